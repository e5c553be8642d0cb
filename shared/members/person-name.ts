import * as z from 'zod/mini';
import { SEXES } from './schema.ts';

/** Of a member what others need to name them; the first name is the one that the person goes by. */
export const PersonName = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  calling: z.optional(z.nullable(z.string())),
  sex: z.optional(z.nullable(z.enum(SEXES))),
  addressedAs: z.optional(z.nullable(z.string())),
});
