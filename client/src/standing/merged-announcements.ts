// Wall: what two people did to the list is told apart from the dialog, which a test need not draw.
import type { RepeatingAnnouncement } from '#shared/standing/schema.ts';

type Rows = RepeatingAnnouncement[];

/** My rows with what someone else added and without what they removed; a clash when they did either. */
export function mergedAnnouncements(base: Rows, mine: Rows, theirs: Rows): { value: Rows; isClash: boolean } {
  const keyOf = (row: RepeatingAnnouncement) => JSON.stringify(row);
  const [known, now] = [new Set(base.map(keyOf)), new Set(theirs.map(keyOf))];
  const kept = mine.filter((row) => !known.has(keyOf(row)) || now.has(keyOf(row)));
  const have = new Set(kept.map(keyOf));
  const added = theirs.filter((row) => !known.has(keyOf(row)) && !have.has(keyOf(row)));
  return { value: [...kept, ...added], isClash: kept.length < mine.length || added.length > 0 };
}
