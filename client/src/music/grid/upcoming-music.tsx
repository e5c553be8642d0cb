import { CalendarPlus } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { painted } from '#client/ui/painted.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { MusicCard } from './music-card.tsx';
import { MusicGrid } from './music-grid.tsx';
import { useMusicPlan, type MusicLine } from './music-plan.ts';
import { MusicCardWaiting, useNearCards } from './music-waiting.tsx';
import { UnplannedSunday } from './unplanned-sunday.tsx';

type Props = {
  lines: readonly MusicLine[];
  isWide: boolean;
  /** How many cards come at once. */
  atOnce: number;
};

/** The Sundays ahead, planned or not: a grid, or where it has no room, a card for each. */
export function UpcomingMusic({ lines, isWide, atOnce }: Props) {
  if (!lines.some((line) => line.planned)) {
    return (
      <Card>
        <Empty icon={CalendarPlus} title="No upcoming meetings" action={<PlanLink />}>
          You can choose music here once a meeting is scheduled.
        </Empty>
      </Card>
    );
  }
  return isWide ? <MusicGrid lines={lines} /> : <MusicCards lines={lines} atOnce={atOnce} />;
}

/** A phone takes long to draw them all: the first is there to read, and the others follow one by one. */
function MusicCards({ lines, atOnce }: Omit<Props, 'isWide'>) {
  const { today } = useMusicPlan();
  const near = useNearCards() - (1 - atOnce);
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = drawn >= lines.length;
  useEffect(() => {
    if (isWhole) return;
    let isOver = false;
    void painted().then(() => {
      if (!isOver) startTransition(() => setDrawn(drawn + 1));
    });
    return () => {
      isOver = true;
    };
  }, [drawn, isWhole]);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {lines.map((line, place) =>
        place >= drawn ? (
          <MusicCardWaiting key={line.date} isNear={place < near} />
        ) : line.planned ? (
          <MusicCard key={line.date} planned={line.planned} />
        ) : (
          <Card key={line.date} className="p-4 text-muted">
            <b className="block font-semibold text-text">{dateSeenFrom(line.date, today)}</b>
            <UnplannedSunday line={line} />
          </Card>
        ),
      )}
    </div>
  );
}
