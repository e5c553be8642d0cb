import {
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '#client/ui/cx.ts';
import { ClearButton } from './clear-button.tsx';

export type TypedInto = HTMLInputElement | HTMLTextAreaElement;

/** All of its text, to be replaced by what is typed, and seen from its beginning: a focus that isn't from Tab shows its end. */
export function selectFromStart(field: TypedInto | null | undefined): void {
  field?.setSelectionRange(0, field.value.length, 'backward');
  requestAnimationFrame(() => field?.scrollTo({ left: 0 }));
}

type Props = Omit<HTMLAttributes<TypedInto>, 'className' | 'onChange'> &
  Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'readOnly' | 'placeholder'> & {
    label: string;
    value: string;
    leading?: ReactNode;
    boxRef?: RefObject<HTMLDivElement | null>;
    inputRef?: RefObject<TypedInto | null>;
    className?: string;
    /** Until someone types, the full text wraps over several lines. */
    wraps?: boolean;
    /** It was just chosen, or is selected whole: shown whole, although the field has the focus. */
    isRead?: boolean | 'selected';
    /** The text may be a sentence or two: the field grows while someone types, too. */
    isLong?: boolean;
    onType: (text: string) => void;
    onClear: () => void;
    children?: ReactNode;
  };

/** The visible box: leading content, text, and clear button. */
export function ComboboxField(props: Props) {
  const {
    label,
    value,
    leading,
    boxRef,
    inputRef,
    className,
    wraps,
    isRead,
    isLong,
    onType,
    onClear,
    children,
    ...rest
  } = props;
  const own = useRef<TypedInto>(null);
  const input = inputRef ?? own;
  const isWhole = Boolean(wraps) && value !== '';
  const staysWhole = rest.readOnly || isRead;
  const resting = isWhole && (staysWhole ? 'opacity-0' : 'text-transparent focus:text-text');
  const typed = {
    autoComplete: 'off',
    spellCheck: false,
    value,
    onChange: (event: ChangeEvent<TypedInto>) => onType(event.target.value),
  };
  return (
    <div
      ref={boxRef}
      className={cx(
        'group/field relative flex w-full min-w-0 items-center gap-2 rounded-md border pr-1.5 pl-3',
        wraps || isLong ? 'min-h-control' : 'h-control',
        'text-control touch:pr-0',
        'has-[[autocomplete]:focus-visible]:outline-2',
        'has-[[autocomplete]:focus-visible]:outline-offset-1 has-[[autocomplete]:focus-visible]:outline-ring',
        rest.disabled ? 'border-line bg-sunken' : 'bg-surface',
        !rest.disabled &&
          (rest['aria-invalid'] ? 'border-danger' : 'border-input has-[[autocomplete]:focus-visible]:border-ring'),
        className,
      )}
    >
      {value === '' || isWhole ? null : leading}
      <span className="grid min-w-0 flex-1 self-stretch">
        {isWhole ? (
          <WholeText leading={leading} disabled={rest.disabled} staysWhole={staysWhole}>
            {value}
          </WholeText>
        ) : null}
        {isLong ? (
          <LongText {...rest} {...typed} onType={onType} typedInto={input} />
        ) : (
          // As far apart as where they are read, so that the text stays where it is.
          <span className="flex min-w-0 gap-1 [grid-area:1/1]">
            {isWhole && leading && !staysWhole ? (
              <span className="hidden shrink-0 self-center group-focus-within/field:inline">{leading}</span>
            ) : null}
            <input
              {...rest}
              {...typed}
              ref={(node) => {
                input.current = node;
              }}
              role="combobox"
              className={cx('min-w-0 flex-1 truncate bg-transparent outline-none', resting || 'disabled:text-muted')}
            />
          </span>
        )}
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

type WholeProps = { leading: ReactNode; disabled?: boolean; staysWhole?: Props['isRead']; children: string };

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
      <span className={staysWhole === 'selected' ? 'selected' : undefined}>{children}</span>
    </span>
  );
}

type LongProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown'> &
  Pick<Props, 'value' | 'onType' | 'onKeyDown'> & { typedInto: RefObject<TypedInto | null> };

/**
 * One line of text, shown on as many as it takes. HTML gives a textarea no role but textbox, which may have a list of
 * suggestions and a highlighted one, but doesn't say whether the list is open.
 */
function LongText({ value, onType, onKeyDown, typedInto, 'aria-expanded': _, ...rest }: LongProps) {
  const shape = 'min-w-0 py-[calc((var(--control)-2px-1lh)/2)] wrap-anywhere whitespace-pre-wrap [grid-area:1/1]';
  return (
    <>
      <span aria-hidden="true" className={cx('invisible', shape)}>
        {value}
      </span>
      <textarea
        {...rest}
        ref={(node) => {
          typedInto.current = node;
        }}
        rows={1}
        value={value}
        onChange={(event) => onType(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        className={cx(
          'block w-full resize-none overflow-hidden bg-transparent outline-none disabled:text-muted',
          shape,
        )}
      />
    </>
  );
}
