import { useQuery } from '@tanstack/react-query';
import { useToday } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { Card, CardBody, CardHead } from '#client/ui/card.tsx';
import { Failed } from '#client/ui/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/skeleton.tsx';
import { Link } from 'wouter';
import { Badge } from '#client/ui/badge.tsx';
import { meetingPath } from '#client/paths.ts';
import { briefDate, relativeDay } from '#shared/calendar/format.ts';
import { memberName } from '#shared/members/rules.ts';
import { recentOptions, statsOptions, suggestedOptions } from './api.ts';
import { AssignMenu } from './assign-menu.tsx';
import { Evenness, TalksByMonth } from './charts.tsx';

const SUGGESTED = 6;
const FIGURES = 'grid gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1.3fr_1fr]';

/** Figures of the ward: how many talks, when, and how evenly people are asked. */
export function Statistics() {
  const { data, error, isFetching, refetch } = useQuery(statsOptions());
  if (error && !data) return <Card><Failed onRetry={() => void refetch()} retrying={isFetching}>{wordsOf(error)}</Failed></Card>;
  if (!data) return <WaitingForFigures />;
  const facts = [
    ['Talks in all', data.totalTalks],
    ['This year', data.talksThisYear],
    ['Have spoken', `${data.speakers} of ${data.members}`],
    ['Usual length', data.averageMinutes === null ? '–' : `${data.averageMinutes} min`],
  ] as const;
  return (
    <section aria-label="Speaking statistics" className={FIGURES}>
      <Card>
        <CardHead title="Speaking statistics" plain />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 pb-4 md:px-5">
          {facts.map(([label, figure]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted max-md:text-base">{label}</dt>
              <dd className="num text-lg font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHead title="Talks by month" plain />
        <div className="px-4 pb-4 md:px-5"><TalksByMonth months={data.byMonth} /></div>
      </Card>
      <Card className="md:max-xl:col-span-2">
        <CardHead title="How evenly the ward is asked" plain />
        <div className="px-4 pb-4 md:px-5"><Evenness evenness={data.evenness} members={data.members} /></div>
      </Card>
    </section>
  );
}

/** Three cards of about the height to come, so that the list below stays where it is. */
const WaitingForFigures = () => (
  <div className={FIGURES}>
    {['h-44', 'h-46', 'h-41 md:max-xl:col-span-2'].map((shape) => (
      <Card key={shape} className={`${shape} xl:h-46`}><Loading><SkeletonLines count={3} /></Loading></Card>
    ))}
  </div>
);

/** Whom to ask next, and why. */
export function Suggestions() {
  const { data, error, isFetching, refetch } = useQuery(suggestedOptions(SUGGESTED));
  return (
    <Card aria-labelledby="whom-to-ask">
      <CardHead id="whom-to-ask" title="Whom to ask" />
      {error && !data ? <Failed onRetry={() => void refetch()} retrying={isFetching}>{wordsOf(error)}</Failed> : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <CardBody className="text-muted">Everybody who is available has a talk ahead.</CardBody> : null}
      <ul className="divide-y divide-line">
        {(data ?? []).map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-2 py-2 pr-2 pl-4 md:pl-5">
            <div className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{memberName(member)}</b>
              <span className="text-sm text-muted max-md:text-base">{[member.reason, member.calling].filter(Boolean).join(' · ')}</span>
            </div>
            <AssignMenu memberId={member.id} name={memberName(member)} isSmall />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who spoke lately and who speaks soon. */
export function RecentAndUpcoming() {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(recentOptions());
  return (
    <Card aria-labelledby="recent-and-upcoming">
      <CardHead id="recent-and-upcoming" title="Recent and upcoming speakers" />
      {error && !data ? <Failed onRetry={() => void refetch()} retrying={isFetching}>{wordsOf(error)}</Failed> : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <CardBody className="text-muted">Nobody has spoken or been assigned within four months.</CardBody> : null}
      <ul className="divide-y divide-line">
        {(data ?? []).toReversed().map((talk) => (
          <li key={talk.id} className="flex items-start justify-between gap-3 px-4 py-2.5 md:px-5">
            <div className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{talk.speakerName}</b>
              <span className="text-sm text-muted max-md:text-base">{talk.topic ?? 'Topic TBD'}</span>
            </div>
            <span className="grid shrink-0 justify-items-end gap-0.5">
              <Link href={meetingPath(talk.meetingId)} className="num text-sm touch:min-h-6">{briefDate(talk.date)}</Link>
              {talk.isUpcoming ? <Badge tone="confirmed">{relativeDay(talk.date, today)}</Badge> : <span className="text-xs text-muted">{relativeDay(talk.date, today)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
