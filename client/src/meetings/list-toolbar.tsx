import { Search, X } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { Segmented, type Segment } from '#client/ui/segmented.tsx';
import type { Shown } from './list-address.ts';

const CHOICES: readonly Segment<Shown>[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
];

type Props = {
  shown: Shown;
  onShow: (shown: Shown) => void;
  query: string;
  onSearch: (query: string) => void;
  placeholder: string;
  count: string;
};

/** Filter, search and how many meetings they leave. */
export function ListToolbar({ shown, onShow, query, onSearch, placeholder, count }: Props) {
  const clear = query === '' ? null : <IconButton icon={X} size="sm" label="Clear search" onClick={() => onSearch('')} />;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
      <Segmented label="Which meetings" value={shown} onChange={onShow} options={CHOICES} className="max-md:w-full" />
      <Input
        type="search"
        icon={Search}
        aria-label="Search meetings"
        placeholder={placeholder}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        end={clear}
        className="w-full md:w-64 [&_input::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="num ml-auto text-sm text-muted max-md:text-base">
        {count}
      </p>
    </div>
  );
}
