import * as z from 'zod/mini';
import { FAST_SUNDAY_RULES } from '#shared/calendar/sundays.ts';
import { isTimezone } from '#shared/calendar/today.ts';

/** What a ward may set for itself; kept as one JSON column, so every value has its default here. */
export const WardCustomization = z.object({
  timezone: z.optional(z.string().check(z.refine(isTimezone, 'Please choose a time zone from the list'))),
  fastSundayRule: z.optional(z.enum(FAST_SUNDAY_RULES)),
  hymnRepeatWeeks: z.optional(z.int().check(z.minimum(1), z.maximum(52))),
  autoCreateMeetings: z.optional(z.boolean()),
  defaultTalkLength: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  reminderDays: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
  planningHorizonWeeks: z.optional(z.int().check(z.minimum(1), z.maximum(26))),
  emailNotifications: z.optional(z.boolean()),
  autoBackup: z.optional(z.boolean()),
  conflictDetection: z.optional(z.boolean()),
});
export type WardCustomization = z.output<typeof WardCustomization>;

export const WARD_DEFAULTS = {
  meetingTime: '9:00 AM',
  fastSundayRule: 'next',
  hymnRepeatWeeks: 6,
  autoCreateMeetings: true,
  defaultTalkLength: 10,
  reminderDays: 7,
  planningHorizonWeeks: 4,
  emailNotifications: true,
  autoBackup: true,
  conflictDetection: true,
} as const;

export const PublicWard = z.object({ id: z.int(), name: z.string() });
