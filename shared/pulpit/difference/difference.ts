import { diffArrays } from 'diff';

export type DifferenceLine = { kind: 'same' | 'removed' | 'added'; text: string };

/** Beyond this, two texts have too little in common to show line by line, and a phone would take too long over it. */
const MOST_CHANGED = 2_000;

const linesOf = (text: string): string[] => text.trimEnd().split(/\r?\n/u);
const all = (kind: DifferenceLine['kind'], lines: readonly string[]): DifferenceLine[] =>
  lines.map((text) => ({ kind, text }));

/** Both texts line by line, removed lines before added ones. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, fresh, { maxEditLength: MOST_CHANGED });
  if (!changes) return [...all('removed', old), ...all('added', fresh)];
  return changes.flatMap(({ value, removed, added }) => all(removed ? 'removed' : added ? 'added' : 'same', value));
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
