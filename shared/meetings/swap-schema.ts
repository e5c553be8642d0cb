import * as z from 'zod/mini';
import { id, optionalId } from '#shared/text/schema.ts';
import { MEETING_LIMITS } from './limits.ts';
import { PERSON_PARTS } from './parts.ts';

/** One end of a swap. `place` counts the speakers from 1; one beyond the last is a new place. */
const swapPlace = z.object({
  meetingId: id,
  version: z.optional(z.int()),
  part: z.enum([...PERSON_PARTS.map(({ key }) => key), 'speaker']),
  place: z.optional(z.int().check(z.minimum(1), z.maximum(MEETING_LIMITS.speakers + 1))),
  /** Moves a speaker between others, who then speak one place later. */
  insert: z.optional(z.boolean()),
});
export type SwapPlace = z.output<typeof swapPlace>;

/** Two assignments of one kind change places, or one moves where no one is assigned. */
export const AssignmentSwap = z.object({ wardId: optionalId, from: swapPlace, to: swapPlace });
export type AssignmentSwap = z.output<typeof AssignmentSwap>;
