import { FilterX } from 'lucide-react';
import { Button } from './button.tsx';
import { words } from '#client/ui/words.ts';

/** Takes back every filter and the search of a list; `isSmall` beside the filters themselves. */
export function ClearFilters({ onClear, isSmall = false }: { onClear: () => void; isSmall?: boolean }) {
  return (
    <Button icon={FilterX} onClick={onClear} {...(isSmall ? { size: 'sm', variant: 'ghost' } : {})}>
      {words.clearFilters}
    </Button>
  );
}
