import { foldLoose } from '#shared/text/fold.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { mentionsIn, personInHome, wordsIn, type HomePerson } from '../household-notes/named-people.ts';
import { LONGEST_LINE } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { ADDRESS } from '../own-contacts/contact-words.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { partsOfMail } from '../same-person/spelled-names.ts';

type Found = { text: string; from: number; to: number };

/** The phones and emails of a text, where they stand. */
export function contactsIn(text: string): Found[] {
  const emails = text.match(ADDRESS) ?? [];
  let rest = text;
  return [...emails, ...phonesIn(emails.reduce((left, one) => left.replace(one, ' '.repeat(one.length)), text))]
    .map((one) => {
      const from = rest.indexOf(one);
      rest = rest.replace(one, '\0'.repeat(one.length));
      return { text: one, from, to: from + one.length };
    })
    .toSorted((a, b) => a.from - b.from);
}

/** What stands around a label: '(Tom),' or 'Tom:'. */
const AROUND = /^[\s,;:/|([=–—-]+|[\s,;:/|)\]=–—.-]+$/g;
const isOfContact = (word: string): boolean => isPhoneHeading(word) || isEmailHeading(word);

/** Whom a label means alone, as in 'Tom', 'Tom’s cell', 'T', and 'his'; -1 for no one. */
function whoIn(label: string, members: readonly HomePerson[]): number {
  const words = wordsIn(label.replaceAll(AROUND, '').replace(/^(\p{L}+)['’]s\b/u, '$1')).filter(
    ({ text }) => !isOfContact(text),
  );
  const [first] = words;
  if (!first || words.length > 2) return -1;
  if (first.text.length === 1 && words.length === 1) {
    const begin = members.flatMap(({ given }, at) => (foldLoose(given).startsWith(first.folded) ? [at] : []));
    return begin.length === 1 ? (begin[0] ?? -1) : -1;
  }
  const text = words.map((word) => word.text).join(' ');
  const mentions = mentionsIn(text, wordsIn(text), members);
  const [{ people = [] } = {}] = mentions;
  return mentions.length === words.length &&
    mentions.every((one) => one.people.join() === people.join()) &&
    people.length === 1
    ? (people[0] ?? -1)
    : -1;
}

/** A name before its phone, behind whatever else: 'Tom & Ann Ames Tom: 801-555-0101'. */
const LABEL_LAST = /(?:^|[\s,;:–—-])(\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Ll}{3,10})?)\s*[:=–—-]?\s*$/u;

/** What each has, and what stands before the first of it. */
type Owned = { before: string; own: string[] };

/**
 * '801-555-0101 (Tom), 801-555-0102 (Ann)' and 'Tom: 801-555-0101, Ann: 801-555-0102' → what each of these people has; null where
 * it isn't said of every phone and email, or where anything else is.
 */
export function ownOfEach(text: string, names: readonly string[]): Owned | null {
  const contacts = text.length > LONGEST_LINE ? [] : contactsIn(text);
  const [first] = contacts;
  if (!first) return null;
  const members = names.map((name) => personInHome({ row: 0, values: { name } }, ''));
  const before = text.slice(0, first.from);
  const behind = contacts.map(({ to }, i) => text.slice(to, contacts[i + 1]?.from));
  const [, label = ''] = LABEL_LAST.exec(before) ?? [];
  const asked: { before: string; labels: string[] }[] = [{ before, labels: behind }];
  if (label !== '' && (behind.at(-1) ?? '').replaceAll(AROUND, '') === '')
    asked.unshift({ before: before.slice(0, before.lastIndexOf(label)), labels: [label, ...behind.slice(0, -1)] });
  for (const { before: start, labels } of asked) {
    const owners = labels.map((one) => whoIn(one, members));
    if (owners.includes(-1)) continue;
    const own = members.map((_, at) => contacts.flatMap((one, i) => (owners[i] === at ? [one.text] : [])).join(', '));
    return { before: start.replaceAll(AROUND, ''), own };
  }
  return null;
}

const ONE_ADDRESS = /^[^\s@,;/]+@[^\s@,;/]+$/;
/** Whose first name an address is, or begins with before the last one, as in 'ann@' and 'annames@'; -1 where others may be meant. */
export function ownerOfMail(cell: string, members: readonly Pick<HomePerson, 'given' | 'family'>[]): number {
  if (!ONE_ADDRESS.test(cell.trim())) return -1;
  const parts = partsOfMail(cell);
  const givens = members.map(({ given }) => foldLoose(given).split(' ')[0] ?? '');
  const lasts = members.map(({ family }) => foldLoose(family).split(' '));
  const isOf = (given: string, at: number): boolean =>
    given.length > 1 && [given, ...(lasts[at] ?? []).map((last) => given + last)].some((one) => parts.includes(one));
  const owners = givens.flatMap((given, at) => (isOf(given, at) ? [at] : []));
  const [owner = -1, another] = owners;
  const isOther = givens.some((given, at) => at !== owner && parts.some((part) => areOneName(part, given)));
  return another === undefined && !isOther ? owner : -1;
}
