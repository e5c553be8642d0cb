import type { Meeting } from '#shared/meetings/schema.ts';
import { invitedIn, type Assignment } from './assignments.ts';
import { TALK_PART } from './constants.ts';

type NextAssignment = { meeting: Meeting; assignment: Assignment };
type ByMember = ReadonlyMap<number, readonly NextAssignment[]>;

/** One for each list and day: every row of a screen asks for the same. */
const known = new WeakMap<readonly Meeting[], { today: string; found: ByMember }>();

/**
 * What each member does next, by id, other than speak: one of each part, the earliest. A standing assignment counts once
 * someone has asked.
 */
export function nextAssignments(meetings: readonly Meeting[], today: string): ByMember {
  const before = known.get(meetings);
  if (before?.today === today) return before.found;
  const found = new Map<number, NextAssignment[]>();
  const ahead = meetings.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date));
  for (const meeting of ahead) {
    for (const assignment of invitedIn(meeting)) {
      const { memberId, part, isStanding, invitation } = assignment;
      const isQuiet = isStanding && (invitation?.state ?? 'not_asked') === 'not_asked';
      if (memberId === null || part === TALK_PART || isQuiet) continue;
      const own = found.get(memberId) ?? [];
      if (own.every((one) => one.assignment.part !== part)) found.set(memberId, [...own, { meeting, assignment }]);
    }
  }
  known.set(meetings, { today, found });
  return found;
}
