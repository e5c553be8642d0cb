import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ComboboxField, type TypedInto } from './combobox-field.tsx';
import { ComboboxList, type ComboAction, type Option } from './combobox-list.tsx';
import { ComboboxPopover } from './combobox-popover.tsx';
import { useLazySheet } from './lazy-sheet.ts';
import { useField, useFieldProps } from './field.tsx';
import { useCombobox } from './use-combobox.ts';
import { usePhone } from '#client/ui/use-media.ts';
import { usePainted } from '#client/ui/use-painted.ts';
import { words } from '#client/ui/words.ts';

export type { ComboAction, Option } from './combobox-list.tsx';

type Props<O extends Option> = {
  value: string;
  onType: (text: string) => void;
  onPick: (option: O) => void;
  onClear?: () => void;
  options: readonly O[];
  actions?: readonly ComboAction[];
  heading?: string;
  label?: string;
  placeholder?: string;
  leading?: ReactNode;
  loading?: boolean;
  emptyText?: string;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string;
  id?: string;
  name?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  className?: string;
  /** The first option is the only one that can be meant: Enter takes it right away. */
  isSure?: boolean;
  /** One of the options has to be chosen: Enter keeps the list open and highlights the first. */
  mustChoose?: boolean;
  /** It appears with a letter that was just typed, and so with its list. */
  isTyped?: boolean;
  wraps?: boolean;
  isLong?: boolean;
};

/** Keys that bring the caret into the text. */
const MOVES_IN_TEXT = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * Text with suggestions. Typing only types; an option or an action is taken by Enter, a click or a tap, never by
 * leaving. Emptying the field, by × or by hand, is `onClear`. On a phone the list opens as a sheet.
 */
export function Combobox<O extends Option>(props: Props<O>) {
  const { value, options, actions = [], loading = false, emptyText = words.noMatch, disabled = false } = props;
  const made = useId();
  const field = useField();
  const wiring = useFieldProps({
    id: props.id,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid,
    'aria-required': props.required,
  });
  const id = wiring.id ?? made;
  const label = props.label ?? field?.label ?? words.field;
  const box = useRef<HTMLDivElement>(null);
  const outside = useRef<TypedInto>(null);
  const phone = usePhone();
  /** What was just chosen, or will be replaced by what is typed, is read whole before it is changed. */
  const [isRead, setRead] = useState<boolean | 'selected'>(false);
  const readSelected = ({ selectionStart, selectionEnd, value: { length } }: TypedInto) =>
    setRead(selectionStart === 0 && selectionEnd === length && 'selected');
  const pick = (option: O) => {
    setRead(true);
    props.onPick(option);
    // A long text is seen from its beginning.
    requestAnimationFrame(() => outside.current?.scrollTo({ left: 0 }));
  };
  const list = useCombobox(
    [
      ...options.map((option) => ({ key: `option ${option.key}`, run: () => pick(option) })),
      ...actions.map((action) => ({ key: `action ${action.key}`, run: action.onRun, keepsOpen: action.keepsOpen })),
    ],
    id,
    { isTyped: props.isTyped, meant: props.isSure ? 0 : -1, mustChoose: props.mustChoose && options.length > 0 },
  );
  const filled = options.length > 0 || actions.length > 0 || loading || emptyText !== '';
  const open = list.open && !disabled && (phone || filled);
  const isDrawn = usePainted(open && !phone);
  const sheet = useLazySheet(phone, open);

  const onClear = () => (props.onClear ? props.onClear() : props.onType(''));
  const onType = (text: string) => {
    setRead(false);
    if (text === '') onClear();
    else props.onType(text);
    list.typed();
  };
  const openSheet = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Enter' || key === 'ArrowDown' || key === ' ') event.preventDefault();
    else if (key.length > 1 || ctrlKey || metaKey) return;
    // The first letter goes to the sheet's input, which has the focus by then.
    list.show();
  };
  const { wraps, isLong, leading, placeholder } = props;
  const shared = { label, value, leading, placeholder, isLong, onType, onClear };
  const suggesting = {
    'aria-autocomplete': 'list',
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': list.active >= 0 ? list.rowId(list.active) : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (MOVES_IN_TEXT.test(event.key)) setRead(false);
      list.onKeyDown(event);
    },
  } as const;
  const rows = (
    <ComboboxList
      {...{ options, actions, loading, emptyText }}
      id={`${id}-list`}
      heading={props.heading}
      active={list.active}
      rowId={list.rowId}
      onHighlight={list.highlight}
      onSelect={list.select}
    />
  );
  const count = loading ? words.searching : options.length > 0 ? words.matches(options.length) : emptyText;
  const live = (
    <span role="status" className="sr-only">
      {open ? count : ''}
    </span>
  );
  return (
    <ComboboxField
      {...shared}
      {...wiring}
      wraps={wraps}
      isRead={isRead}
      {...(phone ? { onKeyDown: openSheet } : suggesting)}
      id={id}
      boxRef={box}
      inputRef={outside}
      name={props.name}
      className={props.className}
      aria-label={field && !props.label ? undefined : label}
      aria-expanded={open}
      aria-haspopup={phone ? 'dialog' : 'listbox'}
      disabled={disabled}
      readOnly={phone}
      // The second press of two that opened what the field is in.
      onClick={(event) => {
        readSelected(event.currentTarget);
        if (event.detail <= 1) list.show();
      }}
      onFocus={(event) => {
        readSelected(event.currentTarget);
        list.onFocus();
        props.onFocus?.();
      }}
      onBlur={() => {
        setRead(false);
        if (!phone) list.onBlur();
        props.onBlur?.();
      }}
    >
      {phone ? null : live}
      {isDrawn ? <ComboboxPopover anchor={box}>{rows}</ComboboxPopover> : null}
      {open && sheet ? (
        <sheet.ComboboxSheet
          label={label}
          back={outside}
          onClose={list.close}
          field={<ComboboxField {...shared} {...suggesting} aria-label={label} aria-expanded enterKeyHint="done" />}
        >
          {live}
          {rows}
        </sheet.ComboboxSheet>
      ) : null}
    </ComboboxField>
  );
}
