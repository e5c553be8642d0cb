// Wall: a list without what asks the server for it, so that it is tested alone.
import type { Meeting } from '#shared/meetings/schema.ts';

/** A list with the meeting as it was saved, unless the list has a later state of it. */
export function withSaved(list: readonly Meeting[], saved: Meeting): readonly Meeting[] {
  const before = list.find(({ id }) => id === saved.id);
  if (before && (before.version > saved.version || before.musicVersion > saved.musicVersion)) return list;
  const others = list.filter(({ id, date }) => id !== saved.id && date !== saved.date);
  // A list says of the sheets only whether they exist.
  return [...others, { ...saved, sheets: before?.sheets }].toSorted((a, b) => a.date.localeCompare(b.date));
}
