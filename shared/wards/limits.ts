import { UNPUBLISHED } from '#shared/bulletin/limits.ts';
import { DEFAULT_SPEAKER_MINUTES } from '#shared/meetings/limits.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';

/** The longest texts, in characters. */
export const WARD_LIMITS = { name: 120, text: 200, address: 400, time: 40, theme: 300, back: 2_000 } as const;

/** The lowest and the highest of each setting that is a number. */
export const SETTING_RANGES = {
  hymnRepeatWeeks: [1, 52],
  defaultTalkLength: [1, 60],
  reminderDays: [0, 60],
  planningHorizonWeeks: [1, 26],
} as const;

/** Each setting of a ward that has chosen none. */
export const WARD_DEFAULTS = {
  meetingTime: '9:00 AM',
  fastSundayRule: 'next',
  hymnRepeatWeeks: 6,
  autoCreateMeetings: true,
  defaultTalkLength: DEFAULT_SPEAKER_MINUTES,
  reminderDays: 7,
  planningHorizonWeeks: 4,
  emailNotifications: true,
  /** What the server sends by itself. */
  mailReminders: false,
  mailHymnList: false,
  mailWhatsMissing: false,
  autoBackup: true,
  conflictDetection: true,
  scriptWording: STANDARD_WORDING,
  /** A theme or scripture on the printed program. */
  programTheme: null,
  /** Contacts and the like, on the back of the folded program. */
  programBack: null,
  invitationTexts: {},
  publicProgram: UNPUBLISHED,
  rotation: {},
  repeatingAnnouncements: [],
  templates: {},
  /** Households, age groups, and dates away. */
  memberDetails: true,
  countsAttendance: false,
} as const;

/** A page of the list of wards. */
export const WARDS_PER_PAGE = 25;
