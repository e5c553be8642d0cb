import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { AGE_GROUPS } from '#shared/members/age-groups.ts';
import { PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { optionalId, text } from '#shared/text/schema.ts';
import { MAX_HISTORY_PAGE_SIZE, MAX_HISTORY_PAGE, SUGGESTED_SPEAKERS } from './limits.ts';

const whole = (max: number, message: string) =>
  z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(Number)),
      z.int(message).check(z.minimum(1, message), z.maximum(max, message)),
    ),
  );

const paging = {
  wardId: optionalId,
  search: z.optional(text(200)),
  order: z.optional(z.enum(['asc', 'desc'], 'The order must be asc or desc')),
  page: whole(MAX_HISTORY_PAGE, 'The page must be a whole number, 1 or more'),
  pageSize: whole(MAX_HISTORY_PAGE_SIZE, `The page size must be between 1 and ${MAX_HISTORY_PAGE_SIZE}`),
};
const sortedBy = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z.optional(z.enum(keys, `Sort by ${keys.join(', ')}`));

export const TALK_SORTS = ['date', 'speaker', 'topic', 'duration'] as const;
export type TalkSort = (typeof TALK_SORTS)[number];
export const TalksQuery = z.object({ ...paging, sort: sortedBy(TALK_SORTS) });
export const PERSON_SORTS = ['lastTalk', 'lastPrayer', 'talks', 'name'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];
export const SPOKE_FILTERS = ['all', 'never', 'over-year', 'this-year', 'assigned'] as const;
export type SpokeFilter = (typeof SPOKE_FILTERS)[number];
export const PeopleQuery = z.object({ ...paging, sort: sortedBy(PERSON_SORTS), spoke: sortedBy(SPOKE_FILTERS) });
export const TOPIC_SORTS = ['date', 'topic', 'times'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];
export const TopicsQuery = z.object({ ...paging, sort: sortedBy(TOPIC_SORTS) });

const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() });

/** A talk that was given, or is planned. */
export const Talk = z.object({
  id: z.int(),
  meetingId: z.int(),
  date: day,
  memberId: z.nullable(z.int()),
  speakerName: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  duration: z.nullable(z.int()),
});
export type Talk = z.output<typeof Talk>;
export const TalkPage = pageOf(Talk);

export const Prayer = z.object({
  id: z.string(),
  meetingId: z.int(),
  date: day,
  memberId: z.nullable(z.int()),
  speakerName: z.nullable(z.string()),
  topic: z.enum(PRAYER_PARTS.map(({ key }) => key)),
  duration: z.null(),
});
export type Prayer = z.output<typeof Prayer>;
export const PrayerPage = pageOf(Prayer);

/** One member with everything that matters when asking someone to speak or pray. */
export const SpeakerRow = z.object({
  memberId: z.int(),
  name: z.string(),
  calling: z.nullable(z.string()),
  isAvailable: z.boolean(),
  lastTalkDate: z.nullable(day),
  lastTopic: z.nullable(z.string()),
  totalTalks: z.int(),
  nextTalkDate: z.nullable(day),
  lastPrayerDate: z.nullable(day),
});
export type SpeakerRow = z.output<typeof SpeakerRow>;
/** `counts`: how many of those searched for each filter shows. */
export const SpeakerPage = z.extend(pageOf(SpeakerRow), { counts: z.record(z.enum(SPOKE_FILTERS), z.int()) });
export type SpeakerPage = z.output<typeof SpeakerPage>;

export const TopicRow = z.object({
  topic: z.string(),
  times: z.int(),
  lastDate: day,
  lastSpeaker: z.nullable(z.string()),
});
export type TopicRow = z.output<typeof TopicRow>;
export const TopicPage = pageOf(TopicRow);

/** How many came, on the Sundays of the past year on which someone counted. */
export const Attendance = z.object({
  sundays: z.int(),
  average: z.int(),
  last: z.object({ date: day, count: z.int() }),
});
export type Attendance = z.output<typeof Attendance>;

export const TalkStats = z.object({
  totalTalks: z.int(),
  talksThisYear: z.int(),
  /** Members who have spoken at all. */
  speakers: z.int(),
  members: z.int(),
  averageMinutes: z.nullable(z.int()),
  /** The twelve months up to this one, the oldest first; `month` is YYYY-MM. */
  byMonth: z.array(z.object({ month: z.string(), talks: z.int() })),
  evenness: z.object({ never: z.int(), overAYear: z.int(), thisYear: z.int() }),
  /** null where the ward doesn't count, or hasn't yet. */
  attendance: z.nullable(Attendance),
});
export type TalkStats = z.output<typeof TalkStats>;

export const RecentTalk = z.extend(Talk, { isUpcoming: z.boolean() });
export type RecentTalk = z.output<typeof RecentTalk>;

export const SuggestedSpeaker = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  calling: z.nullable(z.string()),
  lastTalkDate: z.nullable(day),
  totalTalks: z.int(),
  daysSince: z.nullable(z.int()),
  /** 'last spoke 14 months ago, 2 talks', 'never spoken' */
  reason: z.string(),
});
export type SuggestedSpeaker = z.output<typeof SuggestedSpeaker>;
export const SuggestQuery = z.object({
  wardId: optionalId,
  limit: whole(SUGGESTED_SPEAKERS.most, `At most ${SUGGESTED_SPEAKERS.most}`),
  date: z.optional(day),
  group: z.optional(z.enum(AGE_GROUPS)),
});
