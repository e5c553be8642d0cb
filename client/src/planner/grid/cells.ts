import { HYMN_SLOT_NAMES, TEXT_FIELDS, TEXT_LABELS } from '#shared/meetings/constants.ts';
import { MeetingForm, type MeetingValues, type Person, type SpeakerValue } from '#shared/meetings/form.ts';
import { NOBODY, performerIn, personRef } from '#shared/meetings/person.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { TemplateTalk } from '#shared/standing/schema.ts';
import { withUsualTopic } from '#shared/standing/templates.ts';
import { isEmptyRow } from '#client/meetings/meeting-values.ts';
import { columnsFor, type Column, type ColumnKey } from './columns.ts';

/** What one edit changes: a cell, or all speakers at once. */
export type CellKey = ColumnKey | 'speakers';
export type CellValue = string | Person | SpeakerValue | readonly SpeakerValue[];
export type CellEdit = {
  key: CellKey;
  base: CellValue;
  value: CellValue;
  /** Takes the conducting member back, so its Sunday may be a draft again. */
  asDraft?: boolean;
};

export type CellChange = { key: CellKey; value: CellValue; base?: CellValue };

const SPEAKER = /^speaker-(\d+)$/;
const HYMN = /^hymn-(\w+)$/;

export const placeOf = (key: CellKey): number | null => {
  const [, place] = SPEAKER.exec(key) ?? [];
  return place === undefined ? null : Number(place);
};
export const isCellKey = (key: string): key is CellKey =>
  key === 'speakers' ||
  key === 'performer' ||
  SPEAKER.test(key) ||
  HYMN_SLOT_NAMES.some((slot) => key === `hymn-${slot}`) ||
  [...PERSON_PARTS.map((part) => part.key), ...TEXT_FIELDS].some((name) => name === key);
const isHymns = (name: string, values: MeetingValues): name is keyof MeetingValues['hymns'] => name in values.hymns;

const free = new Map<number, SpeakerValue>();
/** The same object for the same length, so that a free place is not drawn again. */
function noSpeaker(minutes: number): SpeakerValue {
  const known = free.get(minutes) ?? { person: NOBODY, topic: '', duration: minutes };
  free.set(minutes, known);
  return known;
}

/** What a cell contains. `minutes` is the usual length of a talk, for a place that is free. */
export function cellOf(values: MeetingValues, key: CellKey, minutes: number): CellValue {
  const place = placeOf(key);
  if (place !== null) return values.speakers[place] ?? noSpeaker(minutes);
  if (key === 'performer') return performerIn(values);
  const [, slot] = HYMN.exec(key) ?? [];
  if (slot !== undefined) return isHymns(slot, values) ? values.hymns[slot] : '';
  return values[key as Exclude<CellKey, `speaker-${number}` | `hymn-${string}` | 'performer'>];
}

/** The values with one cell replaced. A speaker keeps its place; those before it that are free stay free. */
export function withCell(values: MeetingValues, key: CellKey, value: CellValue, minutes: number): MeetingValues {
  const place = placeOf(key);
  if (place !== null) {
    const speakers = [...values.speakers];
    while (speakers.length < place) speakers.push(noSpeaker(minutes));
    speakers[place] = value as SpeakerValue;
    while (speakers.length > 0 && isEmptyRow(speakers[speakers.length - 1] ?? noSpeaker(minutes))) speakers.pop();
    return { ...values, speakers };
  }
  const [, slot] = HYMN.exec(key) ?? [];
  return slot === undefined ? { ...values, [key]: value } : { ...values, hymns: { ...values.hymns, [slot]: value } };
}

export const withEdits = (values: MeetingValues, edits: Iterable<CellChange>, minutes: number): MeetingValues => {
  let after = values;
  for (const { key, value } of edits) after = withCell(after, key, value, minutes);
  return after;
};

const isList = (value: CellValue): value is readonly SpeakerValue[] => Array.isArray(value);
const isSpeaker = (value: CellValue): value is SpeakerValue => typeof value === 'object' && 'person' in value;

/** A speaker who is assigned to a free place has the minutes that it usually has. */
export const withUsualMinutes = (value: CellValue, usual: { duration: number } | undefined): CellValue =>
  usual && typeof value === 'object' && isSpeaker(value) && isEmptyRow(value)
    ? { ...value, duration: usual.duration }
    : value;

