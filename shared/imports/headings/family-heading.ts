import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { hasNames, headOf } from '../columns.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { withAge } from '../households/children.ts';
import { isOfMarried } from '../family-columns/others-beside.ts';
import { youngColumns } from '../family-columns/young-columns.ts';
import { familyColumnOf, familyColumnsOf, householdColumns, isNameOf } from '../households/household-columns.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { isTwoPeople, looksLikeNamePart } from '../looks.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isTitle } from '../non-people.ts';
import { shortened, TWO_PEOPLE } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout } from '../sheets/asked.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const FAMILY = /^(?:family|households?|family unit|families|familia)(?: names?)?$/;
const CALLED = /^(?:the )?(.+?)(?: (?:family|household|fam))?:?$/iu;
const LONGEST = 60;
/** 'Family', 'Household Name': below it are the names of families. */
export const isFamilyTitle = (title: string): boolean => FAMILY.test(foldLoose(title.slice(0, LONGEST)));

/** 'The Ames Family' → 'Ames', 'García López'; null for a couple, a whole name, a number, and what else a household is called. */
function lastNameIn(cell: string): string | null {
  if (cell.length > LONGEST) return null;
  const name = CALLED.exec(cell.trim())?.[1] ?? '';
  const words = name.split(/\s+/).filter((word) => !isParticle(word.toLowerCase()));
  const [first = '', ...others] = words.map((word) => foldLoose(word));
  const isPlain = looksLikeNamePart(name) && !/[,()"]/.test(name) && !isTwoPeople(name) && !isTitle(name);
  // A household called 'Tom Ames' says nothing of the others' last name; nor does 'The Roes'.
  const isWhole = others.length > 0 && isUsualGiven(first) && !isUsualLast(first);
  return isPlain && words.length > 0 && words.length < 4 && !isWhole && !/^the .*s$/i.test(cell.trim()) ? name : null;
}

/** 'Abbott, Ryan & Kelly' beside Ryan → 'Abbott'; else the same as of a cell with the last name alone. */
function lastNameOf(cell: string, given: string): string | null {
  const [, last = '', others = ''] = /^([^,]+), ?([^,]+)$/.exec(cell.trim()) ?? [];
  const [first = ''] = foldLoose(given).split(' ');
  const isTheirs = first !== '' && foldLoose(others).split(' ').includes(first);
  return lastNameIn(isTheirs ? last : cell);
}

/** Beside families, 'Name' has first names only where no cell of it can be a whole name. */
const areGiven = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => /^[^\s,]+$/.test(name) || (isOfGivenNames(name) && !/[,&]/.test(name)));

/** The column of the family's name beside that of first names, with last names in it; -1 where the sheet is another. */
function familyColumn(titles: readonly string[], lines: readonly Line[]): number {
  // 'Member' beside a husband and a wife is about them.
  if (hasNames(headOf(titles)) && householdColumns(titles) > 0) return -1;
  const { names, fields } = headOf(titles);
  const families = titles.flatMap((title, column) => (isFamilyTitle(title) ? [column] : []));
  const [family = -1, another] = families;
  if ((names !== 'first' && names !== 'one') || family < 0 || another !== undefined) return -1;
  const given = fields.indexOf(names === 'one' ? 'name' : 'firstName');
  const filled = lines.map(({ cells }) => ({ own: cells[family] ?? '', first: cells[given] ?? '' }));
  const cells = filled.filter(({ own, first }) => own || first);
  if (names === 'one' && !areGiven(cells.flatMap(({ first }) => first || []))) return -1;
  const areLast = cells.every(({ own, first }) => own === '' || lastNameOf(own, first) !== null);
  return areLast && Boolean(cells[0]?.own) ? family : -1;
}

const youngIn = (titles: readonly string[]): number[] =>
  youngColumns(
    titles,
    titles.some((title) => familyColumnOf(title) === 'family'),
  );

/**
 * A sheet with 'Family' beside 'First Name', or beside first names under 'Name', one person a row: the family's name is
 * everyone's last name there.
 */
export function withFamilyHeading(lines: readonly Line[], within: number): Line[] {
  for (const [at, line] of lines.slice(0, within).entries()) {
    const below = lines.slice(at + 1);
    const family = familyColumn(line.cells, below);
    if (family < 0 || youngIn(line.cells).length > 0) continue;
    const given = headOf(line.cells).fields.findIndex((field) => field === 'firstName' || field === 'name');
    const named = (cells: readonly string[], name: string): string[] =>
      cells.map((cell, column) => (column === family ? name : cell));
    const renamed = below.map((one) => ({
      ...one,
      cells: named(one.cells, lastNameOf(one.cells[family] ?? '', one.cells[given] ?? '') ?? ''),
    }));
    const titles = named(line.cells, 'Last Name').map((title, column) => (column === given ? 'First Name' : title));
    return [...lines.slice(0, at), { ...line, cells: titles }, ...renamed];
  }
  return [...lines];
}

