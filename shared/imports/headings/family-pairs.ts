import { foldLoose } from '#shared/text/fold.ts';
import { eachCounted, type Line } from '../cells.ts';
import { fieldOf, headOf, isContact } from '../columns.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { AND } from '../households/children.ts';
import { householdColumns } from '../households/household-columns.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { personInHome } from '../household-notes/named-people.ts';
import { saidOfEach } from '../household-notes/whose-notes.ts';
import { looksLikeFullName, startsWithTitle } from '../names.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';
import { isOwnExport } from '../same-person/own-export.ts';
import type { ImportField } from '../schema.ts';
import { mayBeOfCouples } from '../side-by-side/couple-columns.ts';
import { isPortuguese, portugueseCouple } from '../side-by-side/portuguese-couples.ts';
import { ownerOfMail, ownOfEach } from '../side-by-side/own-of-each.ts';
import { withLastBehind } from '../texts/couple-lines.ts';
import { isFamilyTitle } from './family-heading.ts';
import { isWord } from './name-evidence.ts';
import { withFieldsByCells } from './told-by-cells.ts';

const COUPLE = /^couples?(?: names?)?$/;
const GIVEN = /^(?:first|given) names?$|^names?$/;
const LONGEST = 60;
const LEAST_READ = 0.8;
/** 'Tom & Ann Reed' alone below 'Couple' may be anything. */
const LEAST_COUPLES = 2;
const OF_ANYONE = new Set<ImportField>(['name', 'firstName', 'lastName', 'household', 'notes', 'isAvailable']);

const isFirst = (name: string): boolean => isOfGivenNames(name) && isUsualGiven(foldLoose(name).split(' ')[0] ?? '');

/** Behind the comma of a family, a single word is a first name, known or not. */
const mayBeFirst = (name: string): boolean =>
  isFirst(name) || (/^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}\.?)?$/u.test(name) && !startsWithTitle(name) && !isWord(name));

/** 'Adams, Brent & Shauna' → each with the last name; 'Adams, Brent' alone; null for anything else. */
function wholeNames(cell: string): string[] | null {
  const [, last = '', given = ''] = /^([^,]+), ?([^,]+)$/.exec(cell.trim()) ?? [];
  // In Spanish, a wife keeps her own last name.
  if (last === '' || /\s[ye]\s/.test(given) || cell.length > LONGEST) return null;
  const names = given.split(AND).map((name) => name.trim());
  const areNames = names.length < 3 && names.every((name) => mayBeFirst(name) && looksLikeFullName(`${last}, ${name}`));
  return areNames ? names.map((name) => `${last}, ${name}`) : null;
}

/** 'Kent & Julie', and 'Kent, Julie' where all are first names → both; a first name alone; null for anything else. */
function givenNames(cell: string, isFirstNames: boolean): string[] | null {
  if (cell.length > LONGEST || /\s[ye]\s/.test(cell) || (!isFirstNames && cell.includes(','))) return null;
  const names = cell.split(/,|\s&\s|\sand\s/).map((name) => name.trim());
  return names.length < 3 && names.every(isFirst) ? names : null;
}

/** 'Reed, Tom & Ann (moved)' → each of them with the words behind. */
function eachWithWords(cell: string, namesIn: Pairs['namesIn']): string[] | null {
  const [, before = cell, words = ''] = /^([^()]+?)( ?\([^()]{1,80}\)| [-–—] .{1,80})$/.exec(cell) ?? [];
  return namesIn(before)?.map((name) => name + words) ?? null;
}

/**
 * `isOfPeople`: most of what stands there is one person each, and only what is a couple is parted. `family`: the column of the
 * last name that both have; `ofEach`: which of the two has a column.
 */
