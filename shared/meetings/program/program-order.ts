/**
 * The order of what follows the sacrament, on every sheet and program: music comes before the last talk; a rest hymn
 * and a musical number have a talk between them when there are enough talks.
 */
export function arranged<Entry>(talks: readonly Entry[], rest: Entry | null, special: Entry | null): Entry[] {
  const count = talks.length;
  const beforeLast = Math.max(0, count - 1);
  const restAt = special ? (count >= 2 ? 1 : 0) : beforeLast;
  const specialAt = !rest || count >= 3 ? beforeLast : count === 2 ? 0 : count;
  const placed = Array.from({ length: count + 1 }, (_, place) => [
    ...(rest && restAt === place ? [rest] : []),
    ...(special && specialAt === place ? [special] : []),
    ...talks.slice(place, place + 1),
  ]);
  return placed.flat();
}
