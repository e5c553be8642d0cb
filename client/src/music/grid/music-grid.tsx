import { useState, type KeyboardEvent } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { cellId, MusicCell } from './music-cell.tsx';
import { noteOf, TopicLine } from './music-facts.tsx';
import { briefNote, sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { UnplannedSunday } from './unplanned-sunday.tsx';
import { useMusicPlan, type MusicLine, type PlannedMeeting } from './music-plan.ts';
import { MusicBadge } from './music-status.tsx';
import { WarningSign } from './warning-sign.tsx';
import { useWarnings } from './music-warnings.ts';

const focusCell = (planned: PlannedMeeting | undefined, slot: HymnSlot) =>
  planned && document.getElementById(cellId(planned.meeting.id, slot))?.focus();

const EDGE = 'border-b border-line group-last:border-b-0';

/** A grid of Sundays and hymn slots. Tab moves across, Enter moves down, Ctrl or ⌘ with Enter saves. */
export function MusicGrid({ lines, isToday = false }: { lines: readonly MusicLine[]; isToday?: boolean }) {
  const { today } = useMusicPlan();
  const planned = lines.flatMap((line) => line.planned ?? []);
  return (
    <Card edge={isToday}>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{isToday ? 'Music today' : 'Upcoming music'}</caption>
        <colgroup>
          <col className="w-39" />
          {HYMN_SLOT_NAMES.map((slot) => (
            <col key={slot} className={slot === 'specialNumber' ? 'w-41' : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr className="h-9 text-left text-xs text-muted">
            <th scope="col" className="border-b border-line pl-5 font-semibold">
              Sunday
            </th>
            {HYMN_SLOT_NAMES.map((slot) => (
              <th key={slot} scope="col" className="border-b border-line px-1 font-semibold last:pr-5">
                {HYMN_SLOT_LABELS[slot]}
                {isRequiredSlot(slot) ? <span title="Required"> *</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line) => {
          if (line.planned) {
            const at = planned.indexOf(line.planned);
            return <Sunday key={line.date} planned={line.planned} next={planned[at + 1]} before={planned[at - 1]} />;
          }
          return (
            <tbody key={line.date} className="group">
              <tr>
                <th scope="row" className={`py-2 pl-5 text-left font-medium text-muted ${EDGE}`}>
                  <time dateTime={line.date}>{dateSeenFrom(line.date, today)}</time>
                </th>
                <td colSpan={5} className={`h-11 px-3 text-muted ${EDGE}`}>
                  <UnplannedSunday line={line} />
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </Card>
  );
}

type SundayProps = {
  planned: PlannedMeeting;
  next: PlannedMeeting | undefined;
  before: PlannedMeeting | undefined;
};

/** Which Sunday it is, and what is special about it. */
function SundayHead({ meeting: { date, kind } }: { meeting: Meeting }) {
  const { today } = useMusicPlan();
  const time = <time dateTime={date}>{dateSeenFrom(date, today)}</time>;
  const isToday = date === today;
  const brief = briefNote(date, kind, { near: daysBetween(today, date) <= 1 ? relativeDay(date, today) : null });
  const note = isToday ? ['', ...sundayMarks(date, kind)].join(' · ') : brief;
  return (
    <>
      {isToday ? <h2 className="text-control">Today's Meeting</h2> : <b className="block font-semibold">{time}</b>}
      <span
        title={isToday ? undefined : noteOf(date, kind, today)}
        className="mb-0.5 block truncate text-xs text-muted"
      >
        {isToday ? time : null}
        {note}
      </span>
    </>
  );
}

/** Two lines of one height, whatever is chosen: the hymns, and below them what the talks are about. */
function Sunday({ planned, next, before }: SundayProps) {
  const { saveAll } = useMusicPlan();
  const { meeting, isComplete } = planned;

  const onKeyDown = (event: KeyboardEvent, slot: HymnSlot) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void saveAll();
      return;
    }
    // Only a highlighted suggestion handles Enter; an open list alone doesn't.
    if (event.target instanceof HTMLElement && event.target.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    focusCell(event.shiftKey ? before : next, slot);
  };
  return (
    <tbody className="group">
      <tr className="h-12 align-top">
        <th scope="row" rowSpan={2} className={`py-1.5 pl-5 text-left font-normal ${EDGE}`}>
          <SundayHead meeting={meeting} />
          <MusicBadge isComplete={isComplete} />
        </th>
        {HYMN_SLOT_NAMES.map((slot) => (
          <td key={slot} className="px-1 pt-1.5 last:pr-5" onKeyDown={(event) => onKeyDown(event, slot)}>
            {slot === 'specialNumber' && meeting.kind === 'fast_testimony' && planned.hymns[slot] === '' ? (
              <p className="flex h-14 items-center roomy:h-10.5 px-2.25 text-sm text-muted">None on fast Sunday</p>
            ) : (
              <Cell planned={planned} slot={slot} />
            )}
          </td>
        ))}
      </tr>
      <tr className="h-6.5 align-top">
        <td colSpan={5} className={`pt-1 pr-5 pb-1 pl-1 ${EDGE}`}>
          <TopicLine meeting={meeting} />
        </td>
      </tr>
    </tbody>
  );
}

function Cell({ planned, slot }: { planned: PlannedMeeting; slot: HymnSlot }) {
  const warningOf = useWarnings();
  const [isFocused, setFocused] = useState(false);
  const warning = warningOf(planned, slot);
  const id = `${cellId(planned.meeting.id, slot)}-warning`;
  return (
    <div className="relative" onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <MusicCell planned={planned} slot={slot} describedBy={warning ? id : undefined} />
      {warning ? (
        <WarningSign
          id={id}
          label={HYMN_SLOT_LABELS[slot]}
          isOpen={isFocused}
          isLate={HYMN_SLOT_NAMES.indexOf(slot) > 1}
        >
          {warning}
        </WarningSign>
      ) : null}
    </div>
  );
}
