import { isGone } from '#shared/imports/dividers/said-by-headings.ts';
import { problemOf } from '../cells.ts';
import { bandsOf } from '../columns.ts';
import { CUT_OFF } from '../cut-off.ts';
import { beginsOrEnds } from '../cut-people.ts';
import { isValue, looseLines, type LooseText } from '../loose-texts.ts';
import { linesOf, overlaps, type PdfText } from '../text.ts';

/** How far texts that begin, end, or are centered in one place are apart at most. */
const EXACT = 1.5;
const isAligned = (a: PdfText, b: PdfText): boolean =>
  [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].some(
    (apart) => Math.abs(apart) < EXACT,
  );

const isLoneValue = ({ name, text }: LooseText) => name === null && isValue(text);

const HOUSEHOLD =
  /^\p{Lu}[\p{L}\p{M}'’ -]*(?:, *\p{Lu}.*(?:&|\+|\b(?:and|y|e)\b)|(?:&|\band\b) *\p{Lu}|.* famil(?:y|ia)$)/iu;
/** Whom or which family a text names. */
const isNamed = ({ name, text }: LooseText): boolean => name !== null || (!/\d/.test(text) && HOUSEHOLD.test(text));

/** Names in whose place others stand, or something right below. */
const namesIn = (texts: readonly LooseText[]): LooseText[] =>
  texts.filter(
    (text) =>
      isNamed(text) &&
      texts.some(
        (other) =>
          other !== text && overlaps(other, text) && (isAligned(other, text) || (other.y < text.y && !isNamed(other))),
      ),
  );

/** What columns of people cover; what is centered below a name may begin before it. */
function columnsOf(names: readonly LooseText[], between: readonly LooseText[]) {
  const own = between.filter((text) => names.some((name) => overlaps(name, text) && isAligned(name, text)));
  return bandsOf([...names, ...own]);
}

const crosses = ({ left, right }: PdfText, starts: readonly number[]): boolean =>
  starts.slice(1).some((start) => left < start - EXACT && right > start - EXACT);

/** Each column's texts. */
const inColumns = <Text extends PdfText>(texts: readonly Text[], starts: readonly number[]): Text[][] =>
  starts.map((start, i) => {
    const from = i === 0 ? Number.NEGATIVE_INFINITY : start - EXACT;
    const to = (starts[i + 1] ?? Number.POSITIVE_INFINITY) - EXACT;
    return texts.filter(({ left }) => left >= from && left < to);
  });

/** Lines of different people are farther apart than those of one, by so much. */
const APART = 1.25;
const gapsIn = (lines: readonly (readonly PdfText[])[]): number[] =>
  lines.slice(1).map((line, i) => (lines[i]?.[0]?.y ?? 0) - (line[0]?.y ?? 0));

/** A part of a page from one title to the next: what stands across its columns, and their lines. */
type Section = { titles: LooseText[][]; lines: LooseText[][] };

/**
 * The parts of a page: a title begins one, where nothing is beside it or right above. Null where anything else crosses what is
 * white between two columns.
 */
function sectionsOf(lines: readonly LooseText[][], starts: readonly number[], pitch: number): Section[] | null {
  const gaps = [0, ...gapsIn(lines)];
  const sections: Section[] = [{ titles: [], lines: [] }];
  for (const [i, line] of lines.entries()) {
    const isTitle = line.length === 1 && !line.some((text) => isNamed(text) || isLoneValue(text));
    const isAcross = line.some((text) => crosses(text, starts));
    if (isAcross && !isTitle) return null;
    const last = sections.at(-1);
    if (isAcross && last?.lines.length === 0) last.titles.push(line);
    else if (isAcross) sections.push({ titles: [line], lines: [] });
    else if (isTitle && (gaps[i] ?? 0) > APART * pitch) sections.push({ titles: [], lines: [line] });
    else last?.lines.push(line);
  }
  return sections;
}

const said = (line: readonly PdfText[]) => line.map(({ text }) => text.trim()).join('\t');

/** A column's lines, a blank one where they are farther apart than others. */
function columnText(cells: readonly LooseText[], pitch: number): string[] {
  const lines = linesOf(cells);
  const gaps = [0, ...gapsIn(lines)];
  return lines.flatMap((line, i) => ((gaps[i] ?? 0) > APART * pitch ? ['', said(line)] : [said(line)]));
}

/** 'Moved Out' at the top of a page may be said of everyone on it, also where it is above the last column. */
function goneAtTop(lines: readonly (readonly LooseText[])[], starts: readonly number[]): string[] {
  const first = lines.findIndex((line) => line.some(isNamed));
  const alone = lines.slice(0, first).flatMap((line) => (line.length === 1 ? line : []));
  return alone.filter(({ left, text }) => left > (starts[1] ?? left) - EXACT && isGone(text)).map(({ text }) => text);
}

/** More texts than any page has that a person reads. */
const MOST_TEXTS = 5_000;

export type BlocksBeside =
  | { kind: 'none' | 'unclear' }
  /** `columns`: the texts of each column of people, in the order that one reads them. */
  | { kind: 'columns'; lines: string[]; columns: PdfText[][] };

/**
 * People side by side with something below each, such as a phone: read from left to right, one would get what another has.
 * `columns` where what is white between them tells whose is what.
 */
export function blocksBeside(pieces: readonly PdfText[]): BlocksBeside {
  const read = looseLines(pieces).map(({ texts }) => texts);
  const all = read.flat();
  if (all.length > MOST_TEXTS) return { kind: 'unclear' };
  const names = namesIn(all);
  if (!names.some((name) => names.some((other) => other.left > name.right))) return { kind: 'none' };
  // Titles above the people and footers below them are no one's.
  const [top, bottom] = [Math.max(...names.map(({ y }) => y)), Math.min(...names.map(({ y }) => y))];
  const bands = columnsOf(
    names,
    all.filter(({ y }) => y < top && y > bottom),
  );
  /** A text that begins a line below the names of a column, and names no one. */
  const isBelow = (text: LooseText, line: readonly LooseText[]): boolean => {
    const band = bands.findLast(({ left }) => left < text.left + EXACT);
    if (!band || isNamed(text) || text.y >= top || text.left > band.right) return false;
    return !line.some(({ left }) => left < text.left && left > band.left - EXACT);
  };
  if (!read.some((line) => line.some((text) => isBelow(text, line)))) return { kind: 'none' };
  const starts = bands.map(({ left }) => left);
  const pitch = Math.min(...inColumns(all, starts).flatMap((cells) => gapsIn(linesOf(cells))));
  const sections = starts.length > 1 ? sectionsOf(read, starts, pitch) : null;
  if (!sections) return { kind: 'unclear' };
  const parts = sections.flatMap((section) => [
    section.titles.map(said),
    ...inColumns(section.lines.flat(), starts).map((cells) => columnText(cells, pitch)),
  ]);
  const lines = [goneAtTop(read, starts), ...parts].filter((text) => text.length > 0);
  const columns = sections.flatMap((section) => {
    const ys = section.lines.flat().map(({ y }) => y);
    const own = pieces.filter(({ y }) => y <= Math.max(...ys) && y >= Math.min(...ys));
    return inColumns(own, starts);
  });
  return { kind: 'columns', lines: lines.flatMap((text, i) => (i > 0 ? ['', ...text] : text)), columns };
}

const SPLIT = 'This entry may go on in the next column, so we couldn’t read it.';

/**
 * Who has something doubtful below their name, or may have it at the top of the next column, and why. `areTold`: a phone below
 * a name is read as that person's.
 */
export function blockDoubts(
  columns: readonly (readonly PdfText[])[],
  areTold: boolean,
): Map<string, (text: string) => string> {
  const doubts = new Map<string, (text: string) => string>();
  let name: string | null = null;
  for (const column of columns)
    for (const [i, text] of looseLines(column)
      .flatMap(({ texts }) => texts)
      .entries()) {
      name = text.name ?? name;
      const isFirst = i === 0 && isLoneValue(text);
      const drawn = text.doubt ?? (text.isAtEdge ? CUT_OFF : isFirst ? SPLIT : undefined);
      if (name === null) continue;
      if (drawn !== undefined) doubts.set(name, (row) => problemOf(drawn, [row]));
      else if (!areTold && isLoneValue(text)) doubts.set(name, beginsOrEnds(text.text));
    }
  return doubts;
}
