export const MEETING_STATUSES = ['draft', 'partially_planned', 'planned', 'confirmed', 'completed'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** The last three are Sundays without a sacrament meeting. */
export const MEETING_KINDS = [
  'regular',
  'fast_testimony',
  'ward_conference',
  'primary_program',
  'special',
  'general_conference',
  'stake_conference',
  'no_meeting',
] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

export const MUSIC_TYPES = ['opening_hymn', 'sacrament_hymn', 'rest_hymn', 'closing_hymn', 'special_number'] as const;
export type MusicType = (typeof MUSIC_TYPES)[number];
/** The five places for music, by the names that `hymns` uses, in the order in which hymns are listed (order 1 to 5). */
export const HYMN_SLOTS = {
  opening: 'opening_hymn',
  sacrament: 'sacrament_hymn',
  rest: 'rest_hymn',
  closing: 'closing_hymn',
  specialNumber: 'special_number',
} as const satisfies Record<string, MusicType>;
export type HymnSlot = keyof typeof HYMN_SLOTS;
export const HYMN_SLOT_NAMES = [
  'opening',
  'sacrament',
  'rest',
  'closing',
  'specialNumber',
] as const satisfies HymnSlot[];

/** What is saved of a sheet. */
export const SHEET_STATUSES = ['none', 'generated', 'edited'] as const;
export type SheetStatus = (typeof SHEET_STATUSES)[number];

export const TEXT_FIELDS = ['announcements', 'releases', 'newCallings', 'wardBusiness', 'notes'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export const TEXT_LABELS: Record<TextField, string> = {
  announcements: 'Announcements',
  releases: 'Releases',
  newCallings: 'New callings and sustainings',
  wardBusiness: 'Stake and ward business',
  notes: 'Notes',
};

export const SPEAKER_NEEDED = 'Either a member must be selected or a speaker name must be provided';
export const CONDUCTING_NEEDED = 'A conducting member must be selected to save the meeting.';
