import { foldLoose } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { askingLater } from '../doubts/asked-later.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { shortened } from '../line-parts.ts';
import { mailKey, nameKey, type ExistingMember } from '../matching.ts';
import { isMomOrDad } from '../other-people/kin-words.ts';
import { groupBy, mapEach, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import type { ImportedPerson } from '../schema.ts';
import { phoneKey } from './another-name.ts';
import { areOneName, formsOf } from './short-forms.ts';
import { areOfFamily, nameWordsOf } from './similar-name.ts';
import { isSpelledBy, partsOfMail, spelledAmong } from './spelled-names.ts';

const LEAST = 3;
const wordsOf = (text: string): string[] => foldLoose(text).split(/[ -]/).filter(Boolean);

/** Whether someone's first name, or what they are called for it, is in an address. */
export const isNameInMail = (address: string, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      (name.length >= LEAST && address.replaceAll(' ', '').includes(name)) ||
      // 'ty' in 'ty.oaks'
      (name.length > 1 && address.split(' ').includes(name)) ||
      address.split(' ').some((part) => part.length >= LEAST && areOneName(part, name)),
  );

const isInitialOf = (part: string, last: readonly string[]): boolean =>
  part.length === 1 && last.some((name) => name.startsWith(part));

/** Beside a last name, of all its family, or of no one in particular. */
const OF_FAMILY =
  /^(?:the|our|we|familys?|familia|famil|fam|home|house|household|hogar|clan|crew|team|gang|bunch|tribe|party|mr|mrs|ms|dr|sis|sister|bro|brother|elder|bishop|pres|mail|email|contact|info|me|my|real|its|im|iam|official|work|office|jr|sr|ii|iii|iv|lds|usa|ut|az|id|ca)$/;
const LEAST_BEFORE_LAST = 4;

/** 'larsen' in 'annlarsen' and 'delacruz' in 'mdelacruz', apart from what is joined to it. */
const apartFrom = (last: readonly string[], part: string): string[] => {
  const end = last.find((name) => name.length >= LEAST && part.endsWith(name) && part.length > name.length);
  return end === undefined ? [part] : [part.slice(0, -end.length), end];
};

/** 'tiff' beside 'young': neither the beginning of one of the row's own names nor any form of it, nor its initials. */
function isStrange(text: string, own: readonly string[]): boolean {
  if (text.length < 2 || OF_FAMILY.test(text)) return false;
  const forms = own.flatMap(formsOf);
  const start = text.slice(0, LEAST);
  const isOwn = forms.some((name) =>
    text.length <= LEAST ? name.startsWith(text[0] ?? '') : name.startsWith(start) || areOneName(text, name),
  );
  return !isOwn;
}

/** 'ann.larsen', 'annlarsen', 'ann', and 'mom' in the row of Emma Larsen: whose it is; null where nothing tells. */
function anotherGiven(parts: readonly string[], words: readonly string[], own: readonly string[]): string | null {
  const last = words.length > 1 ? [words.join(''), ...words] : words;
  const beside = parts.flatMap((part) => (last.includes(part) ? [part] : apartFrom(last, part)));
  const [initial, ...others] = beside.filter((part) => !last.includes(part));
  // 's.adams' in the row of Ellie Adams.
  if (initial?.length === 1 && others.length === 0 && beside.length > 1)
    return own.flatMap(formsOf).some((name) => name.startsWith(initial)) ? null : initial;
  // 'peggy' in 'peggyyoung' of Margaret Young.
  const isOwn = (part: string) => own.some((name) => areOneName(part, name));
  const isTheirs = (part: string) => !last.includes(part) && (isUsualGiven(part) || isMomOrDad(part)) && !isOwn(part);
  if (beside.length > 1 && !beside.some((part) => last.includes(part) || isMomOrDad(part) || isInitialOf(part, last)))
    return null;
  const known = beside.find(isTheirs);
  const family = beside.find((part) => last.includes(part));
  if (known !== undefined || family === undefined) return known ?? null;
  // Joined to a short last name, letters may be any word: 'sunday' has Day in it.
  const isApart = parts.includes(family) || family.length >= LEAST_BEFORE_LAST;
  const strange = beside.filter((part) => !last.includes(part));
  return isApart && strange.length > 0 && strange.every((part) => isStrange(part, own)) ? (strange[0] ?? null) : null;
}

/** Someone in the file, or a member who is only on the ward's list. */
type Someone = Pick<ImportedPerson, 'firstName' | 'lastName' | 'preferredName' | 'email' | 'phone' | 'household'> & {
  isInFile: boolean;
};

/** Also whoever is skipped, or asked about, is someone whose name an address may spell. */
function someoneIn({ person, values }: ReadRow): Someone | null {
  const { firstName, lastName } = person ?? values;
  if (!firstName || !lastName) return null;
  const { preferredName, email, phone, household } = person ?? values;
  return { firstName, lastName, preferredName, email, phone, household, isInFile: true };
}

/** A spouse, a parent, or a child, as far as a list tells, who may share an address. */
function mayBeRelated(one: Someone, other: Someone): boolean {
  const [these, those] = [nameWordsOf(one), nameWordsOf(other)];
  const isMaiden = (first: readonly string[], last: readonly string[]) =>
    first.slice(1).some((word) => last.includes(word));
  const home = foldLoose(one.household ?? '');
  const phone = one.isInFile && other.isInFile ? phoneKey(one.phone) : null;
  return (
    areOfFamily(these, those) ||
    these.last.some((word) => those.last.includes(word)) ||
    isMaiden(these.first, those.last) ||
    isMaiden(those.first, these.last) ||
    (home !== '' && home === foldLoose(other.household ?? '')) ||
    (phone !== null && phone === phoneKey(other.phone))
  );
}

/**
 * Whose first and last name an address in a row spells, where it is another person of the file or the list and no relative of
 * the row's, as after the emails were moved by a row. Someone who married has a former last name in the address, and may be on
 * the list with it.
 */
function* othersSpelled(
  rows: readonly ReadRow[],
  known: readonly ExistingMember[],
): Pausing<(row: ReadRow) => Someone | null> {
  const listed = (yield* mapEach(rows, someoneIn)).flatMap((one) => one ?? []);
  const names = new Set(yield* mapEach(listed, nameKey));
  const members = known.filter((member) => !member.isDeleted);
  const onlyOnList = members.filter((member) => !names.has(nameKey(member)));
  const spelled = yield* spelledAmong([...listed, ...onlyOnList.map((member) => ({ ...member, isInFile: false }))]);
  const byMail = yield* groupBy(listed, ({ email }) => mailKey(email));
  const byName = yield* groupBy(members, nameKey);
  return (row) => {
    const one = someoneIn(row);
    const mail = mailKey(one?.email);
    if (!one || mail === null) return null;
    const { exact, near } = spelled(mail);
    const others = [...exact, ...near];
    const own = nameKey(one);
    if (others.length === 0 || isSpelledBy(mail, one)) return null;
    if ((byName.get(own) ?? []).some(({ email }) => mailKey(email) === mail)) return null;
    const sharing = (byMail.get(mail) ?? []).filter((other) => nameKey(other) !== own);
    if (sharing.some((other) => others.includes(other) || mayBeRelated(one, other))) return null;
    if (others.some((other) => mayBeRelated(one, other))) return null;
    const parts = partsOfMail(mail);
    const [given, last] = [wordsOf(`${one.firstName} ${one.preferredName ?? ''}`), wordsOf(one.lastName)];
    const hasOwn = isNameInMail(parts.join(' '), [...given, ...last]);
    // Marked elsewhere, with both names, where the list has this email already.
    const isNew = (other: Someone) => other.isInFile || mailKey(other.email) !== mail;
    // In one piece, 'annabell' may be Anna Bell's; 'mary.smith' of Mary Jones is another Mary's where the file has one.
    const isWhole = (other: Someone) =>
      other.isInFile && (parts.length > 1 || wordsOf(other.firstName).some((word) => given.includes(word)));
    const sure = exact.find((other) => isNew(other) && (!hasOwn || isWhole(other)));
    if (sure) return parts.some((part) => last.includes(part)) ? null : sure;
    const hasInitial = given.some((word) => parts.some((part) => part.startsWith(word.slice(0, 1))));
    const [nearest] = near;
    const isAlone = new Set(near.map(nameKey)).size === 1;
    return nearest && isAlone && isNew(nearest) && !hasOwn && !hasInitial ? nearest : null;
  };
}

const askedOf = (row: ReadRow, mail: string, whose: string): ReadRow =>
  askingLater(row, `“${shortened(mail)}” may be ${whose}. Enter this person’s email, or leave it blank.`, 'email');

/**
 * Asks about the email of a row that has another person's first name in it and not the row's own: the one of a member who has
 * this email already, or any beside the last name; and about one that is someone else's whole name. Invitations would reach a
 * parent, a spouse, or a stranger.
 */
export function* withOthersMails(rows: readonly ReadRow[], known: readonly ExistingMember[]): Pausing<ReadRow[]> {
  const byName = yield* groupBy(known, (member) => (member.isDeleted ? null : nameKey(member)));
  const byMail = yield* groupBy(known, (member) => (member.isDeleted ? null : mailKey(member.email)));
  const otherSpelled = yield* othersSpelled(rows, known);
  return yield* mapEach(rows, (row) => {
    const { person } = row;
    const mail = mailKey(person?.email ?? row.values.email);
    if (mail === null) return row;
    const other = otherSpelled(row);
    if (other) return askedOf(row, mail, `${fullName(other)}’s`);
    if (!person) return row;
    const parts = partsOfMail(mail);
    const [address, last] = [parts.join(' '), wordsOf(person.lastName)];
    const own = wordsOf(`${person.firstName} ${person.preferredName ?? ''}`);
    // 'lina' of Li Na
    if (isNameInMail(address, [...own, wordsOf(person.firstName).join('')])) return row;
    const owners = byMail.get(mail) ?? [];
    // The name of one member with the email of another, who is no relative, is asked about as either of them.
    const isOfEither = ({ email, lastName }: ExistingMember): boolean =>
      email
        ? mailKey(email) !== mail
        : owners.length > 0 &&
          !owners.some((one) => wordsOf(one.lastName).some((word) => wordsOf(lastName).includes(word)));
    if ((byName.get(nameKey(person)) ?? []).some(isOfEither)) return row;
    const owner = owners.find(
      (member) =>
        isNameInMail(address, wordsOf(member.firstName)) &&
        !wordsOf(member.firstName).some((word) => own.includes(word)),
    );
    if (!owner && anotherGiven(parts, last, own) === null) return row;
    const whose = owner ? `${fullName(owner)}’s` : 'someone else’s';
    return askedOf(row, mail, whose);
  });
}
