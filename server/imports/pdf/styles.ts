import type { PdfText } from './text.ts';

export const MIXED = 'A name in this row is printed in several styles, so we can’t tell where it ends.';

export const styleOf = ({ font = '', height }: PdfText): string => `${font} ${height.toFixed(1)}`;

/** The texts of a line between which its style changes; a letter from another font within a word is no change. */
export function styleRuns(line: readonly PdfText[]): string[] {
  const runs: { text: string; style: string }[] = [];
  for (const [i, piece] of line.entries()) {
    const [run, before] = [runs.at(-1), line[i - 1]];
    const isWithin = before && piece.left - before.right < 0.1 * piece.height && !/\s$/.test(before.text);
    const isSame = run?.style === styleOf(piece) || !/\p{L}{2}/u.test(piece.text);
    if (run && (isSame || (isWithin && /^\p{L}/u.test(piece.text)))) run.text += piece.text;
    else runs.push({ text: piece.text, style: styleOf(piece) });
  }
  return runs.map(({ text }) => text);
}

/** 'Ashby, Lori' and 'Relief' in italics: behind a whole name another style says another thing. */
export const isMixedName = (runs: readonly string[]): boolean =>
  runs.length > 2 || (runs.length === 2 && /,\s*\p{L}/u.test(runs[0] ?? ''));
