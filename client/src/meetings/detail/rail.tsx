import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useNow, useSession, useWard } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import { cx } from '#client/ui/cx.ts';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { declineInWords, declinesToFill } from '#shared/invitations/declines.ts';
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
  const { may } = useSession();
  const { conflictDetection } = useWard();
  const isAhead = meeting.date >= today && holdsMeeting(meeting.kind);
  return (
    <aside aria-label="About this meeting" className="grid gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
      {holdsMeeting(meeting.kind) ? <Checklist meeting={meeting} /> : null}
      <AttendanceCard meeting={meeting} today={today} />
      {isAhead && conflictDetection ? <Conflicts meeting={meeting} today={today} /> : null}
      {may('meetings:write') ? <DetailHistory meeting={meeting} isAsked={!isLeaving} /> : null}
    </aside>
  );
}

const gapWords = (label: string): string =>
  label === 'conducting' || label === 'presiding' ? `No one ${label}` : `No ${label}`;

const rowOf = (field: string): string => (field.startsWith('talk:') ? 'speakers' : field);

/** Everything this type of meeting needs. Once the meeting is marked complete, gaps are no longer warnings. */
function Checklist({ meeting }: { meeting: Meeting }) {
  const { edit } = useDialogLinks();
  const declines = declinesToFill(meeting, useNow());
  const wanted = missingParts(planOf({ kind: meeting.kind, isComplete: false, speakingAssignments: [] }));
  const missing = new Set(missingParts({ ...planOf(meeting), isComplete: false }).map((part) => part.path));
  const open = new Set([...missing, ...declines.map(({ field }) => rowOf(field))]);
  const done = wanted.filter(({ path }) => !open.has(path)).length;
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
            <Gap key={path} href={edit(meeting.id, path)} isQuiet={meeting.isComplete}>
              {gapWords(label)}
            </Gap>
          ) : open.has(path) ? null : (
            <li key={path} className="flex items-start gap-2.5">
              <Check className="mt-0.5 text-planned-fg" />
              {capitalize(label)}
            </li>
          ),
        )}
        {declines.map((one) => (
          <Gap key={one.key} href={edit(meeting.id, one.field)}>
            {declineInWords(one)}
          </Gap>
        ))}
      </ul>
      {meeting.isComplete ? (
        <p className="border-t border-line px-4 py-2.5 text-sm text-muted">Marked as complete.</p>
      ) : null}
    </Card>
  );
}

type GapProps = { href: string; isQuiet?: boolean; children: string };

const Gap = ({ href, isQuiet = false, children }: GapProps) => (
  <li>
    <Link href={href} className={cx('flex items-start gap-2.5', isQuiet ? 'text-muted' : 'text-warn')}>
      {isQuiet ? <Minus className="mt-0.5" /> : <TriangleAlert className="mt-0.5" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  </li>
);

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
          <Gap key={`${field} ${text}`} href={edit(meeting.id, field)}>
            {text}
          </Gap>
        ))}
      </ul>
    </Card>
  );
}
