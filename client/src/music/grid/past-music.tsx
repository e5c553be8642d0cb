import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#client/lib/api-error.ts';
import { allMeetingsOptions } from '#client/meetings/meeting-options.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { pastMeetings } from '#shared/meetings/hints/upcoming.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { useMusicPlan } from './music-plan.ts';

const STEP = 8;

/** What was sung lately, the newest last, as if one scrolled up from the next Sunday. It can only be read. */
export function PastMusic() {
  const { today } = useMusicPlan();
  const [count, setCount] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({ ...allMeetingsOptions(), enabled: count > 0 });
  const held = pastMeetings(data ?? [], today).filter(({ kind }) => holdsMeeting(kind));
  const shown = held.slice(0, count).toReversed();
  const more = (
    <Button size="sm" variant="ghost" icon={History} edge="start" onClick={() => setCount(count + STEP)}>
      {count === 0 ? 'Show Past Sundays' : 'Show Earlier Sundays'}
    </Button>
  );
  if (count === 0) return <div className="-my-3 flex">{more}</div>;
  return (
    <Card aria-labelledby="past-music">
      <CardHead
        id="past-music"
        title="Recently Sung"
        end={
          <>
            {held.length > count ? more : null}
            <Button size="sm" variant="ghost" edge="end" onClick={() => setCount(0)}>
              Hide
            </Button>
          </>
        }
      />
      {error && !data ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </Failed>
      ) : !data ? (
        <Loading label="Loading past Sundays..." />
      ) : shown.length === 0 ? (
        <p className="p-4 text-muted md:px-5">Past Sundays will appear here.</p>
      ) : (
        <div
          role="group"
          aria-label="Past music"
          tabIndex={0}
          className="overflow-x-auto focus-visible:-outline-offset-2"
        >
          <table className="w-full text-left">
            <caption className="sr-only">Past music</caption>
            <thead>
              <tr className="h-9 text-xs text-muted">
                <th scope="col" className="pr-3 pl-4 font-semibold md:pl-5">
                  Sunday
                </th>
                {HYMN_SLOT_NAMES.map((slot) => (
                  <th key={slot} scope="col" className="min-w-28 pr-3 font-semibold">
                    {HYMN_SLOT_LABELS[slot]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((meeting) => (
                <tr key={meeting.id} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pr-3 pl-4 font-medium whitespace-nowrap md:pl-5">
                    <time dateTime={meeting.date}>{dateSeenFrom(meeting.date, today)}</time>
                  </th>
                  {HYMN_SLOT_NAMES.map((slot) => {
                    const text = meeting[HYMN_FIELDS[slot]];
                    return (
                      <td key={slot} className="py-2 pr-3">
                        {text ? <HymnTitle text={text} /> : <NoOne>None</NoOne>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
