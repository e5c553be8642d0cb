import { useMemo } from 'react';
import { programBlocks } from './program-blocks.tsx';
import type { ProgramWard } from '#shared/meetings/program/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Attempt, Block } from './use-pages.tsx';

/** Half a sheet should hold it; small type first, the back of the sheet only when that is no longer pleasant to read. */
export const PROGRAM_ATTEMPTS: readonly Attempt[] = [12, 11, 10.5, 10, 9.5, 9]
  .map((points) => ({ points, pages: 1 }))
  .concat([11, 10, 9, 8].map((points) => ({ points, pages: 2 })));

export const useProgramBlocks = (meeting: Meeting, ward: ProgramWard): Block[] =>
  useMemo(() => programBlocks(meeting, ward), [meeting, ward]);
