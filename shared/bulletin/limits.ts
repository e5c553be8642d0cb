import type { PublicProgram } from './schema.ts';

/** The length of the name in a public program's address. */
export const PROGRAM_NAME = { shortest: 3, longest: 40 } as const;

/** Off; once switched on, from Saturday noon. */
export const UNPUBLISHED = {
  isOn: false,
  name: null,
  names: 'full',
  hasHymnLinks: false,
  isIndexed: false,
  daysBefore: 1,
  hour: 12,
} as const satisfies PublicProgram;
