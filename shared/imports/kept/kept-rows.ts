import { rawOf, readPerson, type ReadRow } from '../person.ts';
import type { RawRow } from '../rows.ts';

/** A row of a preview: what it says, for the corrections of a person, and what the preview showed of it. */
export type KeptRow = RawRow & { shown?: Pick<ReadRow, 'name' | 'person' | 'problem' | 'field'> };

export const keptRow = (read: ReadRow): KeptRow => {
  const { name, person, problem, field } = read;
  return { ...rawOf(read), shown: { name, person, problem, ...(field ? { field } : {}) } };
};

/** The row as the preview showed it. It is not read a second time, as that might come to something else. */
export const asShown = ({ shown, ...raw }: KeptRow): ReadRow => (shown ? { ...raw, ...shown } : readPerson(raw));
