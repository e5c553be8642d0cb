import { foldLoose } from '#shared/text/fold.ts';
import { ONE_OR_TWO } from '../offices/calling-lines.ts';
import { isStatus, mayBeCalling } from '../callings.ts';
import { hasLeft } from './gone-words.ts';
import { hasOtherWords, isSaidInstead, mayHaveLeft } from './name-words.ts';
import { isUsualGiven, isUsualLast } from './usual-places.ts';
import { hasContact } from '../households/no-household.ts';
import { shortened } from '../line-parts.ts';
import { isLikeRecordNumber, isTwoPeople, looksLikeNamePart, looksLikePhone } from '../looks.ts';
import { hasNameComma, hasRemark, isGivenName, isSuffix, startsWithTitle } from '../names.ts';
import { isNoPersonsName } from '../non-people.ts';
import { unitInTitle } from '../units/named-units.ts';
import { isCity } from '../texts/first-words.ts';
import type { RawRow } from '../rows.ts';
import { isRealAddress } from '../tidy.ts';

export type SaidField = keyof RawRow['values'];
/** What is wrong, and with what. */
type Problem = readonly [problem: string, field: SaidField];
type Names = { firstName: string; lastName: string };

const SEVERAL_LAST_NAMES = /[&+/]|\s(?:or|and)\s/i;

/** 'Hansen' in 'Peter Hansen', where the whole name stands in the place of a part; 'Lee Lee' may be someone's name. */
const isWithin = (part: string, whole: string): boolean =>
  part !== '' && whole.includes(' ') && ` ${foldLoose(whole)} `.includes(` ${foldLoose(part)} `);

const wordsIn = (part = ''): string[] =>
  part
    .split(/\s+/)
    .filter((word) => word !== '' && !isSuffix(word))
    .map(foldLoose);
/** 'Nora Park, June Abbott' and 'Tyler Scott, Megan Scott': a whole name on each side of the comma, and no last names of two words. */
function areTwoNames(whole: string): boolean {
  const [before, behind, ...more] = whole.split(',').map(wordsIn);
  if (!before || !behind || more.length > 0 || before.length < 2 || before.length > 3 || behind.length !== 2)
    return false;
  const [[first = ''], [given = '']] = [before, behind];
  const [last = '', otherLast = ''] = [before.at(-1), behind.at(-1)];
  const mayBeLast = (word: string) => isUsualLast(word) || !isUsualGiven(word);
  const isWhole = isUsualGiven(first) && !isUsualLast(first) && mayBeLast(last);
  return isUsualGiven(given) && ((isWhole && mayBeLast(otherLast)) || (last === otherLast && isUsualGiven(first)));
}

/** 'Late John' and 'xEdwards', and letters with a stroke through them: of someone who was taken off the list. */
const isStruckOut = (text: string): boolean =>
  /^(?:the )?late\s+\p{L}/iu.test(text) || /^[xz]{1,2}\p{Lu}\p{Ll}/u.test(text) || /[\u0335-\u0338]/.test(text);

/** '-Alan Ackroyd-': a line through it, as it can be typed. */
const STRUCK_BETWEEN = /^[-–—]+\s*\p{L}.*\p{L}\.?\s*[-–—]+$/u;

/** Cells with something in them that is no part of a name. */
function strangeName({ firstName, lastName }: Names, name: string, said: RawRow['values']): Problem | null {
  const whole = said.name ?? `${firstName} ${lastName}`.trim();
  // A person who corrects a row types one or both of them beside the cell.
  const areApart = firstName !== '' && lastName !== '' && Boolean(said.firstName || said.lastName);
  if (isNoPersonsName({ firstName, lastName }, said.name, areApart))
    return [`“${name}” is a heading or a note, not a person.`, 'firstName'];
  if (isCity(said.name ?? `${lastName}, ${firstName}`)) return [`“${name}” may be a place.`, 'firstName'];
  const parts = [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const;
  for (const [field, text] of [...parts, ['firstName', STRUCK_BETWEEN.test(whole) ? whole : ''] as const])
    if (isStruckOut(text) || STRUCK_BETWEEN.test(text))
      return [`“${shortened(text)}” has more than a name in it. Is this person in the ward?`, field];
  for (const [field, text] of parts)
    if (text && !looksLikeNamePart(text)) return [`“${shortened(text)}” is not a name.`, field];
  if (isWithin(lastName, firstName) || isWithin(firstName, lastName))
    return [`“${shortened(whole)}” has one name twice. Write each name once.`, 'firstName'];
  const [, inParentheses = ''] = /\(([^()]{1,60})\)/.exec(whole) ?? [];
  if (/\bdeceased\b|†/i.test(whole) || isStatus(inParentheses))
    return [`“${shortened(whole)}” has more than a name in it. Is this person still in the ward?`, 'firstName'];
  const isPair = !areApart && areTwoNames(said.name ?? '');
  if (isPair || isTwoPeople(firstName) || SEVERAL_LAST_NAMES.test(lastName) || (lastName && firstName.includes(',')))
    return [
      `“${isPair ? shortened(whole) : name}” is more than one person. Give each person a separate row.`,
      'firstName',
    ];
  // 'Strand, Oak Ward' is someone's last name, or a family's, and a ward.
  if (!areApart && unitInTitle(firstName) === firstName)
    return [`“${shortened(whole)}” has more than a name in it. Write only the name.`, 'firstName'];
  for (const [field, text] of parts)
    if (hasRemark(text) || (field === 'lastName' && (hasNameComma(text) || text.includes('('))))
      return [`“${shortened(text)}” has more than a name in it. Write only the name.`, field];
  return null;
}

const CUT_OFF = /(?:…|\.{3})$/;
/** A program writes dots where a value has no room. */
function cutOff(values: RawRow['values']): Problem | null {
  const field = (Object.keys(values) as SaidField[]).find(
    (one) => one !== 'notes' && CUT_OFF.test((values[one] ?? '').trim()),
  );
  return field ? [`“${shortened(values[field] ?? '')}” is cut off. Write it out in full.`, field] : null;
}

const WITHOUT_SPACE = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}$/u;

