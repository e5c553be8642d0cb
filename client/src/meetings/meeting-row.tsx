import { memo, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween, ordinalShort } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { sundayMarks } from '#shared/meetings/sunday-notes.ts';
import { capital } from '#shared/text/capital.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import type { Row } from './list-rows.ts';
import { MeetingBadge } from './meeting-badge.tsx';
import { MusicInShort, Nothing, SpeakersInShort } from './meeting-cells.tsx';
import { MissingWords } from './missing-line.tsx';
import type { RowAction } from './row-links.ts';

/** The columns that not everybody sees. */
export type Columns = { conducting: boolean; presiding: boolean; speakerNames: boolean; missing: boolean };

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

/** Memoised: of a long list only the rows that a change touches are drawn again. */
export const MeetingRow = memo(function MeetingRow({ row, today, href, words, actionHref, isQuiet, ...columns }: LineProps) {
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
      <th scope="row" className="leading-4.5 min-[87.5rem]:min-w-44">
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
  const words = [...(isNear ? [capital(near)] : []), ordinal, ...marks].join(' · ');
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
      {columns.conducting ? <td className="leading-4.5 min-[87.5rem]:min-w-26">{fullNameOrNull(meeting?.conductingMember) ?? nobody}</td> : null}
      {columns.presiding ? <td className="leading-4.5 min-[87.5rem]:min-w-26">{fullNameOrNull(meeting?.presidingMember) ?? nobody}</td> : null}
      <td className="leading-4.5 min-[87.5rem]:min-w-42">{meeting ? <SpeakersInShort meeting={meeting} byName={columns.speakerNames} /> : nobody}</td>
      <td className="leading-4.5">{meeting ? <MusicInShort meeting={meeting} /> : <span className="whitespace-nowrap text-muted">Not selected</span>}</td>
      {columns.missing ? (
        <td className="text-sm leading-4.5 text-warn min-[87.5rem]:min-w-40">{meeting && !isPast ? <MissingWords meeting={meeting} capitalised /> : null}</td>
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
