import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { TEXT_LABELS, type HymnSlot, type TextField } from '#shared/meetings/constants.ts';
import { PERFORMED_BY } from '#client/meetings/meeting-words.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';

export type SpeakerKey = `speaker-${number}`;
type HymnKey = `hymn-${HymnSlot}`;
/** What follows the sacrament. */
export type MessageKey = SpeakerKey | HymnKey | 'performer';
export type ColumnKey = PersonPart['key'] | MessageKey | TextField;

type Common = { label: string; needed: boolean; className: string };
export type Column = Common &
  (
    | { kind: 'person'; key: PersonPart['key']; part: PersonPart }
    | { kind: 'speaker'; key: SpeakerKey; place: number }
    | { kind: 'hymn'; key: HymnKey; slot: HymnSlot }
    | { kind: 'performer'; key: 'performer' }
    | { kind: 'text'; key: TextField }
  );

/** Three places for speakers, and more where a Sunday has more. */
const USUAL_SPEAKERS = 3;

export const speakerKey = (place: number): SpeakerKey => `speaker-${place}`;

/** So narrow that at 1440 pixels the first hymn comes into view beside a Sunday's people; a name may take two lines. */
const PERSON_WIDTHS: Partial<Record<PersonPart['key'], string>> = {
  conducting: 'w-22.5',
  presiding: 'w-22.5',
  invocation: 'w-26',
  benediction: 'w-26',
};

const person = (key: PersonPart['key']): Column[] =>
  PERSON_PARTS.filter((part) => part.key === key).map((part) => ({
    kind: 'person',
    key,
    part,
    label: part.label,
    needed: part.required !== null,
    className: PERSON_WIDTHS[key] ?? 'w-19',
  }));

const speaker = (place: number): Column => ({
  kind: 'speaker',
  key: speakerKey(place),
  place,
  label: `Speaker ${place + 1}`,
  needed: place === 0,
  className: 'w-29.5',
});

const hymn = (slot: HymnSlot): Column => ({
  kind: 'hymn',
  key: `hymn-${slot}`,
  slot,
  label: HYMN_SLOT_LABELS[slot],
  needed: isRequiredSlot(slot),
  // As wide as its head.
  className: slot === 'sacrament' ? 'w-28' : 'w-27',
});

const text = (key: TextField): Column => ({ kind: 'text', key, label: TEXT_LABELS[key], needed: false, className: '' });

const performer: Column = {
  kind: 'performer',
  key: 'performer',
  label: PERFORMED_BY,
  needed: false,
  className: 'w-24',
};

/** The parts of a meeting from left to right. */
export const columnsFor = (speakers: number): Column[] => [
  ...person('conducting'),
  ...person('presiding'),
  ...person('invocation'),
  ...Array.from({ length: Math.max(USUAL_SPEAKERS, speakers) }, (_, place) => speaker(place)),
  ...person('benediction'),
  ...person('organist'),
  ...person('chorister'),
  hymn('opening'),
  hymn('sacrament'),
  hymn('rest'),
  hymn('specialNumber'),
  performer,
  hymn('closing'),
];

export type GridParts = 'all' | 'people' | 'music';

const isMusical = (column: Column): boolean =>
  column.kind === 'hymn' || column.kind === 'performer' || (column.kind === 'person' && column.part.group === 'music');

/** The columns of the people who lead, pray, and speak, or those of the music with the people who make it. */
export const partColumns = (columns: readonly Column[], parts: GridParts): readonly Column[] =>
  parts === 'all' ? columns : columns.filter((column) => isMusical(column) === (parts === 'music'));

/** The parts of a meeting from top to bottom, as its page has them; texts have no column in the grid. */
export const linesFor = (messages: readonly MessageKey[]): Column[] => [
  ...person('conducting'),
  ...person('presiding'),
  ...person('invocation'),
  ...person('benediction'),
  text('announcements'),
  text('wardBusiness'),
  text('releases'),
  text('newCallings'),
  ...person('organist'),
  ...person('chorister'),
  hymn('opening'),
  hymn('sacrament'),
  ...messages.map((key) =>
    key === 'hymn-rest'
      ? hymn('rest')
      : key === 'hymn-specialNumber'
        ? hymn('specialNumber')
        : key === 'performer'
          ? performer
          : speaker(Number(key.slice('speaker-'.length))),
  ),
  hymn('closing'),
  text('notes'),
];

/** Assignments that can change places, as the server has it: speakers, prayers, and every other part by itself. */
export function movesAs(column: Column): string | null {
  if (column.kind === 'speaker') return 'speaker';
  if (column.kind !== 'person') return null;
  return column.part.head === null ? 'prayer' : column.key;
}

/** Whether what is in one can go where the other is. */
export const isSameKind = (from: Column, to: Column): boolean =>
  movesAs(from) !== null && movesAs(from) === movesAs(to);

/** A fast Sunday has no special number, unless one is left from before; and no one performs where there is none. */
export function isClosed({ key }: Column, { kind, hymns }: MeetingValues): boolean {
  const hasNumber = hymns.specialNumber.trim() !== '';
  return (
    (key === 'performer' && !hasNumber) || (key === 'hymn-specialNumber' && kind === 'fast_testimony' && !hasNumber)
  );
}

/** Enough places for the speakers of the fullest of these Sundays. */
export const placedSpeakers = (counts: readonly number[]): number => Math.max(USUAL_SPEAKERS, ...counts);
