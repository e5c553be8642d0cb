import { Search, X, FilterX } from 'lucide-react';
import { IconButton, Button } from './button.tsx';
import { cx } from '#client/ui/cx.ts';
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
    <Input
      type="search"
      icon={Search}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      end={
        value === '' ? null : <IconButton icon={X} size="sm" label={words.clearSearch} onClick={() => onSearch('')} />
      }
      className={cx('w-full [&_input::-webkit-search-cancel-button]:hidden', className)}
    />
  );
}

/** Clears the search and every filter of a list. `isSmall` for use next to the filters. */
export function ClearFilters({ onClear, isSmall = false }: { onClear: () => void; isSmall?: boolean }) {
  return (
    <Button icon={FilterX} onClick={onClear} {...(isSmall ? { size: 'sm', variant: 'ghost' } : {})}>
      {words.clearFilters}
    </Button>
  );
}
