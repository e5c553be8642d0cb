import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { cellId, MusicCell } from './music-cell.tsx';
import { MusicFacts, noteOf } from './music-facts.tsx';
import { useMusicPlan, type MusicLine, type PlannedMeeting } from './music-plan.ts';
import { MusicBadge, SaveMusic } from './music-status.tsx';
import { useWarnings } from './music-warnings.ts';

const focusCell = (planned: PlannedMeeting | undefined, slot: HymnSlot) =>
  planned && document.getElementById(cellId(planned.meeting.id, slot))?.focus();

/** A grid of Sundays and hymn slots. Tab moves across, Enter moves down, Ctrl or ⌘ with Enter saves. */
export function MusicGrid({ lines }: { lines: readonly MusicLine[] }) {
  const { today } = useMusicPlan();
  const planned = lines.flatMap((line) => line.planned ?? []);
  const main = planned.find((one) => one.isChanged);
  return (
    <Card>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Upcoming music</caption>
        <colgroup>
          <col className="w-38" />
          {HYMN_SLOT_NAMES.map((slot) => (
            <col key={slot} />
          ))}
        </colgroup>
        <thead>
          <tr className="h-8 text-left text-xs text-muted">
            <th scope="col" className="border-b border-line pl-4 font-semibold">
              Sunday
            </th>
            {HYMN_SLOT_NAMES.map((slot) => (
              <th key={slot} scope="col" className="border-b border-line px-1 font-semibold">
                {HYMN_SLOT_LABELS[slot]}
                {isRequiredSlot(slot) ? <span title="Required"> *</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line) => {
          if (line.planned) {
            const at = planned.indexOf(line.planned);
            return (
              <Sunday
                key={line.date}
                planned={line.planned}
                isMain={line.planned === main}
                next={planned[at + 1]}
                before={planned[at - 1]}
              />
            );
          }
          return (
            <tbody key={line.date} className="group">
              <tr>
                <th
                  scope="row"
                  className="border-b border-line py-2 pl-4 text-left font-medium text-muted group-last:border-b-0"
                >
                  <time dateTime={line.date}>{dateSeenFrom(line.date, today)}</time>
                </th>
                <td colSpan={5} className="border-b border-line px-1 py-2 text-muted group-last:border-b-0">
                  {line.hasMeeting ? 'Not planned yet' : `${KIND_LABELS[line.kind]}: no sacrament meeting`}
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
  isMain: boolean;
  next: PlannedMeeting | undefined;
  before: PlannedMeeting | undefined;
};

function Sunday({ planned, isMain, next, before }: SundayProps) {
  const { today, save } = useMusicPlan();
  const warningOf = useWarnings();
  const { meeting, isChanged, isComplete } = planned;

  const onKeyDown = (event: KeyboardEvent, slot: HymnSlot) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (isChanged) void save(meeting);
      return;
    }
    // Only a highlighted suggestion handles Enter; an open list alone doesn't.
    if (event.target instanceof HTMLElement && event.target.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    focusCell(event.shiftKey ? before : next, slot);
  };
  const warnings = HYMN_SLOT_NAMES.map((slot) => ({
    slot,
    warning: warningOf(planned, slot),
    id: `${cellId(meeting.id, slot)}-warning`,
  }));
  return (
    <tbody className="group">
      <tr className="align-top">
        <th
          scope="row"
          rowSpan={2}
          className="border-b border-line py-1.5 pl-4 text-left font-normal group-last:border-b-0"
        >
          <b className="block font-semibold">
            <time dateTime={meeting.date}>{dateSeenFrom(meeting.date, today)}</time>
          </b>
          <span className="mb-1 block text-xs text-muted">{noteOf(meeting.date, meeting.kind, today)}</span>
          <MusicBadge isComplete={isComplete} />
        </th>
        {warnings.map(({ slot, warning, id }) => (
          <td key={slot} className="px-1 pt-1.5 last:pr-4" onKeyDown={(event) => onKeyDown(event, slot)}>
            {slot === 'specialNumber' && meeting.kind === 'fast_testimony' && planned.hymns[slot] === '' ? (
              <p className="flex min-h-11 items-center px-2.5 text-xs text-muted">None on fast Sunday</p>
            ) : (
              <MusicCell planned={planned} slot={slot} describedBy={warning ? id : undefined} />
            )}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={5} className="border-b border-line pt-0.5 pr-4 pb-1 pl-1 group-last:border-b-0">
          <div className="flex items-start justify-between gap-4">
            <div className="grid min-w-0 pt-0.5">
              <MusicFacts meeting={meeting} />
              {warnings.map(({ slot, warning, id }) =>
                warning ? (
                  <p key={slot} id={id} className="flex items-start gap-1.5 text-xs text-warn">
                    <TriangleAlert className="mt-0.5 size-3" />
                    <span>
                      <b className="font-medium">{HYMN_SLOT_LABELS[slot]}</b> {warning}
                    </span>
                  </p>
                ) : null,
              )}
            </div>
            <div className="flex shrink-0 items-center gap-2">
              <SaveMusic planned={planned} isMain={isMain} onKeySave={() => focusCell(next ?? planned, 'opening')} />
            </div>
          </div>
        </td>
      </tr>
    </tbody>
  );
}
