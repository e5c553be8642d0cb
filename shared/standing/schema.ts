import * as z from 'zod/mini';
import { day, sunday } from '#shared/calendar/schema.ts';
import { each, LongText, Minutes, Topic } from '#shared/meetings/schema.ts';
import { begunFrom, line, optionalId, requiredText } from '#shared/text/schema.ts';
import { TEMPLATE_KINDS, TEMPLATE_TEXTS, TURN_RULES } from './constants.ts';
import { MOST_TURNS, ANNOUNCEMENT_LIMITS, TEMPLATE_LIMITS } from './limits.ts';

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

/** A talk that no one has yet: `speaker` is a word such as 'Youth speaker', '' for anyone. */
export const TemplateTalk = z.object({
  speaker: z._default(line(TEMPLATE_LIMITS.speaker), ''),
  topic: z._default(Topic, ''),
  duration: Minutes,
});
export type TemplateTalk = z.output<typeof TemplateTalk>;

/** What the Sundays of one kind usually have. */
export const SundayTemplate = z.object({
  talks: z._default(
    z.array(TemplateTalk).check(z.maxLength(TEMPLATE_LIMITS.talks, `At most ${TEMPLATE_LIMITS.talks} talks`)),
    () => [],
  ),
  ...each(TEMPLATE_TEXTS, z._default(LongText, '')),
});
export type SundayTemplate = z.output<typeof SundayTemplate>;

const kinds = z.enum(TEMPLATE_KINDS);
export const Templates = z.partialRecord(kinds, SundayTemplate);
export type Templates = z.output<typeof Templates>;

/** What a ward keeps from Sunday to Sunday: of the announcements those that are not over. */
export const Standing = z.object({
  rotation: Rotation,
  announcements: z.array(RepeatingAnnouncement),
  templates: Templates,
  /** Of the ward, whose row has them. */
  version: z.int(),
});
export type Standing = z.output<typeof Standing>;

const templateChanges = z.partialRecord(kinds, z.nullable(SundayTemplate));
export type TemplateChanges = z.output<typeof templateChanges>;

/**
 * A part of the rotation and the template of a kind that are absent stay, null removes them; the announcements replace
 * those that are not over.
 */
export const StandingChange = z.object({
  wardId: optionalId,
  rotation: z.optional(Rotation),
  announcements: z.optional(RepeatingAnnouncements),
  templates: z.optional(templateChanges),
  version: begunFrom,
});
export type StandingChange = z.output<typeof StandingChange>;
