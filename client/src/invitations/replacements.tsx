import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { notify } from '#client/lib/notify.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { membersOptions } from '#client/members/api.ts';
import { cx } from '#client/ui/cx.ts';
import { useRotation } from '#client/standing/use-standing.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { NUMBER_PART } from '#shared/invitations/constants.ts';
import type { Replacing } from '#shared/invitations/replaced.ts';
import { namesForEach, replacementsFor } from '#shared/invitations/replacements.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullName } from '#shared/text/person-name.ts';

const SUGGESTED = 2;

type Props = {
  person: PersonToAsk;
  /** All who declined, with this person among them. */
  declined: readonly PersonToAsk[];
};
type Next = Replacing & { reason: string };

/** One below the other, each as tall as a finger. */
const TALL = 'touch:inline-flex touch:min-h-11 touch:items-center';

/** Who could be asked instead, as the meeting form suggests them, in one press; its field for everyone else. */
export function Replacements({ person, declined }: Props) {
  const { edit } = useDialogLinks();
  const { meeting, assignment } = person;
  const next = useNext(person, declined);
  const { replace, isBusy } = useReplace(person);
  const day = dateSeenFrom(meeting.date, useToday());
  return (
    <span className="grid justify-items-start gap-0.5 pb-1 text-sm touch:gap-0">
      {next.map(({ reason, ...member }) => (
        <span key={member.id}>
          <button
            type="button"
            aria-disabled={isBusy}
            title={`Replaces ${assignment.name}, ${assignment.label.toLowerCase()}, ${day}`}
            onClick={() => replace(member)}
            className={cx('text-left text-link hover:underline', TALL)}
          >
            {`Ask ${fullName(member)}`}
          </button>
          {reason ? <span className="text-muted"> · {capitalize(reason)}</span> : null}
        </span>
      ))}
      <Link href={edit(meeting.id, assignment.field)} className={TALL}>
        Ask someone else
      </Link>
      {assignment.part === NUMBER_PART && !meeting.restHymn ? (
        <Link href={edit(meeting.id, 'hymns.rest')} className={TALL}>
          Choose a rest hymn instead
        </Link>
      ) : null}
    </span>
  );
}

/** The code of the save comes with the first press. */
function useReplace(person: PersonToAsk) {
  const client = useQueryClient();
  const today = useToday();
  const { defaultTalkLength: minutes } = useWard();
  const [isBusy, setBusy] = useState(false);
  const replace = async (next: Replacing) => {
    if (isBusy) return;
    setBusy(true);
    const why = await import('./replace.ts').then(
      ({ replaceAndInvite }) => replaceAndInvite(person, next, { client, minutes, today }),
      wordsOf,
    );
    setBusy(false);
    if (why !== null) notify({ kind: 'error', title: 'Not Replaced', description: why });
  };
  return { replace: (next: Replacing) => void replace(next), isBusy };
}

function useNext(person: PersonToAsk, declined: readonly PersonToAsk[]): readonly Next[] {
  const today = useToday();
  const { data: members = [] } = useQuery(membersOptions());
  const { data: meetings = [] } = useQuery(planningOptions(today));
  const { dueOn } = useRotation();
  const namesFor = ({ meeting, assignment: { part } }: PersonToAsk, limit: number): Next[] =>
    replacementsFor(meeting, part, { members, meetings, today, due: dueOn(part, meeting.date) }, limit).map(
      ({ member, reason }) => ({ ...member, reason }),
    );
  return namesForEach(declined, namesFor, SUGGESTED).get(person) ?? [];
}
