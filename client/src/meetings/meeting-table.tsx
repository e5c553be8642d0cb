import { memo, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { SortTh, Table, type Direction } from '#client/ui/table.tsx';
import type { MeetingView } from '#shared/access/roles.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween, ordinalShort } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { sundayMarks } from '#shared/meetings/sunday-notes.ts';
import { seesField, seesSpeakerNames } from '#shared/meetings/visible.ts';
import type { Row } from './list-rows.ts';
import { MeetingBadge } from './meeting-badge.tsx';
import { MusicInShort, Nothing, SpeakersInShort } from './meeting-cells.tsx';
import { MissingWords } from './missing-line.tsx';
import { fullName } from './person-names.ts';
import { useRowLinks, type RowAction } from './row-links.ts';

type Columns = { conducting: boolean; presiding: boolean; speakerNames: boolean; missing: boolean };

const columnsOf = (view: MeetingView): Columns => ({
  conducting: seesField(view, 'conductingMember'),
  presiding: seesField(view, 'presidingMember'),
  speakerNames: seesSpeakerNames(view),
  missing: view === 'whole',
});

type Props = { rows: readonly Row[]; today: string; view: MeetingView; sort: Direction; onSort: () => void };

/** All columns have room at 1280 pixels; the first and the last keep the card's edge. */
const DENSE = '[&_:is(th,td)+:is(th,td):not(:last-child)]:px-2';

export function MeetingTable({ rows, today, view, sort, onSort }: Props) {
  const columns = columnsOf(view);
  const linksOf = useRowLinks();
  return (
    <Table
      caption="Meetings by date"
      // Program viewers have the bar of the page above the table on every screen.
      className={cx(DENSE, view === 'program' && '[&_thead_th]:top-14')}
    >
      <thead>
        <tr>
          <SortTh sort={sort} onSort={onSort}>
            Date
          </SortTh>
          <th scope="col">Status</th>
          {columns.conducting ? <th scope="col">Conducting</th> : null}
          {columns.presiding ? <th scope="col">Presiding</th> : null}
          <th scope="col">{columns.speakerNames ? 'Speakers' : 'Topics'}</th>
          <th scope="col">Music</th>
          {columns.missing ? <th scope="col">Missing</th> : null}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { href, action } = linksOf(row, row.date < today);
          return (
            <Line
              key={row.date}
              row={row}
              today={today}
              href={href}
              words={action?.words ?? null}
              actionHref={action?.href ?? null}
              isQuiet={action?.isQuiet ?? true}
              {...columns}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

type LineProps = Columns & {
  row: Row;
  today: string;
  href: string | null;
  words: string | null;
  actionHref: string | null;
  isQuiet: boolean;
};

/** A link or button inside acts for itself, and marking a name to copy it is no click on the row. */
const isOwnClick = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button') === null && window.getSelection()?.isCollapsed !== false;

const Line = memo(function Line({ row, today, href, words, actionHref, isQuiet, ...columns }: LineProps) {
  const [, navigate] = useLocation();
  const { date, kind, meeting } = row;
  const tone = date < today ? 'past' : date === today ? 'today' : undefined;
  const action = words && actionHref ? { words, href: actionHref, isQuiet } : null;
  return (
    <tr
      data-tone={tone}
      className={cx(href && 'cursor-pointer')}
      onClick={href ? (event) => isOwnClick(event) && navigate(href) : undefined}
    >
      <th scope="row" className="leading-4.5">
        <DateCell row={row} today={today} href={href} />
      </th>
      <td>
        <MeetingBadge kind={kind} status={meeting?.status ?? null} />
      </td>
      {holdsMeeting(kind) ? (
        <PlanCells row={row} columns={columns} isPast={tone === 'past'} />
      ) : (
        <td colSpan={2 + Number(columns.conducting) + Number(columns.presiding) + Number(columns.missing)} className="text-muted">
          No sacrament meeting on this Sunday
        </td>
      )}
      <td className="text-right">{action ? <ActionCell action={action} date={date} today={today} /> : null}</td>
    </tr>
  );
});

function DateCell({ row: { date, kind }, today, href }: { row: Row; today: string; href: string | null }) {
  const text = <time dateTime={date}>{dateSeenFrom(date, today)}</time>;
  const isNear = Math.abs(daysBetween(today, date)) <= 1;
  const near = relativeDay(date, today);
  const marks = sundayMarks(date, kind);
  const ordinal = marks.length === 0 && !isNear ? `${ordinalShort(date)} Sunday` : ordinalShort(date);
  const words = [...(isNear ? [near.charAt(0).toUpperCase() + near.slice(1)] : []), ordinal, ...marks].join(' · ');
  return (
    <>
      <span className="num block font-semibold whitespace-nowrap">
        {href ? <Link href={href} className="text-inherit">{text}</Link> : text}
      </span>
      <span className="block max-w-36 text-xs text-muted">{words}</span>
    </>
  );
}

function PlanCells({ row: { meeting }, columns, isPast }: { row: Row; columns: Columns; isPast: boolean }) {
  const nobody = <Nothing>Not assigned</Nothing>;
  return (
    <>
      {columns.conducting ? <td className="leading-4.5 min-[1400px]:min-w-26">{fullName(meeting?.conductingMember) ?? nobody}</td> : null}
      {columns.presiding ? <td className="leading-4.5 min-[1400px]:min-w-26">{fullName(meeting?.presidingMember) ?? nobody}</td> : null}
      <td className="leading-4.5">{meeting ? <SpeakersInShort meeting={meeting} byName={columns.speakerNames} /> : nobody}</td>
      <td className="leading-4.5">{meeting ? <MusicInShort meeting={meeting} /> : <span className="whitespace-nowrap text-muted">Not selected</span>}</td>
      {columns.missing ? (
        <td className="text-sm leading-4.5 text-warn min-[1400px]:min-w-44">{meeting && !isPast ? <MissingWords meeting={meeting} capitalised /> : null}</td>
      ) : null}
    </>
  );
}

function ActionCell({ action, date, today }: { action: RowAction; date: string; today: string }) {
  return (
    <ButtonLink
      size="sm"
      variant={action.isQuiet ? 'ghost' : 'default'}
      href={action.href}
      aria-label={`${action.words} ${dateSeenFrom(date, today)}`}
    >
      {action.words}
    </ButtonLink>
  );
}
