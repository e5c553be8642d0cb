import { TriangleAlert } from 'lucide-react';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { cellId, MusicCell } from './music-cell.tsx';
import { MusicFacts, noteOf } from './music-facts.tsx';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';
import { MusicBadge } from './music-status.tsx';
import { useWarnings } from './music-warnings.ts';

type Props = { planned: PlannedMeeting; isToday?: boolean };

/** One meeting as a card, where the grid has no room. */
export function MusicCard({ planned, isToday = false }: Props) {
  const { today } = useMusicPlan();
  const warningOf = useWarnings();
  const { meeting, hymns } = planned;
  const date = dateSeenFrom(meeting.date, today);
  const slots = HYMN_SLOT_NAMES.filter(
    (slot) => slot !== 'specialNumber' || meeting.kind !== 'fast_testimony' || hymns[slot] !== '',
  );
  return (
    <Card edge={isToday}>
      <CardHead
        title={isToday ? `Today's Meeting, ${date}` : <time dateTime={meeting.date}>{date}</time>}
        end={<MusicBadge isComplete={planned.isComplete} />}
      />
      <div className="grid gap-3 p-4 md:px-5">
        <div className="grid gap-1">
          <p className="text-base text-muted">
            {isToday ? sundayNote(meeting.date, meeting.kind) : noteOf(meeting.date, meeting.kind, today)}
          </p>
          <MusicFacts meeting={meeting} />
        </div>
        <div className={isToday ? 'grid gap-3 md:grid-cols-3 lg:grid-cols-5' : 'grid gap-3'}>
          {slots.map((slot) => {
            const warning = warningOf(planned, slot);
            const id = cellId(meeting.id, slot);
            return (
              <div key={slot} className="grid min-w-0 content-start gap-1.5">
                <label htmlFor={id} className="text-sm font-medium">
                  {HYMN_SLOT_LABELS[slot]}
                  {isRequiredSlot(slot) ? (
                    <span aria-hidden="true" className="text-muted">
                      {' *'}
                    </span>
                  ) : null}
                </label>
                <MusicCell planned={planned} slot={slot} describedBy={warning ? `${id}-warning` : undefined} wraps />
                {warning ? (
                  <p id={`${id}-warning`} className="flex items-start gap-1.5 text-sm text-warn">
                    <TriangleAlert aria-hidden="true" className="mt-0.5" />
                    <span className="min-w-0">{warning}</span>
                  </p>
                ) : null}
              </div>
            );
          })}
        </div>
      </div>
    </Card>
  );
}
