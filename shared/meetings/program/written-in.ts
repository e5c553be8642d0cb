import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { MISSING } from '#shared/pulpit/words.ts';

/** Where the program has what a path is about. */
const fieldOf = (path: string): keyof Meeting =>
  path === 'speakers'
    ? 'speakingAssignments'
    : (PERSON_PARTS.find(({ field }) => field === path)?.name ??
      (`${path.replace('hymns.', '')}Hymn` as keyof Meeting));

/** What isn't chosen yet, as far as a role may see it: what is withheld is no gap. */
export const leftOpen = (meeting: Meeting): { path: string; label: string }[] =>
  missingParts(planOf(meeting)).filter(({ path }) => meeting[fieldOf(path)] !== undefined);

/**
 * The meeting as it goes on paper, where what isn't chosen yet keeps its line to write on: who prays may be asked at the
 * door. The public program leaves it out, since a visitor can do nothing about it.
 */
export const writtenIn = (meeting: Meeting): Meeting =>
  Object.assign(
    { ...meeting },
    ...leftOpen(meeting).map(({ path }) => ({
      [fieldOf(path)]: path === 'speakers' ? [{ speakerName: MISSING }] : MISSING,
    })),
  );
