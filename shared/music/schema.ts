import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { line, moment, optionalId, requiredLine, text } from '#shared/text/schema.ts';

export const HYMN_CATEGORIES = ['opening', 'general', 'rest', 'closing', 'sacrament'] as const;
export type HymnCategory = (typeof HYMN_CATEGORIES)[number];

export const RecentUse = z.object({ days: z.int(), date: day, count: z.int() });
export type RecentUse = z.output<typeof RecentUse>;

/** A hymn of the book, or one of the ward's own (no number). */
export const HymnChoice = z.object({
  number: z.nullable(z.int()),
  title: z.string(),
  category: z.string(),
  firstLine: z.string(),
  isCustom: z.boolean(),
});
export type HymnChoice = z.output<typeof HymnChoice>;

export const FoundHymn = z.object({ ...HymnChoice.shape, recentUse: z.nullable(RecentUse) });
export type FoundHymn = z.output<typeof FoundHymn>;

export const HymnSearch = z.object({
  wardId: optionalId,
  q: z.optional(text(200)),
  category: z.optional(z.enum(HYMN_CATEGORIES)),
  meetingId: optionalId,
});

export const HymnUsage = z.object({
  id: z.int(),
  wardId: z.int(),
  hymnNumber: z.nullable(z.int()),
  hymnTitle: z.string(),
  usageDate: day,
  meetingDate: day,
  meetingId: z.int(),
  hymnType: z.string(),
});
export type HymnUsage = z.output<typeof HymnUsage>;

/**
 * How often a hymn appears in the meetings of a window. `count` includes upcoming ones, `planned` says how many
 * they are. `lastUsed` is the last day on which it was sung or, when all of them are to come, the first of these.
 */
export const HymnStatistics = z.object({
  hymnNumber: z.nullable(z.int()),
  hymnTitle: z.string(),
  count: z.int(),
  planned: z.int(),
  lastUsed: day,
});
export type HymnStatistics = z.output<typeof HymnStatistics>;

/** When a hymn was sung last and is to be sung next, and how often it was sung: no more than choosing one asks for. */
export const LastSung = z.object({
  hymnNumber: z.nullable(z.int()),
  hymnTitle: z.string(),
  times: z.int(),
  lastSung: z.nullable(day),
  nextPlanned: z.nullable(day),
});
export type LastSung = z.output<typeof LastSung>;

export const NewCustomHymn = z.object({
  wardId: optionalId,
  title: requiredLine('A title is required', 300),
  category: z.optional(line(50)),
  isCustom: z.optional(z.boolean()),
});

export const CustomHymn = z.object({
  id: z.int(),
  wardId: z.int(),
  title: z.string(),
  category: z.string(),
  isCustom: z.boolean(),
  createdBy: z.nullable(z.int()),
  usageCount: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type CustomHymn = z.output<typeof CustomHymn>;
