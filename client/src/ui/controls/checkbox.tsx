import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useFieldProps } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; description?: ReactNode };

/** The whole row is clickable. */
export function Checkbox({ label, description, className, ...rest }: Props) {
  const wiring = useFieldProps(rest);
  return (
    <label className={cx('flex min-h-7 items-start gap-2.5 py-1 touch:min-h-11 touch:py-3', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          {...wiring}
          type="checkbox"
          className={
            'peer size-[18px] appearance-none rounded-sm border border-input bg-surface checked:border-primary ' +
            'checked:bg-primary disabled:opacity-50 aria-invalid:border-danger'
          }
        />
        <Check className="pointer-events-none absolute hidden size-3.5 stroke-[3] text-on-primary peer-checked:block" />
      </span>
      <Words label={label} description={description} />
    </label>
  );
}

/** Takes effect right away, without saving. */
export function Switch({ label, description, className, ...rest }: Props) {
  const wiring = useFieldProps(rest);
  return (
    <label className={cx('flex min-h-7 items-start justify-between gap-4 py-1 touch:min-h-11 touch:py-3', className)}>
      <Words label={label} description={description} />
      <span className="relative inline-flex h-5 w-9 shrink-0">
        <input
          {...rest}
          {...wiring}
          type="checkbox"
          role="switch"
          className={
            'peer h-5 w-9 appearance-none rounded-full border border-input bg-sunken transition-colors ' +
            'checked:border-primary checked:bg-primary disabled:opacity-50'
          }
        />
        <span
          className={
            'pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-muted transition-transform ' +
            'peer-checked:translate-x-4 peer-checked:bg-on-primary'
          }
        />
      </span>
    </label>
  );
}

function Words({ label, description }: { label: ReactNode; description?: ReactNode }) {
  return (
    <span className="min-w-0">
      {label}
      {description ? <span className="block text-sm text-muted">{description}</span> : null}
    </span>
  );
}
