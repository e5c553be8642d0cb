import { foldLoose } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { askingLater } from '../doubts/asked-later.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { shortened } from '../line-parts.ts';
import { mailKey, nameKey, type ExistingMember } from '../matching.ts';
import { isMomOrDad } from '../other-people/kin-words.ts';
import { groupBy, mapEach, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import { areOneName, formsOf } from './short-forms.ts';

const LEAST = 3;
const wordsOf = (text: string): string[] => foldLoose(text).split(/[ -]/).filter(Boolean);
const partsOf = (mail: string): string[] =>
  foldLoose((mail.split('@')[0] ?? '').replaceAll(/[._+\d-]+/g, ' '))
    .split(' ')
    .filter(Boolean);

/** Whether someone's first name, or what they are called for it, is in an address. */
const isIn = (address: string, names: readonly string[]): boolean =>
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
  const isTheirs = (part: string) => !last.includes(part) && (isUsualGiven(part) || isMomOrDad(part));
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

/**
 * Asks about the email of a row that has another person's first name in it and not the row's own: the one of a member who has
 * this email already, or any beside the last name. Invitations would reach a parent or a spouse.
 */
export function* withOthersMails(rows: readonly ReadRow[], known: readonly ExistingMember[]): Pausing<ReadRow[]> {
  const byName = yield* groupBy(known, (member) => (member.isDeleted ? null : nameKey(member)));
  const byMail = yield* groupBy(known, (member) => (member.isDeleted ? null : mailKey(member.email)));
  return yield* mapEach(rows, (row) => {
    const { person } = row;
    const mail = mailKey(person?.email);
    if (!person || mail === null) return row;
    const parts = partsOf(mail);
    const [address, last] = [parts.join(' '), wordsOf(person.lastName)];
    const own = wordsOf(`${person.firstName} ${person.preferredName ?? ''}`);
    // 'lina' of Li Na
    if (isIn(address, [...own, wordsOf(person.firstName).join('')])) return row;
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
        isIn(address, wordsOf(member.firstName)) && !wordsOf(member.firstName).some((word) => own.includes(word)),
    );
    if (!owner && anotherGiven(parts, last, own) === null) return row;
    const whose = owner ? `${fullName(owner)}’s` : 'someone else’s';
    return askingLater(
      row,
      `“${shortened(mail)}” may be ${whose}. Enter this person’s email, or leave it blank.`,
      'email',
    );
  });
}
