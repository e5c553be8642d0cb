import { numberInWords } from '#shared/text/in-words.ts';

/** The longest texts, in characters, and the most speakers. */
export const MEETING_LIMITS = { text: 10_000, name: 200, topic: 300, hymn: 300, speakers: 20 } as const;

/** The lengths of a talk that are offered; others can be typed. */
export const SPEAKER_MINUTES = [5, 10, 15, 20] as const;
/** The usual length of a talk in a ward that has set none. A ward's own counts wherever one knows whose talk it is. */
export const DEFAULT_SPEAKER_MINUTES = 10;

/** The largest number of people that a meeting may have had. */
export const ATTENDANCE_MOST = 9_999;
export const ATTENDANCE_RULE = `Enter a whole number up to ${numberInWords(ATTENDANCE_MOST)}`;

/** How long the parts of the hour take, in minutes, after the General Handbook's order and long custom. */
export const PART_MINUTES = {
  welcome: 4,
  hymn: 3,
  prayer: 2,
  business: 3,
  sacrament: 14,
  rest: 3,
  special: 4,
  testimonies: 25,
} as const;
export const MEETING_MINUTES = 60;
/** The minute of a Sunday from which a meeting of the morning counts as held: noon. */
export const HELD_FROM = 720;

/** A talk this near is one that the ward still remembers. */
export const TALKS_NEAR_DAYS = 90;
/** A family is not asked twice within five weeks. */
export const FAMILY_DAYS = 35;

/** How many upcoming meetings the music planner sees at a time. */
export const MUSIC_MEETINGS = 6;
/** Conferences can take up a few Sundays; no one chooses hymns further ahead than this. */
export const MUSIC_SUNDAYS_AHEAD = 12;
/** As far as Show More Sundays goes: a Sunday without a meeting is opened for music no more than a year ahead. */
export const MUSIC_SUNDAYS_MOST = 52;

/** Topics are suggested from this many letters on, and this many at most. */
export const MIN_TYPED_OF_TOPIC = 2;
export const MAX_SUGGESTED_TOPICS = 10;
