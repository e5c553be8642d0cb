import { useQueryClient } from '@tanstack/react-query';
import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { selectFromStart } from '#client/ui/controls/combobox-field.tsx';
import { cx } from '#client/ui/cx.ts';
import { painted } from '#client/ui/painted.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { isAddingMember, membersAdded } from '#client/members/api.ts';
import { typedPerson } from '#client/members/member-field.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { usualTalks } from '#shared/standing/templates.ts';
import { AnchoredBox, BoxFoot, BoxHead } from './anchored-box.tsx';
import { CellFields, MoveChoice } from './cell-fields.tsx';
import {
  cellOf,
  complaintAbout,
  isEmptyCell,
  isSameCell,
  placeOf,
  withCell,
  withLetter,
  withUsualMinutes,
  type CellValue,
} from './cells.ts';
import { movesAs, type Column } from './columns.ts';
import { useFacts, useGrid, type Slot } from './grid-context.ts';
import type { Taken } from './grid-saves.ts';
import { gridCellId } from './grid-view.ts';
import { dropOpenCell, keepOpenCell } from './kept-edits.ts';
import type { CellPlace } from './keyboard.ts';

const WIDTHS = { person: 'w-86.5', performer: 'w-86.5', speaker: 'w-92', hymn: 'w-86.5', text: 'w-92' } as const;

type Props = { date: string; column: Column; meetingId: number | null; hint: string | undefined };
type Go = 'stay' | 'left' | 'right' | 'away';

