import { foldLoose } from '#shared/text/fold.ts';
import { hasCallingWord, isOfTeachers } from '../callings.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isMadeBy, NEXT_SENTENCE } from '../file-notes/people-in-sentences.ts';
import { isLonePerson, isWord } from '../headings/name-evidence.ts';
import { mayBeMissionaries } from '../headings/one-word.ts';
import { BULLET, quotedLast, readLine } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import { addresseesIn } from '../name-parts/addressees.ts';
import { looksLikeFullName } from '../names.ts';
import { isGroupTitle } from '../group-titles/group-titles.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { isCallingOnly, oneOf } from '../offices/calling-first.ts';
import { isOrganization } from '../offices/organization-names.ts';
import type { RawRow } from '../rows.ts';
import { STILL_HERE } from '../sheets/gone.ts';
import { eachOfCouple } from '../texts/couple-lines.ts';
import { datedPeople } from './dates-first.ts';
import { labelOf, toldByLabel } from './labeled-names.ts';
import { quorumLines } from './quorum-lines.ts';

/** 'Nuñez, Ana    Smith, John': a list set in columns has several people on a line, and so has a couple’s. */
function columnsOf(line: string): string[] {
  const addressees = addresseesIn(line);
  if (addressees.length > 0) return addressees;
  const couple = eachOfCouple(line);
  if (couple) return couple;
  const parts = line
    .split(/\t| {3,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes(',') && looksLikeFullName(part)) ? parts : [line];
}

/** A person of a line; `told`: what the label before the name may say, such as that they are not of the ward. */
type OfLine = { line: string; told?: Told };
export type Told = Pick<RawRow, 'asks' | 'noted'>;
type Person = Omit<RawRow, 'row'>;
export const withTold = (person: Person, { asks, noted = [] }: Told): Person => ({
  ...person,
  ...(asks ? { asks } : {}),
  ...(noted.length > 0 ? { noted: [...(person.noted ?? []), ...noted] } : {}),
});

/** Whom to ask about a list is no one of the list, and neither is the family behind the name of its head. */
const isOfPeople = (label: string): boolean =>
  !isMadeBy(label) && !isLonePerson(label) && (toldByLabel(label) === null || mayBeMissionaries(label));
const isSureName = (name: string): boolean => {
  const given = name.includes(',') ? name.split(',')[1] : name;
  return isUsualGiven(foldLoose(given ?? '').split(' ')[0] ?? '');
};

/** They may be of any ward. */
const MISSIONARIES = /\bmissionar(?:y|ies)\b/;

/** 'Kevin Turner moved to Mesa' */
const hasSmallWord = (name: string): boolean =>
  name.split(/\s+/).some((word) => /^\p{Ll}{2}/u.test(word) && !isParticle(word));

/**
 * 'Missionaries: Ann Baker, Kevin Turner' → each of them, where no other line has them; null for any other line. A group of the
 * ward, as in 'Ushers: Ann Baker, Kevin Turner,' asks nothing of those in it.
 */
function labeledIn(line: string, isQuorum: boolean, isListed: (name: string) => boolean): OfLine[] | null {
  const labeled = labelOf(line.replace(BULLET, ''), true);
  if (labeled === null || !isOfPeople(labeled.label)) return null;
  // What follows those names is another sentence, which the line shows.
  const [names = '', ...sentences] = labeled.rest.split(NEXT_SENTENCE);
  const parts = names.replace(/\.$/, '').split(names.includes(';') ? /\s*;\s*/ : /\s*,\s*|\s+(?:and|&|y|e|und|et)\s+/);
  const people = parts.filter(Boolean).map((text) => ({ line: text, name: readLine(text).name }));
  const areNames =
    people.every(({ name }) => looksLikeFullName(name) && !hasSmallWord(name)) &&
    (isQuorum || people.some(({ name }) => isSureName(name)));
  const isCalling = !isQuorum && isCallingOnly(labeled.label);
  const calling = oneOf(labeled.label);
  const isOfOrganization = isOrganization(labeled.label);
  const isGroup = isQuorum || isOfOrganization || isGroupTitle(labeled.label);
  const isOfWard = isGroup && !MISSIONARIES.test(foldLoose(labeled.label));
  // 'Ward Clerk: Ann Lee' is read as it is, and of an office that one has two names are asked about together.
  const isOfOne = isCalling && calling === labeled.label && !isOfOrganization;
  const mayBeCalling = !isQuorum && !isOfTeachers(labeled.label) && hasCallingWord(labeled.label);
  const isTitle = people.length === 1 && mayBeCalling && (isCalling || isOfOrganization || !isOfWard);
  if (!areNames || isOfOne || isTitle) return null;
  const asks = { problem: `The list says ${quotedLast(line.trim())} ${STILL_HERE}`, field: 'firstName' as const };
  const told = isOfWard ? { noted: isCalling ? [] : [{ text: labeled.label, column: 'Heading' }] } : { asks };
  const open = people.filter(({ name }) => !isListed(name));
  const own = open.map((person) => ({ line: isCalling ? `${calling}: ${person.line}` : person.line, told }));
  return open.length === people.length && sentences.length === 0 ? own : [{ line }, ...own];
}

/** 'Meal Train Lead', and not 'Beck Tom.' */
const hasWord = (text: string): boolean =>
  foldLoose(text)
    .split(' ')
    .some((word) => isWord(word) || isListWord(word) || hasCallingWord(word));
/** In a column of its own before a name with a phone or an email: words without a number. */
const TASK_FIRST = /^\s*(\p{L}[\p{L}\p{M} .&/'’-]{1,59}?)(?:\t+|\s{2,})(\p{Lu}.*)$/u;
type Behind = { rest: string; values: RawRow['values']; told: Pick<RawRow, 'asks'> };

/**
 * 'Meal Train Lead    Emily Ivie    801-555-0101': a person behind what may be a calling in a ward's own words, or tells that
 * someone is gone.
 */
export function taskBefore(line: string): Behind | null {
  const [, task = '', rest = ''] = TASK_FIRST.exec(line.replace(BULLET, '')) ?? [];
  const { name, values } = readLine(rest);
  const isPerson = looksLikeFullName(name) && isSureName(name) && Boolean(values.phone ?? values.email);
  if (!isPerson || isMadeBy(task) || isLonePerson(task) || (looksLikeFullName(task) && !hasWord(task))) return null;
  if (toldByLabel(task) === null) return { rest, values: { calling: task }, told: {} };
  const problem = `This row says ${quotedLast(task)} ${STILL_HERE}`;
  return { rest, values: {}, told: { asks: { problem, field: 'firstName' } } };
}

/** The people of each line of a text, which has a short office before a name where it is `spelledOut` otherwise. */
export function peopleOfLines(lines: readonly string[], spelledOut: readonly string[]): OfLine[][] {
  const folded = lines.map(foldLoose).join('\n');
  const isListed = (name: string): boolean => {
    const key = foldLoose(name);
    return folded.includes(key, folded.indexOf(key) + key.length);
  };
  const quorums = quorumLines(lines);
  return lines.map((line, at) => {
    const dated = datedPeople(line);
    if (dated) return dated.map((part) => ({ line: part }));
    const labeled = spelledOut[at] === line ? labeledIn(line, quorums.has(at), isListed) : null;
    return labeled ?? columnsOf(line).map((part) => ({ line: part }));
  });
}
