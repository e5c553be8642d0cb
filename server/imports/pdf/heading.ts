import { isKnownCalling } from '#shared/imports/callings.ts';
import { fieldOf, hasNames, headOf } from '#shared/imports/columns.ts';
import { isUsualGiven } from '#shared/imports/doubts/usual-places.ts';
import { householdColumns, isPeopleTitle } from '#shared/imports/households/household-columns.ts';
import { isSection, looksLikePhone } from '#shared/imports/looks.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { UnreadableFile, UNREADABLE } from '#shared/imports/unreadable.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isTitleAbove } from './across/title-above.ts';
import { hasPeopleBeside, isPerson } from './page-text.ts';
import { isNamedNote, joined, linesOf, mostCommon, overlaps, type PdfText } from './text.ts';

export type Title = { text: string; left: number; right: number };
/** The headings of a table, which may take up several lines. */
export type Heading = { titles: Title[]; top: number; bottom: number; pieces: ReadonlySet<PdfText> };

/** What the heading of a column of names would say. */
const NAME = 'Name';

const isTitle = (text: string) => text.length <= 40 && !/[\d@]/.test(text);

/** A line that has the headings of names in it. One heading by itself may also be a word in a list. */
export function isHeadingLine(cells: readonly string[], known: readonly string[]): boolean {
  if (householdColumns(cells) > 0) return true;
  const head = headOf(cells);
  if (!hasNames(head)) return false;
  if (head.known > 1) return true;
  if (cells.length === 1) return known.length === 0 || known.includes(cells[0] ?? '');
  return cells.every(isTitle) && cells.some((cell) => /^(?:full |preferred )?name$|^nombre|^nome/i.test(cell));
}

/** 'Gender, Phone, E-mail': a line of headings in which there is none for names. */
function isNameless(cells: readonly string[]): boolean {
  const head = headOf(cells);
  return head.names === null && head.known > 1 && head.known * 2 >= cells.length && cells.every(isTitle);
}

/** So many rows tell what the first column has, and of its texts so large a share are names. */
const LEAST_NAMED = 3;
const MOSTLY = 0.5;

/** The heading that a first column of names lacks; null where the texts before the first heading are something else. */
function nameTitle(line: readonly PdfText[], below: readonly PdfText[]): Title | null {
  const start = line[0]?.left ?? 0;
  const firsts = linesOf(below).flatMap((pieces) => joined(pieces).slice(0, 1));
  const before = firsts.filter(({ left, text }) => left < start && !isNamedNote(text.trim()));
  const names = before.filter(({ text }) => isPerson(text.trim()));
  if (names.length < LEAST_NAMED || names.length < before.length * MOSTLY) return null;
  const left = Math.min(...names.map((piece) => piece.left));
  return { text: NAME, left, right: Math.min(...names.map((piece) => piece.right), start - 1) };
}

/** Lines of one heading are no farther apart than this many heights; two that overlap are one row. */
const LINE = 1.7;
const OVERLAP = 0.85;

export const isTitleOfNames = (text: string) => /name$/i.test(fieldOf(text) ?? '') || isPeopleTitle(text);

/** The column of callings is a column, also where it stands before the names and close to its heading. */
export const isTitleOfCallings = (text: string) => fieldOf(text.trim()) === 'calling';

/** No heading is so many heights above or below its middle: where others were drawn between its texts, a column was drawn at a time. */
const HIGHEST = 3;

/** 'Lee, Kim' and 'Kim Lee', but not 'Last, First.' */
const mayBePerson = (text: string): boolean =>
  fieldOf(text) === null &&
  (isPerson(text) || (looksLikeFullName(text) && isUsualGiven(foldLoose(text.split(' ')[0] ?? ''))));
/** Whether the line of a text has a person below a heading of names, and so is a row. */
const isOfPerson = (own: PdfText, pieces: readonly PdfText[], names: readonly PdfText[]): boolean =>
  pieces.some(
    (other) =>
      Math.abs(other.y - own.y) < 2 && names.some((name) => overlaps(name, other)) && mayBePerson(other.text.trim()),
  );

