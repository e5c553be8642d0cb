import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useField } from './field.tsx';
import { numberInWords } from '#shared/text/in-words.ts';

export type Segment<V extends string> = {
  value: V;
  label: string;
  /** Null while it isn't known yet. */
  count?: number | null;
  icon?: LucideIcon;
  iconOnly?: boolean;
};

type Props<V extends string> = {
  label?: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly Segment<V>[];
  className?: string;
};

/** One of a few. Native radio buttons, so arrows move and the choice is announced. */
export function Segmented<V extends string>({ label, value, onChange, options, className }: Props<V>) {
  const name = useId();
  const field = useField();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      className={cx('inline-flex max-w-full rounded-md border border-input bg-surface', className)}
    >
      {options.map(({ value: own, label: text, count, icon: Icon, iconOnly }) => (
        <label
          key={own}
          title={iconOnly ? text : undefined}
          className={
            'relative flex h-[calc(var(--control)-2px)] min-w-[calc(var(--control)-2px)] flex-auto items-center ' +
            'justify-center gap-2 border-l border-input px-3.5 max-[22.5rem]:px-1.5 font-medium whitespace-nowrap first:rounded-l-[7px] ' +
            'first:border-l-0 last:rounded-r-[7px] hover:bg-sunken has-checked:bg-primary-soft ' +
            'has-checked:font-semibold has-checked:text-primary ring-within has-focus-visible:z-1'
          }
        >
          <input
            type="radio"
            name={name}
            checked={own === value}
            onChange={() => onChange(own)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {Icon ? <Icon /> : null}
          {iconOnly ? <span className="sr-only">{text}</span> : <span data-steady={text}>{text}</span>}
          {count === undefined ? null : (
            <span className="num min-w-[2ch] text-center text-sm font-normal text-muted">
              {count === null ? null : numberInWords(count)}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
