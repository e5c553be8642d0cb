import type { WardConfig } from './schema.ts';

export type WardSetting = keyof WardConfig;

/** What each setting of a ward is called where somebody reads who changed what. */
export const SETTING_WORDS: Record<WardSetting, string> = {
  wardName: 'ward name',
  stakeName: 'stake name',
  bishopName: 'bishop',
  meetingTime: 'meeting time',
  timezone: 'time zone',
  planningHorizonWeeks: 'planning horizon',
  fastSundayRule: 'rule for fast Sunday',
  autoCreateMeetings: 'automatic meetings',
  defaultTalkLength: 'usual length of a talk',
  hymnRepeatWeeks: 'window of repeated hymns',
  conflictDetection: 'conflicts',
  scriptWording: 'wording of the scripts',
  reminderDays: 'reminders',
  emailNotifications: 'e-mail notifications',
  autoBackup: 'automatic backups',
};
const isSetting = (key: string): key is WardSetting => key in SETTING_WORDS;
export const WARD_SETTINGS = Object.keys(SETTING_WORDS).filter(isSetting);
