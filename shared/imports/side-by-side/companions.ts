import { eachCounted, type Line } from '../cells.ts';
import { fieldOf, hasNames, headOf } from '../columns.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { filledIn, headingWords, holdsHomes } from '../sheets/column-looks.ts';
import { withCompanionsOnce, type CompanionLine } from './companions-once.ts';

/** Two who visit families together, by the languages in which lists are written. */
const COMPANION =
  'companions?|companer[oa]s?|companheir[oa]s?|compagnons?|compagn[oaei]|begleiter(?:in)?|mitarbeiter(?:in)?|ministers?|(?:ministering|home|visiting) (?:brothers?|sisters?|teachers?)|(?:herman[oa]s?|fratell[oi]|sorell[ae]) ministrant[ei]s?|irma(?:os?|s)? ministrador(?:[ae]s?)?|freres? (?:de service|instructeurs?)|betreuende[rn]? (?:bruder|schwestern?)';
const NAME = 'names?|nombre|nome|nom';
/** 'Companion 1', 'Senior Companion', 'Companion 2 Name' */
const PERSON = new RegExp(
  `^(?:(?:senior|junior|ministering) )*(?:${COMPANION})(?: (?:${NAME}))?(?: [1-3])?(?: (?:${NAME}))?$`,
);
/** Whether folded words are the heading of those who visit someone. */
export const isCompanionHeading = (words: string): boolean => PERSON.test(words);
/** 'Companion Phone', 'Teléfono del compañero' */
const BEFORE_CONTACT = new RegExp(`^((?:(?:senior|junior|ministering) )*(?:${COMPANION})) (?:s )?`);
const BEHIND_CONTACT = new RegExp(`(?: (?:de|del|della|dell|da|do|du|des))?(?: l)? (${COMPANION})$`);
const HOME = String.raw`(?:famig?l\p{L}*|households?|hogar(?:es)?|haushalte?|foyers?)`;
/** Whom they visit. */
const SOMEONE = String.raw`(?:sisters?|brothers?|members?|individuals?|persons?|people|friends?|herman[oa]s?|irmas?|irmaos?)`;
const VISITED = new RegExp(
  `^(?:(?:assigned|ministered) )?(?:${HOME}|assigned|assignments?)\\b|^${SOMEONE} (?:visited|assigned|taught|ministered(?: to)?|visitad[oa]s?|asignad[oa]s?|designad[oa]s?)$|^(?:ministers to|visits|visited|who (?:they|we) (?:visit|minister to))$`,
  'u',
);
/** 'Family Phone', 'Teléfono de la familia' */
const OF_HOME = new RegExp(`^${HOME} |(?: (?:de|da|della|der|du))?(?: la)? ${HOME}$`, 'u');
/** Behind the headings of whom they visit, and of these people's phones. */
const OF_VISITED = ' (visited)';
/** Whether a heading in a ministering sheet is of whom they visit. */
export const namesVisited = (title: string): boolean => title.endsWith(OF_VISITED);
const isVisited = (title: string): boolean => VISITED.test(title) || fieldOf(title) === 'household';
const numberOf = (words: string): number =>
  Number(/\b[1-3]\b/.exec(words)?.[0] ?? (/\bsenior\b/.test(words) ? 1 : /\bjunior\b/.test(words) ? 2 : 0));

type Field = 'phone' | 'email';
type Person = { number: number; column: number; contacts: Map<Field, number> };
type Contact = { column: number; field: Field; title: string };

/** The phones and emails among the headings of people, without the word for whose they are. */
function contactsAmong(words: readonly string[]): Contact[] {
  return words.flatMap((title, column): Contact[] => {
    const alone = title
      .replace(BEFORE_CONTACT, '')
      .replace(BEHIND_CONTACT, '')
      .replace(OF_HOME, '')
      .replace(/^(?:[1-3]|senior|junior) /, '');
    const field = PERSON.test(title) ? null : fieldOf(alone);
    return field === 'phone' || field === 'email' ? [{ column, field, title }] : [];
  });
}

/** Whose a contact is by its number or its name: 'Companion Phone' beside 'Companion.' */
function namedBy(title: string, people: readonly Person[], words: readonly string[]): Person | undefined {
  const number = numberOf(title);
  const name = BEFORE_CONTACT.exec(title)?.[1] ?? BEHIND_CONTACT.exec(title)?.[1];
  const named = people.filter(({ column }) => name && words[column]?.replace(/s$/, '') === name.replace(/s$/, ''));
  return number ? people.find((one) => one.number === number) : named.length === 1 ? named[0] : undefined;
}

