import { birthYearOf } from '../birth-years/birth-years.ts';
import { isoOf } from '../birth-years/list-dates.ts';
import { isAddress } from '../callings.ts';
import { announcedSeparator, readCells, SEPARATORS, type Line, type Separator } from '../cells.ts';
import { fieldOf } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { BIRTH_YEARS_APART } from '../limits.ts';
import { shortened } from '../line-parts.ts';
import { hasOrganization } from '../offices/organization-names.ts';
import { UnreadableFile, UNREADABLE } from '../unreadable.ts';
import { fits, kindOf, oddIn, orderOfParts, type Kind } from './column-kinds.ts';

/** A look at the first rows tells what a column has. */
const LOOKED_AT = 300;
const MOST_TEXT = 100_000;
const FEWEST_ROWS = 2;
const MOST_COLUMNS = 12;

const isEmpty = (cell: string): boolean => cell === '' || isNothing(cell) || /^(?:vacant|open|tbd|tba)$/i.test(cell);
/** The one text of a row, which merged cells may repeat; null where it says more. */
function loneIn({ cells }: Line): string | null {
  const [text = '', another] = new Set(cells.filter((cell) => cell !== ''));
  return another === undefined ? text : null;
}

/** The headings that the columns would have, or the first of them that is unclear. */
type Told = { titles: string[] } | { column: number; cell: string } | null;

const isCount = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && Number(cells[0]) <= 1;

/** Beside birth dates, the numbers that are as many years as have gone by since. */
function areAges(dates: readonly string[], numbers: readonly string[], today: string): boolean {
  const pairs = dates.flatMap((date, at) => {
    const [year, age] = [birthYearOf(date), numbers[at] ?? ''];
    return year === null || age === '' ? [] : [Number(today.slice(0, 4)) - year - Number(age)];
  });
  return pairs.length >= FEWEST_ROWS && pairs.every((apart) => Math.abs(apart) <= BIRTH_YEARS_APART);
}

const TITLES: Partial<Record<Kind, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  calling: 'Calling',
  organization: 'Organization',
  sex: 'Gender',
};
/** Of two such columns, one may be anyone's. */
const ONCE: readonly Kind[] = ['name', 'phone', 'email', 'calling', 'organization', 'sex'];

function titlesOf(body: readonly Line[], today: string): Told {
  const width = Math.max(...body.map(({ cells }) => cells.length));
  if (width > MOST_COLUMNS) return null;
  const written = Array.from({ length: width }, (_, column) => body.map(({ cells }) => cells[column] ?? ''));
  const filled = written.map((cells) => cells.filter((cell) => !isEmpty(cell)));
  const kinds = filled.map((cells): Kind | null => (cells.length === 0 ? null : kindOf(cells)));
  const at = (kind: Kind) => kinds.flatMap((one, column) => (one === kind ? [column] : []));
  const parts = at('part');
  const [one = -1, other = -1] = parts;
  const pairs = body.flatMap(({ cells }): [string, string][] =>
    cells[one] && cells[other] ? [[cells[one], cells[other]]] : [],
  );
  const order = at('name').length === 0 && parts.length === 2 && other === one + 1 ? orderOfParts(pairs) : 0;
  if (at('name').length === 0 && order === 0) return null;
  const isTold = [...at('phone'), ...at('email'), ...at('calling')].length > 0;
  const [date = -1, secondDate] = at('date');
  const age = at('number').findLast((column) => areAges(written[date] ?? [], written[column] ?? [], today)) ?? -1;
  const titles: string[] = [];
  for (const [column, kind] of kinds.entries()) {
    const cells = filled[column] ?? [];
    const unclear = { column, cell: kind === 'other' ? oddIn(cells) : (cells[0] ?? '') };
    const isSecond = kind !== null && ONCE.includes(kind) && kinds.indexOf(kind) < column;
    const isOther = kind === 'other' && !cells.every((cell) => isAddress(cell));
    const isRank = kind === 'number' && column !== age && at('calling').length > 0 && !isCount(cells);
    if (isSecond || isOther || isRank || (kind === 'part' && order === 0)) return unclear;
    if (kind === 'part') titles.push((column === one) === order > 0 ? 'First Name' : 'Last Name');
    else titles.push((kind && TITLES[kind]) ?? '');
  }
  if (secondDate === undefined && age >= 0) [titles[date], titles[age]] = ['Birth Date', 'Age'];
  // The day of a calling that is still to come is asked about; a date alone is no birth date for sure.
  else if (at('calling').length > 0) for (const column of at('date')) titles[column] = 'Date';
  if (!isTold && age < 0) return null;
  // What is in the first row must be of its column: headings that we don't know would say more of it.
  const isHeading = (body[0]?.cells ?? []).some((cell, column) => {
    const kind = kinds[column] ?? null;
    return !isEmpty(cell) && kind !== null && !fits(kind, cell);
  });
  return isHeading ? null : { titles };
}

function toldBy(lines: readonly Line[], today: string): Told {
  const body = lines.filter((line) => loneIn(line) === null);
  return body.length < FEWEST_ROWS || body.length * 2 < lines.length ? null : titlesOf(body, today);
}

const STAKE = /\bstake\b/i;

/** Where the headings belong: below the titles of the list, above its first person and whatever names an organization or a stake. */
const startOf = (lines: readonly Line[]): number =>
  lines.findIndex((line) => {
    const text = loneIn(line);
    return text === null || hasOrganization(text) || STAKE.test(text);
  });

function read(text: string, separator: Separator, most?: number): Line[] {
  try {
    return readCells(text, separator, most);
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

const hasHeading = ({ cells }: Line): boolean =>
  cells.some((cell) => ![null, 'name', 'ageGroup'].includes(fieldOf(cell)));

/**
 * A table without headings, with those that its columns would have: each of them must be unmistakable by what is in it. Else
 * it is refused, by the name of the column that is unclear.
 */
export function withToldColumns(text: string, now = new Date()): Line[] {
  const { separator: announced, rest } = announcedSeparator(text);
  const tried = (announced ? [announced] : SEPARATORS).map((separator) => ({
    separator,
    told: toldBy(read(rest.slice(0, MOST_TEXT), separator, LOOKED_AT), isoOf(now)),
  }));
  const found = tried.flatMap(({ separator, told }) => (told && 'titles' in told ? { separator, ...told } : []));
  const [best] = found.toSorted((a, b) => b.titles.filter(Boolean).length - a.titles.filter(Boolean).length);
  if (!best) {
    const unclear = tried.flatMap(({ told }) => (told && 'column' in told ? [told] : []))[0];
    // A first row with a usual heading has headings, of which none is a name's.
    const hasHeadings = tried.some(({ separator }) => read(rest.slice(0, MOST_TEXT), separator, 1).some(hasHeading));
    if (!unclear || hasHeadings) throw new UnreadableFile(UNREADABLE.noNameColumn, true);
    throw new UnreadableFile(UNREADABLE.unclearColumn(unclear.column + 1, shortened(unclear.cell)), true);
  }
  const lines = readCells(rest, best.separator);
  const at = startOf(lines);
  return [...lines.slice(0, at), { row: 0, cells: best.titles }, ...lines.slice(at)];
}
