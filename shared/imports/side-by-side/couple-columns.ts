import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf, isContact, isOfName } from '../columns.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { rankOfContact } from '../headings/phone-headings.ts';
import { familyColumnOf, isNameOf, lastNameRole } from '../households/household-columns.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { partName } from '../names.ts';
import { isOwnExport } from '../same-person/own-export.ts';

type Part = 'name' | 'first' | 'last' | 'phone' | 'email';
type Column = { part: Part; number: 1 | 2 | null; isSure: boolean; isRanked: boolean };

const LONGEST = 40;
const PERSON =
  /^(?:adults?|persons?|people|members?|individuals?|residents?|personas?|pessoas?|miembros?|membros?)\b ?/;
const NAME = /^(?:(?:full )?names?|nombres?|nombre completo|nomes?|nome completo)?$/;
const ORDER = { primary: 1, secondary: 2 } as const;

/** 'Name 1', 'Person 2 Phone', 'Secondary Cell': what stands below, and of which of two people; a third one is null. */
function columnOf(title: string): Column | null {
  const folded = title.length > LONGEST ? '' : foldLoose(title);
  const [, rank, behind = folded] = /^(primary|secondary) (.+)$/.exec(folded) ?? [];
  const [, before = behind, digits = '', rest = ''] = /^(\D*?) ?(\d{1,2})(?: (\D+))?$/.exec(behind) ?? [];
  const whole = `${before} ${rest}`.trim();
  if (whole === '' || (digits !== '' && digits !== '1' && digits !== '2')) return null;
  const number =
    digits === '1' ? 1 : digits === '2' ? 2 : rank === 'primary' || rank === 'secondary' ? ORDER[rank] : null;
  const words = number === null ? whole : whole.replace(PERSON, '').trim();
  const isRanked = rank !== undefined && digits === '';
  const isSure = isRanked || /^adults?\b/.test(whole);
  if (number !== null && NAME.test(words)) return { part: 'name', number, isSure, isRanked };
  const field = fieldOf(words);
  if (field === 'firstName' || field === 'lastName')
    return { part: field === 'firstName' ? 'first' : 'last', number, isSure: true, isRanked };
  return field === 'name' || field === 'phone' || field === 'email' ? { part: field, number, isSure, isRanked } : null;
}

/** The columns of the two; `lasts` are the last names, one alone where both have the same. */
type Couple = { names: readonly [number, number]; lasts: readonly number[]; isSure: boolean; titles: string[] };

/** With a third name, the row is no couple's; a calling, an age, or talks are one person's, and whose, no one can tell. */
const isOfOne = (title: string): boolean => {
  const field = fieldOf(title);
  return field !== null && !isContact(field) && !isOfName(field) && field !== 'household' && field !== 'notes';
};
const isThird = (title: string): boolean => /\D[3-9]\b/.test(title) && isOfName(fieldOf(title));

function coupleIn(titles: readonly string[]): Couple | null {
  if (isOwnExport(titles) || titles.some((title) => isOfOne(title) || isThird(title))) return null;
  const told = titles.map(columnOf);
  const haveRanks = told.some((column) => column?.part === 'name' && column.isRanked);
  // 'Primary Phone' and 'Secondary Phone' are one person's where no one is a 'Primary Member'.
  const columns = told.map((column) => (column?.isRanked && !haveRanks ? { ...column, number: null } : column));
  const placesOf = (part: Part, number?: 1 | 2) =>
    columns.flatMap((column, at) =>
      column?.part === part && (!number || (column.number ?? 1) === number) ? [at] : [],
    );
  const part = placesOf('first').length > 0 ? 'first' : 'name';
  const [[one = -1, ...others], [two = -1, ...more]] = [placesOf(part, 1), placesOf(part, 2)];
  const lasts = placesOf('last');
  if (one < 0 || two < 0 || others.length + more.length > 0) return null;
  if (part === 'first' ? placesOf('name').length > 0 || lasts.length < 1 || lasts.length > 2 : lasts.length > 0)
    return null;
  // 'First Name 2' beside 'First Name' may be the second of one person's.
  const isSure = part === 'first' ? lasts.length > 1 || columns[one]?.number === 1 : columns[two]?.isSure === true;
  return { names: [one, two], lasts, isSure, titles: titlesOf(titles, columns, [one, two], lasts) };
}

