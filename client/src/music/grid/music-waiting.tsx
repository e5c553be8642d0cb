import { Card } from '#client/ui/layout/card.tsx';
import { Loading, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { usePhone } from '#client/ui/use-media.ts';
import { isSunday, sundayKind, type SundayKind } from '#shared/calendar/sundays.ts';
import { HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { useMusicPlan } from './music-plan.ts';

/** As many Sundays as the screen has. */
const places = [1, 2, 3, 4, 5, 6];

/** The skeleton of the music grid, on a Sunday with that of today's meeting above it, but not at General Conference. */
export function MusicWaiting({ isWide }: { isWide: boolean }) {
  const { today, ward } = useMusicPlan();
  const near = useNearCards();
  const kind = isSunday(today) ? sundayKind(today, ward.fastSundayRule) : 'general_conference';
  return (
    <Loading label="Loading music..." className={isWide ? 'grid gap-6' : 'grid gap-4 md:grid-cols-2'}>
      {isWide && holdsMeeting(kind) ? <Grid rows={[0]} today={kind} /> : null}
      {isWide ? <Grid rows={places} /> : places.map((place) => <MusicCardWaiting key={place} isNear={place <= near} />)}
    </Loading>
  );
}

function Grid({ rows, today }: { rows: readonly number[]; today?: SundayKind }) {
  return (
    // Where columns are narrow, the topics of a meeting that is planned take two lines; a fast meeting has none.
    <Card aria-hidden="true" edge={today !== undefined} className={today === 'regular' ? 'pb-5 roomy:pb-0' : undefined}>
      <div className="grid h-9 grid-cols-[8.25rem_repeat(4,minmax(0,1fr))_8.75rem] items-center gap-2 border-b border-line px-5 text-xs font-semibold text-muted">
        <span>Sunday</span>
        {HYMN_SLOT_NAMES.map((slot) => (
          <span key={slot}>{HYMN_SLOT_LABELS[slot]}</span>
        ))}
      </div>
      {rows.map((place) => (
        <div
          key={place}
          className="grid h-21.75 roomy:h-19.25 grid-cols-[8.25rem_repeat(4,minmax(0,1fr))_8.75rem] content-start gap-2 border-b border-line px-5 py-1.5 last:border-b-0"
        >
          <div className="grid content-start gap-1.5 pt-0.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          {HYMN_SLOT_NAMES.map((slot) => (
            <Skeleton key={slot} className="h-14 w-full roomy:h-10.5" />
          ))}
        </div>
      ))}
    </Card>
  );
}

/** How many cards a screen shows before anyone scrolls. */
export const useNearCards = (): number => (usePhone() ? 1 : 4);

/** The skeleton of one card; further down, its outline alone. */
export function MusicCardWaiting({ isNear }: { isNear: boolean }) {
  if (!isNear) return <Card aria-hidden="true" className="h-[34rem]" />;
  return (
    <Card aria-hidden="true">
      <div className="flex min-h-12 items-center justify-between border-b border-line px-4 py-3 md:px-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="grid gap-3 p-4 md:px-5">
        <Skeleton className="h-16 w-4/5" />
        {HYMN_SLOT_NAMES.map((slot) => (
          <div key={slot} className="grid gap-1.5">
            <span className="text-sm font-medium text-muted">{HYMN_SLOT_LABELS[slot]}</span>
            <Skeleton className="h-control w-full" />
          </div>
        ))}
        <Skeleton className="h-control-sm w-20" />
      </div>
    </Card>
  );
}
