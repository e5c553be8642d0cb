import { KeptValues } from '#server/http/kept-values.ts';
import type { StoredWard } from './queries.ts';

const MOST_CHARACTERS = 4 * 1024 * 1024;

/** Rows of wards as they were at a revision: a request needs one for its today and its settings. */
export type KeptWards = KeptValues<StoredWard | null>;

export const keptWards = (): KeptWards =>
  new KeptValues(MOST_CHARACTERS, (ward) => JSON.stringify(ward).length + 1_000);
