import * as z from 'zod/mini';
import { WardConfigChange, type WardConfig } from '#shared/wards/schema.ts';

/** These have their own dialogs. Sending them here could overwrite what was saved there. */
const {
  wardId: _,
  scriptWording: __,
  invitationTexts: ____,
  publicProgram: _____,
  memberDetails: ______,
  version: ___,
  ...shape
} = WardConfigChange.shape;
export const SettingsShape = z.object(shape);
export type SettingsValues = z.input<typeof SettingsShape>;
export const SETTINGS_FIELDS = [
  'wardName',
  'stakeName',
  'bishopName',
  'meetingTime',
  'timezone',
  'programTheme',
  'programBack',
  'defaultTalkLength',
  'hymnRepeatWeeks',
  'conflictDetection',
  'planningHorizonWeeks',
  'autoCreateMeetings',
  'fastSundayRule',
  'reminderDays',
  'emailNotifications',
  'mailReminders',
  'mailHymnList',
  'mailWhatsMissing',
  'autoBackup',
  'countsAttendance',
] as const satisfies (keyof SettingsValues)[];

export const FAST_RULES = [
  { value: 'next', label: 'Move it to the next meeting' },
  { value: 'previous', label: 'Move it to the Sunday before' },
  { value: 'none', label: 'Skip it that month' },
];

export const settingsValues = (config: WardConfig): SettingsValues => ({
  ...config,
  stakeName: config.stakeName ?? '',
  bishopName: config.bishopName ?? '',
  programTheme: config.programTheme ?? '',
  programBack: config.programBack ?? '',
});
