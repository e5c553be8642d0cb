import * as z from 'zod/mini';
import { SEXES } from './schema.ts';

/** Of a member what others need to name them. */
export const PersonName = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  calling: z.optional(z.nullable(z.string())),
  sex: z.optional(z.nullable(z.enum(SEXES))),
});
