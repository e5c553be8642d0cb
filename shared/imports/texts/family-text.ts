import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { mayBeName } from '../headings/name-evidence.ts';
import { AND } from '../households/children.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { blockLine, isNameLine } from './block-lines.ts';
import { directoryLines } from './directory-text.ts';
import { listLines } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

/** In Spanish, neither a wife nor a child has the last name of a 'Familia Ruiz'. */
const FAMILY = /^(?:the )?(\p{L}[\p{L}\p{M}'’ -]{0,40}?) (?:family|household)$/iu;
const COUPLE =
  /^(\p{L}[\p{L}\p{M}'’ -]{0,40}), *(\p{L}[\p{L}\p{M}.'’ -]{0,40}?) *(?:&| and | y | e | und | et ) *(\p{L}[\p{L}\p{M}.'’ -]{0,40}?)(?:\s{2,}|\t|$)/u;
const CHILDREN = /^(?:(?:and|y|e) )?(?:kids?|child(?:ren)?|sons?|daughters?|hij[oa]s?|filh[oa]s?|ni[ñn][oa]s?)\b:? */iu;
const OUTSIDE_PARENTHESES = /[,;](?![^()]*\))/;

/** Words in the place of a first name: 'Bell, Carl & Son'. */
export const isRelative = (word: string): boolean =>
  /^(?:sons?|daughters?|co|company|family|kids?|child(?:ren)?|wife|husband|spouse|girls|boys|mom|dad|baby|others?|guests?|parents?)$/.test(
    foldLoose(word),
  );

/** The family before a colon: 'Ames family', and 'Ames' where it is known as a last name. */
function familyBefore(text: string): { family: string; isCalledSo: boolean } | null {
  const [, called] = FAMILY.exec(text) ?? [];
  if (called !== undefined) return { family: called, isCalledSo: true };
  const last = foldLoose(text).split(' ').at(-1) ?? '';
  const isLast = !isKnownCalling(text) && mayBeName({ first: '', last, count: 2, isSmall: false });
  return isLast && /^\p{Lu}[\p{L}\p{M}'’ -]{1,30}$/u.test(text) ? { family: text, isCalledSo: false } : null;
}

/** 'Sam - 801-555-0102' */
const BEFORE_CONTACT = /\s+[-–—:]\s+(?=[\d(+]|\S+@)/;
const withoutContacts = (text: string): string => text.replaceAll(/\(?\+?[\d(][\d\s().-]{6,}\)?|\S+@\S+/g, ' ').trim();
/** A first name, or two of them, and what stands beside them. */
const isMember = (text: string): boolean =>
  text
    .replace(/\(\d{1,2}\)/, '')
    .split(AND)
    .every(
      (one) =>
        /^\p{Lu}/u.test(one.trim()) &&
        !isRelative(one) &&
        isOfGivenNames(withoutContacts(one)) &&
        !/\d$/.test(withoutContacts(one)),
    );

/** 'Ames family: Tom (801-555-0101), Nancy, kids Lucy, Sam' → the family, and each of its people in a line below. */
function linesOfFamily(line: string): { lines: string[]; isCalledSo: boolean } | null {
  const [, before = '', rest = ''] = /^\s*([^:]{2,60}):\s*(\S.*)$/.exec(line) ?? [];
  const known = before === '' ? null : familyBefore(before.trim());
  if (!known) return null;
  const members = rest
    .split(OUTSIDE_PARENTHESES)
    .map((member) => member.trim().replace(CHILDREN, '').replace(/\.$/, '').replace(BEFORE_CONTACT, ' '))
    // Whose phone it is behind two names stays open.
    .flatMap((member) => (withoutContacts(member) === member ? member.split(AND).map((one) => one.trim()) : [member]))
    .filter(Boolean);
  if (!members.every(isMember)) return null;
  const spaced = members.map((member) => member.replace(/\(([^()]*\d{3}[^()]*|\S+@\S+)\)/, '  $1'));
  const own = spaced.flatMap((member, at) => (withoutContacts(member) === member.trim() ? [] : [at]));
  const last = spaced.at(-1) ?? '';
  // At the end of the line it may be anyone's: it is the family's.
  const isOfFamily = own.length === 1 && own[0] === spaced.length - 1 && spaced.length > 1;
  const contacts = isOfFamily ? last.slice(withoutContacts(last).length).trim() : '';
  const below = isOfFamily ? [...spaced.slice(0, -1), withoutContacts(last)] : spaced;
  const heading = [`${known.family} family`, contacts].filter(Boolean).join('\t');
  return { lines: [heading, ...below.map((member) => `    ${member}`)], isCalledSo: known.isCalledSo };
}

const LEAST_FAMILIES = 2;

/** A line for each family. */
function familiesInLines(lines: readonly string[]): string[] | null {
  const read = lines.map((line) => ({ line, found: linesOfFamily(line) }));
  const found = read.flatMap((own) => own.found ?? []);
  const others = read.filter((own) => !own.found && own.line.trim() !== '').map((own) => own.line);
  const hasContacts = lines.some((line) => withoutContacts(line).length < line.trim().length - 6);
  const areFamilies = found.some(({ isCalledSo }) => isCalledSo) || hasContacts;
  if (found.length < LEAST_FAMILIES || others.some((line) => !isPageNote(line)) || !areFamilies) return null;
  return read.flatMap((own) => own.found?.lines ?? [own.line]);
}

type Home = { heading: string; beside: string[]; below: string[]; heads: string[] };

const OF_CONTACT = /(?:['’]s)?(?: (?:cell|mobile|phone|e-?mail))?$/i;
/** A line below a family: beside its name, below it, or as it was written. */
function addTo(home: Home, line: string): void {
  const { title, text, isLabeled } = blockLine(line);
  // 'Tom’s cell'
  const whose = foldLoose((title ?? '').replace(OF_CONTACT, ''));
  const isOfBoth = /phone$|^email$|^address$/i.test(title ?? '') || (!isLabeled && /phone/i.test(title ?? ''));
  if (isOfBoth && home.below.length === 0) home.beside.push(text);
  else if (isLabeled && CHILDREN.test(`${title}:`))
    home.below.push(...text.split(/[,;]|\s(?:and|y|e|&)\s/).map((one) => one.trim()));
  else if (isLabeled && home.heads.includes(whose)) home.below.push(`${title?.slice(0, whose.length)}  ${text}`);
  else home.below.push(line.trim());
}

/** 'Ames, Tom & Nancy', and 'Beck, Thomas', who lives alone or has children. */
function homeOf(line: string): Home | null {
  const [, , husband, wife] = COUPLE.exec(line) ?? [];
  const heads = [husband, wife].flatMap((one) => one?.trim() ?? []);
  const isCouple = heads.length === 2 && heads.every((one) => isOfGivenNames(one) && !isRelative(one));
  if (!isCouple && !(line.includes(',') && isNameLine(line))) return null;
  return { heading: line, beside: [], below: [], heads: isCouple ? heads.map(foldLoose) : [] };
}

/** Whose phone it is in a home of one adult with children, no one can tell. */
function linesOfHome({ heading, beside, below, heads }: Home): string[] {
  const isOfHome = heads.length > 0 || below.length === 0;
  const [own, apart] = isOfHome ? [beside, []] : [[], beside];
  return [[heading, ...own].join('\t'), ...[...apart, ...below].filter(Boolean).map((one) => `    ${one}`)];
}

/** Families with a few lines below each: phones and addresses of both, the phone of one of them, and the children. */
function familiesInBlocks(lines: readonly string[]): string[] | null {
  const [above, homes]: [string[], Home[]] = [[], []];
  const isIndented = lines.some((line) => /^\s+\S/.test(line));
  let isStart = true;
  for (const line of lines) {
    const own = homes.at(-1);
    const home = /^\s/.test(line) || !(isStart || isIndented) ? null : homeOf(line.trim());
    if (line.trim() === '') isStart = true;
    else if (isPageNote(line) && !own) above.push(line);
    else if (home) homes.push(home);
    // Whoever stands below something else is no one of the family above.
    else if (!own || isStart || (isIndented && !/^\s/.test(line) && blockLine(line).title === null)) return null;
    else addTo(own, line);
    if (line.trim() !== '') isStart = false;
  }
  const couples = homes.filter(({ heads }) => heads.length > 0);
  if (couples.length < LEAST_FAMILIES || homes.every(({ below }) => below.length === 0)) return null;
  return [...above, ...homes.flatMap(linesOfHome)];
}

/**
 * Families as people write them, as the name of each family with its people indented below: 'Ames family: Tom, Nancy',
 * couples with lines below them, and a directory's page. The text itself where it is anything else.
 */
export function familyText(text: string): string {
  const lines = listLines(text);
  const written = lines && (directoryLines(lines) ?? familiesInLines(lines) ?? familiesInBlocks(lines));
  return written ? written.join('\n') : text;
}
