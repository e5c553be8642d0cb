import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSession, useWard } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import { hintsOf } from '#shared/meetings/hints/meeting-hints.ts';
import { holdsMeeting, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { DetailHistory } from './history.tsx';
import { useDialogLinks } from '#client/meetings/links.ts';

/** The planners' side panel. */
export function DetailRail({ meeting, today, isLeaving }: { meeting: Meeting; today: string; isLeaving: boolean }) {
  const { view, may } = useSession();
  const { conflictDetection } = useWard();
  if (view !== 'whole') return null;
  const isAhead = meeting.date >= today && holdsMeeting(meeting.kind);
  return (
    <aside aria-label="About this meeting" className="grid gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
      {holdsMeeting(meeting.kind) ? <Checklist meeting={meeting} /> : null}
      <AttendanceCard meeting={meeting} today={today} />
      {isAhead && conflictDetection ? <Conflicts meeting={meeting} today={today} /> : null}
      {may('meetings:write') ? <DetailHistory id={meeting.id} isAsked={!isLeaving} /> : null}
    </aside>
  );
}

const gapWords = (label: string): string =>
  label === 'conducting' || label === 'presiding' ? `No one ${label}` : `No ${label}`;

/** Everything this type of meeting needs. Once the meeting is marked complete, gaps are no longer warnings. */
function Checklist({ meeting }: { meeting: Meeting }) {
  const { edit } = useDialogLinks();
  const wanted = missingParts(planOf({ kind: meeting.kind, isComplete: false, speakingAssignments: [] }));
  const missing = new Set(missingParts({ ...planOf(meeting), isComplete: false }).map((part) => part.path));
  const done = wanted.length - missing.size;
  return (
    <Card aria-labelledby="checklist">
      <CardHead
        plain
        id="checklist"
        title="Checklist"
        className="md:px-4!"
        end={<b className="num text-sm font-semibold">{`${done} of ${wanted.length}`}</b>}
      />
      <ul className="grid gap-2 px-4 pb-4">
        {wanted.map(({ path, label }) =>
          missing.has(path) ? (
            <li key={path}>
              <Link
                href={edit(meeting.id, path)}
                className={`flex items-start gap-2.5 ${meeting.isComplete ? 'text-muted' : 'text-warn'}`}
              >
                {meeting.isComplete ? <Minus className="mt-0.5" /> : <TriangleAlert className="mt-0.5" />}
                {gapWords(label)}
              </Link>
            </li>
          ) : (
            <li key={path} className="flex items-start gap-2.5">
              <Check className="mt-0.5 text-planned-fg" />
              {capitalize(label)}
            </li>
          ),
        )}
      </ul>
      {meeting.isComplete ? (
        <p className="border-t border-line px-4 py-2.5 text-sm text-muted">Marked as complete.</p>
      ) : null}
    </Card>
  );
}

function Conflicts({ meeting, today }: { meeting: Meeting; today: string }) {
  const { may } = useSession();
  const { hymnRepeatWeeks } = useWard();
  const { edit } = useDialogLinks();
  const members = useQuery({ ...membersOptions(), enabled: may('members:read') }).data ?? [];
  const meetings = useQuery(planningOptions(today)).data ?? [];
  const hints = hintsOf(meeting, { members, meetings, uses: hymnUses(meetings), weeks: hymnRepeatWeeks, today });
  if (hints.length === 0) return null;
  return (
    <Card aria-labelledby="conflicts">
      <CardHead
        plain
        id="conflicts"
        title="Conflicts"
        className="md:px-4!"
        end={<span className="text-sm text-muted">Just a heads-up</span>}
      />
      <ul className="grid gap-2 px-4 pb-4">
        {hints.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <Link href={edit(meeting.id, field)} className="flex items-start gap-2.5 text-warn">
              <TriangleAlert className="mt-0.5" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