/** The people of a row, where there are several, each with the columns of their phone and email. */
function peopleIn(
  titles: readonly string[],
): { people: Person[]; open: number[]; visited: number[]; homes: number[] } | null {
  if (hasNames(headOf(titles))) return null;
  const words = titles.map((title) => headingWords(title.slice(0, 60)));
  const columns = words.flatMap((title, column) => (PERSON.test(title) ? [column] : []));
  const people = columns.map((column, i): Person => {
    const number = numberOf(words[column] ?? '');
    return { number: number || i + 1, column, contacts: new Map() };
  });
  if (people.length < 2 || new Set(people.map(({ number }) => number)).size < people.length) return null;
  const contacts = contactsAmong(words);
  const isOfVisited = ({ column, title }: Contact): boolean =>
    isVisited(title) ||
    OF_HOME.test(title) ||
    isVisited(words.findLast((one, at) => at < column && (columns.includes(at) || isVisited(one))) ?? '');
  const visited = contacts.filter((one) => !namedBy(one.title, people, words) && isOfVisited(one));
  const unnamed: Contact[] = [];
  for (const one of contacts) {
    const owner = namedBy(one.title, people, words);
    if (owner && !owner.contacts.has(one.field)) owner.contacts.set(one.field, one.column);
    else if (!visited.includes(one)) unnamed.push(one);
  }
  const isOfContact = (column: number): boolean => contacts.some((one) => one.column === column);
  const rightBehind = (person: Person, field: Field): Contact[] =>
    unnamed.filter(
      ({ column, ...one }) =>
        one.field === field &&
        column > person.column &&
        words.slice(person.column + 1, column).every((_, at) => isOfContact(person.column + 1 + at)),
    );
  // As many as the people that have none by name are theirs: each of the one before it, and a single one of a single one; of
  // more than that the one right behind each of them.
  for (const field of ['phone', 'email'] as const) {
    const left = unnamed.filter((one) => one.field === field && numberOf(one.title) === 0);
    const without = people.filter((one) => !one.contacts.has(field));
    const owners = left.map(({ column }) =>
      without.length === 1 ? without[0] : people.findLast((one) => one.column < column),
    );
    if (left.length === without.length && without.every((one) => owners.includes(one))) {
      for (const [i, { column }] of left.entries()) owners[i]?.contacts.set(field, column);
      continue;
    }
    const behind = without.map((one) => rightBehind(one, field));
    if (behind.every(({ length }) => length === 1))
      for (const [i, one] of without.entries()) one.contacts.set(field, behind[i]?.[0]?.column ?? -1);
  }
  const taken = new Set(people.flatMap((one) => [...one.contacts.values()]));
  // What else speaks of phones, as 'Phone A' does, would be each one's by its cells.
  const speaks = (title: string) => title.split(' ').some((word) => isPhoneHeading(word) || isEmailHeading(word));
  const open = words.flatMap((title, column) => {
    const isOpen = isOfContact(column)
      ? unnamed.some((one) => one.column === column)
      : speaks(title) && !isVisited(title);
    return isOpen && !taken.has(column) ? [column] : [];
  });
  const homes = words.flatMap((title, column) => (isVisited(title) && !isOfContact(column) ? [column] : []));
  return { people, open, visited: visited.map(({ column }) => column), homes };
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
    const { people, open, visited, homes } = found;
    const cells = lines.slice(at + 1).map((line) => line.cells);
    // The companions don't live in the household that they visit.
    const named = homes.filter(
      (column) => fieldOf(heading.cells[column] ?? '') === 'household' || holdsHomes(filledIn(cells, column)),
    );
    const fields = [...new Set(people.flatMap(({ contacts }) => [...contacts.keys()]))];
    const own = new Set(people.flatMap(({ column, contacts }) => [column, ...contacts.values()]));
    const width = heading.cells.length;
    const below = lines.slice(at + 1).flatMap((line): CompanionLine[] => {
      const present = people.filter(({ column }) => line.cells[column]?.trim());
      const taken = new Set(present.flatMap(({ column, contacts }) => [column, ...contacts.values()]));
      // What stands beside no name is told with the first of them.
      const cellsOf = (isFirst: boolean) =>
        Array.from({ length: Math.max(width, line.cells.length) }, (_, column) =>
          taken.has(column) || (own.has(column) && !isFirst) ? '' : (line.cells[column] ?? ''),
        );
      const alone = { ...line, cells: [...cellsOf(true), '', ...fields.map(() => '')] };
      if (present.length === 0) return [{ line: alone, column: null }];
      return present.map(({ column, contacts }, i) => {
        const contactsOf = fields.map((field) => line.cells[contacts.get(field) ?? -1] ?? '');
        return { line: { ...line, cells: [...cellsOf(i === 0), line.cells[column] ?? '', ...contactsOf] }, column };
      });
    });
    const titles = heading.cells.map((title, column) =>
      own.has(column)
        ? ''
        : open.includes(column)
          ? `${title} (companion)`
          : visited.includes(column) || named.includes(column)
            ? `${title}${OF_VISITED}`
            : title,
    );
    const added = ['Name', ...fields.map((field) => (field === 'phone' ? 'Phone' : 'Email'))];
    const once = withCompanionsOnce(
      below,
      titles.map((title, column) => ({ title, isOpen: open.includes(column) })),
    );
    return eachCounted([...lines.slice(0, at), { ...heading, cells: [...titles, ...added] }, ...once]);
  }
  return [...lines];
}
