import { HYMN_FIELDS } from '#shared/meetings/music/hymns.ts';
import { byPart, MEMBER_PARTS, nameIn, PERSON_PARTS, VISITOR_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import { isAbove, planOf, workOutStatus, type Plan } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES, type HymnSlot, type MeetingKind, type MeetingStatus } from '#shared/meetings/constants.ts';

/** A person in a field: a member if `id` is set, otherwise a visitor's name or nobody. */
export type Person = { id: number | null; text: string };
export const NOBODY: Person = { id: null, text: '' };

export type SpeakerValue = { person: Person; topic: string; duration: number };

export type PersonPath = PersonPart['field'];
export const PEOPLE: readonly PersonPath[] = PERSON_PARTS.map(({ field }) => field);
export const TEXTS = ['announcements', 'releases', 'newCallings', 'wardBusiness', 'notes'] as const;
export type TextPath = (typeof TEXTS)[number];

/** What the dialog edits, under the names that the calls use. An empty `status` leaves it to be worked out. */
export type MeetingValues = Record<PersonPath, Person> &
  Record<TextPath, string> & {
    date: string;
    kind: MeetingKind;
    status: MeetingStatus | '';
    isComplete: boolean;
    speakers: SpeakerValue[];
    hymns: Record<HymnSlot, string>;
  };

const EMPTY_HYMNS: Record<HymnSlot, string> = { opening: '', sacrament: '', rest: '', closing: '', specialNumber: '' };

export function emptyValues(date: string, kind: MeetingKind): MeetingValues {
  return {
    date,
    kind,
    status: '',
    isComplete: false,
    speakers: [],
    hymns: { ...EMPTY_HYMNS },
    ...byPart(PERSON_PARTS, 'field', () => NOBODY),
    announcements: '',
    releases: '',
    newCallings: '',
    wardBusiness: '',
    notes: '',
  };
}

const named = (id: number | null | undefined, text: string | null | undefined): Person => ({
  id: id ?? null,
  text: text ?? '',
});

/**
 * The status that the select shows: empty unless it is above the one that would be worked out. Nobody chose a lower one:
 * it is what the plan once came to, and rises with it.
 */
const chosenStatus = (meeting: Meeting): MeetingStatus | '' =>
  isAbove(meeting.status, workOutStatus(planOf(meeting))) ? meeting.status : '';

export function valuesOf(meeting: Meeting, talkMinutes: number): MeetingValues {
  const m = meeting;
  return {
    date: m.date,
    kind: m.kind,
    status: chosenStatus(m),
    isComplete: m.isComplete,
    ...byPart(PERSON_PARTS, 'field', (part) => named(m[part.id], nameIn(m, part))),
    announcements: m.announcements ?? '',
    releases: m.releases ?? '',
    newCallings: m.newCallings ?? '',
    wardBusiness: m.wardBusiness ?? '',
    notes: m.notes ?? '',
    speakers: [...m.speakingAssignments]
      .sort((a, b) => a.order - b.order)
      .map(({ memberId, speakerName, topic, duration }) => ({
        person: named(memberId, speakerName),
        topic: topic ?? '',
        duration: duration ?? talkMinutes,
      })),
    hymns: { ...EMPTY_HYMNS, ...Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, m[HYMN_FIELDS[slot]] ?? ''])) },
  };
}

/** What a call takes for a person: the id, the typed name, or null. */
export const personRef = ({ id, text }: Person): number | string | null => id ?? (text.trim() || null);
export const isNobody = (person: Person): boolean => personRef(person) === null;
/** A row with nothing in it to lose. */
export const isEmptyRow = (speaker: SpeakerValue): boolean => isNobody(speaker.person) && speaker.topic.trim() === '';

/** The plan that the typed values make, for the rules of status and of what is missing. */
export function planOfValues(values: MeetingValues): Plan {
  const text = (value: string) => value.trim() || null;
  return planOf({
    ...values,
    ...byPart(MEMBER_PARTS, 'field', ({ field }) => values[field].id),
    ...byPart(VISITOR_PARTS, 'field', ({ field }) => personRef(values[field])),
    announcements: text(values.announcements),
    releases: text(values.releases),
    newCallings: text(values.newCallings),
    wardBusiness: text(values.wardBusiness),
    notes: text(values.notes),
    openingHymn: text(values.hymns.opening),
    sacramentHymn: text(values.hymns.sacrament),
    restHymn: text(values.hymns.rest),
    closingHymn: text(values.hymns.closing),
    specialNumber: text(values.hymns.specialNumber),
    speakingAssignments: values.speakers.filter((speaker) => !isNobody(speaker.person)),
  });
}
