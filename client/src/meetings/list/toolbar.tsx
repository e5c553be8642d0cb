import { SearchInput } from '#client/ui/controls/search-input.tsx';
import { Segmented, type Segment } from '#client/ui/controls/segmented.tsx';
import type { ShownMeetings } from '#client/meetings/links.ts';

const CHOICES: readonly Segment<ShownMeetings>[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'to-plan', label: 'To Plan' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
];

type Props = {
  /** For those who plan. */
  hasToPlan: boolean;
  shown: ShownMeetings;
  onShow: (shown: ShownMeetings) => void;
  query: string;
  onSearch: (query: string) => void;
  placeholder: string;
  count: string;
};

/** The filter, the search, and the number of results. */
export function ListToolbar({ hasToPlan, shown, onShow, query, onSearch, placeholder, count }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
      <Segmented
        label="Filter meetings"
        value={shown}
        onChange={onShow}
        options={hasToPlan ? CHOICES : CHOICES.filter(({ value }) => value !== 'to-plan')}
        className="max-md:w-full"
      />
      <SearchInput
        label="Search meetings"
        placeholder={placeholder}
        value={query}
        onSearch={onSearch}
        className="md:w-64"
      />
      <p role="status" className="num ml-auto text-sm text-muted max-md:text-base">
        {count}
      </p>
    </div>
  );
}
