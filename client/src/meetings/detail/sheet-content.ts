import type { MessageKey } from '#client/planner/grid/columns.ts';
import { HYMN_SLOT_NAMES, TEXT_FIELDS, type HymnSlot, type TextField } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, musicIn } from '#shared/meetings/music/hymns.ts';
import { isMemberPart, nameIn, PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import { announcedIn } from '#shared/meetings/program/program.ts';
import { arranged } from '#shared/meetings/program/program-order.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Talk = { id: number | null; name: string | null; topic: string | null; minutes: number };

/** What is on the sheet: as it is stored, or with what is being changed. */
export type SheetContent = {
  names: Partial<Record<PersonPart['key'], string | null>>;
  callings: Partial<Record<PersonPart['key'], string | null>>;
  hymns: Record<HymnSlot, string>;
  performer: string | null;
  texts: Partial<Record<TextField, string | null>>;
  talks: readonly Talk[];
};

const of = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

/** The meeting's own, and those that repeat. */
export const announcementsOf = (meeting: Meeting): string | null =>
  meeting.repeatedAnnouncements ? announcedIn(meeting).join('\n') || null : (meeting.announcements ?? null);

export const storedContent = (
  meeting: Meeting,
  minutesOf: (talk: { duration?: number | null }) => number,
): SheetContent => ({
  names: Object.fromEntries(PERSON_PARTS.map((part) => [part.key, nameIn(meeting, part)])),
  callings: Object.fromEntries(
    PERSON_PARTS.map((part) => [part.key, isMemberPart(part) ? meeting[part.name]?.calling : null]),
  ),
  hymns: of(HYMN_SLOT_NAMES, (slot) => meeting[HYMN_FIELDS[slot]] ?? ''),
  performer: musicIn(meeting.musicalNumbers, 'specialNumber')?.performer ?? null,
  texts: { ...of(TEXT_FIELDS, (field) => meeting[field] ?? null), announcements: announcementsOf(meeting) },
  talks: meeting.speakingAssignments
    .toSorted((a, b) => a.order - b.order)
    .map((talk) => ({
      id: talk.id,
      name: talk.speakerName ?? null,
      topic: talk.topic ?? null,
      minutes: minutesOf(talk),
    })),
});

/** The lines after the sacrament, as every program has them; those who edit also see what could be added. */
export function messageKeys(
  { talks, hymns, performer }: Pick<SheetContent, 'hymns' | 'performer'> & { talks: readonly unknown[] },
  kind: Meeting['kind'],
  isEdited: boolean,
): MessageKey[] {
  const rest = hymns.rest.trim() === '' ? null : 'hymn-rest';
  const special = hymns.specialNumber.trim() === '' ? null : 'hymn-specialNumber';
  const speakers = talks.map((_, place): MessageKey => `speaker-${place}`);
  const isFast = kind === 'fast_testimony';
  return [
    ...arranged<MessageKey>(speakers, rest, special).flatMap((key) =>
      key === special && (isEdited || performer) ? [key, 'performer' as const] : [key],
    ),
    ...(isEdited && !(isFast && speakers.length === 0) ? ([`speaker-${speakers.length}`] as const) : []),
    ...(isEdited && !rest ? (['hymn-rest'] as const) : []),
    ...(isEdited && !special && !isFast ? (['hymn-specialNumber'] as const) : []),
  ];
}

/** What a Sunday has instead of speakers, when it has none. */
export const insteadOfTalks = ({ talks }: SheetContent, kind: Meeting['kind']): string | null =>
  talks.length === 0 ? insteadOfSpeakers(kind) : null;
