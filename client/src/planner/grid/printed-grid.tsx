import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWard } from '#client/auth/session.ts';
import { statusWords } from '#client/ui/feedback/status-badge.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { PrintOnly } from '#client/ui/layout/print-only.tsx';
import { dateSeenFrom, longDate } from '#shared/calendar/format.ts';
import type { MeetingValues, SpeakerValue } from '#shared/meetings/form.ts';
import { isNobody } from '#shared/meetings/person.ts';
import { sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { cellOf, cellText, type CellValue } from './cells.ts';
import { isClosed, type Column } from './columns.ts';
import { useGrid, type Slot } from './grid-context.ts';
import { statusOf } from './grid-row.tsx';
import { shapeOf, useRow } from './use-row.ts';

/** Three hundred more cells are drawn only for paper, so that an edit on the screen never waits for them. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as this returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

type Props = { slots: readonly Slot[]; columns: readonly Column[] };

/** The grid on paper: the Sundays that are shown, with every part of the meeting and what is not saved yet. */
export function PrintedGrid(props: Props) {
  const isPrinting = usePrinting();
  return <PrintOnly>{isPrinting ? <Sheet {...props} /> : null}</PrintOnly>;
}

const withoutWeekday = (sunday: string) => longDate(sunday).replace(/^\w+, /, '');

/** The columns are as wide as their words need: no word is broken while another column has room. */
function Sheet({ slots, columns }: Props) {
  const { name } = useWard();
  const [first, last] = [slots.at(0), slots.at(-1)];
  return (
    <div className="paper page-grid">
      <table className="w-full border-collapse text-left text-[8pt]/[1.2]">
        {/* Repeated on every page, so that a page by itself still says whose it is. */}
        <thead>
          <tr>
            <th colSpan={columns.length + 1} className="pb-2 text-[13pt]/[1.2] font-semibold">
              {name}
              {first && last ? ` · ${withoutWeekday(first.date)} to ${withoutWeekday(last.date)}` : null}
            </th>
          </tr>
          <tr className="border-b border-text align-bottom text-[7pt]/[1.15]">
            <th className="py-0.5 pr-1 font-semibold">Sunday</th>
            {columns.map(({ key, label }) => (
              <th key={key} className="px-1 py-0.5 font-semibold">
                {/* A number is not left alone on the second line. */}
                {label.replace(/ (?=\d)/, '\u00a0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => (
            <SheetRow key={slot.date} slot={slot} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SheetRow({ slot, columns }: { slot: Slot; columns: readonly Column[] }) {
  const { today, minutes } = useGrid();
  const { values } = useRow(slot);
  const shape = shapeOf(values);
  const speakers = columns.filter(({ kind }) => kind === 'speaker').length;
  return (
    <tr className="border-b border-line align-top">
      <RowHead slot={slot} values={values} />
      {shape === 'none' ? (
        <SheetCell span={columns.length}>{KIND_LABELS[values.kind]}</SheetCell>
      ) : (
        columns.map((column) => {
          if (shape === 'testimonies' && column.kind === 'speaker')
            return column.place === 0 ? (
              <SheetCell key={column.key} span={speakers}>
                Testimonies
              </SheetCell>
            ) : null;
          return (
            <SheetCell key={column.key} column={column}>
              {isClosed(column, values) ? null : (
                <Inside column={column} value={cellOf(values, column.key, minutes)} isPast={slot.date < today} />
              )}
            </SheetCell>
          );
        })
      )}
    </tr>
  );
}

function RowHead({ slot, values }: { slot: Slot; values: MeetingValues }) {
  const { today } = useGrid();
  const marks = holdsMeeting(values.kind) ? sundayMarks(slot.date, values.kind) : [];
  return (
    <th className="py-1 pr-1 font-normal">
      <b className="block font-semibold whitespace-nowrap">{dateSeenFrom(slot.date, today)}</b>
      <span className="block text-[7pt]/[1.2] text-muted">
        {marks.length > 0 ? <span className="block">{marks.join(' · ')}</span> : null}
        {capitalize(statusWords(statusOf(slot, values)).toLowerCase())}
      </span>
    </th>
  );
}

type CellProps = { column?: Column; span?: number; children: ReactNode };

/** One long text leaves the other columns their room. */
function SheetCell({ column, span, children }: CellProps) {
  const most = column && (column.kind === 'speaker' || column.kind === 'hymn' ? 'max-w-30' : 'max-w-22');
  return (
    <td colSpan={span} className="border-l border-line/50 px-1 py-1">
      <div className={most}>{children}</div>
    </td>
  );
}

/**
 * A word joiner keeps a name such as Seo-yeon on one line. A link may break after any letter: a column as wide as it
 * would take the room of all others.
 */
const forPaper = (text: string) =>
  text.replaceAll('-', '-\u2060').replace(/\S{18,}/g, (word) => [...word].join('\u200b'));

type InsideProps = { column: Column; value: CellValue; isPast: boolean };

function Inside({ column, value, isPast }: InsideProps) {
  const text = forPaper(cellText(value));
  // In words: paper may have no color.
  if (text === '') return column.needed && !isPast ? <i className="text-muted">missing</i> : null;
  if (column.kind === 'hymn') return <HymnTitle text={text} />;
  if (column.kind !== 'speaker') return text;
  const { person, topic, duration } = value as SpeakerValue;
  return (
    <>
      {isNobody(person) ? '—' : forPaper(person.text)}
      <span className="block text-[7pt]/[1.2] text-muted">
        {[`${duration}\u00a0min`, forPaper(topic.trim())].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
