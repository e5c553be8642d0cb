import * as z from 'zod/mini';
import { ATTENDANCE_MOST } from './limits.ts';

const WHOLE = `Enter a whole number up to ${ATTENDANCE_MOST.toLocaleString('en-US')}`;

/** What is known once a meeting was held: whether it went as planned, and how many came. */
export const afterward = {
  heldAsPlanned: z.optional(z.nullable(z.boolean())),
  attendance: z.optional(z.nullable(z.int(WHOLE).check(z.minimum(0, WHOLE), z.maximum(ATTENDANCE_MOST, WHOLE)))),
};
