import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cx } from '#client/ui/cx.ts';
import { ClearButton } from './clear-button.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> & {
  label: string;
  value: string;
  leading?: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  /** Until someone types, the full text wraps over several lines. */
  wraps?: boolean;
  onType: (text: string) => void;
  onClear: () => void;
  children?: ReactNode;
};

function pass(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** The visible box: leading content, text, and clear button. */
export function ComboboxField(props: Props) {
  const {
    label,
    value,
    leading,
    boxRef,
    inputRef,
    className,
    wraps = false,
    onType,
    onClear,
    children,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const isWhole = wraps && value !== '';
  const resting = isWhole && (rest.readOnly ? 'text-transparent' : 'text-transparent focus:text-text');
  return (
    <div
      ref={boxRef}
      className={cx(
        'group/field relative flex w-full min-w-0 items-center gap-2 rounded-md border pr-1.5 pl-3',
        wraps ? 'min-h-control' : 'h-control',
        'text-control touch:pr-0',
        'has-[input:focus-visible]:outline-2',
        'has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-ring',
        rest.disabled ? 'border-line bg-sunken' : 'bg-surface',
        !rest.disabled &&
          (rest['aria-invalid'] ? 'border-danger' : 'border-input has-[input:focus-visible]:border-ring'),
        className,
      )}
    >
      {value === '' || isWhole ? null : leading}
      <span className="grid min-w-0 flex-1 self-stretch">
        {isWhole ? (
          <WholeText leading={leading} disabled={rest.disabled} staysWhole={rest.readOnly}>
            {value}
          </WholeText>
        ) : null}
        <span className="flex min-w-0 gap-2 [grid-area:1/1]">
          {isWhole && leading && !rest.readOnly ? (
            <span className="hidden shrink-0 self-center group-focus-within/field:inline">{leading}</span>
          ) : null}
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
            className={cx('min-w-0 flex-1 truncate bg-transparent outline-none', resting || 'disabled:text-muted')}
          />
        </span>
      </span>
      {value === '' || rest.disabled ? null : (
        <ClearButton
          label={label}
          input={input}
          onClear={onClear}
          className="shrink-0 text-muted touch:-my-px touch:h-control touch:w-11"
        />
      )}
      {children}
    </div>
  );
}

type WholeProps = { leading: ReactNode; disabled?: boolean; staysWhole?: boolean; children: string };

/** Covers the input, which has the same text for screen readers, and keeps its space during typing. */
function WholeText({ leading, disabled = false, staysWhole = false, children }: WholeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none relative z-1 self-center py-0.5 wrap-anywhere touch:py-1.5 [grid-area:1/1]',
        disabled && 'text-muted',
        !staysWhole && 'group-focus-within/field:invisible',
      )}
    >
      {leading ? <>{leading} </> : null}
      {children}
    </span>
  );
}
