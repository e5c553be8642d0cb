import { Search, X } from 'lucide-react';
import { IconButton } from './button.tsx';
import { Input } from './input.tsx';

type Props = { label: string; placeholder: string; value: string; onSearch: (text: string) => void };

export function SearchInput({ label, placeholder, value, onSearch }: Props) {
  return (
    <Input
      type="search"
      icon={Search}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      end={value === '' ? null : <IconButton icon={X} size="sm" label="Clear search" onClick={() => onSearch('')} />}
      className="w-full md:w-72 [&_input::-webkit-search-cancel-button]:hidden"
    />
  );
}
