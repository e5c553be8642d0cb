import { fieldOf, isContact, isOfName } from '../columns.ts';
import { isFamilysContact, isPlaceHeading } from '../headings/phone-headings.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { ImportField } from '../schema.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { contactOfYoung } from '../own-contacts/young-contacts.ts';

/** What a column may have of one person. */
const OF_ONE: ReadonlySet<ImportField> = new Set(['phone', 'email', 'age', 'birthYear', 'sex', 'calling']);
const isOfOne = (field: ImportField | null | undefined): field is ImportField => Boolean(field && OF_ONE.has(field));

/** Of a name, and between a person and what they have: 'Name of the Youth', 'Téléphone du jeune'. */
const NO_ROLE =
  /^(?:s|names?|first|last|full|given|family|surnames?|preferred|display|couples?|nombres?|apellidos?|nomes?|noms?|prenoms?|vorname|nachname|completo|and|of|the|l|o|a|y|e|de|del|da|dos?|du|des|der|die|das|den|la|el|von|vom|zum)$/;
const ENDING = /(?:s|e?[nr]|e)$/;
/** 'ministers' and 'minister', 'Jugendlicher' and 'Jugendlichen' */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem === word || stem.length < 3 ? word : stemOf(stem);
}
const roleWords = (title: string): string[] =>
  headingWords(title.slice(0, 60))
    .split(' ')
    .filter((word) => word !== '' && !NO_ROLE.test(word));

const YOUNG =
  /^(?:youths?|young|child(?:ren|s)?|kids?|teens?|students?|girls?|boys?|joven(?:es)?|jove(?:m|ns)|jeunes?|jugendliche[rn]?|nin[oa]s?|menin[oa]s?|criancas?|enfants?|kind(?:er|es)?)$/;
/** Whoever visits or teaches the households beside them. */
const LEADS = /^(?:ministers?|teachers?|leaders?|volunteers?)$/;
const HOME =
  /\b(?:households?|famil(?:y|ies|ias?|les?|ien?)|homes?|hogar(?:es)?|haushalte?|foyers?|hoh|head of house|jef[ea] de casa)\b/;

/** What 'Minister Phone' has beside 'Minister,' and 'Celular del joven' beside 'Joven'; null where it names no one, or another. */
function ofRole(title: string, roles: readonly (readonly string[])[]): ImportField | null {
  const words = roleWords(title);
  for (const role of roles) {
    const stems = role.map(stemOf);
    const rest = words.filter((word) => !stems.includes(stemOf(word)));
    if (rest.length !== words.length - role.length || rest.length === 0) continue;
    const field = fieldOf(rest.join(' '));
    if (isOfOne(field)) return field;
  }
  return null;
}

/** 'Youth Phone' beside 'Name,' where the other phones are the family's. */
function ofYoung({ titles, fields }: WrittenSheet, column: number): ImportField | null {
  const found = fields[column] ? null : contactOfYoung(titles[column] ?? '');
  const others = titles.filter((_, at) => found !== null && fields[at] === found);
  return others.length > 0 && others.every((title) => isFamilysContact(title) || isPlaceHeading(title)) ? found : null;
}

/** Whether most households are called as the person beside them is. */
function areOwnHomes({ fields, cells }: WrittenSheet, home: number): boolean {
  const wordsIn = (cell: string | undefined): string[] =>
    foldLoose(cell ?? '')
      .split(' ')
      .filter(Boolean);
  const filled = cells.filter((row) => (row[home] ?? '').trim() !== '');
  const own = filled.filter((row) => {
    const names = row.flatMap((cell, column) => (isOfName(fields[column]) ? wordsIn(cell) : []));
    return wordsIn(row[home]).some((word) => names.includes(word));
  });
  return own.length * 2 > filled.length;
}

type ByRoles = { fields: WrittenSheet['fields']; own: ReadonlySet<number>; last: ReadonlySet<number> };

/**
 * Whose a phone, an email, an age, a sex, or a calling is, by the headings beside it. A column that repeats the heading of the
 * names is the person's (`own`). Between the household and the name, the household's counts where the person's is blank (`last`);
 * a household that someone visits, and the parents of a child who has a phone, have no part in the row.
 */
export function byRoles(sheet: WrittenSheet): ByRoles {
  const { titles, fields } = sheet;
  const names = fields.flatMap((field, column) => (field === 'name' || field === 'firstName' ? [column] : []));
  const [name = -1] = names;
  const roles = names.map((column) => roleWords(titles[column] ?? '')).filter((words) => words.length > 0);
  const told = titles.map(
    (title, column) => ofRole(title, roles) ?? (roles.length > 0 ? null : ofYoung(sheet, column)),
  );
  const own = new Set(told.flatMap((field, column) => (field && (fields[column] ?? field) === field ? [column] : [])));
  const read = fields.map((field, column) => field ?? (own.has(column) ? (told[column] ?? null) : null));
  const isYoung = roles.flat().some((word) => YOUNG.test(word)) || (roles.length === 0 && own.size > 0);
  const homes = titles.flatMap((title, column) => {
    const isHome = fields[column] === 'household' || (!read[column] && HOME.test(headingWords(title.slice(0, 60))));
    return isHome && !own.has(column) && !ofHome(title) ? [column] : [];
  });
  const isVisited = (column: number): boolean =>
    roles.some((role) => role.every((word) => LEADS.test(word))) && !areOwnHomes(sheet, column);
  const visited = name < 0 ? [] : homes.filter(isVisited);
  const last = new Set<number>();
  const left = new Set(visited);
  const hasOwn = (field: ImportField): boolean => [...own].some((column) => read[column] === field);

  const places = fields.includes('lastName') ? [...homes, fields.indexOf('lastName')] : homes;
  for (const home of name < 0 ? [] : places) {
    const end = home < name ? name : titles.length;
    for (let column = home + 1; column < end && isOfOne(read[column]) && !own.has(column); column += 1) {
      const field = read[column];
      if (!field) break;
      const isBehind =
        home < name && read.some((other, at) => other === field && at > name && !ofHome(titles[at] ?? ''));
      if (visited.includes(home) || (hasOwn(field) && isYoung)) left.add(column);
      else if (!hasOwn(field) && !isBehind) continue;
      else if (titles.indexOf(titles[column] ?? '', column + 1) > name) left.add(column);
      else if (isContact(field)) last.add(column);
    }
  }
  for (const [column, field] of read.entries()) {
    if (!isContact(field) || own.has(column) || !ofHome(titles[column] ?? '')) continue;
    if (visited.length > 0 || (isYoung && hasOwn(field as ImportField))) left.add(column);
  }
  return { fields: read.map((field, column) => (left.has(column) ? null : field)), own, last };
}

/** 'Household Phone' and 'Familie Telefon' are no names of households. */
function ofHome(title: string): boolean {
  const words = roleWords(title);
  const rest = words.filter((word) => !HOME.test(word));
  const isContactOfHome = isFamilysContact(title) && isOfOne(fieldOf(title));
  return isContactOfHome || (rest.length < words.length && isOfOne(fieldOf(rest.join(' '))));
}

/** The same columns, the person's own before the others, and the household's behind them. */
export const inRoleOrder = (order: readonly number[], { own, last }: Pick<ByRoles, 'own' | 'last'>): number[] => {
  const rankOf = (column: number): number => (own.has(column) ? 0 : last.has(column) ? 2 : 1);
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
};