type First = { letter: string; column: Column; usual?: TemplateTalk; personOf: (text: string) => Person };

/** A cell with the first letter typed into it: in place of what is there, or at the end of a long text. */
export function withLetter(value: CellValue, { letter, column, usual, personOf }: First): CellValue {
  if (typeof value === 'string') return column.kind === 'text' ? value + letter : letter;
  return isSpeaker(value) ? withUsualTopic({ ...value, person: personOf(letter) }, usual) : personOf(letter);
}

const speakerText = (row: SpeakerValue): string =>
  isEmptyRow(row) ? '' : JSON.stringify([personRef(row.person), row.topic.trim(), row.duration]);

/** Equal exactly when a save would store the same. */
function fingerprint(value: CellValue): string {
  if (typeof value === 'string') return value.trim();
  if (isList(value)) return value.map(speakerText).filter(Boolean).join('\n');
  return isSpeaker(value) ? speakerText(value) : String(personRef(value) ?? '');
}
export const isSameCell = (one: CellValue, other: CellValue): boolean => fingerprint(one) === fingerprint(other);
export const isEmptyCell = (value: CellValue): boolean => fingerprint(value) === '';

/** Another number, or none, has no performer yet. */
export const withPerformer = (changes: readonly CellChange[], before: MeetingValues): readonly CellChange[] =>
  changes.some(({ key, value }) => key === 'hymn-specialNumber' && !isSameCell(value, before.hymns.specialNumber))
    ? [...changes, { key: 'performer', value: NOBODY }]
    : changes;

/** A cell as a person reads it; empty when nothing is in it. */
export function cellText(value: CellValue): string {
  if (typeof value === 'string') return value.trim();
  if (isList(value)) return value.map(cellText).filter(Boolean).join(', ');
  if (!isSpeaker(value)) return value.text.trim();
  return [value.person.text.trim(), value.topic.trim()].filter(Boolean).join(' · ');
}

export function emptyCell(column: Column, minutes: number): CellValue {
  if (column.kind === 'hymn' || column.kind === 'text') return '';
  return column.kind === 'speaker' ? noSpeaker(minutes) : NOBODY;
}

export function cellLabel(key: CellKey): string {
  const text = TEXT_FIELDS.find((field) => field === key);
  if (text) return TEXT_LABELS[text];
  return columnsFor((placeOf(key) ?? 0) + 1).find((column) => column.key === key)?.label ?? 'Speakers';
}

/** Why a cell cannot be saved as it is, in the form's own words; null when it can. */
export function complaintAbout(values: MeetingValues, key: CellKey): string | null {
  const place = placeOf(key);
  const [, slot] = HYMN.exec(key) ?? [];
  const path = place !== null ? `speakers.${place}` : slot !== undefined ? `hymns.${slot}` : key;
  const issues = MeetingForm.safeParse(values).error?.issues ?? [];
  const own = issues.find((issue) => `${issue.path.join('.')}.`.startsWith(`${path}.`));
  return own?.message ?? null;
}

/** The place in which a new speaker is entered: the first that is free. */
export const firstFreePlace = (values: MeetingValues): number => {
  const place = values.speakers.findIndex(isEmptyRow);
  return place < 0 ? values.speakers.length : place;
};

type Rebased =
  | { kind: 'keep'; edit: CellEdit }
  | { kind: 'done' }
  | { kind: 'clash'; edit: CellEdit; theirs: CellValue };

/** An edit over a newer state of its meeting: kept if no one else touched the cell, else for a person to decide. */
export function rebase(edit: CellEdit, current: MeetingValues, minutes: number): Rebased {
  const theirs = cellOf(current, edit.key, minutes);
  if (isSameCell(theirs, edit.value)) return { kind: 'done' };
  if (isSameCell(theirs, edit.base)) return { kind: 'keep', edit };
  return { kind: 'clash', edit, theirs };
}

/** Where the edits belong once the speakers in these places are gone and the others have moved up. */
export function movedUp(key: CellKey, removed: readonly number[]): CellKey {
  const place = placeOf(key);
  if (place === null) return key;
  return `speaker-${place - removed.filter((gone) => gone < place).length}`;
}
