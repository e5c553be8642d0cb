import { fieldOf } from '../columns.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** The heading above what a couple has in one cell: it stands in the row of the one, and the row of the other follows. */
export const OF_BOTH = 'Phone or email of a couple';

type Sex = 'male' | 'female';
type Sheet = Pick<WrittenSheet, 'titles' | 'cells'> & { names: readonly (number | undefined)[] };

/**
 * The places of the first of two rows that one row of a couple has become: all but their names is the same, and the email that
 * one of them has.
 */
export function couplesIn({ titles, cells, names }: Sheet): number[] {
  const ofBoth = titles.indexOf(OF_BOTH);
  if (ofBoth < 0) return [];
  const apart = new Set([...names, ofBoth, ...titles.flatMap((title, at) => (fieldOf(title) === 'email' ? [at] : []))]);
  const homes = cells.map((row) => row.map((cell, at) => (apart.has(at) ? '' : cell)).join('\n'));
  const isSame = (at: number): boolean => homes[at] !== undefined && homes[at] === homes[at + 1];
  return homes.flatMap((home, at) =>
    home.trim() !== '' && isSame(at) && !isSame(at - 1) && !isSame(at + 1) ? [at] : [],
  );
}

/**
 * Of a couple, whoever's first name doesn't tell it is of the other sex than the one whose name does. Where both may be either,
 * the husband stands first if he does so in all other couples of the list.
 */
export function withSexOfOther(told: readonly (Sex | null)[], couples: readonly number[]): (Sex | null)[] {
  const sexes = [...told];
  const otherOf = (sex?: Sex | null): Sex | null => (sex ? (sex === 'male' ? 'female' : 'male') : null);
  const firsts = couples.map((at) => told[at] ?? otherOf(told[at + 1]));
  const known = new Set(firsts.filter(Boolean));
  const [usual = null] = known.size === 1 ? known : [];
  for (const [i, at] of couples.entries()) {
    if (told[at] && told[at + 1]) continue;
    const first = firsts[i] ?? usual;
    sexes[at] = first;
    sexes[at + 1] = otherOf(first);
  }
  return sexes;
}
