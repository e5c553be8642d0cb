/** How well a threshold tells `first` from `second`: 0.5 not at all, 0 or 1 always. Ties count half. */
export function areaUnderRoc(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (all[to + 1]?.value === all[from]?.value) to += 1;
    const shared = (from + to) / 2 + 1;
    ranks += shared * all.slice(from, to + 1).filter(({ isFirst }) => isFirst).length;
    from = to + 1;
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