function nameProblem({ firstName, lastName }: Names): Problem | null {
  const first = shortened(firstName);
  if (!lastName && firstName.includes(','))
    return [`“${first}” has more than a name in it. Write only “Last, First.”`, 'lastName'];
  if (!lastName && firstName.includes(' '))
    return [`Which part of “${first}” is the last name? Write it as “Last, First.”`, 'lastName'];
  // Koreans and Japanese write both names as one word.
  if (!lastName && WITHOUT_SPACE.test(firstName))
    return [`Which part of “${first}” is the last name? Write it as “Last, First.”`, 'lastName'];
  if (!lastName)
    return [
      `“${first}” has no last name. If the family’s last name appears only once, repeat it in every row.`,
      'lastName',
    ];
  if (!firstName) return [`“${shortened(lastName)}” has no first name.`, 'firstName'];
  if (startsWithTitle(firstName)) return [`“${first}” has a title in it. Write only the first name.`, 'firstName'];
  if (lastName.includes(' ') && startsWithTitle(lastName))
    return [`“${shortened(lastName)}” has more than a name in it. Write only the name.`, 'lastName'];
  if (isSuffix(lastName)) return [`“${lastName}” is not a last name.`, 'lastName'];
  return null;
}

function otherWords(names: Names): Problem | null {
  const field =
    (['firstName', 'lastName'] as const).find((part) => hasOtherWords(names[part], part === 'firstName')) ??
    (isSaidInstead(names) ? 'lastName' : undefined);
  if (!field) return null;
  const ask = mayHaveLeft(names[field]) ? 'Is this person in the ward?' : 'Write only the name.';
  return [`“${shortened(names[field])}” has more than a name in it. ${ask}`, field];
}

function valueProblem(values: RawRow['values']): Problem | null {
  const { email, phone, calling, preferredName, addressedAs, household } = values;
  if (preferredName && (hasLeft(preferredName) || mayHaveLeft(preferredName)))
    return [`“${shortened(preferredName)}” is not a first name. Is this person in the ward?`, 'preferredName'];
  if (preferredName && !isGivenName(preferredName))
    return [`“${shortened(preferredName)}” is not a first name.`, 'preferredName'];
  if (addressedAs && !looksLikeNamePart(addressedAs))
    return [`“${shortened(addressedAs)}” is not a title.`, 'addressedAs'];
  if (email && !isRealAddress(email)) return [`Invalid email: “${shortened(email)}”`, 'email'];
  if (phone && !looksLikePhone(phone)) return [`“${shortened(phone)}” is not a phone number.`, 'phone'];
  if (phone && isLikeRecordNumber(phone))
    return [
      `“${phone}” may be a membership record number. If it’s a phone number, write it with spaces: “${phone.replaceAll(/[-–]/g, ' ')}”.`,
      'phone',
    ];
  if (household && hasContact(household)) return [`“${shortened(household)}” is not a household.`, 'household'];
  if (calling?.includes(ONE_OR_TWO))
    return [
      `“${shortened(calling)}” is on two lines. Is it one calling or two? Put a semicolon between two.`,
      'calling',
    ];
  if (calling && !mayBeCalling(calling)) return [`“${shortened(calling)}” is not a calling.`, 'calling'];
  return null;
}

/** The first thing that is wrong with what a row says; a doubt about the whole list's names comes before a single one's. */
export const problemWith = (
  names: Names,
  name: string,
  said: RawRow['values'],
  values: RawRow['values'],
  asks?: RawRow['asks'],
): Problem | null =>
  strangeName(names, name, said) ??
  cutOff(values) ??
  (asks ? [asks.problem, asks.field] : null) ??
  nameProblem(names) ??
  otherWords(names) ??
  valueProblem(values);
