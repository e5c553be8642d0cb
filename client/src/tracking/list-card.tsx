import { SearchX } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useToday } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { ExportButton } from '#client/ui/controls/export-button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { ClearFilters, SearchInput } from '#client/ui/controls/search-input.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { WaitingTable } from '#client/ui/feedback/waiting.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { relativeDay } from '#shared/calendar/format.ts';
import { numberInWords } from '#shared/text/in-words.ts';
import { LinkPager } from './link-pager.tsx';

type Page<R> = { rows: readonly R[]; total: number; page: number; pageSize: number };
type Quick = { value: string; label: string };

type Props<R> = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (text: string) => void;
  quick: readonly Quick[];
  quickValue: string;
  onQuick: (value: string) => void;
  result: { data: Page<R> | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  hrefOf: (page: number) => string;
  noun: [one: string, many: string];
  isFiltered?: boolean;
  onClear: () => void;
  empty: ReactNode;
  /** Table headings shown while the rows load. */
  heads: readonly string[];
  /** How wide each column is, and what else the table looks like. */
  widths?: readonly string[];
  tableLook?: string;
  /** Rows of one line are lower than those of two. */
  isOneLine?: boolean;
  /** A choice of what is shown, on a line of its own; on a phone, `filter` below the order. */
  choice?: ReactNode;
  filter?: ReactNode;
  /** The list on the screen as a file, with its search, filter, and order. */
  fetchFile: () => Promise<Blob>;
  children: (rows: readonly R[]) => ReactNode;
};

/** A list with search, sorting, and paging, and its loading, error, and empty states. */
export function ListCard<R>(props: Props<R>) {
  const { label, search, result, noun, isOneLine = false } = props;
  const counted = (total: number): string => `${numberInWords(total)} ${noun[total === 1 ? 0 : 1]}`;
  const { data, error } = result;
  const id = useId();
  const today = useToday();
  const isFiltered = search !== '' || props.isFiltered === true;
  const [wasFiltered, setFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setFiltered(true);
  // The field in which someone clears a search must stay while the whole list is fetched.
  const isBare = data?.total === 0 && !wasFiltered;
  return (
    <Card aria-label={label} className={isOneLine ? '[&_tbody_tr>*]:h-10 touch:[&_tbody_tr>*]:h-11' : undefined}>
      {isBare ? null : (
        <div className="flex flex-wrap items-center gap-2 max-md:gap-3 border-b border-line px-4 py-3 md:px-5">
          <SearchInput
            label={`Search ${noun[1]}`}
            placeholder={props.placeholder}
            value={search}
            onSearch={props.onSearch}
            className="md:w-40 roomy:w-64"
          />
          <div className="relative w-52 max-md:grow">
            <label htmlFor={`${id}-sort`} className="notch">
              Quick sort
            </label>
            <Select
              id={`${id}-sort`}
              value={props.quickValue}
              onChange={(event) => props.onQuick(event.target.value)}
              options={props.quick}
            />
          </div>
          <ClearFilters isSmall isHidden={!isFiltered} onClear={props.onClear} />
          {props.filter}
          <p
            role="status"
            data-list-count
            // The filter says it, too.
            className={cx(
              'num mr-auto text-sm text-muted max-md:text-base md:mr-0 md:ml-auto',
              props.filter !== undefined && 'max-md:sr-only',
            )}
          >
            {data ? counted(data.total) : ''}
          </p>
          {data && data.total > 0 ? (
            <span className="flex max-md:-ml-2.5">
              <ExportButton
                size="sm"
                variant="ghost"
                edge="end"
                name={`${label.toLowerCase().replaceAll(' ', '-')}-${today}.csv`}
                fetchFile={props.fetchFile}
                done={`${counted(data.total)} downloaded.`}
                failed="Couldn’t download this list. Please try again."
              >
                Export List
              </ExportButton>
            </span>
          ) : null}
        </div>
      )}
      {isBare ? null : props.choice}
      {data && data.rows.length > 0 ? (
        props.children(data.rows)
      ) : data ? (
        isFiltered || data.total > 0 ? (
          <Empty icon={SearchX} title="No results" action={<ClearFilters onClear={props.onClear} />}>
            No results match your search.
          </Empty>
        ) : (
          props.empty
        )
      ) : error ? (
        <Failed onRetry={() => void result.refetch()} retrying={result.isFetching}>
          {wordsOf(error)}
        </Failed>
      ) : (
        <Loading>
          <WaitingTable
            heads={props.heads}
            widths={props.widths}
            className={props.tableLook}
            lines={isOneLine ? 1 : 2}
          />
        </Loading>
      )}
      {data ? <LinkPager {...data} hrefOf={props.hrefOf} /> : null}
    </Card>
  );
}

/** How long ago a day was, after its date. */
export const Ago = ({ day }: { day: string }) => (
  <span className="pl-2 text-sm text-muted">{relativeDay(day, useToday())}</span>
);
