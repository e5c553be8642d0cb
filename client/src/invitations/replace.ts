import type { QueryClient } from '@tanstack/react-query';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { notify, type ToastContent } from '#client/lib/notify.ts';
import { afterSave } from '#client/meetings/api.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { saveSunday } from '#client/meetings/save-sunday.ts';
import { undoNotice, type UndoEnd } from '#client/meetings/undo-notice.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { withReplacement, type Replacing } from '#shared/invitations/replaced.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { closeInvitation, invite } from './inviting.tsx';
import { answerAgain } from './undo-mark.ts';

type Replaced = { before: Meeting; declined: Assignment; saved: Meeting; assignment: Assignment };

const CHANGED = 'Someone just changed this Sunday, or the answer. Check it, then choose again.';

/** Saves the next person in place of the one who declined, in the plan as it is now; null if that is no longer so. */
async function replaceIn(
  client: QueryClient,
  { meeting, assignment: { part, memberId, name } }: PersonToAsk,
  next: Replacing,
  minutes: number,
): Promise<Replaced | null> {
  const before = await client.fetchQuery({ ...meetingOptions(meeting.id), staleTime: 0 });
  afterSave(client, before);
  const declined = invitedIn(before).find(
    (one) =>
      one.part === part && one.memberId === memberId && one.name === name && one.invitation?.state === 'declined',
  );
  if (!declined) return null;
  const values = valuesOf(before, minutes);
  const wanted = withReplacement(values, before, declined, next);
  const saved = await saveSunday(client, { meeting: before, values }, wanted, false);
  afterSave(client, saved);
  const assignment = invitedIn(saved).find((one) => one.part === part && one.memberId === next.id);
  return assignment ? { before, declined, saved, assignment } : null;
}

async function takeBack(client: QueryClient, { before, declined, saved }: Replaced, minutes: number): Promise<UndoEnd> {
  try {
    const stored = { meeting: saved, values: valuesOf(saved, minutes) };
    const after = await saveSunday(client, stored, valuesOf(before, minutes), true);
    afterSave(client, after);
    await answerAgain(client, after, [declined]);
    return { kind: 'done' };
  } catch (error) {
    return isStale(error) ? { kind: 'changed' } : { kind: 'refused', words: wordsOf(error) };
  }
}

type Setting = { client: QueryClient; minutes: number; today: string };

/** Saves the replacement, says so with an Undo, and opens the invitation of that person; otherwise says why not. */
export async function replaceAndInvite(person: PersonToAsk, next: Replacing, setting: Setting): Promise<string | null> {
  const { client, minutes, today } = setting;
  try {
    const replaced = await replaceIn(client, person, next, minutes);
    if (!replaced) return CHANGED;
    const { declined, saved, assignment } = replaced;
    const title = `${assignment.name} Replaces ${declined.name}`;
    const undo = async () => {
      closeInvitation();
      notify(undoNotice(title, await takeBack(client, replaced, minutes)));
    };
    const notice: ToastContent = {
      title,
      description: `${declined.label} on ${dateSeenFrom(saved.date, today)}. Not asked yet.`,
      action: { label: 'Undo', onRun: () => void undo() },
    };
    invite([{ meeting: saved, assignment }], { onOpen: () => notify(notice) });
    return null;
  } catch (error) {
    return isStale(error) ? CHANGED : wordsOf(error);
  }
}