type Pairs = {
  column: number;
  title: string;
  namesIn: (cell: string) => string[] | null;
  isOfPeople?: boolean;
  family?: number;
  ofEach?: ReadonlyMap<number, number>;
};
/** 'Reed, Tom & Ann' and 'Tom & Ann Reed' where people stand, and 'Tom & Ann' beside their last name. */
function couplesBelow(titles: readonly string[]): Pairs | null {
  const { names, fields } = headOf(titles);
  const [first, family] = [fields.indexOf('firstName'), fields.indexOf('lastName')];
  if (names === 'two' && !fields.includes('name') && first >= 0 && family >= 0 && !isOwnExport(titles)) {
    const namesIn = (cell: string) => twoOf(givenNames(cell, false));
    return { column: first, title: titles[first] ?? '', namesIn, isOfPeople: true, family };
  }
  const column = fields.indexOf('name');
  const isOfPortuguese = isPortuguese(titles);
  if (names !== 'one' || column < 0 || isOwnExport(titles)) return null;
  return {
    column,
    title: titles[column] ?? '',
    namesIn: (cell) =>
      twoOf(wholeNames(cell)) ?? withLastBehind(cell) ?? (isOfPortuguese ? portugueseCouple(cell) : null),
    isOfPeople: true,
  };
}
const twoOf = (names: string[] | null): string[] | null => (names?.length === 2 ? names : null);

export const isCouplesTitle = (title: string): boolean => COUPLE.test(foldLoose(title.slice(0, LONGEST)));
/** Whoever lives alone is among the couples, too. */
const coupleOrOne = (cell: string): string[] | null =>
  wholeNames(cell) ?? withLastBehind(cell) ?? (looksLikeFullName(cell) && !AND.test(cell) ? [cell] : null);

/** 'Cell 1' and 'Cell 2' beside a couple: the columns of the first and of the second of them. */
function numbered(titles: readonly string[]): Map<number, number> {
  const found = titles.flatMap((title, column) => {
    const [, what = '', number = ''] = /^(\D+?) ?([12])$/.exec(foldLoose(title.slice(0, LONGEST))) ?? [];
    return isContact(fieldOf(what)) ? [{ what, of: Number(number) - 1, column }] : [];
  });
  const isPair = (what: string) => found.filter((one) => one.what === what).length === 2;
  return new Map(found.flatMap(({ what, of, column }) => (isPair(what) ? [[column, of] as const] : [])));
}

function pairsBelow(titles: readonly string[], below: readonly Line[]): Pairs | null {
  // 'Head' and 'Spouse' beside it have the people themselves.
  if (householdColumns(titles) > 0) return null;
  const families = titles.flatMap((title, column) => (isFamilyTitle(title) || isCouplesTitle(title) ? [column] : []));
  const [family = -1, another] = families;
  if (family < 0 || another !== undefined) return null;
  const { names, fields } = headOf(titles.map((title, column) => (column === family ? '' : title)));
  if (names === null) {
    const ofEach = isCouplesTitle(titles[family] ?? '') ? numbered(titles) : new Map<number, number>();
    const whole = { column: family, title: 'Name', namesIn: wholeNames };
    const areCouples =
      below.filter(({ cells }) => withLastBehind((cells[family] ?? '').trim())).length >= LEAST_COUPLES;
    return ofEach.size > 0 || (isCouplesTitle(titles[family] ?? '') && areCouples)
      ? { ...whole, namesIn: coupleOrOne, ofEach }
      : whole;
  }
  const given = fields.findIndex((field) => field === 'firstName' || field === 'name');
  const title = titles[given] ?? '';
  if ((names !== 'first' && names !== 'one') || !GIVEN.test(foldLoose(title))) return null;
  const isFirstNames = !/^names?$/.test(foldLoose(title));
  return { column: given, title, namesIn: (cell) => givenNames(cell, isFirstNames) };
}

/** A calling, an age, or talks are one person's, and whose, no one can tell. */
const saysOfOne = (cells: readonly string[], titles: readonly string[]): boolean =>
  cells.some((cell, i) => {
    const field = fieldOf(titles[i] ?? '');
    return cell.trim() !== '' && field !== null && !isContact(field) && !OF_ANYONE.has(field);
  });

/** Whether these headings may have couples below them. */
export const mayHavePairs = (titles: readonly string[]): boolean =>
  mayBeOfCouples(titles) || pairsBelow(titles, []) !== null;

/** What the notes and the unread cells of a couple say of each of the two, where they name one of them. */
function notesOf(cells: readonly string[], titles: readonly string[], names: readonly string[], of: number) {
  const members = names.map((name) => personInHome({ row: 0, values: { name } }, ''));
  return new Map(
    cells.flatMap((cell, column): [number, string[]][] => {
      const [title, field] = [titles[column] ?? '', fieldOf(titles[column] ?? '')];
      if (cell === '' || column === of || isFamilyTitle(title) || (field !== null && field !== 'notes')) return [];
      const said = saidOfEach(cell, members).map(({ judged }) => judged);
      return said.some((text) => text !== '') ? [[column, said]] : [];
    }),
  );
}

