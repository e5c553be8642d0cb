import { useCallback, useDeferredValue, useMemo } from 'react';
import { MemberField } from '#client/members/member-field.tsx';
import { idsIn, inTurnToPray, suggestedFor, usesOfPart } from '#client/meetings/people-hints.ts';
import { TopicField } from '#client/meetings/topic-field.tsx';
import { HymnField } from '#client/music/hymn-field.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import type { MeetingValues, Person, SpeakerValue } from '#shared/meetings/form.ts';
import { repeatedHymns } from '#shared/meetings/music/hymn-uses.ts';
import { SPEAKER_MINUTES } from '#shared/meetings/limits.ts';
import { isMemberPart, isPrayerPart } from '#shared/meetings/parts.ts';
import { holdsMeeting, needsSpeaker } from '#shared/meetings/rules.ts';
import type { TemplateTalk } from '#shared/standing/schema.ts';
import { withUsualTopic } from '#shared/standing/templates.ts';
import { hymnKey } from '#shared/music/hymn-text.ts';
import { cellOf, cellText, firstFreePlace, type CellValue } from './cells.ts';
import { isSameKind, type Column } from './columns.ts';
import { useFacts, useGrid, type GridInfo } from './grid-context.ts';
import type { CellPlace } from './keyboard.ts';

type Props = {
  column: Column;
  values: MeetingValues;
  meetingId: number | null;
  hint: string | undefined;
  value: CellValue;
  onChange: (value: CellValue) => void;
  problem: string | undefined;
  /** It opens with the first letter in its field. */
  isTyped?: boolean;
  /** What this place usually has. */
  usual?: TemplateTalk;
};

/** The fields of the meeting dialog for one cell. */
export function CellFields({ column, value, onChange, values, meetingId, hint, problem, isTyped, usual }: Props) {
  const { today, dueOn, saves } = useGrid();
  const { meetings, members, talks, prayers, hymns } = useFacts();
  const { date } = values;
  const planNow = useCallback(() => saves.valuesOn(date), [saves, date]);
  const here = idsIn(values).join();
  const suggested = useMemo(
    () => (column.kind === 'speaker' ? suggestedFor(here.split(',').map(Number), members, talks, { today, date }) : []),
    [column.kind, here, members, talks, today, date],
  );
  const uses = useMemo(
    () =>
      column.kind === 'person'
        ? usesOfPart(
            meetings.filter(({ id }) => id !== meetingId),
            column.part,
            today,
          )
        : undefined,
    [column, meetings, meetingId, today],
  );
  const common = { label: column.label, hideLabel: true, error: problem };
  const person = { ...common, date, hint, isTyped };
  if (column.kind === 'person') {
    const { part } = column;
    const due = dueOn(part.key, date);
    return (
      <MemberField
        {...person}
        value={value as Person}
        onChange={onChange}
        membersOnly={isMemberPart(part)}
        uses={uses}
        frequentFirst={part.group === 'music'}
        suggested={due ? [{ id: due.id, reasons: [due.reason] }] : undefined}
        prayers={isPrayerPart(part) ? prayers : undefined}
        inTurn={isPrayerPart(part) ? () => inTurnToPray(idsIn(values), members, prayers, { today, date }) : undefined}
      />
    );
  }
  if (column.kind === 'performer') return <MemberField {...person} value={value as Person} onChange={onChange} />;
  if (column.kind === 'speaker') {
    const row = value as SpeakerValue;
    const choices = [...new Set([...SPEAKER_MINUTES, row.duration])].sort((a, b) => a - b);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_6.75rem] gap-2">
        <MemberField
          {...person}
          className="col-span-2"
          value={row.person}
          onChange={(person) => onChange(withUsualTopic({ ...row, person }, usual))}
          placeholder={usual?.speaker || undefined}
          talks={talks}
          suggested={suggested}
        />
        <TopicField
          label="Topic"
          value={row.topic}
          onChange={(topic) => onChange({ ...row, topic })}
          placeholder={usual?.topic || undefined}
        />
        <Field label="Minutes">
          <Select
            value={String(row.duration)}
            onChange={(event) => onChange({ ...row, duration: Number(event.target.value) })}
            options={choices.map((count) => ({ value: String(count), label: `${count} min` }))}
          />
        </Field>
      </div>
    );
  }
  const text = cellText(value);
  if (column.kind === 'text') {
    return (
      <Field {...common}>
        <Textarea
          rows={4}
          className="max-h-[50dvh]"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    );
  }
  const keyOf = (one: string) => hymnKey(hymns.read(one));
  return (
    <HymnField
      {...common}
      isTyped={isTyped}
      slot={column.slot}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      date={values.date}
      meetingId={meetingId}
      planNow={planNow}
      isRepeated={repeatedHymns({ ...values.hymns, [column.slot]: text }, keyOf).includes(column.slot)}
    />
  );
}

type Choice = { value: string; label: string; place: CellPlace };

/** Where an assignment can go: the same kind of cell on each upcoming Sunday shown that has such, with who is there. */
function choicesFor(from: CellPlace, column: Column, grid: GridInfo): Choice[] {
  const { columns, lines, saves, today, minutes } = grid;
  return lines().flatMap(({ date, columns: open }) => {
    const values = saves.valuesOn(date);
    if (date < today || !(column.kind === 'speaker' ? needsSpeaker : holdsMeeting)(values.kind)) return [];
    const free = firstFreePlace(values);
    return columns
      .filter((one) => open.includes(one.key) && isSameKind(column, one))
      .filter((one) => one.kind !== 'speaker' || one.place <= free)
      .filter((one) => date !== from.date || one.key !== from.column)
      .map((one) => {
        const who = cellText(cellOf(values, one.key, minutes)).split(' · ')[0];
        const label = `${briefDate(date)} · ${one.label}${who ? `, swap with ${who}` : ''}`;
        return { value: `${date} ${one.key}`, label, place: { date, column: one.key } };
      });
  });
}

/** It reads as an action, not as a second field. */
const QUIET =
  '-ml-2 w-fit max-w-full [&>select]:h-control-sm [&>select]:field-sizing-content [&>select]:border-transparent [&>select]:bg-transparent [&>select]:px-2 [&>select]:pr-8 [&>select]:text-sm [&>select]:font-medium [&>select]:hover:bg-sunken touch:[&>select]:h-control';

type MoveProps = { from: CellPlace; column: Column; onChoose: (to: CellPlace) => void };

/** Moves an assignment without a mouse to drag it or keys to cut and paste it. The field above is painted first. */
export function MoveChoice(props: MoveProps) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? (
    <MoveSelect {...props} />
  ) : (
    <div className={MOVE}>
      <div className="h-control-sm touch:h-control" />
    </div>
  );
}

const MOVE = 'border-t border-line pt-1';

function MoveSelect({ from, column, onChoose }: MoveProps) {
  const grid = useGrid();
  const { date } = from;
  // Nothing of it changes with a letter.
  const choices = useMemo(() => choicesFor({ date, column: column.key }, column, grid), [date, column, grid]);
  if (choices.length === 0) return null;
  return (
    <div className={MOVE}>
      <Select
        data-aside
        aria-label="Move to"
        value=""
        placeholder="Move to…"
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onChoose(chosen.place);
        }}
        options={choices}
        className={QUIET}
      />
    </div>
  );
}
