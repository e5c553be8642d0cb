import { fold } from '#shared/text/fold.ts';
import { PROGRAM_NAME } from './limits.ts';
import { ProgramName } from './schema.ts';

/** What the address of a ward's program could end with: 'maple-grove' for 'Maple Grove Ward'. Null where that is no name. */
export function suggestedName(wardName: string): string | null {
  const words = fold(wardName)
    .replace(/ (?:ward|branch)$/, '')
    .replaceAll("'", '');
  const name = words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROGRAM_NAME.longest)
    .replace(/^-|-$/g, '');
  return ProgramName.safeParse(name).success ? name : null;
}
