import { Link } from 'wouter';
import { SearchInput } from '#client/ui/controls/search-input.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { SHOWN, SHOWN_LABELS, type ShownMembers } from './directory.ts';

type Props = {
  shown: ShownMembers;
  counts: Record<ShownMembers, number>;
  onShow: (shown: ShownMembers) => void;
  query: string;
  onSearch: (query: string) => void;
  count: string;
  removed: { href: string; isOpen: boolean };
};

/** Filters with counts, search, and the link to removed members. */
export function DirectoryToolbar({ shown, counts, onShow, query, onSearch, count, removed }: Props) {
  const options = SHOWN.map((value) => ({ value, label: SHOWN_LABELS[value], count: counts[value] }));
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:gap-3 border-b border-line px-4 py-3 md:px-5">
      {removed.isOpen ? null : (
        <>
          <Segmented
            label="Filter members"
            value={shown}
            onChange={onShow}
            options={options}
            className="max-md:hidden"
          />
          <div className="relative w-full md:hidden">
            <label htmlFor="filter" className="notch">
              Filter
            </label>
            <Select
              id="filter"
              aria-label="Filter members"
              value={shown}
              onChange={(event) => onShow(SHOWN.find((known) => known === event.target.value) ?? 'all')}
              options={options.map(({ value, label, count: own }) => ({ value, label: `${label} (${own})` }))}
            />
          </div>
        </>
      )}
      <SearchInput
        label="Search members"
        placeholder="Name, calling, phone"
        value={query}
        onSearch={onSearch}
        className="md:max-w-60 md:grow md:basis-40"
      />
      <p className="ml-auto flex flex-wrap items-center gap-3 text-sm max-md:text-base">
        <span role="status" className="num text-muted">
          {count}
        </span>
        <Link href={removed.href} className="touch:inline-flex touch:min-h-11 touch:items-center">
          {removed.isOpen ? 'Back to members' : 'Removed members'}
        </Link>
      </p>
    </div>
  );
}
