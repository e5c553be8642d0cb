import { isFooter, isSection } from '#shared/imports/looks.ts';
import { isGone } from '#shared/imports/sheets/gone.ts';
import { isNamedNote, joined, linesOf, mostCommon, type PdfText } from '../text.ts';

/** A text that stands alone on a page, in no row: what it says may be of everyone below it, as a lone row does in a sheet. */
type Lone = { text: string; page: number; y: number };

const isNear = (a: number, b: number) => Math.abs(a - b) < 2;
/** 'Maple Grove Ward – Page 2' is on every page, with another number. */
const PAGE = /[\s|·,(–—-]*\b(?:page|página|pagina|seite)\s*\d+(?:\s*(?:of|\/|de|von)\s*\d+)?\)?$/iu;
const withoutPage = (text: string): string => text.trim().replace(PAGE, '');

const textsOn = (page: readonly PdfText[]): PdfText[] => linesOf(page).flatMap(joined);

/**
 * Whether a text goes on from the page before, in the same place or as its first line: a running title begins nothing new, and
 * ends nothing. At the foot of a page, the next one tells as well.
 */
export function runningOn(pages: readonly (readonly PdfText[])[]): (lone: Lone, isAtFoot: boolean) => boolean {
  const texts = pages.map(textsOn);
  const first = (page: number): string => withoutPage(texts[page]?.[0]?.text ?? '');
  return ({ text, page, y }, isAtFoot) => {
    const own = withoutPage(text);
    const isOn = (other: number) =>
      (texts[other] ?? []).some((piece) => isNear(piece.y, y) && withoutPage(piece.text) === own);
    const isFirst = first(page) === own && first(page - 1) === own;
    return page > 0 && isFirst ? true : isOn(page - 1) || (isAtFoot && isOn(page + 1));
  };
}

/** What is set like a heading: in larger letters than the rows, or in another font that is hardly smaller. */
function isSetApart(pieces: readonly PdfText[], body: readonly PdfText[]): boolean {
  const height = mostCommon(body.map((piece) => piece.height)) ?? 10;
  const font = mostCommon(body.map((piece) => piece.font));
  return pieces.every((piece) => piece.height > 1.1 * height || (piece.font !== font && piece.height > 0.9 * height));
}

/** Where a line stands: at the foot of its page, below all rows, or above everything else on it, up to headings. */
export type LonePlace = 'foot' | 'above headings' | 'between';

/** Which texts of a line in no row may be headings of the rows below. `body`: the texts of the table. */
export function headingsIn(line: readonly PdfText[], place: LonePlace, body: readonly PdfText[]): PdfText[] {
  const texts = joined(line).map((piece) => ({ ...piece, text: piece.text.trim() }));
  const told = texts.filter(({ text }) => !isFooter(text));
  if (texts.length === 1) return place !== 'foot' || isGone(told[0]?.text ?? '') || isSetApart(line, body) ? told : [];
  // Beside the name of a ward stands what the list is called.
  return place === 'above headings' ? told.filter(({ text }) => !isNamedNote(text) && !isSection(text)) : [];
}

const PLACES: readonly ((piece: PdfText) => number)[] = [
  ({ left }) => left,
  ({ right }) => right,
  ({ left, right }) => (left + right) / 2,
];

/** Such a share of the texts of a column shows how it is aligned. */
const ALIGNED = 0.8;

/** Whether the one text of a row stands where the cells of its column don't, as a heading across the table. */
export function isAcross(piece: PdfText, column: readonly PdfText[]): boolean {
  const places = PLACES.map((of) => {
    const usual = mostCommon(column.map((other) => Math.round(of(other)))) ?? Number.NaN;
    const share = column.filter((other) => isNear(of(other), usual)).length / column.length;
    return { share, isThere: isNear(of(piece), usual) };
  });
  const aligned = places.find(({ share }) => share >= ALIGNED);
  return !(aligned ? aligned.isThere : places.some(({ isThere }) => isThere));
}

/** Whether a text says more than a heading does, but for the number of a ward: a name with a comma, a phone, an email. */
export const isOfSomeone = (text: string): boolean => /[@,]|\d{3}/.test(text.replace(/\(\d+\)$/, ''));
