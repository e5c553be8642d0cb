import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { membersOptions } from '#client/members/api.ts';
import { useRotation } from '#client/standing/use-standing.ts';
import { TALK_PART } from '#shared/invitations/constants.ts';
import { replacementsFor, speakersInstead } from '#shared/invitations/replacements.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { SuggestedSpeaker } from '#shared/tracking/schema.ts';

const SUGGESTED = 2;

type Props = { person: PersonToAsk; suggested: readonly SuggestedSpeaker[] };
type Next = { id: number; name: string; reason: string; field: string };

/** Who could be asked instead, as the meeting form suggests them, and its field for everyone else. */
export function Replacements({ person, suggested }: Props) {
  const { edit } = useDialogLinks();
  const { meeting, assignment } = person;
  const next = useNext(person, suggested);
  return (
    <span className="grid justify-items-start gap-0.5 pb-1 text-sm">
      {next.map(({ id, name, reason, field }) => (
        <span key={id}>
          <Link href={edit(meeting.id, field)}>{`Ask ${name}`}</Link>
          {reason ? <span className="text-muted"> · {capitalize(reason)}</span> : null}
        </span>
      ))}
      <Link href={edit(meeting.id, assignment.field)}>Ask someone else</Link>
    </span>
  );
}

function useNext({ meeting, assignment }: PersonToAsk, suggested: readonly SuggestedSpeaker[]): Next[] {
  const today = useToday();
  const { part, field } = assignment;
  const { data: members = [] } = useQuery(membersOptions());
  const { data: meetings = [] } = useQuery(planningOptions(today));
  const due = useRotation().dueOn(part, meeting.date);
  const found =
    part === TALK_PART
      ? speakersInstead(meeting, suggested, members, SUGGESTED).map((member) => ({ member, reason: member.reason }))
      : replacementsFor(meeting, part, { members, meetings, today, due }, SUGGESTED);
  return found.map(({ member, reason }) => ({
    id: member.id,
    name: fullName(member),
    reason,
    field: `${field}:${member.id}`,
  }));
}
