import { useNarrow } from '#client/ui/use-media.ts';
import { Skeleton } from './skeleton.tsx';
import { cx } from '#client/ui/cx.ts';

type BarProps = { widths: readonly string[]; hasCount?: boolean };

/** A skeleton for the toolbar above a list, with the widths of its fields; on a phone they are stacked. */
export function WaitingBar({ widths, hasCount = false }: BarProps) {
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
      {widths.map((width) => (
        <Skeleton key={width} className={cx('h-control w-full', width)} />
      ))}
      {hasCount ? <Skeleton className="ml-auto h-5 w-32" /> : null}
    </div>
  );
}

type TableProps = {
  heads: readonly string[];
  /** How wide each column is, where the columns of the table differ much. */
  widths?: readonly (string | undefined)[];
  rows?: number;
  lines?: 1 | 2;
  card?: string;
  className?: string;
};

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3'];

/** A table skeleton with real headings and rows of the final height; on a phone, cards (`card` is their height). */
export function WaitingTable({ heads, widths, rows = 12, lines = 1, card = 'h-24', className }: TableProps) {
  const isNarrow = useNarrow();
  const places = Array.from({ length: rows }, (_, place) => place);
  if (isNarrow) {
    return (
      <ul aria-hidden="true" className="divide-y divide-line">
        {places.map((row) => (
          <li key={row} className={cx('grid content-start gap-2.5 overflow-hidden px-4 pt-4', card)}>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-2/3" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table aria-hidden="true" className={cx('data-table table-fixed', className)}>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} className={widths?.[place]}>
              {/* A heading at the right has room for its arrow. */}
              <span className="pr-4.5">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((row) => (
          <tr key={row}>
            {heads.map((head, place) => (
              <td key={head}>
                {head === '' ? null : <Skeleton className={cx('h-4', WIDTHS[(row + place) % WIDTHS.length])} />}
                {lines === 2 && place === 0 ? <Skeleton className="mt-1 h-3 w-1/3" /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A form skeleton: a heading and labeled fields. */
export function WaitingFields({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <div className="border-b border-line px-4 py-3 md:px-5">
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="grid gap-4 p-4 md:grid-cols-2 md:p-5">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className="grid content-start gap-1.5">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-control w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
