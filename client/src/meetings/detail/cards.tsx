import { Ban, Lock } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { InvitationMark, markedName } from '#client/invitations/invitation-mark.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { FactLine, FactLines } from '#client/ui/layout/facts.tsx';
import { isMemberPart, partsOfGroup } from '#shared/meetings/parts.ts';
import { announcedIn } from '#shared/meetings/program/program.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import { seesField } from '#shared/meetings/visible.ts';
import { DetailMusic } from './music.tsx';
import { SpeakerAndTopic, useTalkMinutes } from '#client/meetings/speaker-lines.tsx';

/** The program, card by card. What the person may not see is left out. */
export function DetailCards({ meeting, today }: { meeting: Meeting; today: string }) {
  const holds = holdsMeeting(meeting.kind);
  return (
    <div className="grid min-w-0 gap-4">
      {holds ? null : (
        <Card>
          <Empty icon={Ban} title="No sacrament meeting this Sunday">
            {KIND_LABELS[meeting.kind]}.
          </Empty>
        </Card>
      )}
      {holds ? <Leadership meeting={meeting} /> : null}
      {holds ? <DetailMusic meeting={meeting} today={today} /> : null}
      {holds ? <Speaking meeting={meeting} /> : null}
      <Business meeting={meeting} />
      <Notes meeting={meeting} />
    </div>
  );
}

function Leadership({ meeting }: { meeting: Meeting }) {
  const { view } = useSession();
  if (!seesField(view, 'conductingMember')) return null;
  return (
    <Card>
      <CardHead title="Leadership & Prayers" />
      <FactLines>
        {partsOfGroup('service').map((part) => (
          <FactLine key={part.key} label={part.label} end={isMemberPart(part) ? meeting[part.name]?.calling : null}>
            {markedName(meeting, part)}
          </FactLine>
        ))}
      </FactLines>
    </Card>
  );
}

function Speaking({ meeting }: { meeting: Meeting }) {
  const { kind, speakingAssignments: talks } = meeting;
  const instead = insteadOfSpeakers(kind);
  const minutesOf = useTalkMinutes();
  const minutes = talks.reduce((sum, talk) => sum + minutesOf(talk), 0);
  return (
    <Card>
      <CardHead
        title="Speaking Assignments"
        end={talks.length > 0 ? <span className="num text-sm text-muted">{minutes} minutes</span> : null}
      />
      {talks.length === 0 ? (
        <p className="px-4 py-3 text-muted md:px-5">{instead ? `${instead}. No speakers assigned.` : 'Not assigned'}</p>
      ) : (
        <ol className="divide-y divide-line">
          {talks.map((talk, index) => (
            <li key={talk.id} className="flex gap-4 px-4 py-2.5 md:px-5">
              <span className="num w-6 shrink-0 text-muted md:w-40">{index + 1}</span>
              <span className="min-w-0 flex-1 break-words">
                <SpeakerAndTopic talk={talk} /> <InvitationMark meeting={meeting} of={`talk:${talk.id}`} />
              </span>
              <span className="num shrink-0 text-sm text-muted">{minutesOf(talk)} min</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const BUSINESS = [
  ['announcements', 'Announcements'],
  ['wardBusiness', 'Stake and ward business'],
  ['releases', 'Releases'],
  ['newCallings', 'New callings and sustainings'],
] as const;

/** Announcements are the meeting's own and those that repeat. */
const textOf = (meeting: Meeting, field: (typeof BUSINESS)[number][0]): string | null | undefined =>
  field === 'announcements' && meeting.repeatedAnnouncements ? announcedIn(meeting).join('\n') : meeting[field];

const PLANNERS_ONLY = 'Only planners can see releases and callings';
const READ_ONLY = 'View only - contact administrator to make changes';

function Long({ text }: { text: string | null | undefined }) {
  return text ? <span className="block max-w-prose whitespace-pre-wrap">{text}</span> : null;
}

function Business({ meeting }: { meeting: Meeting }) {
  const { view, may } = useSession();
  const seen = BUSINESS.filter(([field]) => seesField(view, field));
  const isHeld = holdsMeeting(meeting.kind);
  const lines = isHeld ? seen : seen.filter(([field]) => meeting[field]);
  if (lines.length === 0) return null;
  return (
    <Card>
      <CardHead
        title="Announcements & Business"
        end={
          <span className="flex items-center gap-2 text-sm text-muted">
            <Lock /> {may('meetings:write') ? PLANNERS_ONLY : READ_ONLY}
          </span>
        }
      />
      <FactLines>
        {lines.map(([field, label]) => (
          <FactLine key={field} label={label}>
            {textOf(meeting, field) ? <Long text={textOf(meeting, field)} /> : null}
          </FactLine>
        ))}
      </FactLines>
    </Card>
  );
}

function Notes({ meeting }: { meeting: Meeting }) {
  const { view } = useSession();
  if (!seesField(view, 'notes') || (!holdsMeeting(meeting.kind) && !meeting.notes)) return null;
  return (
    <Card>
      <CardHead title="Additional Notes" />
      <div className="px-4 py-3 md:px-5">
        {meeting.notes ? <Long text={meeting.notes} /> : <p className="text-muted">Not assigned</p>}
      </div>
    </Card>
  );
}
