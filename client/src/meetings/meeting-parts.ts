import { shortDate } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import {
  HYMN_SLOT_NAMES,
  TEXT_FIELDS,
  TEXT_LABELS,
  type HymnSlot,
  type TextField,
} from '#shared/meetings/constants.ts';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import { performerIn, personRef } from '#shared/meetings/person.ts';
import { PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import { isEmptyRow } from './meeting-values.ts';
import { NO_TOPIC, PERSON_LABELS, STATUS_CHOICES } from './meeting-words.ts';

type PersonKey = PersonPart['key'];
/** The units in which a meeting changes: what a save sends, and what a clash asks about. */
type HymnPart = `hymns.${HymnSlot}`;
export type MeetingPart =
  | 'date'
  | 'kind'
  | 'status'
  | 'isComplete'
  | 'speakers'
  | 'performer'
  | PersonKey
  | TextField
  | HymnPart;

const hymnPart = (slot: HymnSlot): HymnPart => `hymns.${slot}`;
const slotOf = (part: MeetingPart): HymnSlot | null => HYMN_SLOT_NAMES.find((slot) => hymnPart(slot) === part) ?? null;

export const PARTS: readonly MeetingPart[] = [
  'date',
  'kind',
  ...PERSON_PARTS.map(({ key }) => key),
  ...TEXT_FIELDS,
  'speakers',
  ...HYMN_SLOT_NAMES.map(hymnPart),
  'performer',
  'status',
  'isComplete',
];

const isPerson = (part: MeetingPart): part is PersonKey => PERSON_PARTS.some(({ key }) => key === part);
const isText = (part: MeetingPart): part is TextField => TEXT_FIELDS.some((field) => field === part);

/** A part as a text that is equal exactly when a save would store the same. */
function fingerprint(values: MeetingValues, part: MeetingPart): string {
  const slot = slotOf(part);
  if (slot) return values.hymns[slot].trim();
  if (part === 'performer') return String(personRef(performerIn(values)));
  if (isPerson(part)) return String(personRef(values[part]));
  if (isText(part)) return values[part].trim() === '' ? '' : values[part];
  if (part === 'speakers') {
    const rows = values.speakers.filter((row) => !isEmptyRow(row));
    return JSON.stringify(rows.map(({ person, topic, duration }) => [personRef(person), topic.trim(), duration]));
  }
  return part === 'date' || part === 'kind' || part === 'status' ? values[part] : String(values.isComplete);
}

/** The parts of `values` that differ from `base`, in meeting order. */
export const changedFormParts = (base: MeetingValues, values: MeetingValues): MeetingPart[] =>
  PARTS.filter((part) => fingerprint(base, part) !== fingerprint(values, part));

/** `values` with one part out of `source`. */
export function withPart(values: MeetingValues, part: MeetingPart, source: MeetingValues): MeetingValues {
  const slot = slotOf(part);
  if (slot) return { ...values, hymns: { ...values.hymns, [slot]: source.hymns[slot] } };
  if (part === 'speakers') return { ...values, speakers: source.speakers.map((row) => ({ ...row })) };
  const key = PARTS.find((one) => one === part);
  return key ? { ...values, [key]: source[key as keyof MeetingValues] } : values;
}

export function partLabel(part: MeetingPart): string {
  const slot = slotOf(part);
  if (slot) return HYMN_SLOT_LABELS[slot];
  if (isPerson(part)) return PERSON_LABELS[part];
  if (isText(part)) return TEXT_LABELS[part];
  if (part === 'speakers') return 'Speakers';
  if (part === 'performer') return 'Performer';
  if (part === 'date') return 'Meeting date';
  if (part === 'kind') return 'Meeting type';
  return part === 'status' ? 'Meeting status' : 'Mark as Complete (Override)';
}

/** A part inside a sentence: 'a special number', 'an opening hymn', 'announcements'. */
export function partWords(part: MeetingPart): string {
  const label = partLabel(part).toLowerCase();
  if (isText(part) || part === 'speakers') return label;
  return `${/^[aeiou]/u.test(label) ? 'an' : 'a'} ${label}`;
}

/** A part as lines that a person reads; no line where it is empty. */
export function partLines(values: MeetingValues, part: MeetingPart): string[] {
  const slot = slotOf(part);
  if (slot) return [values.hymns[slot]].filter(Boolean);
  if (part === 'performer') return [performerIn(values).text].filter(Boolean);
  if (isPerson(part)) return [values[part].text].filter(Boolean);
  if (isText(part)) return values[part].split('\n').filter(Boolean);
  if (part === 'speakers') {
    return values.speakers
      .filter((row) => !isEmptyRow(row))
      .map(({ person, topic, duration }) => `${person.text} · ${topic || NO_TOPIC} · ${duration} min`);
  }
  if (part === 'date') return [shortDate(values.date)];
  if (part === 'kind') return [KIND_LABELS[values.kind]];
  return [part === 'status' ? STATUS_CHOICES[values.status] : values.isComplete ? 'Yes' : 'No'];
}

const HIDDEN_ON_FAST: readonly MeetingPart[] = ['speakers', 'hymns.specialNumber', 'performer'];
const KEPT_WITHOUT_MEETING: readonly MeetingPart[] = ['date', 'kind', 'notes', 'status', 'isComplete'];

/** The filled-in parts that this meeting type doesn't use. */
export function hiddenParts(values: MeetingValues): MeetingPart[] {
  const empty = emptyValues(values.date, values.kind);
  return changedFormParts(empty, values).filter((part) =>
    holdsMeeting(values.kind)
      ? values.kind === 'fast_testimony' && HIDDEN_ON_FAST.includes(part)
      : !KEPT_WITHOUT_MEETING.includes(part),
  );
}

/** What a save stores: when the kind was changed, without what the new kind has no place for. */
export function savedValues(base: MeetingValues, values: MeetingValues): MeetingValues {
  if (base.kind === values.kind) return values;
  const empty = emptyValues(values.date, values.kind);
  return hiddenParts(values).reduce((kept, part) => withPart(kept, part, empty), values);
}
