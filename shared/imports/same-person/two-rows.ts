import { foldLoose } from '#shared/text/fold.ts';
import { recordName } from '#shared/text/person-name.ts';
import { mailKey, nameKey, type ExistingMember } from '../matching.ts';
import { groupBy, mapEach, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import type { ImportedPerson } from '../schema.ts';
import { calledKey, isOther, mayBeCalled, mayBeOne, phoneKey } from './another-name.ts';
import type { Claims } from './claims.ts';
import { isSame, nameSuffix } from './same-person.ts';
import { formsOf } from './short-forms.ts';
import { areNear, soundAlike, soundOf } from './spelling.ts';
import { areOfFamily, areOthers, areSimilar, nameWordsOf, tellsOfAnother, type Words } from './similar-name.ts';

/**
 * One person of the file. `facts`: with what the member list knows of the one whom the row means. `isListed`: the row
 * means someone there, whoever it is.
 */
type Listed = {
  at: number;
  read: ReadRow;
  person: ImportedPerson;
  facts: ImportedPerson;
  words: Words;
  isListed: boolean;
  /** The name, phone, and email that the member list has of the one whom the row means, where the row has others. */
  stored?: Listed;
};

/** A phone or email that more people have is no one's own. */
const MOST_OF_ONE = 12;
/** So many rows of one last name, birth year, and beginning of the first name are held against each other. */
const MOST_ALIKE = 100;

function storedOf(listed: Listed, member: ExistingMember): Listed {
  const { firstName, lastName } = member;
  const contacts = { email: member.email ?? undefined, phone: member.phone ?? undefined };
  const person = { ...listed.person, firstName, lastName, ...contacts };
  const goesBy = member.preferredName ? { ...person, preferredName: member.preferredName } : person;
  return { ...listed, person: goesBy, facts: { ...listed.facts, ...contacts }, words: nameWordsOf(goesBy) };
}

function* listedIn(inTurn: Claims['inTurn']): Pausing<Listed[]> {
  const listed = yield* mapEach(inTurn, ({ at, read, found }): Listed | null => {
    const { person } = read;
    if (!person) return null;
    const member = found?.match && 'member' in found.match ? found.match.member : null;
    const { birthYear, ageGroup, sex, calling } = member ?? {};
    const facts = {
      ...person,
      birthYear: person.birthYear ?? birthYear,
      ageGroup: person.ageGroup ?? ageGroup,
      sex: person.sex ?? sex,
      calling: person.calling ?? calling,
    };
    const listed = { at, read, person, facts, words: nameWordsOf(person), isListed: Boolean(found?.match) };
    return member ? { ...listed, stored: storedOf(listed, member) } : listed;
  });
  return listed.flatMap((one) => one ?? []).toSorted((a, b) => a.at - b.at);
}

const contactsOf = ({ email, phone }: ImportedPerson) => ({ email: mailKey(email), phone: phoneKey(phone) });
const isBornWith = (one: Listed, other: Listed): boolean =>
  one.read.bornOn !== undefined &&
  one.read.bornOn === other.read.bornOn &&
  isSame('birthYear', one.facts, other.facts) === true;

/** Twins are in the household that a list names, and have their parents' phone. */
function areTwins(one: Listed, other: Listed, sharing: readonly Listed[]): boolean {
  const home = foldLoose(one.person.household ?? '');
  const isOneHome = home !== '' && home === foldLoose(other.person.household ?? '');
  return isOneHome || sharing.some((third) => !isBornWith(third, one) && nameKey(third.person) !== nameKey(one.person));
}

const areTold = (one: Listed, other: Listed, today: string): boolean =>
  isOther(one.facts, other.facts, today) ||
  isSame('birthYear', one.facts, other.facts) === false ||
  nameSuffix(one.person) !== nameSuffix(other.person);

/** Someone else with the phone or email of this row, who may go by both names. */
function ofOneContact(one: Listed, other: Listed, sharing: readonly Listed[]): boolean {
  const isOfFamily = areOfFamily(one.words, other.words);
  if (isOfFamily && isBornWith(one, other) && !areTwins(one, other, sharing)) return true;
  if (!mayBeCalled(one.person, other.person) || areOthers(one.words.first, other.words.first, mayBeOne)) return false;
  const [these, those] = [contactsOf(one.person), contactsOf(other.person)];
  if (areNear(one.words.joined, other.words.joined)) return true;
  const hasBoth = these.email !== null && these.phone !== null;
  const isBoth = hasBoth && these.email === those.email && these.phone === those.phone;
  return isOfFamily || isBoth || isSame('birthYear', one.facts, other.facts) === true;
}
/** Of one year, the first name is the same or a known short form; of one day, it may also begin like the other. */
function ofOneName(one: Listed, other: Listed): boolean {
  const [these = [], those = []] = [one, other].map(({ words }) => formsOf(words.first[0] ?? ''));
  return (
    (isBornWith(one, other) || these.some((form) => those.includes(form))) &&
    areSimilar(one.words, other.words) &&
    areOfFamily(one.words, other.words) &&
    !tellsOfAnother(one.facts, other.facts) &&
    isSame('email', one.facts, other.facts) !== false
  );
}

/** The last name and each name that the first may be short for. */
const formKeysOf = ({ words: { first, joined } }: Listed): string[] =>
  formsOf(first[0] ?? '').map((form) => `${soundOf(joined)} ${form}`);
/**
 * One name, written in two ways: 'Bob' and 'Robert', 'O’Leary' and 'OLeary'. Whatever differs besides the calling tells the
 * two apart, and a list by households names a father and a son.
 */
function ofOneForm(one: Listed, other: Listed): boolean {
  const isOneFirst = one.words.first[0] === other.words.first[0];
  return (
    (one.words.joined === other.words.joined || (isOneFirst && soundAlike(one.words.joined, other.words.joined))) &&
    one.words.first.slice(1).join(' ') === other.words.first.slice(1).join(' ') &&
    !(one.person.household && other.person.household) &&
    (['sex', 'email'] as const).every((fact) => isSame(fact, one.facts, other.facts) !== false)
  );
}
/** Many have a phone at home and another with them, and so do a father and a son who are called so. */
const hasOtherPhone = (one: Listed, other: Listed): boolean => isSame('phone', one.facts, other.facts) === false;

const sortedWords = ({ person }: Listed): string => foldLoose(recordName(person)).split(' ').toSorted().join(' ');
/** 'ASHTON BLAKE' and 'Blake Ashton': the same words in another order, of whom nothing says that they are two. */
const areTurned = (one: Listed, other: Listed): boolean =>
  one.words.joined !== other.words.joined &&
  // 'De' and 'Da' are words, too.
  sortedWords(one) === sortedWords(other) &&
  (['sex', 'email', 'phone'] as const).every((fact) => isSame(fact, one.facts, other.facts) !== false);

const BEGINNING = 3;
/** The birth year, which two of a similar name hardly share by chance; an age they may. */
function yearKeysOf({ words: { first, last, joined }, person: { birthYear, age } }: Listed): string[] {
  if (birthYear == null || age !== undefined) return [];
  const beginnings = new Set(formsOf(first[0] ?? '').map((form) => form.slice(0, BEGINNING)));
  const families = new Set([...last, joined]);
  return [...families].flatMap((family) => [...beginnings].map((given) => `${family} ${given} ${birthYear}`));
}

/** Why a row may be a person who is in the file once more; `isHint`: it is told beside the new person, and asks nothing. */
export type Likely = { said: string; isHint?: true };

/**
 * Why a new row may be a person who is in the file once more under another name, as where one list was pasted below
 * another; null where nothing tells of one. Of two new rows the first stays.
 */
export function* otherRow(inTurn: Claims['inTurn'], today: string): Pausing<(read: ReadRow) => Likely | null> {
  const listed = yield* listedIn(inTurn);
  const byRow = new Map(listed.map((one) => [one.read.row, one]));
  const byPhone = yield* groupBy(listed, ({ person }) => phoneKey(person.phone));
  const byMail = yield* groupBy(listed, ({ person }) => mailKey(person.email));
  const stored = listed.flatMap((one) => one.stored ?? []);
  const byStoredPhone = yield* groupBy(stored, ({ person }) => phoneKey(person.phone));
  const byStoredMail = yield* groupBy(stored, ({ person }) => mailKey(person.email));
  const byCalled = yield* groupBy(stored, ({ person }) => calledKey(person, person.preferredName));
  const keyed = listed.flatMap((one) => yearKeysOf(one).map((key) => ({ key, one })));
  const byYear = yield* groupBy(keyed, ({ key }) => key);
  const formed = listed.flatMap((one) => formKeysOf(one).map((key) => ({ key, one })));
  const byForm = yield* groupBy(formed, ({ key }) => key);
  const byWords = yield* groupBy(listed, ({ words }) => words.turned);
  const asked = (other: Listed, what: string, does = 'has'): Likely => ({
    said: `This may be ${recordName(other.person)} in row ${other.read.row}, who ${does} ${what}. Skipped unless you add it as a new person.`,
  });
  return (read) => {
    const one = byRow.get(read.row);
    if (!one) return null;
    const comesFirst = (other: Listed) =>
      (other.isListed || other.at < one.at) &&
      nameKey(other.person) !== nameKey(one.person) &&
      !areTold(one, other, today);
    for (const [what, sharing = []] of [
      ['phone number', byPhone.get(phoneKey(one.person.phone) ?? '')],
      ['email', byMail.get(mailKey(one.person.email) ?? '')],
      ['phone number on the member list', byStoredPhone.get(phoneKey(one.person.phone) ?? '')],
      ['email on the member list', byStoredMail.get(mailKey(one.person.email) ?? '')],
    ] as const) {
      if (sharing.length > MOST_OF_ONE) continue;
      const other = sharing.find((each) => ofOneContact(one, each, sharing) && comesFirst(each));
      if (other) return asked(other, `the same ${what}`);
    }
    const called = (byCalled.get(calledKey(one.person, one.person.firstName) ?? '') ?? []).find(comesFirst);
    if (called) return asked(called, `${called.person.preferredName} on the member list`, 'goes by');
    const words = (byWords.get(one.words.turned) ?? []).slice(0, MOST_ALIKE);
    const turned = words.find((each) => areTurned(one, each) && comesFirst(each));
    if (turned) return asked(turned, 'the same names in another order');
    const near = yearKeysOf(one).flatMap((key) => (byYear.get(key) ?? []).slice(0, MOST_ALIKE));
    const other = near.find((each) => ofOneName(one, each.one) && comesFirst(each.one))?.one;
    if (other) return asked(other, 'the same birth year and a similar name');
    const alike = formKeysOf(one).flatMap((key) => (byForm.get(key) ?? []).slice(0, MOST_ALIKE));
    const same = alike.flatMap((each) => (ofOneForm(one, each.one) && comesFirst(each.one) ? [each.one] : []));
    const likely = same.find((each) => !hasOtherPhone(one, each));
    if (likely) return asked(likely, 'a similar name');
    const [hinted] = same;
    return hinted
      ? {
          said: `${recordName(hinted.person)} in row ${hinted.read.row} has a similar name and another phone number; treated as a different person.`,
          isHint: true,
        }
      : null;
  };
}
