import { eachCounted, type Line } from '../cells.ts';
import { fieldOf, hasNames, headOf } from '../columns.ts';
import { headingWords } from '../sheets/column-looks.ts';

/** Two who visit families together, by the languages in which lists are written. */
const COMPANION =
  'companions?|companer[oa]s?|companheir[oa]s?|compagnons?|compagn[oaei]|begleiter(?:in)?|mitarbeiter(?:in)?|ministers?|(?:ministering|home|visiting) (?:brothers?|sisters?|teachers?)';
const NAME = 'names?|nombre|nome|nom';
/** 'Companion 1', 'Senior Companion', 'Companion 2 Name' */
const PERSON = new RegExp(
  `^(?:(?:senior|junior|ministering) )*(?:${COMPANION})(?: (?:${NAME}))?(?: [1-3])?(?: (?:${NAME}))?$`,
);
const BEFORE_CONTACT = new RegExp(`^(?:(?:senior|junior|ministering) )*(?:${COMPANION}) `);
const numberOf = (words: string): number =>
  Number(/\b[1-3]\b/.exec(words)?.[0] ?? (/\bsenior\b/.test(words) ? 1 : /\bjunior\b/.test(words) ? 2 : 0));

type Field = 'phone' | 'email';
type Person = { number: number; column: number; contacts: Map<Field, number> };

/** The people of a row, where there are several, each with the columns of their phone and email. */
function peopleIn(titles: readonly string[]): { people: Person[]; open: number[] } | null {
  if (hasNames(headOf(titles))) return null;
  const words = titles.map((title) => headingWords(title.slice(0, 60)));
  const columns = words.flatMap((title, column) => (PERSON.test(title) ? [column] : []));
  const people = columns.map((column, i): Person => {
    const number = numberOf(words[column] ?? '');
    return { number: number || i + 1, column, contacts: new Map() };
  });
  if (people.length < 2 || new Set(people.map(({ number }) => number)).size < people.length) return null;
  const open: number[] = [];
  for (const [at, title] of words.entries()) {
    const field = columns.includes(at) ? null : fieldOf(title.replace(BEFORE_CONTACT, '').replace(/^[1-3] /, ''));
    if (field !== 'phone' && field !== 'email') continue;
    const number = numberOf(title);
    const ofField = words.filter((other) => other === title).length;
    // The same heading behind each of them is of the one before it.
    const before = ofField === people.length ? people.findLast(({ column }) => column < at) : undefined;
    const owner = number ? people.find((one) => one.number === number) : before;
    if (owner && !owner.contacts.has(field)) owner.contacts.set(field, at);
    else open.push(at);
  }
  return { people, open };
}

/** Whether these headings have companions below them, several in a row. */
export const haveCompanions = (titles: readonly string[]): boolean => peopleIn(titles) !== null;

/**
 * A sheet with companions in each row, as in 'Companion 1, Phone 1, Companion 2, Phone 2, Families', has a row for each of them.
 * A phone of which no heading tells whose it is stays below one that is no one's.
 */
export function withCompanionsApart(lines: readonly Line[], within: number): Line[] {
  for (const [at, heading] of lines.slice(0, within).entries()) {
    const found = peopleIn(heading.cells);
    if (!found) continue;
    const { people, open } = found;
    const fields = [...new Set(people.flatMap(({ contacts }) => [...contacts.keys()]))];
    const own = new Set(people.flatMap(({ column, contacts }) => [column, ...contacts.values()]));
    const width = heading.cells.length;
    const below = lines.slice(at + 1).flatMap((line): Line[] => {
      const named = people.filter(({ column }) => line.cells[column]?.trim());
      const taken = new Set(named.flatMap(({ column, contacts }) => [column, ...contacts.values()]));
      // What stands beside no name is told with the first of them.
      const cellsOf = (isFirst: boolean) =>
        Array.from({ length: Math.max(width, line.cells.length) }, (_, column) =>
          taken.has(column) || (own.has(column) && !isFirst) ? '' : (line.cells[column] ?? ''),
        );
      if (named.length === 0) return [{ ...line, cells: [...cellsOf(true), '', ...fields.map(() => '')] }];
      return named.map(({ column, contacts }, i) => {
        const contactsOf = fields.map((field) => line.cells[contacts.get(field) ?? -1] ?? '');
        return { ...line, cells: [...cellsOf(i === 0), line.cells[column] ?? '', ...contactsOf] };
      });
    });
    const titles = heading.cells.map((title, column) =>
      own.has(column) ? '' : open.includes(column) ? `${title} (companion)` : title,
    );
    const added = ['Name', ...fields.map((field) => (field === 'phone' ? 'Phone' : 'Email'))];
    return eachCounted([...lines.slice(0, at), { ...heading, cells: [...titles, ...added] }, ...below]);
  }
  return [...lines];
}
