import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link, useLocation } from 'wouter';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { isOwnClick } from '#client/ui/layout/table.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { briefNote, NOTE_WIDTH } from '#shared/meetings/program/sunday-notes.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import type { Columns, SundayRow } from './rows.ts';
import { MISSING_WIDTH, NARROW_SPEAKERS_WIDTH, SPEAKERS_WIDTH } from '#client/meetings/fits-two-lines.ts';
import { lacksAny, MeetingBadge, MissingInShort, sundayToFill } from '#client/meetings/meeting-status.tsx';
import { NameMark, RowMarks } from './row-marks.tsx';
import { SPEAKERS_EDGE } from './list-columns.ts';
import { MusicInShort, SpeakersInShort } from './meeting-cells.tsx';

type LineProps = Columns & {
  row: SundayRow;
  today: string;
  href: string | null;
  words: string | null;
  isRoomy: boolean;
};

/** The badge and the line below it are as high as two lines of the other cells. */
const STATUS = '[&_.rounded-full]:h-5';

/** Memoized, so only changed rows of a long list rerender. */
export const MeetingTableRow = memo(function MeetingTableRow({
  row,
  today,
  href,
  words,
  isRoomy,
  ...columns
}: LineProps) {
  const [, navigate] = useLocation();
  const { date, kind, meeting } = row;
  const tone = date < today ? 'past' : date === today ? 'today' : undefined;
  return (
    <tr
      data-tone={tone}
      className={cx('group/row', href && 'cursor-pointer')}
      onClick={href ? (event) => isOwnClick(event) && navigate(href) : undefined}
    >
      <th scope="row" className="pr-1! leading-4.5 lg:min-w-36 xl:pr-1.5! table:min-w-44">
        <DateCell row={row} today={today} href={href} isTight={columns.isDense && !isRoomy} />
      </th>
      <td
        className={cx(
          'pr-2! xl:pr-1.5! table:pr-4!',
          STATUS,
          columns.isDense && 'lg:min-w-44 xl:min-w-43.5 table:min-w-48',
        )}
      >
        <MeetingBadge meeting={meeting} kind={kind} isSaidBelow />
        {holdsMeeting(kind) ? <RowMarks meeting={meeting} today={today} /> : null}
      </td>
      {holdsMeeting(kind) ? (
        <PlanCells row={row} columns={columns} isPast={tone === 'past'} isRoomy={isRoomy} today={today} />
      ) : (
        <td
          colSpan={2 + Number(columns.conducting) + Number(columns.presiding) + Number(columns.missing)}
          className={cx('text-muted', !columns.conducting && !columns.presiding && SPEAKERS_EDGE)}
        >
          {KIND_LABELS[kind]} · no sacrament meeting
        </td>
      )}
      <td className="pl-1! text-right xl:pl-1.5!">
        {href && words ? (
          <ButtonLink
            size="sm"
            variant="ghost"
            href={href}
            aria-label={`${words} ${dateSeenFrom(date, today)}`}
            edge="end"
          >
            {words}
          </ButtonLink>
        ) : null}
        {href && !words ? (
          <ChevronRight
            aria-hidden="true"
            className="inline opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 touch:opacity-100"
          />
        ) : null}
      </td>
    </tr>
  );
});

function DateCell({
  row: { date, kind, meeting },
  today,
  href,
  isTight,
}: Pick<LineProps, 'row' | 'today' | 'href'> & { isTight: boolean }) {
  const text = <time dateTime={date}>{dateSeenFrom(date, today)}</time>;
  const isNear = Math.abs(daysBetween(today, date)) <= 1;
  // The row itself says which conference it is.
  const words = briefNote(date, holdsMeeting(kind) ? kind : 'regular', {
    near: isNear ? relativeDay(date, today) : null,
    isTight: isNear && isTight,
  });
  return (
    <>
      <span
        className={cx(
          'num block leading-4.5 whitespace-nowrap',
          meeting && holdsMeeting(kind) ? 'font-semibold' : 'text-muted',
        )}
      >
        {href ? (
          <Link href={href} className="text-inherit">
            {text}
          </Link>
        ) : (
          text
        )}
      </span>
      <span className={cx('block text-sm/4.5 text-muted', words.length <= NOTE_WIDTH && 'whitespace-nowrap')}>
        {words}
      </span>
    </>
  );
}

type PlanProps = Pick<LineProps, 'row' | 'isRoomy' | 'today'> & { columns: Columns; isPast: boolean };

/** A word that is wider than its column breaks anywhere. */
const NAMES = 'leading-4.5 wrap-anywhere';

function PlanCells({ row, columns, isPast, isRoomy, today }: PlanProps) {
  const { meeting } = row;
  const nobody = <NoOne />;
  return (
    <>
      {columns.conducting ? (
        <td className={cx(NAMES, columns.isDense ? 'min-w-24 xl:min-w-22 roomy:min-w-25' : 'min-w-25 xl:min-w-28')}>
          {fullNameOrNull(meeting?.conductingMember) ?? nobody}
          {isPast || !meeting ? null : (
            <NameMark meeting={meeting} of="conducting" invitation={meeting.invitations?.['conducting']} />
          )}
        </td>
      ) : null}
      {columns.presiding ? (
        <td className={cx(NAMES, columns.isDense ? 'min-w-22 roomy:min-w-25' : 'min-w-25 xl:min-w-28')}>
          {fullNameOrNull(meeting?.presidingMember) ?? nobody}
        </td>
      ) : null}
      <td className={cx(NAMES, SPEAKERS_EDGE, 'min-w-32.5 roomy:min-w-47')}>
        {meeting ? (
          <SpeakersInShort
            meeting={meeting}
            byName={columns.speakerNames}
            today={today}
            width={isRoomy ? SPEAKERS_WIDTH : NARROW_SPEAKERS_WIDTH}
          />
        ) : (
          nobody
        )}
      </td>
      <td
        colSpan={columns.missing && isPast ? 2 : 1}
        className={cx('leading-4.5', !columns.isDense && 'lg:min-w-44 xl:min-w-56')}
      >
        {meeting ? (
          <MusicInShort meeting={meeting} hasRoom={!columns.missing || isPast} isRoomy={isRoomy} />
        ) : (
          <NoOne>Not selected</NoOne>
        )}
      </td>
      {columns.missing && !isPast ? (
        <td className="min-w-30 xl:max-[85rem]:pr-0! text-sm leading-4.25">
          {lacksAny(sundayToFill(row)) ? (
            <MissingInShort meeting={sundayToFill(row)} width={MISSING_WIDTH} today={today} />
          ) : null}
        </td>
      ) : null}
    </>
  );
}
