/** Where a ward's program is read, under the name that the ward has chosen. */
export const PROGRAM_PATH = '/p';

/** Names that would pass for something other than a ward. */
export const RESERVED_NAMES: readonly string[] = [
  'admin',
  'api',
  'church',
  'help',
  'index',
  'login',
  'manual',
  'new',
  'null',
  'program',
  'programs',
  'settings',
  'stake',
  'support',
  'test',
  'undefined',
  'ward',
];

export const NAME_STYLES = ['full', 'initials'] as const;

/** Latest first: the days on which a program may appear, as days before its Sunday. */
export const OPENING_DAYS = ['Sunday', 'Saturday', 'Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday'] as const;
