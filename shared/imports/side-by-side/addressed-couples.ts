import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf, headOf, isContact, isOfName } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { familyColumnOf, isNames } from '../households/household-columns.ts';
import { TITLES } from '../name-parts/titles.ts';
import { areOfOneHome } from './couple-columns.ts';

const LONGEST = 40;
const OF = '(?:of(?: the)?|d(?:el?|a|o|er|es|ei)|de la|du|dell[aeo]?)';
const calledSo = (words: string) => new RegExp(`^(?:(.+?) (?:${OF} )?)??(?:${words})(?:s? (.+))?$`);
/** How a man and a woman are addressed, by the languages in which lists are written. */
const ADDRESSED = (
  [
    ['brother|bro', 'sister|sis'],
    ['hermano|hno', 'hermana|hna'],
    ['irmao', 'irma'],
    ['bruder', 'schwester'],
    ['frere', 'soeur'],
    ['fratello', 'sorella'],
    ['mr|mister', 'mrs|ms'],
    ['senor|sr|don', 'senora|sra|dona'],
    ['senhor|sr', 'senhora|sra|dona'],
    ['monsieur|mr|m', 'madame|mme'],
    ['herrn?', 'frau'],
    ['signore?|sig', 'signora|sig ra'],
  ] as const
).map(([man, woman]) => [calledSo(man), calledSo(woman)] as const);

type Part = 'name' | 'last' | 'contact';
const FIRST = 'First Name';
/** 'Brother', 'Brother’s Cell', 'Cel. da irmã', 'Name (Sister)': what stands there of the one who is addressed so. */
function partOf(title: string, who: RegExp): { part: Part; what: string } | null {
  const found = title.length > LONGEST ? null : who.exec(foldLoose(title));
  const [, before = '', behind = ''] = found ?? [];
  if (!found || (before !== '' && behind !== '')) return null;
  const what = before || behind;
  const field = fieldOf(what);
  if (isContact(field)) return { part: 'contact', what };
  if (what !== '' && !isOfName(field)) return null;
  if (field === 'lastName') return { part: 'last', what };
  // In any language, as a list of households has it.
  return { part: 'name', what: field === 'firstName' ? FIRST : what === '' ? '' : 'Name' };
}

type Side = { at: number; part: Part; what: string }[];
const sideOf = (titles: readonly string[], who: RegExp): Side =>
  titles.flatMap((title, at) => {
    const found = partOf(title, who);
    return found ? [{ at, ...found }] : [];
  });
const nameIn = (side: Side): number => {
  const [one, another] = side.filter(({ part }) => part === 'name');
  return one && !another ? one.at : -1;
};

/** `last`: the column of the home's last name, where its heading alone would mean the whole one. */
type Sides = { man: Side; woman: Side; names: readonly [number, number]; last: number; isOfHomes: boolean };
/** The columns of both, where no other has the people of the rows, or those whose brothers and sisters they are. */
function sidesIn(titles: readonly string[]): Sides | null {
  for (const [men, women] of ADDRESSED) {
    const [man, woman] = [sideOf(titles, men), sideOf(titles, women)];
    const names = [nameIn(man), nameIn(woman)] as const;
    if (names.includes(-1)) continue;
    const own = new Set([...man, ...woman].map(({ at }) => at));
    const others = titles.map((title, at) => (own.has(at) ? '' : title));
    const family = others.map(familyColumnOf);
    const isOfOthers = family.some((column) => isNames(column) && column.role !== 'children');
    const head = headOf(others);
    // 'Nom' beside 'Prénom Monsieur' and 'Prénom Madame'
    const areFirst = [...man, ...woman].every(({ part, what }) => part !== 'name' || what === FIRST);
    const last = areFirst && head.names === 'one' ? head.fields.indexOf('name') : -1;
    if (isOfOthers || (last < 0 && ![null, 'last'].includes(head.names))) continue;
    const isOfHomes = family.some((column) => column === 'family' || isNames(column));
    return { man, woman, names, last, isOfHomes: isOfHomes || last >= 0 };
  }
  return null;
}

/** Whether these headings may have a man and a woman below them, by how they are addressed. */
export const mayBeAddressed = (titles: readonly string[]): boolean => sidesIn(titles) !== null;

const TITLE = new RegExp(`^(?:${TITLES})$`, 'iu');
/** 'Brother' may stand above 'Bro.,' 'x,' and 'M' as well. */
const mayBeName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !TITLE.test(cell.trim()) && !isNothing(cell) && answerIn(cell) === null;

/**
 * A sheet with 'Brother' and 'Sister' in each row, and nobody else, has a husband and a wife there; two who are of no one home
 * are each on their own.
 */
export function withAddressedCouples(lines: readonly Line[], within: number): Line[] {
  for (const [at, heading] of lines.slice(0, within).entries()) {
    const found = sidesIn(heading.cells);
    if (!found) continue;
    const { man, woman, names, last, isOfHomes } = found;
    const below = lines.slice(at + 1);
    const filled = below.flatMap(({ cells }) => names.flatMap((column) => cells[column] || []));
    if (filled.length === 0 || filled.filter(mayBeName).length * 2 < filled.length) continue;
    const both = below.filter(({ cells }) => names.every((column) => cells[column]));
    const ofOneHome = both.filter((line) => areOfOneHome({ names, lasts: [] }, line));
    const areCouples = isOfHomes || (both.length > 0 && ofOneHome.length * 2 >= both.length);
    const [his, hers] = areCouples ? ['Husband', 'Wife'] : ['Companion 1', 'Companion 2'];
    const titles = heading.cells.map((title, column) => (column === last ? 'Last Name' : title));
    for (const { at: column, what } of man) titles[column] = `${his} ${what}`.trim();
    for (const { at: column, what } of woman) titles[column] = `${hers} ${what}`.trim();
    return [...lines.slice(0, at), { ...heading, cells: titles }, ...below];
  }
  return [...lines];
}
