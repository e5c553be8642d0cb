import { useState } from 'react';
import type { HymnSlot } from '#shared/meetings/constants.ts';

/** What a save replaced. */
type Step = { meetingId: number; before: (readonly [HymnSlot, string])[] };

/** The saves of this visit, so that each can be taken back, the newest first. */
export function useUndoStack() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  return {
    last: steps.at(-1) ?? null,
    push: (step: Step) => setSteps((all) => [...all, step]),
    pop: () => setSteps((all) => all.slice(0, -1)),
  };
}
