// Wall: a list without what asks the server for it, so that it is tested alone.
import type { Meeting } from '#shared/meetings/schema.ts';

const isLater = (known: Meeting, saved: Meeting): boolean =>
  known.version > saved.version || known.musicVersion > saved.musicVersion;

/** The meeting as it was saved, unless a later state of it is known. */
export const laterOf = (known: Meeting | undefined, saved: Meeting): Meeting =>
  known && isLater(known, saved) ? known : saved;

/** A list with the meeting as it was saved, unless the list has a later state of it. */
export function withSaved(list: readonly Meeting[], saved: Meeting): readonly Meeting[] {
  const before = list.find(({ id }) => id === saved.id);
  if (before && isLater(before, saved)) return list;
  const others = list.filter(({ id, date }) => id !== saved.id && date !== saved.date);
  // A list says of the sheets only whether they exist.
  return [...others, { ...saved, sheets: before?.sheets }].toSorted((a, b) => a.date.localeCompare(b.date));
}
