import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { membersAdded } from '#client/members/api.ts';
import { MemberField } from '#client/members/member-field.tsx';
import { idsIn, suggestedFor, usesOfPart } from '#client/meetings/people-hints.ts';
import { TopicField } from '#client/meetings/topic-field.tsx';
import { HymnField } from '#client/music/hymn-field.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import { SPEAKER_MINUTES } from '#shared/meetings/constants.ts';
import type { MeetingValues, Person, SpeakerValue } from '#shared/meetings/form.ts';
import { repeatedHymns } from '#shared/meetings/hints/conflicts.ts';
import { isMemberPart } from '#shared/meetings/parts.ts';
import { hymnKey, hymnText } from '#shared/music/hymn-text.ts';
import { AnchoredBox } from './anchored-box.tsx';
import { cellOf, cellText, complaintAbout, isEmptyCell, isSameCell, withCell, type CellValue } from './cells.ts';
import { movesAs, type Column } from './columns.ts';
import { useFacts, useGrid } from './grid-context.ts';
import { gridCellId } from './grid-view.ts';
import { dropOpenCell, keepOpenCell } from './kept-edits.ts';
import type { CellPlace } from './keyboard.ts';
import { MoveChoice } from './move-choice.tsx';

const WIDTHS = { person: 'w-72', speaker: 'w-88', hymn: 'w-80', text: 'w-88' } as const;

type Props = { date: string; column: Column; meetingId: number | null; hint: string | undefined };
type Go = 'stay' | 'left' | 'right' | 'away';

/** What a cell is edited with: the fields of the meeting dialog, over the cell. */
export function CellEditor({ date, column, meetingId, hint }: Props) {
  const { minutes, saves, view, lines, move } = useGrid();
  const { hymns } = useFacts();
  const { key } = column;
  const values = saves.valuesOn(date);
  const client = useQueryClient();
  const [start] = useState(() => cellOf(values, key, minutes));
  const [{ restored, isTyped }] = useState(view.store.get());
  const [value, setValue] = useState<CellValue>(restored ?? start);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(value);
  /** A suggestion was chosen by the key or press that is being handled. */
  const isPicked = useRef(false);
  const isTabbing = useRef(false);

  const change = (next: CellValue) => {
    latest.current = next;
    isPicked.current = true;
    setProblem(undefined);
    setValue(next);
    keepOpenCell(saves.owner, { date, key, value: next });
  };
  const asStored = (typed: CellValue): CellValue => {
    const isHymn = column.kind === 'hymn' && column.slot !== 'specialNumber';
    if (typeof typed !== 'string' || !isHymn || typed.trim() === '') return typed;
    const { number, title } = hymns.read(typed);
    return hymnText(number, title);
  };
  const leave = (go: Go) => {
    dropOpenCell(saves.owner);
    view.close(lines(), go);
  };
  const takeNow = (go: Go) => {
    const wanted = asStored(latest.current);
    if (isSameCell(wanted, start)) return leave(go);
    const complaint = complaintAbout(withCell(values, key, wanted, minutes), key);
    if (complaint !== null) return setProblem(complaint);
    saves.set(date, [{ key, value: wanted, base: start }], `${column.label}, ${briefDate(date)}`);
    leave(go);
  };

  /** What was changed here goes along. */
  const moveTo = (to: CellPlace) => {
    takeNow('stay');
    void move({ date, column: key }, to);
  };

  /** A member who is being added has an id first. */
  const take = (go: Go) => void membersAdded(client).then(() => takeNow(go));

  /** Ignores keys in a dialog that one of the fields has opened. */
  const isOurs = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
    target instanceof HTMLElement && (currentTarget.contains(target) || target.getAttribute('role') === 'combobox');

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
        take('stay');
    } else if (event.key === 'Tab') {
      const isLast = event.shiftKey ? place <= 0 : place === fields.length - 1;
      if (!isLast) return;
      event.preventDefault();
      take(event.shiftKey ? 'left' : 'right');
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const isOption = event.target instanceof Element && event.target.closest('[role=option]') !== null;
    if (isOption && isPicked.current && !isTabbing.current && column.kind !== 'speaker') take('stay');
  };
  const onClickCapture = () => {
    isPicked.current = false;
  };
  const onOpen = (box: HTMLElement) => {
    const field = box.querySelector('input');
    const long = box.querySelector('textarea');
    long?.focus();
    long?.setSelectionRange(long.value.length, long.value.length);
    field?.focus();
    field?.select();
    // The list of a speaker would cover the topic and the minutes.
    if (!isTyped && isEmptyCell(latest.current)) field?.click();
  };
  const label = `${column.label}, ${briefDate(date)}`;
  return (
    <AnchoredBox
      anchor={gridCellId({ date, column: key })}
      label={label}
      className={`p-1 ${WIDTHS[column.kind]}`}
      onOpen={onOpen}
      onOutside={() => take('away')}
      {...{ onKeyDown, onKeyDownCapture, onClick, onClickCapture }}
    >
      <Fields column={column} value={value} onChange={change} {...{ values, meetingId, hint, problem }} />
      {movesAs(column) === null || isEmptyCell(start) ? null : (
        <MoveChoice from={{ date, column: key }} column={column} onChoose={moveTo} />
      )}
    </AnchoredBox>
  );
}

