import { daysBetween } from '#shared/calendar/sundays.ts';
import { briefDate, daysAgo } from '#shared/calendar/format.ts';
import type { Use } from '#shared/music/rules.ts';
import { fold } from '#shared/text/fold.ts';
import { HYMN_SLOT_LABELS, slotOfType } from './hymns.ts';
import { repeatedHymns } from './hymn-uses.ts';
import type { Meeting } from './schema.ts';

/** A hint that never blocks: the words and the field that they are about. */
export type Conflict = { field: string; text: string };

/** Somebody who spoke within this many days is asked often. */
const RECENT_TALK_DAYS = 90;

type Part = { role: string; field: string; id: number | null; name: string };

function partsOf(meeting: Meeting): Part[] {
  const { conductingMember: conducting, presidingMember: presiding } = meeting;
  const named = (role: string, field: string, id: number | null | undefined, name: string | null | undefined): Part[] =>
    name ? [{ role, field, id: id ?? null, name }] : [];
  return [
    ...named('conducts', 'conductingMemberId', conducting?.id, conducting && `${conducting.firstName} ${conducting.lastName}`),
    ...named('presides', 'presidingMemberId', presiding?.id, presiding && `${presiding.firstName} ${presiding.lastName}`),
    ...named('gives the invocation', 'invocationMember', meeting.invocationMemberId, meeting.invocationMember),
    ...named('gives the benediction', 'benedictionMember', meeting.benedictionMemberId, meeting.benedictionMember),
    ...named('plays', 'organist', meeting.organistId, meeting.organist),
    ...named('leads the music', 'chorister', meeting.choristerId, meeting.chorister),
    ...meeting.speakingAssignments.flatMap((talk, index) => named('speaks', `speakers.${index}`, talk.memberId, talk.speakerName)),
  ];
}

/** A bishop who conducts also presides: those two go together. */
const LEADING = ['conducts', 'presides'];

function doubled(parts: readonly Part[]): Conflict[] {
  const byPerson = Map.groupBy(parts, (part) => part.id ?? fold(part.name));
  return [...byPerson.values()].flatMap((own) => {
    const last = own.at(-1);
    if (!last || own.every((part) => LEADING.includes(part.role)) || own.length < 2) return [];
    const roles = own.map((part) => part.role);
    return [{ field: last.field, text: `${last.name} ${roles.slice(0, -1).join(', ')} and ${roles.at(-1)}` }];
  });
}

function sungTwice(meeting: Meeting): Conflict[] {
  const hymns = Map.groupBy(meeting.musicalNumbers, (number) => number.hymnNumber ?? fold(number.title));
  return [...hymns.values()].flatMap((same) => {
    const last = same.at(-1);
    if (!last || same.length < 2) return [];
    const places = same.map((number) => HYMN_SLOT_LABELS[slotOfType(number.type)].toLowerCase()).join(' and ');
    const name = last.hymnNumber === null ? last.title : `Hymn ${last.hymnNumber}`;
    return [{ field: `hymns.${slotOfType(last.type)}`, text: `${name} is both ${places}` }];
  });
}

type Known = { id: number; isAvailable: boolean; lastTalkDate: string | null };

function aboutSpeakers(meeting: Meeting, members: readonly Known[]): Conflict[] {
  return meeting.speakingAssignments.flatMap((talk, index) => {
    const member = members.find((one) => one.id === talk.memberId);
    if (!member) return [];
    const field = `speakers.${index}`;
    if (!member.isAvailable) return [{ field, text: `${talk.speakerName} is marked as not available` }];
    const days = member.lastTalkDate ? daysBetween(member.lastTalkDate, meeting.date) : Number.POSITIVE_INFINITY;
    if (days <= 0 || days > RECENT_TALK_DAYS) return [];
    return [{ field, text: `${talk.speakerName} spoke ${days} days before, on ${briefDate(member.lastTalkDate ?? meeting.date)}` }];
  });
}

/** What somebody should look at twice before this meeting; `members` and `uses` as far as the reader may know them. */
export function conflictsOf(
  meeting: Meeting,
  known: { members: readonly Known[]; uses: readonly Use[]; weeks: number },
): Conflict[] {
  const repeats = repeatedHymns(meeting, known.uses, known.weeks).map(({ slot, name, use }) => ({
    field: `hymns.${slot}`,
    text: `${name} was used ${use.days === 0 ? 'on the same day' : `${daysAgo(use.days).replace('ago', 'before')}, on ${briefDate(use.date)}`}`,
  }));
  return [...doubled(partsOf(meeting)), ...aboutSpeakers(meeting, known.members), ...sungTwice(meeting), ...repeats];
}
