import { useRef, type ComponentProps } from 'react';
import { ClearButton } from './clear-button.tsx';
import { Input } from './input.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'ref'> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
};

/** A text field with the × that suggestion fields have. */
export function ClearInput({ label, value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (
    <ClearButton label={label} input={input} onClear={() => onChange('')} className="touch:-mr-1.5 touch:size-11" />
  );
  return (
    <Input
      {...rest}
      ref={input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      // A place without a button, too: the first letter must not change what the field is made of.
      end={value === '' ? <span /> : clear}
    />
  );
}
