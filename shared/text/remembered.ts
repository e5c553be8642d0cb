const KEPT = 2_000;
const LONGEST = 80;

/**
 * `work` of a short text, worked out once while the text is among the last few: many rules read the same headings and
 * names of a file. Only for what depends on the text alone.
 */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST) return work(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (known.size >= KEPT) known.clear();
    known.set(text, result);
    return result;
  };
}
