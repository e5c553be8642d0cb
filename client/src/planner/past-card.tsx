import { Link } from 'wouter';
import { meetingsPath } from '#client/meetings/links.ts';
import { MeetingBadge } from '#client/meetings/meeting-status.tsx';
import { meetingPath } from '#client/paths.ts';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { stayedAway } from '#shared/invitations/declines.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Meeting, SpeakingAssignment } from '#shared/meetings/schema.ts';
import { firstNameIn } from '#shared/text/first-name.ts';

const LISTED = 4;
const NAMED = 2;

const firstNameOf = ({ member, speakerName }: SpeakingAssignment): string | null =>
  member?.firstName ?? (speakerName ? firstNameIn(speakerName) : null);

/** The first names of two speakers and how many more, or the meeting type if there were none. */
function Speakers({ meeting: { kind, date, speakingAssignments }, today }: { meeting: Meeting; today: string }) {
  const talks = speakingAssignments.filter(({ invitation }) => !stayedAway(invitation, date, today));
  if (talks.length === 0 || !holdsMeeting(kind)) {
    return <span>{kind === 'regular' ? 'No speakers recorded' : KIND_LABELS[kind]}</span>;
  }
  const names = talks.slice(0, NAMED).map(firstNameOf);
  const more = talks.length - names.length;
  return (
    <span className="wrap-anywhere">
      {names.join(', ')}
      {more > 0 ? <span className="whitespace-nowrap text-muted"> + {more} more</span> : null}
    </span>
  );
}

export function PastCard({ meetings, today }: { meetings: readonly Meeting[]; today: string }) {
  return (
    <Card aria-labelledby="past-meetings">
      <CardHead
        id="past-meetings"
        title="Recent Past Meetings"
        className="py-2.5! md:px-4!"
        end={
          <Link
            href={meetingsPath('past')}
            className="text-sm touch:-my-3 touch:-mr-3 touch:inline-flex touch:min-h-11 touch:items-center touch:px-3"
          >
            History
          </Link>
        }
      />
      {meetings.length === 0 ? (
        <div className="flex flex-wrap gap-x-4 p-4">
          <p className="text-muted">Past meetings will appear here.</p>
          <Link href={meetingsPath('upcoming')}>View upcoming meetings</Link>
        </div>
      ) : (
        <ul className="grid divide-line max-md:divide-y md:grid-cols-4 md:divide-x">
          {meetings.slice(0, LISTED).map((meeting) => (
            <li key={meeting.id}>
              <Link
                href={meetingPath(meeting.id)}
                className="grid h-full content-start justify-items-start gap-0.5 px-4 py-2.5 text-sm text-text hover:bg-sunken hover:no-underline"
              >
                <b className="text-base font-semibold">{dateSeenFrom(meeting.date, today)}</b>
                <Speakers meeting={meeting} today={today} />
                <span className="mt-1">
                  <MeetingBadge meeting={meeting} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
