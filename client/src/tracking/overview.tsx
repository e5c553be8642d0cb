import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useToday, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { meetingPath } from '#client/paths.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { nextWithoutSpeakers } from '#shared/meetings/hints/without-speakers.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullName } from '#shared/text/person-name.ts';
import { recentOptions, statsOptions, suggestedOptions } from './api.ts';
import { TalkMark } from './talk-mark.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { Evenness, EvennessWaiting, TalksByMonth, TalksByMonthWaiting } from './charts.tsx';

const FACTS = ['Total talks', 'This year', 'Have spoken', 'Average length'] as const;

/** Speaking statistics for the ward. The layout stays the same while loading. */
export function Statistics() {
  const { data, error } = useQuery(statsOptions());
  // Zeros and empty bars tell nothing.
  if ((error && !data) || data?.totalTalks === 0) return null;
  const figures = data && [
    data.totalTalks,
    data.talksThisYear,
    `${data.speakers} of ${data.members}`,
    data.averageMinutes === null ? '–' : `${data.averageMinutes} min`,
  ];
  return (
    <section
      aria-label="Speaking Statistics"
      aria-busy={data ? undefined : true}
      className="grid gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1.3fr_18.5rem] roomy:grid-cols-[1fr_1.3fr_20rem]"
    >
      <Card>
        <CardHead title="Speaking Statistics" plain />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 pb-4 md:px-5">
          {FACTS.map((label, place) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted max-md:text-base">{label}</dt>
              <dd className="num text-lg font-semibold">
                {figures ? figures[place] : <Skeleton className="my-1 h-5 w-1/2" />}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHead title="Talks by Month" plain />
        <div className="px-4 pb-4 md:px-5">
          {data ? <TalksByMonth months={data.byMonth} /> : <TalksByMonthWaiting />}
        </div>
      </Card>
      <Card className="md:max-xl:col-span-2">
        <CardHead title="Time Since Last Talk" plain />
        <div className="px-4 pb-4 md:px-5">
          {data ? <Evenness evenness={data.evenness} members={data.members} /> : <EvennessWaiting />}
        </div>
      </Card>
    </section>
  );
}

/** How many came. Only wards that count attendance, and have, see it. */
export function AttendanceLine() {
  const today = useToday();
  const attendance = useQuery(statsOptions()).data?.attendance;
  if (!attendance) return null;
  const { sundays, average, last } = attendance;
  return (
    <section aria-label="Attendance" className="flex flex-wrap items-baseline gap-x-3 text-muted">
      <h2 className="text-md font-semibold tracking-normal text-text">Attendance</h2>
      <p>
        <b className="num font-semibold text-text">{average}</b>
        {sundays === 1 ? ' on the only Sunday counted' : ` on average, based on the ${sundays} Sundays counted`} in the
        past year. Most recent: <b className="num font-semibold text-text">{last.count}</b> on{' '}
        {dateSeenFrom(last.date, today)}.
      </p>
    </section>
  );
}

/** Suggested speakers, and why. */
export function Suggestions() {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { data, error } = useQuery(suggestedOptions());
  const { data: meetings } = useQuery(planningOptions(today));
  const open = meetings && nextWithoutSpeakers(meetings, today, fastSundayRule);
  const members = useQuery(statsOptions()).data?.members;
  if ((error && !data) || (data?.length === 0 && members === 0)) return null;
  return (
    <Card aria-labelledby="suggested-speakers">
      <CardHead
        id="suggested-speakers"
        title="Suggested Speakers"
        end={
          open ? (
            <span className="text-sm text-muted">For {dateSeenFrom(open.date, today)} · ties take turns</span>
          ) : null
        }
      />
      {data ? null : <WaitingRows count={6} />}
      {data?.length === 0 ? (
        <CardBody className="text-muted">Everyone available is already scheduled to speak.</CardBody>
      ) : null}
      <ul className="divide-y divide-line">
        {(data ?? []).map((member) => (
          <li key={member.id} className="flex min-h-15 items-center justify-between gap-2 py-1.5 pr-2 pl-4 md:pl-5">
            <div className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{fullName(member)}</b>
              <DotParts
                parts={[capitalize(member.reason), member.calling]}
                className="text-sm text-muted max-md:text-base"
              />
            </div>
            <AssignMenu memberId={member.id} name={fullName(member)} isSmall />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Recent and upcoming speakers. */
export function RecentAndUpcoming() {
  const today = useToday();
  const { data, error } = useQuery(recentOptions());
  if ((error && !data) || data?.length === 0) return null;
  return (
    <Card aria-labelledby="recent-and-upcoming">
      <CardHead id="recent-and-upcoming" title="Recent and Upcoming Speakers" />
      {data ? null : <WaitingRows count={8} />}
      <ul className="divide-y divide-line">
        {(data ?? []).toReversed().map((talk) => (
          <li key={talk.id} className="grid min-h-15 content-center gap-0.5 px-4 py-2 md:px-5">
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 font-semibold wrap-anywhere">{talk.speakerName}</b>
              <Link
                href={meetingPath(talk.meetingId)}
                className="num inline-flex min-h-6 shrink-0 items-center text-sm"
              >
                {dateSeenFrom(talk.date, today)}
              </Link>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-sm text-muted max-md:text-base">
              <span className="min-w-0 wrap-anywhere">{talk.topic ?? NO_TOPIC}</span>
              {talk.isUpcoming ? (
                <span className="inline-flex shrink-0 items-center gap-0.5">
                  <Badge tone="confirmed">{relativeDay(talk.date, today)}</Badge>
                  <TalkMark date={talk.date} isTalk={({ id }) => id === talk.id} />
                </span>
              ) : (
                <span className="shrink-0">{relativeDay(talk.date, today)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two-line placeholder rows. */
const WaitingRows = ({ count }: { count: number }) => (
  <ul aria-busy="true" className="divide-y divide-line">
    {Array.from({ length: count }, (_, place) => (
      <li key={place} className="grid h-15 content-center gap-1.5 px-4 md:px-5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </li>
    ))}
  </ul>
);
