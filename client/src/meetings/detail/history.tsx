import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DatedText, Dotted } from '#client/ui/layout/line-breaks.tsx';
import { useMoments } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import type { Meeting, MeetingEvent } from '#shared/meetings/schema.ts';
import { isAsCreated } from '#shared/meetings/rules.ts';
import { withoutSigns } from '#shared/music/hymn-text.ts';
import { historyOptions } from '#client/meetings/meeting-options.ts';

const SHOWN_AT_FIRST = 5;

/** Who changed what, when; the latest first. */
export function DetailHistory({ meeting, isAsked }: { meeting: Meeting; isAsked: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({ ...historyOptions(meeting.id), enabled: isAsked });
  return (
    <Card aria-labelledby="history">
      <CardHead plain id="history" title="History" className="md:px-4!" />
      {data ? (
        <Events meeting={meeting} events={data} />
      ) : error ? (
        <div className="grid justify-items-start gap-2 px-4 pb-4 text-sm">
          <p role="alert">Couldn’t load history.</p>
          <Button size="sm" busy={isFetching} busyText="Retrying..." onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <Loading label="Loading history...">
          <SkeletonLines count={3} className="p-4!" />
        </Loading>
      )}
    </Card>
  );
}

function Events({ meeting, events }: { meeting: Meeting; events: readonly MeetingEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  const { textOf } = useMoments();
  if (events.length === 0) {
    return (
      <p className="px-4 pb-4 text-sm text-muted">
        {`Created ${textOf(meeting.createdAt)}. `}
        {isAsCreated(meeting) ? 'No changes since.' : `Saved ${textOf(meeting.updatedAt)}; no changes were recorded.`}
      </p>
    );
  }
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol className="grid gap-3 px-4 pb-4">
        {shown.map((event) => (
          <li key={event.id} className="text-sm wrap-anywhere">
            <Dotted>
              {withoutSigns(event.summary)
                .split(' · ')
                .map((change) => (
                  <DatedText key={change}>{change}</DatedText>
                ))}
            </Dotted>
            <span className="block text-sm text-muted">
              <Dotted>
                {[
                  event.actor,
                  <time key="at" dateTime={event.at}>
                    {textOf(event.at)}
                  </time>,
                ]}
              </Dotted>
            </span>
          </li>
        ))}
      </ol>
      {events.length > SHOWN_AT_FIRST ? <ShowAll count={events.length} isWhole={isWhole} onChange={setWhole} /> : null}
    </>
  );
}
