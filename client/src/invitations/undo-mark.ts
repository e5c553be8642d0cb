import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { showSaved } from '#client/meetings/api.ts';
import type { SentTo } from '#shared/http/route.ts';
import { invitations } from '#shared/invitations/addresses.ts';
import { invitedIn, isFor, NOT_ASKED, type Assignment } from '#shared/invitations/assignments.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** An invitation as it was before it was marked. */
export const asBefore = ({ state, way, word, at, by }: InvitationRow) => ({
  state,
  way: way ?? undefined,
  word,
  at: at === null ? undefined : String(at),
  by: by ?? undefined,
  isUndo: true,
});

type Marked = { meeting: Meeting; assignment: Assignment };
type Marks = SentTo<typeof invitations.mark>['body'];

/** What brings the marks of several people back: those that were the same in one call. */
export function marksAsBefore(people: readonly Marked[]): Marks[] {
  const calls = new Map<string, Marks>();
  for (const { meeting, assignment } of people) {
    const { key, name, invitation } = assignment;
    const before = asBefore(invitation ?? NOT_ASKED);
    const same = JSON.stringify(before);
    const assignments = [...(calls.get(same)?.assignments ?? []), { meetingId: meeting.id, key, name }];
    calls.set(same, { ...before, assignments });
  }
  return [...calls.values()];
}

/** Those who came after all had declined, and count so again once that is undone. */
export async function declineAgain(client: QueryClient, meeting: Meeting, came: readonly Assignment[]): Promise<void> {
  const there = invitedIn(meeting);
  for (const one of came) {
    // A talk that was written again has another key.
    const key = there.find((other) => isFor(one, other))?.key;
    if (key === undefined || !one.invitation) continue;
    const body = { assignments: [{ meetingId: meeting.id, key, name: one.name }], ...asBefore(one.invitation) };
    for (const saved of await call(invitations.mark, { body })) showSaved(client, saved);
  }
}
