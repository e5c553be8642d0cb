export type DifferenceLine = { kind: 'same' | 'removed' | 'added'; text: string };

/** Beyond this the table of common lines would cost more than what it tells. */
const MOST_CELLS = 4_000_000;

const all = (kind: DifferenceLine['kind'], lines: readonly string[]): DifferenceLine[] =>
  lines.map((text) => ({ kind, text }));

/** How many lines the ends have in common from each place on. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [here, below] = [table[i], table[i + 1]];
      if (here && below)
        here[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return table;
}

function between(before: readonly string[], after: readonly string[]): DifferenceLine[] {
  if (before.length * after.length > MOST_CELLS) return [...all('removed', before), ...all('added', after)];
  const table = commonFrom(before, after);
  const lines: DifferenceLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]];
    if (old === fresh) {
      lines.push({ kind: 'same', text: old });
      [i, j] = [i + 1, j + 1];
    } else if ((table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)) {
      lines.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: fresh });
      j += 1;
    }
  }
  return [...lines, ...all('removed', before.slice(i)), ...all('added', after.slice(j))];
}

/** Both texts line by line, removed lines before added ones. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [old, fresh] = [before, after].map((text) => text.trimEnd().split(/\r?\n/u)) as [string[], string[]];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return [
    ...all('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...all('same', old.slice(old.length - end)),
  ];
}

/** Only what changed, without the blank lines between the parts. */
export const changesOnly = (lines: readonly DifferenceLine[]): DifferenceLine[] =>
  lines.filter(({ kind, text }) => kind !== 'same' && text.trim() !== '');

export type FoldedLine = DifferenceLine | { kind: 'fold'; count: number };

/** How many equal lines stay on each side of a change; folding fewer than `LEAST` would only hide them. */
const AROUND = 2;
const LEAST = 3;

/** The same lines with long runs of equal ones told by their number alone, so that every change is seen at once. */
export function foldedLines(lines: readonly DifferenceLine[]): FoldedLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  const folded: FoldedLine[] = [];
  let run: DifferenceLine[] = [];
  const close = () => {
    folded.push(...(run.length < LEAST ? run : [{ kind: 'fold' as const, count: run.length }]));
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    if (!isNear(at)) run.push(line);
    else {
      close();
      folded.push(line);
    }
  }
  close();
  return folded;
}
