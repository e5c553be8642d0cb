import { Link } from 'wouter';
import { useDialogLinks } from '#client/meetings/links.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { SuggestedSpeaker } from '#shared/tracking/schema.ts';

const SUGGESTED = 2;

type Props = { person: PersonToAsk; suggested: readonly SuggestedSpeaker[] };

/** Who could be asked instead: the suggested speakers for a talk, the field of the meeting form for everything else. */
export function Replacements({ person, suggested }: Props) {
  const { edit } = useDialogLinks();
  const { meeting, assignment } = person;
  const there = new Set(meeting.speakingAssignments.map(({ memberId }) => memberId));
  const next = assignment.kind === 'speaker' ? suggested.filter(({ id }) => !there.has(id)).slice(0, SUGGESTED) : [];
  return (
    <span className="flex flex-wrap gap-x-3 pb-1 text-sm">
      {next.map((member) => (
        <Link key={member.id} href={edit(meeting.id, `speakers:${member.id}`)} title={member.reason}>
          {`Ask ${fullName(member)}`}
        </Link>
      ))}
      <Link href={edit(meeting.id, assignment.field)}>Ask someone else</Link>
    </span>
  );
}
