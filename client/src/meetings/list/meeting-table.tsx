import { useEffect, useRef, useState, type RefObject } from 'react';
import { cx } from '#client/ui/cx.ts';
import { SortTh, Table, type Direction } from '#client/ui/layout/table.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { DENSE, listColumns } from './list-columns.ts';
import { PAST_PART, partsOf, type Columns, type SundayRow } from './rows.ts';
import { MeetingTableRow } from './meeting-row.tsx';
import { useRowLinks } from './row-links.ts';

type Props = {
  rows: readonly SundayRow[];
  today: string;
  columns: Columns;
  /** Program viewers have the bar of the page above the table on every screen. */
  isBelowBar: boolean;
  sort: Direction;
  onSort: () => void;
};

/** Whether the rows below the head, which stays in view, are those after this line. */
function usePassed(line: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const look = () => {
      const head = line.current?.closest('table')?.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().bottom ?? 0;
      setPassed((line.current?.getBoundingClientRect().top ?? Infinity) <= head);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [line]);
  return isPassed;
}

export function MeetingTable({ rows, today, columns, isBelowBar, sort, onSort }: Props) {
  const linksOf = useRowLinks();
  const isRoomy = useMedia('(width >= 90rem)');
  const divider = useRef<HTMLTableRowElement>(null);
  const isInPast = usePassed(divider);
  return (
    <Table caption="Meetings by date" className={cx(DENSE, isBelowBar && '[&_thead_th]:top-14')}>
      <thead>
        <tr>
          {listColumns(columns).map(({ head, width }) =>
            head === 'Date' ? (
              <SortTh
                key={head}
                sort={sort}
                inView={isInPast ? 'descending' : 'ascending'}
                onSort={onSort}
                className={width}
              >
                {head}
              </SortTh>
            ) : (
              <th key={head} scope="col" className={width}>
                {head || <span className="sr-only">Actions</span>}
              </th>
            ),
          )}
        </tr>
      </thead>
      {partsOf(rows, today).map(({ isPast, rows: part, isDivided }) => (
        <tbody key={isPast ? 'past' : 'upcoming'}>
          {isDivided ? (
            <tr ref={divider}>
              <th scope="rowgroup" colSpan={9} className="h-8! bg-bg text-sm font-medium! text-muted">
                {PAST_PART}
              </th>
            </tr>
          ) : null}
          {part.map((row) => (
            <MeetingTableRow
              key={row.date}
              row={row}
              today={today}
              {...linksOf(row, isPast)}
              isRoomy={isRoomy}
              {...columns}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
