import { X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { words } from '#client/ui/words.ts';
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
    <button
      type="button"
      // Not in the tab order, since Delete in the field does the same.
      tabIndex={-1}
      aria-label={words.clear(label)}
      title={words.clear(label)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onChange('');
        input.current?.focus();
      }}
      className="grid size-6 place-items-center rounded-sm hover:bg-sunken hover:text-text touch:-mr-1.5 touch:size-11"
    >
      <X />
    </button>
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
