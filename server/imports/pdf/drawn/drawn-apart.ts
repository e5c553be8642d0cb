import { withPlainHyphens } from '#shared/imports/decode.ts';
import type { DrawnText } from './drawing.ts';
import { WITHIN_WORDS, type PdfText } from '../text.ts';

const lettersOf = (text: string): string => withPlainHyphens(text.normalize('NFKC')).replace(/\s/g, '');

/** The first letters of a text, so many without counting blanks, and the rest. */
function cutAfter(text: string, letters: number): [string, string] {
  let at = 0;
  for (let left = letters; at < text.length && left > 0; at += 1) if (/\S/.test(text[at] ?? '')) left -= 1;
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

/** Texts that were drawn one by one, those that are as close as words together. */
function groupsIn(drawn: readonly DrawnText[], height: number): DrawnText[][] {
  const groups: DrawnText[][] = [];
  for (const text of drawn) {
    const before = groups.at(-1)?.at(-1);
    if (before && text.left - before.right < WITHIN_WORDS * height) groups.at(-1)?.push(text);
    else groups.push([text]);
  }
  return groups;
}

function parted(piece: PdfText, onLine: readonly DrawnText[]): PdfText[] {
  const drawn = onLine
    .filter(({ left, right, text }) => left > piece.left - 1 && right < piece.right + 1 && text !== '')
    .toSorted((a, b) => a.left - b.left);
  // A blank that was drawn belongs to the words beside it.
  const groups = groupsIn(drawn, piece.height)
    .map((texts) => texts.filter(({ text }) => lettersOf(text) !== ''))
    .filter((texts) => texts.length > 0);
  const letters = groups.map((texts) => lettersOf(texts.map(({ text }) => text).join('')));
  if (groups.length < 2 || letters.join('') !== lettersOf(piece.text)) return [piece];
  let rest = piece.text.normalize('NFKC');
  return groups.map((texts, at) => {
    const [text, behind] = cutAfter(rest, letters[at]?.length ?? 0);
    rest = behind;
    const [left, right] = [texts[0]?.left ?? piece.left, texts.at(-1)?.right ?? piece.right];
    return { ...piece, text, left, right };
  });
}

/** More than a line has letters; a page may repeat them without end. */
const MOST_ON_A_LINE = 2000;

/** What reads a page puts texts together that are two millimeters apart; where they are columns, they were drawn apart. */
export function drawnApart(pieces: readonly PdfText[], drawn: readonly DrawnText[]): PdfText[] {
  const lines = new Map<number, DrawnText[]>();
  for (const text of drawn) {
    const line = Math.round(text.y);
    const others = lines.get(line);
    if (others) others.push(text);
    else lines.set(line, [text]);
  }
  return pieces.flatMap((piece) => {
    if (!/\S\s+\S/.test(piece.text)) return [piece];
    const line = Math.round(piece.y);
    const near = [line - 1, line, line + 1].flatMap((at) => lines.get(at) ?? []);
    if (near.length > MOST_ON_A_LINE) return [piece];
    return parted(
      piece,
      near.filter(({ y }) => Math.abs(y - piece.y) < 1),
    );
  });
}
