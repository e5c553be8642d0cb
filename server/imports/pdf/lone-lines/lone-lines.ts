import { isMadeBy } from '#shared/imports/file-notes/people-in-sentences.ts';
import { mayBeMissionaries } from '#shared/imports/headings/one-word.ts';
import { toldBelow } from '#shared/imports/headings/telling-titles.ts';
import { isFooter } from '#shared/imports/looks.ts';
import { isStyleKey } from '#shared/imports/marks/style-keys.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { isHarmlessTitle } from '#shared/imports/other-people/harmless-titles.ts';
import { isGone } from '#shared/imports/dividers/said-by-headings.ts';
import { isListNotice } from '#shared/imports/texts/list-notices.ts';
import { unitsNamedBy } from '#shared/imports/units/named-units.ts';
import type { PdfRow, PlacedRows } from '../rows.ts';
import { joined, linesOf, mostCommon, printedText, type PdfText } from '../text.ts';
import { isPageTitle } from './outside-lines.ts';

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

/** The name of a list or of a part of it, which says nothing of anyone, and ends what is said of those above. */
const isHarmless = (text: string): boolean =>
  (isPageTitle(text) || isHarmlessTitle(text)) &&
  !isGone(text) &&
  toldBelow(text) === null &&
  !mayBeMissionaries(text) &&
  unitsNamedBy(text).length === 0;

/** Where a line stands: at the foot of its page, below all rows, or above everything else on it, up to headings. */
export type LonePlace = 'foot' | 'above headings' | 'between';

/** Which texts of a line in no row may be headings of the rows below. `body`: the texts of the table. */
export function headingsIn(line: readonly PdfText[], place: LonePlace, body: readonly PdfText[]): PdfText[] {
  const texts = joined(line).map((piece) => ({ ...piece, text: piece.text.trim() }));
  // 'Red = moved' is about names in red, wherever these stand.
  const told = texts.filter(({ text }) => !isFooter(text) && !isStyleKey(text));
  if (texts.length === 1) return place !== 'foot' || isGone(told[0]?.text ?? '') || isSetApart(line, body) ? told : [];
  // Beside the name of a ward stands what the list is called.
  return place === 'above headings' ? told.filter(({ text }) => !isHarmless(text)) : [];
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

/** What stands alone between the rows of a table, `behind` so many of them. */
export type LoneLine = { text: string; height: number; behind: number };

/** 'Elders Quorum' in smaller letters below 'Moved Out' is a part of those, and so is 'Sorted by name' right below it. */
export function withoutSubtitles(lone: readonly LoneLine[]): LoneLine[] {
  let above: LoneLine | null = null;
  return lone.filter((line) => {
    if (!isHarmless(line.text)) above = line;
    else if (above !== null) {
      const isPart =
        line.height < above.height - 0.5 || (line.behind === above.behind && line.height < above.height + 0.5);
      if (isPart) return false;
      above = null;
    }
    return true;
  });
}

/** So much farther below the others than they are from each other, a last line is the foot of its page. */
const FAR_BELOW = 2.5;
const FEWEST_ABOVE = 2;
function isFarBelow(row: PdfRow, rows: readonly PdfRow[]): boolean {
  const gaps = rows.slice(1).map((one, at) => (rows[at]?.bottom ?? one.top) - one.top);
  const [own = 0, ...others] = gaps.toReversed();
  const usual = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
  return rows.length > FEWEST_ABOVE && row === rows.at(-1) && usual !== undefined && own > FAR_BELOW * usual;
}

/** A row that is the title of its page or its footer, set as the names are, is none. `areFirst`: these stand above headings. */
export function withoutPageTitles(
  { rows, outside }: PlacedRows,
  areFirst: boolean,
  isOfPage: (row: PdfRow, isAtFoot: boolean) => boolean,
): PlacedRows {
  const isTitle = (row: PdfRow): boolean => {
    const [isAtTop, isAtFoot] = [areFirst || row === rows[0], row === rows.at(-1)];
    const text = printedText(row.pieces);
    const isOfNoOne = isPageTitle(text) || isListNotice(text) || isMadeBy(text) || !looksLikeFullName(text);
    const isAlone = (isAtTop || isAtFoot) && joined(row.pieces).length === 1;
    return isAlone && isOfNoOne && (isOfPage(row, isAtFoot) || isFarBelow(row, rows));
  };
  const titles = new Set(rows.filter(isTitle));
  return { rows: rows.filter((row) => !titles.has(row)), outside: [...outside, ...titles] };
}
