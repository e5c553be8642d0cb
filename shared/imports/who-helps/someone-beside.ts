import { foldLoose } from '#shared/text/fold.ts';
import { isContact, isOfName } from '../columns.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isOwnContact } from '../headings/phone-headings.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { partName } from '../names.ts';
import { ownersIn } from '../own-contacts/contacts-by-cells.ts';
import { contactOfYoung } from '../own-contacts/young-contacts.ts';
import { areOfOthers } from '../own-contacts/others-contacts.ts';
import { CHILDREN, IN_CHARGE, MARRIED } from '../other-people/whose-columns.ts';
import type { ImportField } from '../schema.ts';
import { filledIn, headingWords, isAboutThings, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { holdsFamilies } from './families-beside.ts';
import { isOfHelpers } from './who-helps.ts';

/** What a list may have of one person. */
const OF_ONE: ReadonlySet<ImportField> = new Set([
  'phone',
  'email',
  'age',
  'birthYear',
  'sex',
  'calling',
  'lastTalkDate',
  'isAvailable',
]);
/** What a roster of children has of the children, also behind their parents. */
const OF_CHILD: ReadonlySet<ImportField> = new Set(['age', 'birthYear', 'sex']);
const LONGEST = 60;

/** Headings of what the row's own person is called, and of homes, whose people are those of the row. */
const OWN_THINGS =
  /\b(?:names? (?:on|of record)|maiden|preferred|middle|nick ?names?|goes by|known as|alias|full|display|user|login|records?|households?|famil(?:y|ies|ias?|les?|ien?)|home(?! teach\p{L}*| visit\p{L}*)|heads?|hoh|hogar(?:es)?|haushalte?|foyers?|jef[ea]|chefe|surnames?|apellidos?|sobrenomes?|apelidos?|notes?|comments?|remarks|birth ?place|born in|lugar|topics?|favou?rite)\b/u;
const YOUNG =
  /\b(?:youths?|teens?|baby|babies|bab(?:y|ies)s|infants?|newborns?|toddlers?|students?|campers?|youngest|oldest|grand ?(?:child|children|kids?|sons?|daughters?)|girls?|boys?|young (?:man|men|woman|women)|jove(?:n|m|ns)|jovenes|bebes?|nin[oa]s?|niet[oa]s?|crianc\p{L}+|menin[oa]s?|net[oa]s?|jeunes?|bebe|petits? enfants?|kind(?:er)?|saugling|jugendliche[rn]?|enkel(?:kind(?:er)?)?)\b/u;
/** Whose parents' phone stands beside them. */
const PLURAL = /\b(?:children|kids|sons|daughters|hij[oa]s|filh[oa]s|enfants|fils|kinder[n]?|grandchildren)\b/;
const areYoung = (words: string): boolean => CHILDREN.test(words) || YOUNG.test(words);

export type Someone = {
  at: number;
  kind: 'young' | 'parent' | 'spouse' | 'other' | 'family';
  /** The columns that may be theirs. */
  behind: number[];
};

const SEVERAL = /\s*(?:[/&;]|\s(?:and|y|e|und|et)\s)\s*/u;
const AMONG = /\s*[,/&;\n]\s*|\s(?:and|y|e|und|et)\s/u;
/** Below 'Children', 'Tim, Lily' are several; elsewhere a comma parts the last name from the first. */
const peopleIn = (cell: string, isYoung: boolean): string[] =>
  cell.split(isYoung ? AMONG : SEVERAL).flatMap((one) => one.trim() || []);

const LEAST_GIVEN = 0.3;
const isGiven = (cell: string): boolean =>
  isUsualGiven(foldLoose(partName(cell).firstName || cell).split(' ')[0] ?? '');
const saysOthers = (words: string): boolean => areOfOthers(words) || areYoung(words) || isOfHelpers(words);

/** English and German say last what stands there, and the other languages first: a 'Zone Captain' is no zone. */
const isOfThings = (words: string): boolean => {
  const told = words.replace(/(?: \d)? (?:names?|from|to|by|value)$/, '').split(' ');
  const one = /\b(?:de|del|do|da|du)\b/.test(words) ? told[0] : told.at(-1);
  // In German, a 'Kind' is a child.
  return words !== 'kind' && isAboutThings(words) && isAboutThings(one ?? '');
};

/** Whether a column is of someone else than the person of the row, by its cells, whatever its heading says. */
function holdsSomeone({ titles, fields, cells }: WrittenSheet, at: number): boolean {
  const title = (titles[at] ?? '').slice(0, LONGEST);
  const words = headingWords(title);
  const isOther = saysOthers(words);
  if (title.trim() === '' || fields[at] || isOfThings(words) || (OWN_THINGS.test(words) && !isOfHelpers(words)))
    return false;
  const people = filledIn(cells, at).flatMap((cell) => peopleIn(cell, areYoung(words)));
  if (!mayHoldPeople(people)) return false;
  const given = people.filter(isGiven).length;
  if (given === 0 || (!isOther && given < people.length * LEAST_GIVEN)) return false;
  const firstNames = cells.map((row) =>
    foldLoose(row[fields.indexOf('firstName')] || partName(row[fields.indexOf('name')] ?? '').firstName),
  );
  const isOwn = (row: readonly string[], i: number): boolean => {
    const [own, cell] = [(firstNames[i] ?? '').split(' ')[0] ?? '', foldLoose(row[at] ?? '')];
    return own !== '' && cell.split(' ').some((word) => areOneName(word, own));
  };
  const filled = cells.flatMap((row, i) => ((row[at] ?? '').trim() ? [isOwn(row, i)] : []));
  return filled.filter(Boolean).length * 2 < filled.length;
}

/** What the rows of one person have below a column: whether they differ, and how many rows have the same. */
function repeated({ cells }: WrittenSheet, at: number, column: number): { different: number; same: number } {
  const found = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const row of cells) {
    const [who, value] = [foldLoose(row[at] ?? ''), foldLoose(row[column] ?? '').replaceAll(' ', '')];
    if (who === '' || value === '') continue;
    found.set(who, (found.get(who) ?? new Set()).add(value));
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const several = [...found].filter(([who]) => (counts.get(who) ?? 0) > 1);
  const different = several.filter(([, values]) => values.size > 1).length;
  return { different, same: several.length - different };
}

const kindOf = (words: string): Someone['kind'] =>
  areYoung(words) ? 'young' : IN_CHARGE.test(words) ? 'parent' : MARRIED.test(words) ? 'spouse' : 'other';

/**
 * The columns of other people than those of the rows, each with what stands behind it, up to the next person, or to a heading
 * that says whose it is. Where a person has several rows with different values, these are the rows' own.
 */
export function someoneBeside(sheet: WrittenSheet, ofRow: ReadonlySet<number>): Someone[] {
  const { titles, fields, cells } = sheet;
  const single = new Set(titles.flatMap((_, at) => (holdsSomeone(sheet, at) ? [at] : [])));
  const people = titles.flatMap((_, at) => (single.has(at) || holdsFamilies(sheet, at) ? [at] : []));
  return people.flatMap((at): Someone[] => {
    const words = headingWords(titles[at] ?? '');
    const kind = single.has(at) ? kindOf(words) : 'family';
    const end = titles.findIndex(
      (title, column) =>
        column > at &&
        (isOfName(fields[column]) ||
          people.includes(column) ||
          ofRow.has(column) ||
          isOwnContact(title) ||
          contactOfYoung(title) !== null ||
          /^(?:members?|own)\b/.test(headingWords(title))),
    );
    const behind = titles.flatMap((_, column) => {
      const field = fields[column];
      return field && OF_ONE.has(field) && column > at && (end < 0 || column < end) ? [column] : [];
    });
    // Beside 'Referred By,' where the phone is the row's own, so is what stands before it.
    if ((kind === 'other' || kind === 'family') && ofRow.has(end)) return [];
    const told = behind.map((column) => repeated(sheet, at, column));
    if (behind.length === 0 || told.some(({ different, same }) => different > same)) return [];
    const areSeveral = filledIn(cells, at).some((cell) => peopleIn(cell, kind === 'young').length > 1);
    if (kind === 'young' && areSeveral) return [];
    const isOwn = (field: ImportField | null | undefined): boolean =>
      (kind === 'parent' && OF_CHILD.has(field ?? 'name')) || (isContact(field) && PLURAL.test(words));
    return [{ at, kind, behind: behind.filter((column) => !isOwn(fields[column])) }];
  });
}

const YEAR = /\b(?:19|20)\d\d\b/;
const GROWN = 25;
const yearsOld = (cell: string, now: Date): number | undefined => {
  const year = YEAR.exec(cell)?.[0];
  if (year) return now.getFullYear() - Number(year);
  return /^\d{1,3}$/.test(cell.trim()) ? Number(cell) : undefined;
};

/**
 * The columns that certainly are another person's: a phone or an email that is the same in each row of one who has several, and
 * the age, the birthday, and the sex behind a grown person's child.
 */
export function certainlyTheirs(sheet: WrittenSheet, ofRow: ReadonlySet<number>, now = new Date()): Set<number> {
  const { titles, fields, cells } = sheet;
  const names = fields.flatMap((field, at) => (isOfName(field) ? [headingWords(titles[at] ?? '')] : []));
  const found = new Set<number>();
  for (const { at, kind, behind } of names.some(areYoung) ? [] : someoneBeside(sheet, ofRow)) {
    const ages = behind
      .filter((column) => fields[column] === 'age' || fields[column] === 'birthYear')
      .flatMap((column) => filledIn(cells, column).flatMap((cell) => yearsOld(cell, now) ?? []));
    const words = headingWords(titles[at] ?? '').split(' ');
    const areGrown = ages.some((age) => age > GROWN);
    for (const column of behind) {
      const field = fields[column];
      const { same } = repeated(sheet, at, column);
      const owners = isContact(field) ? ownersIn(titles[column] ?? '') : [];
      const isNamed = owners.length > 0 && owners.every((word) => words.includes(word));
      const isSame = same > 0 && isContact(field) && kind === 'other';
      if (isNamed || isSame || (kind === 'young' && field && OF_CHILD.has(field) && !areGrown)) found.add(column);
    }
  }
  return found;
}
