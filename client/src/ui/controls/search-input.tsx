import { Search, X, FilterX } from 'lucide-react';
import { IconButton, Button } from './button.tsx';
import { Input } from './input.tsx';
import { words } from '#client/ui/words.ts';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** `className` sizes it where there is room; on a narrow screen it takes the whole line. */
export function SearchInput({ label, placeholder, value, onSearch, className = 'md:w-72' }: Props) {
  return (
    <div className={`relative w-full ${className}`}>
      <label htmlFor="search" className="notch">
        Search
      </label>
      <Input
        id="search"
        type="search"
        icon={Search}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        end={
          value === '' ? null : <IconButton icon={X} size="sm" label={words.clearSearch} onClick={() => onSearch('')} />
        }
        className="[&_input::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}

type ClearProps = { onClear: () => void; isSmall?: boolean; isHidden?: boolean };

/** Clears the search and every filter of a list. `isSmall` for use next to the filters, where it keeps its place. */
export function ClearFilters({ onClear, isSmall = false, isHidden = false }: ClearProps) {
  if (!isSmall) {
    return (
      <Button icon={FilterX} onClick={onClear}>
        {words.clearFilters}
      </Button>
    );
  }
  const look = isHidden ? 'invisible max-md:hidden' : undefined;
  return <IconButton icon={FilterX} size="sm" label={words.clearFilters} onClick={onClear} className={look} />;
}
