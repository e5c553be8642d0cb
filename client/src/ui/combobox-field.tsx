import { X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';
import { words } from './words.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> & {
  label: string;
  value: string;
  leading?: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  onType: (text: string) => void;
  onClear: () => void;
  children?: ReactNode;
};

function pass(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** The visible box: what stands before the text, the text, and the way to empty it. */
export function ComboboxField(props: Props) {
  const { label, value, leading, boxRef, inputRef, className, onType, onClear, children, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      ref={boxRef}
      className={cx(
        'relative flex h-control w-full min-w-0 items-center gap-2 rounded-md border pr-1.5 pl-3',
        'text-control touch:pr-0',
        'has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2',
        'has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-ring',
        rest.disabled ? 'border-line bg-sunken' : 'bg-surface',
        !rest.disabled && (rest['aria-invalid'] ? 'border-danger' : 'border-input'),
        className,
      )}
    >
      {value === '' ? null : leading}
      <input
        {...rest}
        ref={(node) => {
          input.current = node;
          pass(inputRef, node);
        }}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
        className="h-full min-w-0 flex-1 truncate bg-transparent outline-none disabled:text-muted"
      />
      {value === '' || rest.disabled ? null : (
        <button
          type="button"
          // Delete in the field does the same, so the way through a form with Tab stays short.
          tabIndex={-1}
          aria-label={words.clear(label)}
          title={words.clear(label)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
          className={
            'grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text ' +
            'touch:-my-px touch:h-control touch:w-11'
          }
        >
          <X />
        </button>
      )}
      {children}
    </div>
  );
}
