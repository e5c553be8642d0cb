import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { control } from './input.tsx';
import { cx } from '#client/ui/cx.ts';
import { useFieldProps } from './field.tsx';

type Choice = { value: string; label: string; disabled?: boolean };

type Props = ComponentProps<'select'> & { options?: readonly Choice[]; placeholder?: string; children?: ReactNode };

/** A native select. `placeholder` is the empty choice. */
export function Select({ options, placeholder, className, children, ...rest }: Props) {
  const wiring = useFieldProps(rest);
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select {...rest} {...wiring} className={cx(control, 'h-control appearance-none truncate pr-9')}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted" />
    </span>
  );
}