/** '801-555-0101 (Tom), 801-555-0102 (Ann)' and 'tom@example.org' tell whose each is. */
function ownIn(cell: string, names: readonly string[], column: number): [number, string[]][] {
  const owned = names.length > 0 ? ownOfEach(cell, names) : null;
  if (owned?.before === '') return [[column, owned.own]];
  const owner = ownerOfMail(
    cell,
    names.map((name) => personInHome({ row: 0, values: { name } }, '')),
  );
  return owner < 0 ? [] : [[column, names.map((_, at) => (at === owner ? cell : ''))]];
}

/** Those that say so, and those below whose 'Home' or 'Number' phones stand. */
function contactColumns(titles: readonly string[], below: readonly Line[]): Set<number> {
  const cells = below.map((line) => line.cells);
  const { fields } = withFieldsByCells(headOf(titles), titles, cells);
  return new Set(titles.flatMap((title, at) => (isContact(fieldOf(title)) || isContact(fields[at]) ? [at] : [])));
}

/**
 * A sheet whose column of families, or of first names beside it, has couples: 'Adams, Brent & Shauna', or 'Kent, Julie' beside
 * Adams. Each gets a row of their own; whose their phone is, no one can tell. So does each of a couple in a column of people.
 */
export function withPairsApart(lines: readonly Line[], within: number): Line[] {
  for (const [at, heading] of lines.slice(0, within).entries()) {
    const pairs = pairsBelow(heading.cells, lines.slice(at + 1)) ?? couplesBelow(heading.cells);
    if (!pairs) continue;
    const { column, title, namesIn, isOfPeople, family, ofEach } = pairs;
    const haveOneName = ({ cells }: Line): boolean =>
      family === undefined || (/\p{L}/u.test(cells[family] ?? '') && !AND.test(cells[family] ?? ''));
    const below = lines.slice(at + 1).map((line) => {
      const names = eachWithWords((line.cells[column] ?? '').trim(), namesIn);
      const isOfOne = isOfPeople || (ofEach && names?.length === 2);
      const isOther = (isOfOne && saysOfOne(line.cells, heading.cells)) || (isOfPeople && !haveOneName(line));
      return { line, names: isOther ? null : names };
    });
    const filled = below.filter(({ line }) => (line.cells[column] ?? '').trim() !== '');
    const read = filled.filter(({ names }) => names);
    if (!read.some(({ names }) => names?.length === 2)) continue;
    if (!isOfPeople && read.length < filled.length * LEAST_READ) continue;
    const contacts = contactColumns(heading.cells, lines.slice(at + 1));
    const width = heading.cells.length;
    const apart = below.flatMap(({ line, names }): Line[] => {
      if (!names) return [line];
      const isPair = names.length > 1;
      const notes = isPair ? notesOf(line.cells, heading.cells, names, column) : new Map<number, string[]>();
      const owned = new Map(
        [...contacts].flatMap((i) => {
          const [cell, of] = [line.cells[i] ?? '', isPair ? ofEach?.get(i) : undefined];
          const told = ownIn(cell, isPair ? names : [], i);
          return told.length > 0 || of === undefined
            ? told
            : [[i, names.map((_, k) => (k === of ? cell : ''))] as const];
        }),
      );
      const ofBoth = isPair
        ? line.cells.filter((cell, i) => contacts.has(i) && !owned.has(i) && cell.trim() !== '').join(', ')
        : '';
      return names.map((name, i) => {
        const own = line.cells.map((cell, k) =>
          k === column ? name : isPair && contacts.has(k) ? (owned.get(k)?.[i] ?? '') : (notes.get(k)?.[i] ?? cell),
        );
        const missing = Array.from({ length: Math.max(width - own.length, 0) }, () => '');
        return { ...line, cells: [...own, ...missing, i === 0 ? ofBoth : ''] };
      });
    });
    const titles = [...heading.cells.map((cell, i) => (i === column ? title : cell)), OF_BOTH];
    return eachCounted([...lines.slice(0, at), { ...heading, cells: titles }, ...apart]);
  }
  return [...lines];
}