type FieldsProps = Omit<Props, 'date'> & { values: MeetingValues } & {
  value: CellValue;
  onChange: (value: CellValue) => void;
  problem: string | undefined;
};

function Fields({ column, value, onChange, values, meetingId, hint, problem }: FieldsProps) {
  const { today, dueOn } = useGrid();
  const { meetings, members, talks, hymns } = useFacts();
  const here = idsIn(values).join();
  const suggested = useMemo(
    () => (column.kind === 'speaker' ? suggestedFor(here.split(',').map(Number), members, talks, today) : []),
    [column.kind, here, members, talks, today],
  );
  const uses = useMemo(
    () =>
      column.kind === 'person'
        ? usesOfPart(
            meetings.filter(({ id }) => id !== meetingId),
            column.part,
          )
        : undefined,
    [column, meetings, meetingId],
  );
  const common = { label: column.label, hideLabel: true, error: problem };
  if (column.kind === 'person') {
    const { part } = column;
    const due = dueOn(part.key, values.date);
    return (
      <MemberField
        {...common}
        hint={hint}
        value={value as Person}
        onChange={onChange}
        membersOnly={isMemberPart(part)}
        uses={uses}
        frequentFirst={part.group === 'music'}
        suggested={due ? [due] : undefined}
      />
    );
  }
  if (column.kind === 'speaker') {
    const row = value as SpeakerValue;
    const choices = [...new Set([...SPEAKER_MINUTES, row.duration])].sort((a, b) => a - b);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_6.75rem] gap-1">
        <MemberField
          {...common}
          className="col-span-2"
          hint={hint}
          value={row.person}
          onChange={(person) => onChange({ ...row, person })}
          talks={talks}
          suggested={suggested}
        />
        <TopicField label="Topic" hideLabel value={row.topic} onChange={(topic) => onChange({ ...row, topic })} />
        <Field label="Minutes" hideLabel>
          <Select
            value={String(row.duration)}
            onChange={(event) => onChange({ ...row, duration: Number(event.target.value) })}
            options={choices.map((count) => ({ value: String(count), label: `${count} min` }))}
          />
        </Field>
        <p className="col-span-2 px-1 pb-0.5 text-xs text-muted max-md:hidden">Enter to save · Esc to cancel</p>
      </div>
    );
  }
  const text = cellText(value);
  if (column.kind === 'text') {
    return (
      <div className="grid gap-1">
        <Field {...common}>
          <Textarea
            rows={4}
            className="max-h-[50dvh]"
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <p className="px-1 pb-0.5 text-xs text-muted max-md:hidden">Ctrl+Enter to save · Esc to cancel</p>
      </div>
    );
  }
  if (column.slot === 'specialNumber') {
    return (
      <Field {...common}>
        <Input
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Title and performer"
          autoComplete="off"
        />
      </Field>
    );
  }
  const keyOf = (one: string) => hymnKey(hymns.read(one));
  return (
    <HymnField
      {...common}
      slot={column.slot}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      date={values.date}
      meetingId={meetingId}
      isRepeated={repeatedHymns({ ...values.hymns, [column.slot]: text }, keyOf).includes(column.slot)}
    />
  );
}
