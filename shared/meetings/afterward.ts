import * as z from 'zod/mini';
import { ATTENDANCE_MOST, ATTENDANCE_RULE } from './limits.ts';

/** What is known once a meeting was held: whether it went as planned, and how many came. */
export const afterward = {
  heldAsPlanned: z.optional(z.nullable(z.boolean())),
  attendance: z.optional(
    z.nullable(
      z.int(ATTENDANCE_RULE).check(z.minimum(0, ATTENDANCE_RULE), z.maximum(ATTENDANCE_MOST, ATTENDANCE_RULE)),
    ),
  ),
};