/** 'Husband First, Husband Last, Wife First, Wife Last': each has a last name of their own. */
function spousesIn(titles: readonly string[]): Couple | null {
  const columns = titles.map(familyColumnOf);
  const roles = titles.map(lastNameRole);
  const onlyOf = (isOne: (at: number) => boolean): number => {
    const [at = -1, another] = titles.flatMap((_, place) => (isOne(place) ? [place] : []));
    return another === undefined ? at : -1;
  };
  const names = [
    onlyOf((at) => isNameOf(columns[at], 'head')),
    onlyOf((at) => isNameOf(columns[at], 'spouse')),
  ] as const;
  const lasts = [onlyOf((at) => roles[at] === 'head'), onlyOf((at) => roles[at] === 'spouse')];
  if ([...names, ...lasts].includes(-1)) return null;
  return { names, lasts, isSure: true, titles: titles.map((title, at) => (lasts.includes(at) ? '' : title)) };
}

/** The titles as those of a list of households: 'Adult 1', and 'Phone 2' for what is the second one's by its number or its place. */
function titlesOf(
  titles: readonly string[],
  columns: readonly (Column | null)[],
  [one, two]: readonly [number, number],
  lasts: readonly number[],
): string[] {
  const isOpen = (at: number, part: Part) =>
    columns[at]?.part === part && columns[at].number === null && rankOfContact(titles[at] ?? '', part === 'phone') < 2;
  return titles.map((title, at) => {
    if (at === one || at === two) return at === one ? 'Adult 1' : 'Adult 2';
    if (lasts.includes(at)) return lasts.length > 1 ? '' : title;
    const column = columns[at];
    if (column?.part !== 'phone' && column?.part !== 'email') return title;
    const { part, number } = column;
    if (number !== null) return /\d\W*$/.test(title) ? title : `${part === 'phone' ? 'Phone' : 'Email'} ${number}`;
    if (!isOpen(at, part)) return title;
    const isBetween = (place: number) => isOpen(place, part) && place > one && place < two;
    const hasSecond = columns.some((other) => other?.part === part && other.number === 2);
    if (isBetween(at) || (hasSecond && !columns.some((other) => other?.part === part && other.number === 1)))
      return `${title} 1`;
    return at > two && columns.some((_, place) => isBetween(place)) ? `${title} 2` : title;
  });
}

/** Whether these headings may have two people of a household below them. */
export const mayBeOfCouples = (titles: readonly string[]): boolean => coupleIn(titles) !== null;

const isGiven = (text: string): boolean => isOfGivenNames(text) && isUsualGiven(foldLoose(text).split(' ')[0] ?? '');
const lastIn = (name: string): string => foldLoose(partName(name).lastName);

/** Whether two names are hardly those of strangers, or of one person: 'Lyle Kemp' and 'Tina Kemp', or 'Tina' alone. */
export function areOfOneHome({ names, lasts }: Pick<Couple, 'names' | 'lasts'>, { cells }: Line): boolean {
  const [first = '', second = ''] = names.map((at) => cells[at] ?? '');
  if (lasts.length > 0) return false;
  return isGiven(second) ? lastIn(first) !== '' : lastIn(second) !== '' && lastIn(first) === lastIn(second);
}
const LEAST = 0.5;

/**
 * A sheet with two people of a household in each row, as in 'Name 1, Phone 1, Name 2, Phone 2', gets the headings of a list of
 * households. Where most of them have different last names, they may be strangers, and the sheet stays as it is.
 */
export function withCoupleColumns(lines: readonly Line[], within: number): Line[] {
  for (const [at, heading] of lines.slice(0, within).entries()) {
    const numbered = coupleIn(heading.cells);
    const couple = numbered ?? spousesIn(heading.cells);
    if (!couple) continue;
    const { names, lasts, isSure, titles } = couple;
    const below = lines.slice(at + 1);
    const both = below.filter(({ cells }) => names.every((column) => cells[column]));
    if (both.length === 0 && numbered) continue;
    if (!isSure && both.filter((line) => areOfOneHome(couple, line)).length < both.length * LEAST) continue;
    const whole = (cells: readonly string[]): string[] => {
      if (lasts.length < 2) return [...cells];
      return cells.map((cell, column) => {
        const who = names.indexOf(column);
        const last = cells[lasts[who] ?? -1] || cells[lasts[0] ?? -1];
        return lasts.includes(column) ? '' : who >= 0 && cell && last ? `${last}, ${cell}` : cell;
      });
    };
    return [
      ...lines.slice(0, at),
      { ...heading, cells: titles },
      ...below.map((line) => ({ ...line, cells: whole(line.cells) })),
    ];
  }
  return [...lines];
}
