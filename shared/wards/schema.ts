import * as z from 'zod/mini';
import { PublicProgram } from '#shared/bulletin/schema.ts';
import { FAST_SUNDAY_RULES } from '#shared/calendar/sundays.ts';
import { timezone } from '#shared/calendar/schema.ts';
import { OwnInvitationTexts, OwnInvitationTextsChange } from '#shared/invitations/own-texts.ts';
import { WordingChange } from '#shared/pulpit/wording/wording-change.ts';
import { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { RepeatingAnnouncement, Rotation, Templates } from '#shared/standing/schema.ts';
import {
  begunFrom,
  moment,
  optionalEmail,
  optionalId,
  optionalLine,
  optionalText,
  requiredLine,
} from '#shared/text/schema.ts';
import { SETTING_RANGES, WARD_DEFAULTS, WARD_LIMITS } from './limits.ts';

const between = ([lowest, highest]: readonly [number, number]) => {
  const words = `Enter a whole number from ${lowest} to ${highest}`;
  return z.int(words).check(z.minimum(lowest, words), z.maximum(highest, words));
};

/** What a ward may set for itself. */
const WardSettings = z.object({
  timezone: z.optional(timezone('Choose a time zone from the list')),
  fastSundayRule: z.optional(z.enum(FAST_SUNDAY_RULES, 'Choose one of the three rules')),
  hymnRepeatWeeks: z.optional(between(SETTING_RANGES.hymnRepeatWeeks)),
  autoCreateMeetings: z.optional(z.boolean()),
  defaultTalkLength: z.optional(between(SETTING_RANGES.defaultTalkLength)),
  reminderDays: z.optional(between(SETTING_RANGES.reminderDays)),
  planningHorizonWeeks: z.optional(between(SETTING_RANGES.planningHorizonWeeks)),
  emailNotifications: z.optional(z.boolean()),
  mailReminders: z.optional(z.boolean()),
  mailHymnList: z.optional(z.boolean()),
  mailWhatsMissing: z.optional(z.boolean()),
  autoBackup: z.optional(z.boolean()),
  conflictDetection: z.optional(z.boolean()),
  scriptWording: z.optional(ScriptWording),
  programTheme: optionalLine(WARD_LIMITS.theme),
  programBack: optionalText(WARD_LIMITS.back),
  invitationTexts: z.optional(OwnInvitationTexts),
  publicProgram: z.optional(PublicProgram),
  memberDetails: z.optional(z.boolean()),
  countsAttendance: z.optional(z.boolean()),
});
/** Kept as one JSON column, so every value has its default here. What a planner keeps has calls of its own. */
export const WardCustomization = z.extend(WardSettings, {
  rotation: z.optional(Rotation),
  /** With those that are over, which past meetings still show. */
  repeatingAnnouncements: z.optional(z.array(RepeatingAnnouncement)),
  templates: z.optional(Templates),
});
export type WardCustomization = z.output<typeof WardCustomization>;

export const PublicWard = z.object({ id: z.int(), name: z.string() });

const WARD_NAME_NEEDED = 'Ward name is required';
const name = requiredLine(WARD_NAME_NEEDED, WARD_LIMITS.name);
/** '9:00 AM', '9 am', '13:30'; kept as it was written, since it is printed so. */
const isTime = (text: string) =>
  /^\s*((0?[1-9]|1[0-2])([:.][0-5]\d)?\s*[ap]\.?m\.?|([01]?\d|2[0-3])[:.][0-5]\d)\s*$/i.test(text);
const aTime = z.optional(
  z.nullable(z.string().check(z.refine(isTime, `Enter a time, such as ${WARD_DEFAULTS.meetingTime}`))),
);
/** The column always has a time, so a cleared field gets the default. */
const meetingTime = z.pipe(
  z.pipe(optionalLine(WARD_LIMITS.time), aTime),
  z.transform((time) => (time === null ? WARD_DEFAULTS.meetingTime : time)),
);

const WardFields = z.object({
  stake: optionalLine(WARD_LIMITS.text),
  region: optionalLine(WARD_LIMITS.text),
  meetingAddress: optionalLine(WARD_LIMITS.address),
  bishopName: optionalLine(WARD_LIMITS.text),
  bishopEmail: optionalEmail,
  clerkName: optionalLine(WARD_LIMITS.text),
  clerkEmail: optionalEmail,
  meetingTime,
});
export const NewWard = z.object({ name, ...WardFields.shape });
export type NewWard = z.output<typeof NewWard>;
export const WardChange = z.object({
  name: z.optional(name),
  ...WardFields.shape,
  isActive: z.optional(z.boolean()),
  version: begunFrom,
});
export type WardChange = z.output<typeof WardChange>;

/** What planners write into their templates is not for a list of all wards. */
const SeenCustomization = z.omit(WardCustomization, { templates: true });

/** A ward as those see it who look after all of them. */
export const WardRow = z.object({
  id: z.int(),
  name: z.string(),
  stake: z.nullable(z.string()),
  region: z.nullable(z.string()),
  meetingAddress: z.nullable(z.string()),
  bishopName: z.nullable(z.string()),
  bishopEmail: z.nullable(z.string()),
  clerkName: z.nullable(z.string()),
  clerkEmail: z.nullable(z.string()),
  meetingTime: z.string(),
  /** What it has chosen; a value that no version knows any more must not hide all wards. */
  customization: z.pipe(
    z.unknown(),
    z.transform((stored): z.output<typeof SeenCustomization> => SeenCustomization.safeParse(stored).data ?? {}),
  ),
  isActive: z.boolean(),
  userCount: z.int(),
  adminCount: z.int(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type WardRow = z.output<typeof WardRow>;

/** The ETag that every read of the ward has now. An open screen asks for it to learn whether anything has changed. */
export const WardRevision = z.object({ revision: z.string() });

/** The configuration of the ward that one works in, every value filled in. */
export const WardConfig = z.object({
  wardName: z.string(),
  stakeName: z.nullable(z.string()),
  bishopName: z.nullable(z.string()),
  meetingTime: z.string(),
  ...z.required(WardSettings).shape,
  /** Of the whole ward, whose row has the settings. */
  version: z.int(),
});
export type WardConfig = z.output<typeof WardConfig>;

/** An absent field stays. */
export const WardConfigChange = z.object({
  wardId: optionalId,
  wardName: z.optional(name),
  stakeName: optionalLine(WARD_LIMITS.text),
  bishopName: optionalLine(WARD_LIMITS.text),
  meetingTime,
  ...WardSettings.shape,
  scriptWording: z.optional(WordingChange),
  invitationTexts: z.optional(OwnInvitationTextsChange),
  version: begunFrom,
});
export type WardConfigChange = z.output<typeof WardConfigChange>;
