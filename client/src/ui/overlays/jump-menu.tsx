import { ChevronDown } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Menu } from '#client/ui/overlays/menu.tsx';

type Part<Id> = { id: Id; title: string };
type Props<Id> = {
  /** Of all parts, and of one. */
  name: string;
  label: string;
  parts: readonly Part<Id>[];
  current: Id | undefined;
  onChoose: (id: Id) => void;
};

/** A part in the list beside a long page. */
export const partLink = (isCurrent: boolean, className?: string): string =>
  cx(
    'rounded-sm px-3 py-1.5 text-left font-medium hover:no-underline',
    isCurrent ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-text',
    className,
  );

/**
 * Where there is no room for a list beside a long page: stays above it, says which part is being read, and leads to the
 * others. It is above what it belongs to, in an element that is as tall as both.
 */
export function JumpMenu<Id extends string>({ name, label, parts, current, onChoose }: Props<Id>) {
  const title = parts.find(({ id }) => id === current)?.title;
  return (
    <nav
      aria-label={name}
      className="sticky top-(--head) z-10 -mx-4 -mt-2 mb-2 bg-bg px-4 py-2 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-bg after:to-transparent md:-mx-6 md:px-6"
    >
      <Menu
        label={name}
        align="start"
        trigger={
          <Button className="w-full min-w-0 justify-between! md:w-80">
            <span className="min-w-0 truncate">
              <span className="font-normal text-muted">{label}: </span>
              {title}
            </span>
            <ChevronDown className="text-muted" />
          </Button>
        }
        items={parts.map(({ id, title }) => ({
          key: id,
          label: title,
          isCurrent: id === current,
          onRun: () => onChoose(id),
        }))}
      />
    </nav>
  );
}
