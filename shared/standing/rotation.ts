import { briefDate, monthWord } from '#shared/calendar/format.ts';
import {
  addDays,
  daysBetween,
  monthAfter,
  monthsBetween,
  ordinalOf,
  ORDINALS,
  ordinalShort,
  sundayOnOrAfter,
} from '#shared/calendar/sundays.ts';
import type { RotationPart } from './constants.ts';
import type { Rotation, Turns } from './schema.ts';

/** Of `count`, also for days before the first turn. */
const wrapped = (turn: number, count: number): number => ((turn % count) + count) % count;

const weeksBetween = (from: string, to: string): number => daysBetween(sundayOnOrAfter(from), sundayOnOrAfter(to)) / 7;

/** Whose turn a Sunday is, as a place in the list; a fifth Sunday may be no one's. */
function turnOn({ by, from, memberIds }: Turns, date: string): number {
  if (by === 'place') return ordinalOf(date) - 1;
  return wrapped(by === 'month' ? monthsBetween(from, date) : weeksBetween(from, date), memberIds.length);
}

const DOES: Record<RotationPart, string> = {
  conducting: 'Conducts',
  organist: 'Plays the organ',
  chorister: 'Leads the music',
};

function whenIn({ by }: Turns, date: string): string {
  if (by === 'month') return `in ${monthWord(date)}`;
  return `on ${by === 'place' ? `${ordinalShort(date)} Sundays` : briefDate(date)}`;
}

/** The member whose turn it is, and why: 'Conducts in December'. */
export type Due = { id: number; reason: string };

export function dueOn(rotation: Rotation, part: RotationPart, date: string): Due | null {
  const turns = rotation[part];
  const id = turns?.memberIds[turnOn(turns, date)];
  return turns && id ? { id, reason: `${DOES[part]} ${whenIn(turns, date)}` } : null;
}

/** The same turns told from this day on, so that the first person of the list is the one whose turn it is. */
export function turnsFrom(turns: Turns, today: string): Turns {
  const { by, memberIds } = turns;
  if (by === 'place') return { ...turns, from: today };
  const first = turnOn(turns, today);
  return { by, from: today, memberIds: [...memberIds.slice(first), ...memberIds.slice(0, first)] };
}

/** What each place of a list stands for: 'December', 'Sun, Dec 6', '1st Sundays'. */
export function turnLabels({ by, from, memberIds }: Turns): string[] {
  if (by === 'place') return ORDINALS.map((ordinal) => `${ordinal} Sundays`);
  return memberIds.map((_, turn) =>
    by === 'month' ? monthWord(monthAfter(from, turn)) : briefDate(addDays(sundayOnOrAfter(from), 7 * turn)),
  );
}