const YOUTH = /^youths?$/;
/** 'Tom, Ben' and 'Kim & Lee' of one family, whichever of these are last names elsewhere. */
const namesSeveral = (cell: string): boolean => {
  const names = cell.length > LONGEST ? [] : cell.split(/[,;&]|\s(?:and|y|e)\s/).map((name) => withAge(name).name);
  return names.length > 1 && names.every((name) => isOfGivenNames(name) && isUsualGiven(foldLoose(name)));
};

const MAIN_PERSON =
  /^(?:(?:(?:main|primary|first|family|household) )?contact(?: (?:names?|person))?|contacto|contato|kontakt(?:person)?|patriarch|matriarch|patriarca|matriarca)$/;
const isOfNames = (cell: string): boolean => !/[@\d]/.test(cell);

/**
 * The headings of households in the words that are read there: 'Youth' beside the families and their parents, with several in
 * a cell, are 'Children', and so they are beside a husband and a wife, or the family's adults; names below 'Contact' or 'Patriarch' before a 'Spouse' are those of the 'Head of House.'
 */
export function withHouseholdWords(lines: readonly Line[], within: number): Line[] {
  return lines.map((line, at) => {
    if (at >= within) return line;
    const titles = line.cells.map((title) => foldLoose(title.slice(0, LONGEST)));
    const youth = titles.findIndex((title) => YOUTH.test(title));
    const isMain = MAIN_PERSON.test(titles[0] ?? '');
    const young = youngIn(line.cells);
    if (young.length > 0)
      return { ...line, cells: line.cells.map((title, column) => (young.includes(column) ? 'Children' : title)) };
    if (youth < 0 && !isMain) return line;
    const columns = familyColumnsOf(line.cells);
    const [hasHead, hasSpouse] = (['head', 'spouse'] as const).map((role) =>
      columns.some((one) => isNameOf(one, role)),
    );
    const isFamily = columns.includes('family');
    const below = (column: number): string[] => lines.slice(at + 1).flatMap(({ cells }) => cells[column] || []);
    const areTheirs = isOfMarried(columns) || ((hasHead || hasSpouse) && below(youth).some(namesSeveral));
    const areChildren = youth >= 0 && isFamily && areTheirs;
    const isHead = isMain && hasSpouse && !hasHead && !isFamily && below(0).every(isOfNames);
    if (!areChildren && !isHead) return line;
    return { ...line, cells: areChildren ? line.cells.with(youth, 'Children') : line.cells.with(0, 'Head of House') };
  });
}

const isFirstName = (part: string): boolean => {
  const [word = ''] = foldLoose(part).split(' ');
  return isUsualGiven(word) && !isUsualLast(word);
};

/** The last name of 'Leo & Nina Cruz'; nothing of 'Leo & Nina.' */
const lastOfParents = (cell: string): string => {
  const last = cell.length > LONGEST ? '' : (foldLoose(cell).split(' ').at(-1) ?? '');
  return isUsualGiven(last) || !isUsualLast(last) ? '' : last;
};

/** 'Sean, Amy' beside the family Rigby, or 'Ray, Eva' below 'Youth' beside the parents Cruz: two first names, and no one is called Amy Sean. */
export function withFamilyPairs(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const ofFamily = titles.findIndex((title) => isFamilyTitle(title));
  const areYouth = YOUTH.test(foldLoose((titles[fields.indexOf('name')] ?? '').slice(0, LONGEST)));
  const ofParents = areYouth ? titles.findIndex((title) => isNameOf(familyColumnOf(title), 'head')) : -1;
  const column = ofFamily >= 0 ? ofFamily : ofParents;
  if (column < 0) return [...rows];
  return rows.map((row, at) => {
    const { name = '' } = row.values;
    const said = (cells[at]?.[column] ?? '').trim();
    const family = ofFamily >= 0 ? foldLoose(said) : lastOfParents(said);
    const parts = name.split(',').map((part) => part.trim());
    const isOfFamily = family.split(' ').some((word) => foldLoose(name).split(' ').includes(word));
    if (row.unread || family === '' || isOfFamily || parts.length !== 2) return row;
    if (!parts.every(areYouth ? (part) => isUsualGiven(foldLoose(part)) : isFirstName)) return row;
    return askedAbout(row, `“${shortened(name.trim())}” ${TWO_PEOPLE}`);
  });
}
