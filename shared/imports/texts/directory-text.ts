import { foldLoose } from '#shared/text/fold.ts';
import { isAddress } from '../callings.ts';
import { looksLikePhone } from '../looks.ts';
import { isRealAddress } from '../tidy.ts';
import { AND } from '../households/children.ts';
import { beforeFamily, isOfGivenNames } from '../households/naming.ts';
import { isTownAndCode } from './broken-addresses.ts';
import { filledLines } from './list-lines.ts';
import { isPageNote, isStake, unitIn } from './page-notes.ts';

/** 'Adams, Robert & Karen', 'Baker, Ann' */
const HEADING = /^(\p{L}[\p{L}\p{M}'’ -]{0,40}), *(\p{L}[\p{L}\p{M}.'’ &-]{0,60})$/u;
type Person = { name: string; isHead: boolean; contacts: string[] };
type Home = { family: string; heads: string[]; beside: string[]; people: Person[] };

const isContact = (line: string): boolean => looksLikePhone(line) || isRealAddress(line);
const isPlace = (line: string): boolean => isAddress(line) || isTownAndCode(line);

/** The first names of 'Robert' or 'Robert Adams' in the family Adams; null for any other line. */
function givenIn(line: string, { family, heads }: Home): string | null {
  const folded = foldLoose(line);
  const given = beforeFamily(line, family) ?? line;
  const isOwnName = heads.some((head) => folded.startsWith(`${head} `));
  return isOfGivenNames(given) || isOwnName ? given : null;
}

function addTo(home: Home, line: string): boolean {
  const person = home.people.at(-1);
  if (isPlace(line)) home.beside.push(line);
  else if (isContact(line)) (person?.contacts ?? home.beside).push(line);
  else {
    const given = /[,\d]/.test(line) ? null : givenIn(line, home);
    if (given === null) return false;
    const isHead = home.heads.some((head) => foldLoose(given) === head || foldLoose(given).startsWith(`${head} `));
    home.people.push({ name: given, isHead, contacts: [] });
  }
  return true;
}

/** A phone at the end, below a child, may be the family's where no parent has one. */
function linesOf({ family, beside, people }: Home): string[] {
  const haveOwn = people.some(({ isHead, contacts }) => isHead && contacts.length > 0);
  const lines = people.flatMap(({ name, isHead, contacts }) =>
    isHead || haveOwn ? [[name, ...contacts].join('\t')] : [name, ...contacts],
  );
  return [[`${family} family`, ...beside].join('\t'), ...lines.map((line) => `    ${line}`)];
}

const LEAST_HOMES = 2;

/**
 * A directory copied from a web page: each family with its address, and then each of its people by name again, with phone and
 * email in lines of their own. As lines of families with their people indented below, or null where it is anything else.
 */
export function directoryLines(lines: readonly string[]): string[] | null {
  const [above, homes]: [string[], Home[]] = [[], []];
  for (const { text } of filledLines(lines)) {
    const home = homes.at(-1);
    const isNote = isPageNote(text) || (!home && (isStake(text) || unitIn(text) !== null));
    const [, family, given] = isNote ? [] : (HEADING.exec(text) ?? []);
    if (family && given && !isPlace(text))
      homes.push({ family, heads: given.split(AND).map((one) => foldLoose(one)), beside: [], people: [] });
    else if (isNote) above.push(text);
    else if (!home || !addTo(home, text)) return null;
  }
  const isNamedAgain = ({ heads, people }: Home) =>
    heads.every((head) => people.some(({ name, isHead }) => isHead && foldLoose(name).startsWith(head)));
  const hasContacts = homes.some(({ people }) => people.some(({ contacts }) => contacts.length > 0));
  return homes.length >= LEAST_HOMES && homes.every(isNamedAgain) && hasContacts
    ? [...above, ...homes.flatMap(linesOf)]
    : null;
}
