import { isKnownCalling } from '#shared/imports/callings.ts';
import { LONGEST_LINE, readLine } from '#shared/imports/line-parts.ts';
import { isSection, isUnit, looksLikePhone } from '#shared/imports/looks.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { isNote } from '#shared/imports/non-people.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { isMixedName, styleOf, styleRuns } from './styles.ts';
import { isNamedNote, joined, linesOf, type PdfText } from './text.ts';

/** A text between two gaps of a line in a list without headings. */
export type LooseText = PdfText & {
  /** Whom it names. */
  name: string | null;
  /** True when it says nothing else. */
  isBare: boolean;
  /** '3. Lee, Kim' begins something new. */
  isItem: boolean;
  /** True when its style changes behind a name. */
  isMixed: boolean;
  /** Font and size at both ends. */
  startStyle: string;
  endStyle: string;
};
export type LooseLine = { texts: LooseText[] };

export const isLooseHeading = (text: string) => isNamedNote(text) || isSection(text) || isUnit(text) || isNote(text);
/** Phones and addresses only. */
export const isValue = (text: string) =>
  looksLikePhone(text) || text.split(/\s+/).every((word) => isRealAddress(word) || looksLikePhone(word));
/** What may be a part of a name. */
export const isWords = (text: string) => /^\p{L}[\p{L}\p{M}.'’ʼ -]+$/u.test(text) && text.split(' ').length < 4;

const ITEM = /^(?:[-*•·]|\d{1,4}[.)])\s+/;

function looseText(piece: PdfText, own: readonly PdfText[]): LooseText {
  const [first, last] = [own[0] ?? piece, own.at(-1) ?? piece];
  const isItem = ITEM.test(piece.text);
  const text = piece.text.trim().replace(ITEM, '');
  // 'Lee, Kim –' is followed by something in the next line.
  const told = text.replace(/\s*[-–—:·]$/, '');
  const names = text.length > LONGEST_LINE || isNamedNote(text) ? [] : [readLine(text).name, readLine(told).name];
  const name = names.find((one) => looksLikeFullName(one) && !isLooseHeading(one) && !isKnownCalling(one)) ?? null;
  const isBare = told === name || text === name;
  const styles = { startStyle: styleOf(first), endStyle: styleOf(last) };
  return { ...piece, text, name, isBare, isItem, isMixed: isBare && isMixedName(styleRuns(own)), ...styles };
}

function looseTextsOf(line: readonly PdfText[]): LooseText[] {
  let at = 0;
  return joined(line).map((piece) => {
    const from = at;
    do at += 1;
    while ((line[at]?.left ?? Number.POSITIVE_INFINITY) < piece.right);
    return looseText(piece, line.slice(from, at));
  });
}

export const looseLines = (pieces: readonly PdfText[]): LooseLine[] =>
  linesOf(pieces).map((line) => ({ texts: looseTextsOf(line) }));
