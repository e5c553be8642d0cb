import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type TableProps = ComponentProps<'table'> & { caption: string };

/** A native table with plain thead, tbody, tr and td inside; rows may carry data-tone 'past' or 'today'. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <div className="max-lg:overflow-x-auto">
      <table {...rest} className={cx('data-table', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** For a row that opens something: ignores clicks on links and buttons inside it, and text selection. */
export const isOwnClick = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  event.target.closest('a, button') === null &&
  window.getSelection()?.isCollapsed !== false;

/** `other`: some rows go up and the rest go down. */
export type Direction = 'ascending' | 'descending' | 'other';

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

type SortProps = Omit<ComponentProps<'th'>, 'children'> & {
  sort?: Direction;
  /** Which way the rows below the head run, where they don't all run the same way. */
  inView?: keyof typeof ARROWS;
  onSort: () => void;
  children: ReactNode;
};

export function SortTh({ sort, inView = 'ascending', onSort, children, className, ...rest }: SortProps) {
  const Arrow = sort === undefined ? ChevronsUpDown : ARROWS[sort === 'other' ? inView : sort];
  return (
    <th scope="col" {...rest} aria-sort={sort} className={className}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          '-mx-2 inline-flex h-8 items-center gap-1 rounded-sm px-2 font-semibold hover:bg-sunken hover:text-text',
          'touch:h-11',
          sort && 'text-text',
        )}
      >
        {children}
        <Arrow className={cx('size-3.5', !sort && 'opacity-60')} />
      </button>
    </th>
  );
}
