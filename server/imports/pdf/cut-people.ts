import { isKnownCalling } from '#shared/imports/callings.ts';
import { shortened } from '#shared/imports/line-parts.ts';
import { isParticle } from '#shared/imports/name-parts/particles.ts';
import { problemOf } from './cells.ts';
import { isLooseHeading, isValue, isWords, looseLines, type LooseText, type LooseLine } from './loose-texts.ts';
import { CUT_OFF } from './cut-off.ts';
import { MIXED } from './styles.ts';
import { overlaps, withoutPageNotes, type PdfText } from './text.ts';

/** Lines farther apart than this many heights are not one text. */
const APART = 1.7;

const isSameStyle = (upper: LooseText, lower: LooseText) => upper.endStyle === lower.startStyle;
/** 'Juan Carlos de los' goes on for certain. */
const endsInParticle = ({ text }: LooseText) => isParticle(text.split(' ').at(-1) ?? '');
const isNear = (upper: LooseText, lower: LooseText) => upper.y - lower.y < APART * Math.max(upper.height, lower.height);

/** In a line that breaks where it must, the next word had no room; it has, where a line beside it is as wide. */
function hadRoom(upper: LooseText, lower: LooseText, beside: readonly LooseText[]): boolean {
  const [word = ''] = lower.text.split(' ');
  const needed = upper.right - upper.left + ((lower.right - lower.left) * (word.length + 1)) / lower.text.length;
  return beside.some(({ text, left, right }) => text.includes(' ') && right - left > needed + 0.3 * lower.height);
}

/** Whether a text right below a person's may be the rest of it. */
function isRestOf(upper: LooseText, lower: LooseText, column: () => readonly LooseText[]): boolean {
  const hasComma = upper.name?.includes(',') ?? true;
  if (lower.isItem) return false;
  if (endsInParticle(upper) && isSameStyle(upper, lower)) return true;
  if (hasComma && lower.text.endsWith(',')) return false;
  if (lower.name !== null) {
    if (lower.name.includes(',') || !isSameStyle(upper, lower)) return false;
    return hasComma || (!upper.isBare && lower.isBare && !hadRoom(upper, lower, column()));
  }
  if (isValue(lower.text) || (upper.isBare && /^\d/.test(lower.text))) return false;
  if (isSameStyle(upper, lower)) return !upper.isBare || !(isLooseHeading(lower.text) || isKnownCalling(lower.text));
  return !hasComma && isWords(lower.text) && !isLooseHeading(lower.text) && !isKnownCalling(lower.text);
}

/** Whether a text right above a person's may be the beginning of it. `above`: what is above that text. */
function isBeginningOf(upper: LooseText, lower: LooseText, above: LooseText | undefined): boolean {
  if (lower.isItem) return false;
  if (endsInParticle(upper) && isSameStyle(upper, lower)) return true;
  if (upper.name !== null || upper.isItem || /\d|:$/.test(upper.text) || isValue(upper.text)) return false;
  // 'Montgomery,' and 'Elizabeth Jane'
  if (/\p{L}[,-]$/u.test(upper.text) && !lower.name?.includes(',')) return true;
  if (!/\p{L}{2}/u.test(upper.text) || isLooseHeading(upper.text) || isKnownCalling(upper.text)) return false;
  // 'Schwarzenegger,' and 'Wolfgang' are someone already.
  if (above && /[,–-]$/.test(above.text)) return false;
  if (lower.name?.includes(',') || above?.name != null)
    return isSameStyle(upper, lower) && !hadRoom(upper, lower, above ? [lower, above] : [lower]);
  return isWords(upper.text);
}

/** The nearest text below (`step` 1) or above (-1) another one. */
function beside(lines: readonly LooseLine[], from: number, part: LooseText, step: 1 | -1) {
  for (let at = from + step; ; at += step) {
    const line = lines[at];
    const [first] = line?.texts ?? [];
    if (!line || !first || !(step > 0 ? isNear(part, first) : isNear(first, part))) return null;
    const found = line.texts.find((other) => overlaps(part, other));
    if (found) return { part: found, at };
  }
}

export const beginsOrEnds =
  (rest: string) =>
  (text: string): string =>
    `“${shortened(text)}” and “${shortened(rest)}” may belong together, so we couldn’t read this row.`;

/**
 * The people in a list without headings whose text may go on in the next line, begin in the one above, or be cut off at
 * the edge of the page, and what to say of it.
 */
export function cutPeople(pages: readonly (readonly PdfText[])[]): Map<string, (text: string) => string> {
  const found = new Map<string, (text: string) => string>();
  for (const page of pages) {
    const lines = looseLines(withoutPageNotes(page));
    for (const [i, { texts }] of lines.entries()) {
      const owner = texts.find(({ name }) => name !== null);
      for (const part of texts) {
        const name = part.name ?? owner?.name;
        if (name && part.isAtEdge) found.set(name, (text) => problemOf(CUT_OFF, [text]));
        const drawn = part.doubt;
        if (name && drawn) found.set(name, (text) => problemOf(drawn, [text]));
        if (name && part.isMixed) found.set(name, (text) => problemOf(MIXED, [text]));
        const lower = name && beside(lines, i, part, 1);
        const isNextPersons =
          lower && part.name === null && lines[lower.at]?.texts.some((other) => other.name !== null);
        const column = () => lines.flatMap((line) => line.texts.filter(({ left }) => Math.abs(left - part.left) < 1));
        if (lower && !isNextPersons && isRestOf(part, lower.part, column))
          found.set(name, beginsOrEnds(lower.part.text));
        const upper = part.name && beside(lines, i, part, -1);
        if (!upper || !part.name) continue;
        const above = beside(lines, upper.at, upper.part, -1)?.part;
        if (isBeginningOf(upper.part, part, above)) found.set(part.name, beginsOrEnds(upper.part.text));
      }
    }
  }
  return found;
}
