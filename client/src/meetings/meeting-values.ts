import { musicIn } from '#shared/meetings/music/hymns.ts';
import type { MeetingValues, Person, SpeakerValue } from '#shared/meetings/form.ts';
import { isNobody, NOBODY, personRef } from '#shared/meetings/person.ts';
import { byPart, MEMBER_PARTS, nameIn, PERSON_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import { isAbove, planOf, workOutStatus, type Plan } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { storedHymns } from './stored-hymns.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';

const named = (id: number | null | undefined, text: string | null | undefined): Person => ({
  id: id ?? null,
  text: text ?? '',
});

/**
 * The status that the select shows: empty unless it is above the one that would be worked out. A lower one was not chosen:
 * it is what the plan once came to, and rises with it.
 */
const chosenStatus = (meeting: Meeting): MeetingStatus | '' =>
  isAbove(meeting.status, workOutStatus(planOf(meeting))) ? meeting.status : '';

const performerOf = ({ musicalNumbers }: Meeting): Person => {
  const number = musicIn(musicalNumbers, 'specialNumber');
  return named(number?.performerId, number?.performer);
};

export function valuesOf(meeting: Meeting, talkMinutes: number): MeetingValues {
  const m = meeting;
  return {
    date: m.date,
    kind: m.kind,
    status: chosenStatus(m),
    isComplete: m.isComplete,
    ...byPart(PERSON_PARTS, 'key', (part) => named(m[part.id], nameIn(m, part))),
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
    hymns: storedHymns(m),
    performer: performerOf(m),
  };
}

/** A row with nothing in it to lose. */
export const isEmptyRow = (speaker: SpeakerValue): boolean => isNobody(speaker.person) && speaker.topic.trim() === '';

/** Who has which part, as calls name them: by id, or a visitor by name where one may serve. */
export const peopleToSend = (values: MeetingValues) => ({
  ...byPart(MEMBER_PARTS, 'field', ({ key }) => values[key].id),
  ...byPart(VISITOR_PARTS, 'field', ({ key }) => personRef(values[key])),
});

/** Without the names that are only begun: no one is planned by them. */
const withoutBegun = (values: MeetingValues): MeetingValues => ({
  ...values,
  ...byPart(PERSON_PARTS, 'key', ({ key }) => (values[key].isBegun ? NOBODY : values[key])),
  speakers: values.speakers.filter(({ person }) => !person.isBegun),
});

/** The plan that the typed values make, for the rules of status and of what is missing. */
export function planOfValues(typed: MeetingValues): Plan {
  const values = withoutBegun(typed);
  const text = (value: string) => value.trim() || null;
  return planOf({
    ...values,
    ...peopleToSend(values),
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
