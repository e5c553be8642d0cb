import * as z from 'zod/mini';
import { day, sunday } from '#shared/calendar/schema.ts';
import { begunFrom, optionalId, requiredText } from '#shared/text/schema.ts';
import { TURN_RULES } from './constants.ts';
import { MOST_TURNS, ANNOUNCEMENT_LIMITS } from './limits.ts';

const memberIds = z
  .array(z.nullable(z.int()))
  .check(z.minLength(1, 'Choose at least one person'), z.maxLength(MOST_TURNS, `At most ${MOST_TURNS} turns`));

/** `from` is a day in the first turn of the first person; a turn without a person is left to the planner. */
export const Turns = z.object({ by: z.enum(TURN_RULES), from: day, memberIds });
export type Turns = z.output<typeof Turns>;

const turns = z.optional(z.nullable(Turns));
export const Rotation = z.object({ conducting: turns, organist: turns, chorister: turns });
export type Rotation = z.output<typeof Rotation>;

/** Announced on each Sunday from the first to the last. */
export const RepeatingAnnouncement = z
  .object({
    text: requiredText('Enter the announcement', ANNOUNCEMENT_LIMITS.text),
    from: sunday,
    until: sunday,
  })
  .check(
    z.refine(({ from, until }) => from <= until, { error: 'The last Sunday is before the first', path: ['until'] }),
  );
export type RepeatingAnnouncement = z.output<typeof RepeatingAnnouncement>;
const RepeatingAnnouncements = z
  .array(RepeatingAnnouncement)
  .check(z.maxLength(ANNOUNCEMENT_LIMITS.count, `At most ${ANNOUNCEMENT_LIMITS.count} announcements`));

/** What a ward keeps from Sunday to Sunday: of the announcements those that are not over. */
export const Standing = z.object({
  rotation: Rotation,
  announcements: z.array(RepeatingAnnouncement),
  /** Of the ward, whose row has them. */
  version: z.int(),
});
export type Standing = z.output<typeof Standing>;

/** A part of the rotation that is absent stays, null removes it; the announcements replace those that are not over. */
export const StandingChange = z.object({
  wardId: optionalId,
  rotation: z.optional(Rotation),
  announcements: z.optional(RepeatingAnnouncements),
  version: begunFrom,
});
export type StandingChange = z.output<typeof StandingChange>;
