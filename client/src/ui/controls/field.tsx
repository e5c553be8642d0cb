import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type FieldState = {
  id: string;
  labelId: string;
  label: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldState | null>(null);

type Props = {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  labelEnd?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

const shown = (slot: ReactNode): boolean => slot !== undefined && slot !== null && slot !== false && slot !== '';

/** Label, control, error, warning, and help text. The control inside connects itself. */
export function Field(props: Props) {
  const { label, help, error, hint, required = false, hideLabel, labelEnd, id, className, children } = props;
  const made = useId();
  const field = id ?? made;
  const slots = [
    shown(error) && { id: `${field}-error`, look: 'text-sm text-danger', icon: CircleAlert, text: error },
    shown(hint) && { id: `${field}-hint`, look: 'text-sm text-warn', icon: TriangleAlert, text: hint },
    // What is wrong says enough.
    shown(help) && !shown(error) && { id: `${field}-help`, look: 'text-sm text-muted', icon: null, text: help },
  ].filter((slot) => slot !== false);
  const describedBy = slots.map((slot) => slot.id).join(' ') || undefined;
  const state = { id: field, labelId: `${field}-label`, label, describedBy, invalid: shown(error), required };
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-2', hideLabel && !labelEnd && 'sr-only')}>
        <label id={state.labelId} htmlFor={field} className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
          {label}
          {required ? (
            <span aria-hidden="true" className="text-muted">
              {' *'}
            </span>
          ) : null}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      {slots.map(({ id: slot, look, icon: Icon, text }) => (
        <p key={slot} id={slot} className={cx('flex items-start gap-1.5', look)}>
          {Icon ? <Icon className="mt-0.5" /> : null}
          <span className="min-w-0">{text}</span>
        </p>
      ))}
    </div>
  );
}

export const useField = (): FieldState | null => useContext(FieldContext);

type Wiring = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown; 'aria-required'?: unknown };

/** The surrounding Field's state, unless overridden by props. */
export function useFieldProps(own: Wiring) {
  const field = useField();
  const invalid = own['aria-invalid'] === true || (own['aria-invalid'] === undefined && field?.invalid === true);
  const required = own['aria-required'] === true || field?.required === true;
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
}
