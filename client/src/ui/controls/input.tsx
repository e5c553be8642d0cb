import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useFieldProps } from './field.tsx';

/** Styles shared by all text fields. */
export const control =
  'w-full min-w-0 rounded-md border border-input bg-surface px-3 text-control text-text ' +
  'aria-invalid:border-danger [&[readonly]]:border-line [&[readonly]]:bg-sunken ' +
  'disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'not-aria-invalid:focus-visible:border-ring focus-visible:outline-offset-1';

type Props = ComponentProps<'input'> & { icon?: LucideIcon; end?: ReactNode };

/** `icon` goes before the text, `end` after it (a unit or a small button). `className` sizes the whole field. */
export function Input({ icon: Icon, end, className, ...rest }: Props) {
  const wiring = useFieldProps(rest);
  const bare = !Icon && !end;
  const shape = cx(control, 'h-control', Icon && 'pl-9', Boolean(end) && 'pr-11', bare && className);
  const box = <input {...rest} {...wiring} className={shape} />;
  if (bare) return box;
  return (
    <span className={cx('relative block min-w-0', className)}>
      {Icon ? <Icon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" /> : null}
      {box}
      {end ? <span className="absolute inset-y-0 right-0 flex items-center pr-1.5 text-muted">{end}</span> : null}
    </span>
  );
}
