import type { WardConfig } from './schema.ts';

export type WardSetting = Exclude<keyof WardConfig, 'version'>;

/** What the activity log calls each ward setting. */
export const SETTING_WORDS: Record<WardSetting, string> = {
  wardName: 'ward name',
  stakeName: 'stake name',
  bishopName: 'bishop',
  meetingTime: 'meeting time',
  timezone: 'time zone',
  planningHorizonWeeks: 'planning horizon',
  fastSundayRule: 'fast Sunday rule',
  autoCreateMeetings: 'automatic meetings',
  defaultTalkLength: 'default talk length',
  hymnRepeatWeeks: 'hymn repeat window',
  conflictDetection: 'conflicts',
  scriptWording: 'script wording',
  programTheme: 'theme or scripture',
  invitationTexts: 'invitations',
  programBack: 'back of the program',
  publicProgram: 'public program',
  memberDetails: 'member details',
  countsAttendance: 'attendance',
  reminderDays: 'reminders',
  emailNotifications: 'email button for reminders',
  mailReminders: 'emailed reminders',
  mailHymnList: 'monthly hymn list',
  mailWhatsMissing: 'weekly list of what’s missing',
  autoBackup: 'automatic backups',
};
const isSetting = (key: string): key is WardSetting => key in SETTING_WORDS;
export const WARD_SETTINGS = Object.keys(SETTING_WORDS).filter(isSetting);
