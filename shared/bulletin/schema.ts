import * as z from 'zod/mini';
import { NAME_STYLES, OPENING_DAYS, RESERVED_NAMES } from './constants.ts';
import { PROGRAM_NAME } from './limits.ts';

const { shortest, longest } = PROGRAM_NAME;
const NAME_RULE = `Use ${shortest} to ${longest} lowercase letters, digits, and hyphens, such as maple-grove`;
const NAME_NEEDED = 'Choose a short name for the address first';

export const ProgramName = z.string(NAME_RULE).check(
  z.minLength(shortest, NAME_RULE),
  z.maxLength(longest, NAME_RULE),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NAME_RULE),
  z.refine((typed) => !RESERVED_NAMES.includes(typed), 'This name is reserved. Choose another.'),
);

/** Whether and how a ward publishes its program. The name is kept while it doesn't, so that printed codes work again later. */
export const PublicProgram = z
  .object({
    isOn: z.boolean(),
    name: z.nullable(ProgramName),
    names: z.enum(NAME_STYLES, 'Choose full names or initials'),
    hasHymnLinks: z.boolean(),
    isIndexed: z.boolean(),
    /** The day and hour from which the coming program is shown, in the ward's time. */
    daysBefore: z.int().check(z.minimum(0, 'Choose a day'), z.maximum(OPENING_DAYS.length - 1, 'Choose a day')),
    hour: z.int().check(z.minimum(0, 'Choose an hour'), z.maximum(23, 'Choose an hour')),
  })
  .check(z.refine((program) => !program.isOn || program.name !== null, { message: NAME_NEEDED, path: ['name'] }));
export type PublicProgram = z.output<typeof PublicProgram>;