/** What a cell is edited with: the fields of the meeting dialog, over the cell. It isn't drawn again when its cell is. */
export const CellEditor = memo(function CellEditor({ date, column, meetingId, hint }: Props) {
  const { minutes, saves, view, lines, move, templates, isSheet } = useGrid();
  const { hymns, members } = useFacts();
  const { key } = column;
  const values = saves.valuesOn(date);
  // A line of a meeting's page is wider than a name needs, and says by itself what it is about.
  const isNarrower = useMedia('(width >= 80rem)') && isSheet && column.kind !== 'text';
  const isSlim = isNarrower && column.kind !== 'speaker';
  const client = useQueryClient();
  const [start] = useState(() => cellOf(values, key, minutes));
  const [{ restored, typed }] = useState(view.store.get());
  const usual = usualTalks(templates, values.kind)[placeOf(key) ?? -1];
  /** What was typed or chosen; null until then, because a template that arrives late still says how long the talk is. */
  const [entered, setEntered] = useState<CellValue | null>(() => {
    const personOf = (text: string) => typedPerson(members, text);
    const there = () => withUsualMinutes(start, usual);
    return restored ?? (typed ? withLetter(there(), { letter: typed, column, usual, personOf }) : null);
  });
  const value = entered ?? withUsualMinutes(start, usual);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(value);
  /** A suggestion was chosen by the key or press that is being handled. */
  const isPicked = useRef(false);
  const isTabbing = useRef(false);

  const change = (next: CellValue) => {
    latest.current = next;
    isPicked.current = true;
    setProblem(undefined);
    setEntered(next);
    keepOpenCell(saves.owner, { date, key, value: next });
  };
  const leave = (go: Go, hasEntered = false) => {
    dropOpenCell(saves.owner);
    view.close(lines, go, hasEntered);
  };
  /** False when it cannot be saved as it is, and stays open and says why; or when a person, asked first, would rather not. */
  const takeNow = (go: Go): Taken => {
    const now = latest.current;
    const wanted = column.kind === 'hymn' && typeof now === 'string' ? hymns.asStored(now) : now;
    let isTaken: Taken = true;
    if (!isSameCell(wanted, start)) {
      const complaint = complaintAbout(withCell(values, key, wanted, minutes), key);
      if (complaint !== null) {
        setProblem(complaint);
        return false;
      }
      isTaken = saves.set(date, [{ key, value: wanted, base: start }], `${column.label}, ${briefDate(date)}`);
    }
    leave(go, true);
    return isTaken;
  };
  /** A member who is being added has an id first. Otherwise it is drawn together with the list that closes. */
  const take = async (go: Go): Promise<boolean> => {
    if (isAddingMember(client)) await membersAdded(client);
    return takeNow(go);
  };

  /** What was changed here goes along. */
  const moveTo = async (to: CellPlace) => {
    if (await take('stay')) await move({ date, column: key }, to);
  };

  /** Ignores keys in a dialog that one of the fields has opened. */
  const isOurs = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
    target instanceof HTMLElement && (currentTarget.contains(target) || target.hasAttribute('aria-autocomplete'));

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOurs(event)) return;
    isPicked.current = false;
    if (event.key === 'Escape' && isSameCell(latest.current, start)) {
      event.preventDefault();
      event.stopPropagation();
      return leave('stay');
    }
    const chosen = event.target instanceof Element ? event.target.getAttribute('aria-activedescendant') : null;
    if (event.key !== 'Tab' || chosen === null) return;
    isTabbing.current = true;
    document.getElementById(chosen)?.click();
    isTabbing.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (!isOurs(event) || event.nativeEvent.isComposing) return;
    const { target, currentTarget } = event;
    if (target instanceof HTMLButtonElement && event.key !== 'Escape') return;
    const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select:not([data-aside]), textarea')];
    const place = target instanceof HTMLElement ? fields.indexOf(target) : -1;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave('stay');
    } else if (event.key === 'Enter' && (column.kind !== 'text' || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (isPicked.current && column.kind === 'speaker') fields[Math.min(place + 1, fields.length - 1)]?.focus();
      // 'Add as a member' and the like go on in the field.
      else if (isPicked.current || !(target instanceof Element) || !target.hasAttribute('aria-activedescendant'))
        void take('stay');
    } else if (event.key === 'Tab') {
      const isLast = event.shiftKey ? place <= 0 : place === fields.length - 1;
      if (!isLast) return;
      event.preventDefault();
      void take(event.shiftKey ? 'left' : 'right');
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const isOption = event.target instanceof Element && event.target.closest('[role=option]') !== null;
    if (isOption && isPicked.current && !isTabbing.current && column.kind !== 'speaker') void take('stay');
  };
  const onClickCapture = () => {
    isPicked.current = false;
  };
  const onOpen = (box: HTMLElement) => {
    const field = box.querySelector('input');
    const long = field ? null : box.querySelector('textarea');
    // The box is where it is: to look for the field would lay out the page before the paint.
    (long ?? field)?.focus({ preventScroll: true });
    long?.setSelectionRange(long.value.length, long.value.length);
    if (typed) keepOpenCell(saves.owner, { date, key, value: latest.current });
    if (typed) field?.setSelectionRange(typed.length, typed.length);
    else selectFromStart(field);
    // Whom to ask; a speaker's list covers the topic and the minutes only while there is no one to have them.
    const isCovering = !isSheet || column.kind === 'speaker';
    if (typed === null && (!isCovering || isEmptyCell(latest.current))) field?.click();
  };
  const label = `${column.label}, ${briefDate(date)}`;
  return (
    <AnchoredBox
      anchor={gridCellId({ date, column: key })}
      label={label}
      side={isNarrower ? 'slim' : 'over'}
      className={`max-md:w-[calc(100vw-1rem)] ${WIDTHS[column.kind]}`}
      onOpen={onOpen}
      onOutside={() => void take('away')}
      {...{ onKeyDown, onKeyDownCapture, onClick, onClickCapture }}
    >
      <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-2', isSlim ? 'p-1' : 'p-3')}>
        {isSlim ? null : <BoxHead>{label}</BoxHead>}
        <CellFields
          column={column}
          value={value}
          onChange={change}
          isTyped={Boolean(typed)}
          {...{ values, meetingId, hint, problem, usual }}
        />
        {movesAs(column) === null || isEmptyCell(start) ? null : (
          <MoveChoice from={{ date, column: key }} column={column} onChoose={(to) => void moveTo(to)} />
        )}
        {column.kind === 'speaker' || column.kind === 'text' ? (
          <p className="text-xs text-muted max-md:hidden touch:hidden">
            {column.kind === 'text' ? 'Ctrl+Enter' : 'Enter'} to save · Esc to cancel
          </p>
        ) : null}
        <BoxFoot onCancel={() => leave('stay')} onDone={() => take('stay')} />
      </div>
    </AnchoredBox>
  );
});

const nothing = () => undefined;
const TYPED = { ...NOBODY, text: 'a' };

/**
 * Draws an editor once, when there is time, and takes it away before it is on the screen: the browser has then read the
 * code and the styles that the first letter in a cell would wait for.
 */
export function EditorAhead({ slot }: { slot: Slot }) {
  const { saves, columns } = useGrid();
  const hasMembers = useFacts().members.length > 0;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (hasMembers) void painted().then(() => startTransition(() => setDrawn(true)));
  }, [hasMembers]);
  useLayoutEffect(() => {
    if (isDrawn) setDrawn(false);
  }, [isDrawn]);
  const column = columns.find(({ kind }) => kind === 'person');
  if (!isDrawn || !column) return null;
  const { date, meeting } = slot;
  const place = { date, column: column.key };
  return (
    <AnchoredBox
      anchor={gridCellId(place)}
      label={column.label}
      className="invisible"
      {...{ onOpen: nothing, onOutside: nothing, onKeyDown: nothing }}
    >
      <CellFields
        {...{ column, value: TYPED, values: saves.valuesOn(date), meetingId: meeting?.id ?? null }}
        {...{ hint: undefined, problem: undefined, onChange: nothing, isTyped: true }}
      />
      <MoveChoice from={place} column={column} onChoose={nothing} />
    </AnchoredBox>
  );
}
