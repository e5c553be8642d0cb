/** Works in small pieces, so that the caller can do something else in between. */
export type Pausing<T> = Generator<undefined, T, undefined>;
export const ITEMS_A_PIECE = 100;

export function* groupBy<T>(items: readonly T[], key: (item: T) => string | null): Pausing<Map<string, T[]>> {
  const groups = new Map<string, T[]>();
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    const name = key(item);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

export function* mapEach<T, U>(items: readonly T[], make: (item: T) => U): Pausing<U[]> {
  const made: U[] = [];
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    made.push(make(item));
  }
  return made;
}
