import { foldLoose } from '#shared/text/fold.ts';
import { isAddress } from '../callings.ts';
import type { Line } from '../cells.ts';
import { fieldOf, isContact } from '../columns.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { AND } from '../households/children.ts';
import { isRelative } from './family-text.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { hasCutPhone } from '../looks.ts';
import { personInHome } from '../household-notes/named-people.ts';
import { saidOfEach } from '../household-notes/whose-notes.ts';
import { BULLET, ignored, readLine, shortened, TWO_PEOPLE } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';
import { contactsIn, ownOfEach } from '../side-by-side/own-of-each.ts';
import { mayBeOwner } from '../remarks/words-beside-contacts.ts';
import { asTable, type Said } from './as-table.ts';
import { blockLine } from './block-lines.ts';
import { filledLines, type ListLine } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

const TITLES = ['Name', 'Phone', 'Email', 'Calling', OF_BOTH, 'Notes', 'Address'];
const LEAST_COUPLES = 2;
const LEAST_READ = 0.8;
/** What stands behind it is no part of a name. */
const BEFORE_REMARK = /\d|\(|\s[-–—]\s/;
const UNCLEAR = 'This line isn’t a name or a couple with a phone or an email, so we couldn’t read it.';

const LAST_BEHIND = /^(\p{Lu}\S*) (?:&|and|und|et) (\p{Lu}\S*) (\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?)$/u;
/** 'Tom & Nancy Ames' → Tom Ames and Nancy Ames */
export function withLastBehind(name: string): string[] | null {
  const [, one = '', other = '', last = ''] = LAST_BEHIND.exec(name) ?? [];
  const both = [one, other];
  const isCouple = last !== '' && !both.some(isRelative) && both.some((given) => isUsualGiven(foldLoose(given)));
  const [first = ''] = last.split(' ');
  // 'Tom & Ann Marie Bell'
  return isCouple && !isGivenNameForSure(foldLoose(first)) ? both.map((given) => `${given} ${last}`) : null;
}

/** 'Tom & Nancy Ames', 'Tom Ames and Nancy Bell' */
export function isCouple(name: string): boolean {
  if (!AND.test(name) || name.includes(',')) return false;
  const both = name.split(AND).map((one) => one.trim());
  const areWhole = both.length === 2 && both.every((one) => looksLikeFullName(one));
  return areWhole
    ? both.every((one) => isUsualGiven(foldLoose(one.split(' ')[0] ?? '')))
    : withLastBehind(name) !== null;
}

/** 'Tom & Nancy Ames', 'Ames, Tom & Nancy' → both; null for anything else. */
export function bothOfCouple(name: string): string[] | null {
  if (!name.includes(',')) return withLastBehind(name);
  const [last = '', given = '', ...more] = name.split(',');
  const both = given.split(AND).map((one) => one.trim());
  const isPair =
    more.length === 0 &&
    // In Spanish, a wife keeps her own last name.
    !/\s[ye]\s/.test(given) &&
    both.length === 2 &&
    both.every((one) => isOfGivenNames(one) && !isRelative(one) && looksLikeFullName(`${last}, ${one}`));
  return isPair ? both.map((one) => `${last}, ${one}`) : null;
}

/** The name at the start of a line, before a phone, an email, or a label in front of it. */
const NAMES_FIRST = /^[^\d@+(:]{5,80}/;
/**
 * 'Tom & Nancy Ames 801-555-0101 (Tom), 801-555-0102 (Nancy)' → a line for each; null for a line that doesn't tell whose
 * everything is.
 */
export function eachOfCouple(written: string): string[] | null {
  const line = written.replace(BULLET, '').trim();
  const [begin = ''] = AND.test(line) && /\d|@/.test(line) ? (NAMES_FIRST.exec(line) ?? []) : [];
  const words = begin.trim().split(' ');
  // The last word of it may be the label of the phone behind it, or the beginning of an email.
  for (const end of [words.length, words.length - 1, words.length - 2]) {
    const names = bothOfCouple(
      words
        .slice(0, end)
        .join(' ')
        .replace(/[\s,;:–—-]+$/, ''),
    );
    const owned = names && ownOfEach(line, names);
    const isWhole = owned && bothOfCouple(owned.before)?.join() === names.join();
    if (isWhole) return names.map((name, i) => [name, owned.own[i]].filter(Boolean).join('  '));
  }
  return null;
}

/** The one remark in a line, '' where it has none; null for several, for an address, and for what has no words. */
function wordsBeside(parts: readonly string[], beside: readonly string[]): string | null {
  const [words = ''] = beside;
  if (beside.length !== parts.length || beside.length > 1) return null;
  return words === '' || (/\p{L}{2}/u.test(words) && !isAddress(words)) ? words : null;
}
/** What is said of someone is a note; another name, which may be whose the phone is, stays behind the name, to be asked about. */
const withWords = ([name = '', ...others]: readonly string[], words: string): string[] =>
  mayBeOwner(words) ? [`${name} (${words})`, ...others, ''] : [name, ...others, words];
const inHome = (name: string) => personInHome({ row: 0, values: { name } }, '');

/** 'Ames, Tom & Nancy  801-555-0100' → Tom and Nancy; whose phone it is, no one can tell. */
function cellsIn(line: string): string[][] | null {
  if (hasCutPhone(line)) return null;
  const each = eachOfCouple(line)?.map(cellsIn);
  if (each) return each.every((one) => one?.length === 1) ? each.flatMap((one) => one ?? []) : null;
  const { name, parts, values, remarks, beside } = readLine(line);
  const isOne = !AND.test(name);
  const words = wordsBeside(parts, beside);
  if (words === null || (isOne && remarks.join() !== ignored(beside).join())) return null;
  const { phone = '', email = '', calling = '' } = values;
  if (isOne) return looksLikeFullName(name) ? [withWords([name, phone, email, calling, ''], words)] : null;
  const ofBoth = contactsIn(line)
    .map(({ text }) => text)
    .join(', ');
  const both = (calling === '' ? bothOfCouple(name) : null) ?? [];
  const said = saidOfEach(words, both.map(inHome));
  return both.length === 0
    ? null
    : both.map((one, i) => withWords([one, '', '', '', i === 0 ? ofBoth : ''], said[i]?.judged ?? ''));
}

/** `named`: what stands below a couple with the name of one of them before it. */
type WithBelow = ListLine & { address: string; named: string[] };
const withNamed = (text: string, named: readonly string[]): string[] | null =>
  eachOfCouple(`${readLine(text).name} ${named.join(', ')}`);
/**
 * 'Ames, Tom & Nancy', '123 Maple St', 'Cell: 801-555-0101', and, where they are `named`, 'Tom: 801-555-0101': what stands below
 * a name, with the line of the name.
 */
function blocksJoined(lines: readonly ListLine[], hasCouples: boolean, areNamed: boolean): WithBelow[] {
  const joined: WithBelow[] = [];
  for (const line of lines) {
    const [{ title }, above] = [blockLine(line.text), joined.at(-1)];
    const isOfBoth = title !== null && isContact(fieldOf(title));
    if (above && title === 'Address') above.address = [above.address, line.text].filter(Boolean).join(', ');
    else if (above && isOfBoth && (hasCouples || !/:/.test(line.text))) above.text += `  ${line.text}`;
    else if (above && areNamed && withNamed(above.text, [line.text])) above.named.push(line.text);
    else joined.push({ ...line, address: '', named: [] });
  }
  return joined;
}

/** A name or a couple with what its line says, and with what the lines below say of each of the two. */
function peopleOf({ text, named }: WithBelow): string[][] | null {
  const people = cellsIn(text);
  if (named.length === 0) return people;
  const each = withNamed(text, named)?.map((line) => cellsIn(line)?.[0]);
  if (!people || !each?.every(Boolean)) return null;
  return people.map((cells, i) => cells.map((cell, k) => cell || (each[i]?.[k] ?? '')));
}

/**
 * A line for each couple: 'Ames, Tom & Nancy  801-555-0100', with others who are alone between them, or a few lines, with
 * their address and phone below; else null.
 */
export function coupleLines(lines: readonly string[]): Line[] | null {
  // Whoever is written farther to the right is of the family above.
  if (lines.some((line) => /^\s+\S/.test(line))) return null;
  const filled = filledLines(lines);
  const heads = filled.filter(({ text }) => bothOfCouple(text) !== null);
  // Families by their last names are read with their households.
  const areNamed = heads.length === 1 || !heads.some(({ text }) => text.includes(','));
  const read = blocksJoined(filled, heads.length > 0, areNamed).map((own) => {
    const isNote = isPageNote(own.text);
    return { ...own, isNote, people: isNote ? null : peopleOf(own) };
  });
  const couples = read.filter(({ people }) => people?.length === 2);
  const counted = read.filter(({ isNote }) => !isNote);
  const found = counted.filter(({ people }) => people);
  const hasCommas = counted.map(({ text }) => text.split(BEFORE_REMARK)[0]?.includes(',') ?? false);
  // 'Ames, Tom & Nancy' beside 'Ann Bell': which of her names is the last?
  if (new Set(hasCommas).size > 1) return null;
  const isOne =
    couples.length === 1 && heads.length === 1 && found.length === counted.length && counted.length < filled.length;
  if (couples.length < LEAST_COUPLES && !isOne) return null;
  if (found.length < counted.length * LEAST_READ) return null;
  const said = read.flatMap(({ row, text, address, isNote, people }): Said[] => {
    const own = { row, text };
    if (people) return people.map((cells, i) => ({ ...own, cells: [...cells, i === 0 ? address : ''] }));
    const problem = isCouple(readLine(text).name) ? `“${shortened(text)}” ${TWO_PEOPLE}` : UNCLEAR;
    return [{ ...own, cells: null, ...(isNote ? {} : { problem }) }];
  });
  return asTable(TITLES, said)?.map((line, i) => ({ ...line, row: i + 1 })) ?? null;
}