/** The lines above and below that belong to the same headings: the others of a cell that wraps, however it is aligned. */
function blockAround(base: readonly PdfText[], pieces: readonly PdfText[], bodyFont: string | undefined): PdfText[] {
  const block = new Set(base);
  const [first] = base;
  const order = new Map(pieces.map((piece, i) => [piece, i]));
  const at = (piece: PdfText) => order.get(piece) ?? 0;
  const names = base.filter(({ text }) => isTitleOfNames(text.trim()));
  const own = base.map(at);
  const isDrawnTogether = pieces
    .slice(Math.min(...own), Math.max(...own))
    .every((piece) => !first || Math.abs(piece.y - first.y) < HIGHEST * first.height);
  const belongs = (piece: PdfText): boolean => {
    if (!first) return false;
    const taken = [...block];
    const ys = taken.map(({ y }) => y);
    const [top, bottom] = [Math.max(...ys), Math.min(...ys)];
    const apart = Math.max(piece.y - top, bottom - piece.y, 0) / Math.max(first.height, piece.height);
    if (apart < OVERLAP) return true;
    if (apart > LINE || Math.abs(piece.height - first.height) > 0.5) return false;
    const places = taken.map(at);
    const [from, to] = [Math.min(...places), Math.max(...places)];
    if (isDrawnTogether && at(piece) > from && at(piece) < to) return true;
    const text = piece.text.trim();
    if (piece.font !== first.font || !isTitle(text) || isNamedNote(text) || isSection(text)) return false;
    if (!taken.some((other) => overlaps(other, piece))) return false;
    const isOverName = !isTitleOfNames(text) && names.some((name) => overlaps(name, piece));
    // 'Bishop' below 'Position' and beside 'Lee, Kim'
    if (piece.y < bottom && (isOfPerson(piece, pieces, names) || isKnownCalling(text))) return false;
    if (piece.y < bottom) return !isOverName && (first.font !== bodyFont || (isDrawnTogether && at(piece) === to + 1));
    if (isOverName || at(piece) !== from - 1) return false;
    const line = pieces.filter((other) => Math.abs(other.y - piece.y) < 2);
    const below = pieces.reduce((most, { y }) => (y < bottom ? Math.max(most, y) : most), Number.NEGATIVE_INFINITY);
    return !isTitleAbove(line, taken, pieces[from] ?? piece, bottom - below);
  };
  for (;;) {
    const more = pieces.filter((piece) => !block.has(piece) && belongs(piece));
    if (more.length === 0) return [...block];
    for (const piece of more) block.add(piece);
  }
}

const isOfNames = (titles: readonly string[]): boolean => householdColumns(titles) > 0 || hasNames(headOf(titles));

/** 'Name, Phone, Name, Phone': the headings of each of the lists that stand side by side. */
export function listsIn(titles: readonly Title[]): Title[][] {
  const starts = titles.flatMap(({ text }, at) => (text === titles[0]?.text ? [at] : []));
  const lists = starts.map((start, i) => titles.slice(start, starts[i + 1]));
  return lists.length > 1 && lists.every((list) => isOfNames(list.map(({ text }) => text))) ? lists : [[...titles]];
}

/** Lines that stand above each other are one heading; null where one stands above several. */
function titlesOf(block: readonly PdfText[]): Title[] | null {
  const columns: (Title & { lines: number[] })[] = [];
  for (const [number, line] of linesOf(block).entries())
    for (const cell of joined(line)) {
      const over = columns.filter((column) => overlaps(column, cell));
      const [column] = over;
      if (over.length > 1 || column?.lines.includes(number)) return null;
      const text = cell.text.trim();
      if (!column) {
        columns.push({ text, left: cell.left, right: cell.right, lines: [number] });
        continue;
      }
      column.text += /\p{L}-$/u.test(column.text) ? text : ` ${text}`;
      column.left = Math.min(column.left, cell.left);
      column.right = Math.max(column.right, cell.right);
      column.lines.push(number);
    }
  const titles = columns.toSorted((a, b) => a.left - b.left);
  // 'Phone' twice below 'Own' and 'Spouse': whose is whose, only those two tell.
  const isStacked = columns.some(({ lines }) => lines.length > 1 || lines[0] !== 0);
  const isTwice = listsIn(titles).some((list) => {
    const texts = list.flatMap(({ text }) => (fieldOf(text) ? text : []));
    return new Set(texts).size < texts.length;
  });
  return isStacked && isTwice ? null : titles;
}

const isOfSomeone = (text: string): boolean => isPerson(text) || looksLikePhone(text) || isRealAddress(text);

/** Why headings cannot be told apart. */
const unclear = (pieces: readonly PdfText[]) =>
  new UnreadableFile(hasPeopleBeside(pieces) ? UNREADABLE.listsBeside : UNREADABLE.columnsTooClose, true);

/** The headings on a page, from the top. `known`: the titles of the tables before. */
export function headingsOn(pieces: readonly PdfText[], known: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  for (const line of linesOf(pieces)) {
    const y = line[0]?.y ?? 0;
    if (headings.some(({ pieces: taken }) => line.some((piece) => taken.has(piece)))) continue;
    const told = [...known, ...headings.flatMap(({ titles }) => titles.map(({ text }) => text))];
    const cells = joined(line).map((cell) => cell.text.trim());
    const isWithout = isNameless(cells);
    if (!isWithout && !isHeadingLine(cells, told)) continue;
    const below = pieces.filter((piece) => piece.y < y - piece.height);
    const block = blockAround(line, pieces, mostCommon(below.map(({ font }) => font)));
    // A list beside this one goes on where the headings of this one stand.
    if (joined(line).some((cell) => isOfSomeone(cell.text.trim())))
      throw new UnreadableFile(UNREADABLE.listsBeside, true);
    const nameless = isWithout ? nameTitle(line, below) : null;
    if (isWithout && !nameless) continue;
    const own = titlesOf(block);
    const isNamed = own !== null && isOfNames(own.map(({ text }) => text));
    const titles = own && nameless && !isNamed ? [nameless, ...own] : own;
    if (!titles || !isOfNames(titles.map(({ text }) => text))) throw unclear(pieces);
    const ys = block.map((piece) => piece.y);
    const above = headings.at(-1);
    // Two lines of headings that are not one: which text is whose heading cannot be told.
    if (above && above.bottom - y < 2.5 * (line[0]?.height ?? 0)) throw unclear(pieces);
    headings.push({ titles, top: Math.max(...ys), bottom: Math.min(...ys), pieces: new Set(block) });
  }
  return headings;
}
