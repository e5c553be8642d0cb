import type { ComponentProps } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Input } from './input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & { words: string };

/**
 * The browser's date field, showing the date in `words` when not focused. Typing shows the browser's digits; on touch
 * screens the words stay.
 */
export function DateInput({ words, className, ...rest }: Props) {
  const isHidden = words !== '';
  const native = 'text-transparent [&::-webkit-datetime-edit]:opacity-0';
  const typing =
    'pointer-fine:not-read-only:focus:text-text pointer-fine:not-read-only:focus:[&::-webkit-datetime-edit]:opacity-100';
  return (
    <span className={cx('relative block min-w-0', className)}>
      <Input
        {...rest}
        type="date"
        className={cx('peer', isHidden && `${native} ${typing} forced-colors:text-[CanvasText]!`)}
      />
      <span
        aria-hidden="true"
        className={
          'num pointer-events-none absolute inset-y-0 left-3 flex items-center text-control ' +
          'pointer-fine:peer-[:focus:not(:read-only)]:hidden forced-colors:hidden'
        }
      >
        {words}
      </span>
    </span>
  );
}
