import type { Part, PartRole } from '#shared/meetings/hints/conflicts.ts';
import type { DatedTalk } from '#shared/meetings/hints/dated-talks.ts';
import { stayedAway } from '#shared/invitations/declines.ts';
import type { MeetingValues, Person } from '#shared/meetings/form.ts';
import { performerIn } from '#shared/meetings/person.ts';
import { PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import { reasonsFor, suggestPrayers, suggestSpeakers, takenBy } from '#shared/tracking/suggestions.ts';
import type { Suggested } from '#client/members/member-field.tsx';

/** Who does what in a plan, by the path of the field, for the conflict hints. */
export function partsIn(values: MeetingValues): Part[] {
  const part = (path: string, role: PartRole, { id, text }: Person): Part => ({ path, role, memberId: id, name: text });
  return [
    ...PERSON_PARTS.map(({ key }) => part(key, key, values[key])),
    ...values.speakers.map((row, place) => part(`speakers.${place}.person`, 'speaker', row.person)),
    part('performer', 'performer', performerIn(values)),
  ];
}

/** How often each member lately had this part, or is to have it soon. */
export function usesOfPart(meetings: readonly Meeting[], part: PersonPart, today: string): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const meeting of meetings) {
    const id = meeting[part.id];
    const invitation = part.invited ? meeting.invitations?.[part.key] : undefined;
    if (id && !stayedAway(invitation, meeting.date, today)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

const SHOWN = 5;

/** The ids of everyone who has an assignment in this plan. */
export const idsIn = (values: MeetingValues): number[] =>
  [
    ...PERSON_PARTS.map(({ key }) => values[key].id),
    ...values.speakers.map(({ person }) => person.id),
    performerIn(values).id,
  ].filter((id) => id !== null);

type When = { today: string; date: string };
/** A form's date may have been cleared. */
const dayOf = ({ today, date }: When): string => date || today;

/** Members who haven't spoken for the longest time, have no upcoming talk, and could speak that Sunday. */
export const suggestedFor = (
  here: readonly number[],
  members: readonly Member[],
  talks: readonly DatedTalk[],
  when: When,
): Suggested[] =>
  suggestSpeakers(members, takenBy(talks, here, when.today), dayOf(when), SHOWN, undefined, when.today).flatMap(
    ({ id }) => {
      const member = members.find((one) => one.id === id);
      return member ? [{ id, reasons: reasonsFor(member, when.today) }] : [];
    },
  );

/** Members who haven't prayed for the longest time, have no upcoming prayer, and could pray that Sunday. */
export const inTurnToPray = (
  here: readonly number[],
  members: readonly Member[],
  prayers: readonly DatedTalk[],
  when: When,
): number[] => suggestPrayers(members, takenBy(prayers, here, when.today), dayOf(when), SHOWN).map(({ id }) => id);
