import { isContact, isOfName } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { isLikeRecordNumber } from '../looks.ts';
import { filledIn, holdsHelpers, isAboutThings, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { contactOwners } from './contact-owners.ts';
import { wordsByCells } from '../who-helps/words-by-cells.ts';
import { kinInHeadings } from './kin-words.ts';

const wholeWords = (usual: string, kin: string): RegExp => new RegExp(`${usual}|\\b(?:${kin})\\b`, 'u');

/** Headings of columns that name someone else than the person of the row, in the languages in which lists are written. */
export const SOMEONE_ELSE = wholeWords(
  String.raw`\b(?:spouses?|wife|husband|child|children|kids?|siblings?|relatives?|companions?|companionship|ministering|assigned|contact|emergency|caregivers?|sponsor|other adult|contacto|contato)\b|\bnext of kin\b`,
  kinInHeadings('inCharge', 'inNeed', 'married', 'children', 'others'),
);
/** Behind one's husband or wife, an only phone is the row's own, or both people's. */
export const MARRIED = wholeWords(String.raw`\b(?:spouses?|wife|husband)\b`, kinInHeadings('married'));
/** Behind a parent even a first phone is more likely the parent's. */
export const IN_CHARGE = wholeWords(
  String.raw`\b(?:parents?|guardians?|mother|father|mom|mum|mam|dad|grandparents?|grandmother|grandfather|grandma|grandpa|caregivers?|carer|responsible|emergency|ice|next of kin|(?:family|point of) contact|contact person)\b`,
  kinInHeadings('parents', 'inCharge', 'inNeed'),
);
/** Whom to call in need has a phone there, and hardly an email. */
export const IN_NEED = wholeWords(String.raw`\b(?:emergency|ice)\b`, kinInHeadings('inNeed'));
/** Whose phones are their parents', who are in the row. */
export const CHILDREN = wholeWords(
  String.raw`\b(?:child|children|kids?|sons?|daughters?|family members)\b`,
  kinInHeadings('children'),
);
/** 'Individual Phone' and 'Household Phone' say themselves whose they are. */
const SAYS_WHOSE = /^(?:individual|personal|own|household|family|home|student|youth|member)/;
/** 'Phone 2' and 'Second Phone'. */
const isSecond = (folded: string): boolean => /(?:^| |\D)[2-9]$|^(?:2nd|second|secondary|other) /.test(folded);
// Beside 'Phone', 'Phone.1' is the second, as data tools call a repeated heading.
export const isNext = (title: string, folded: readonly string[]): boolean =>
  isSecond(title) || (title.endsWith(' 1') && folded.includes(title.slice(0, -2)));

/**
 * The columns that are another person's: behind 'Spouse' a second 'Phone' is the spouse's, beside 'Name 2' so is 'Phone 2',
 * and directly behind a column of other people than a spouse, whatever its heading, so is any, unless it is one of the row's own (`ofRow`).
 */
export function othersColumns(sheet: WrittenSheet, ofRow: ReadonlySet<number>): Set<number> {
  const { titles, fields, cells } = sheet;
  const folded = titles.map((title, at) => wordsByCells(title, filledIn(cells, at)));
  // 'Cell' and 'Wife' as the types of phones are about no one else's columns.
  const types = new Set(
    contactOwners(sheet).flatMap(({ column, isType, isBehind }) => (isType || isBehind ? [column] : [])),
  );
  const found = behindOthers(folded, fields, ofRow, types);
  const sayWhose = (column: number) => SAYS_WHOSE.test(folded[column] ?? '');
  const own = fields.findIndex(isOfName);
  // 'Name 2' beside 'Name 1' is someone else.
  for (const [at, field] of fields.entries())
    if (field !== 'lastName' && isOfName(field) && isNext(folded[at] ?? '', folded) && fields.indexOf(field) < at)
      found.add(at);
  // A yes or no, or a record's number, below 'Member' names no one.
  for (const [at, field] of fields.entries()) {
    const filled = field === 'name' ? filledIn(cells, at) : [];
    const hasOthers = fields.some((other, column) => column !== at && isOfName(other));
    if (hasOthers && filled.length > 0 && filled.every((cell) => answerIn(cell) !== null || isLikeRecordNumber(cell)))
      found.add(at);
  }
  const isOther = (column: number) =>
    !fields[column] && !types.has(column) && titles[column] !== '' && !isAboutThings(folded[column] ?? '');
  const others = titles.flatMap((_, column) =>
    found.has(column) ||
    (isOther(column) &&
      (SOMEONE_ELSE.test(folded[column] ?? '') ||
        IN_CHARGE.test(folded[column] ?? '') ||
        mayHoldPeople(filledIn(cells, column))))
      ? [column]
      : [],
  );
  for (const [at, field] of fields.entries()) {
    const [first, title] = [fields.indexOf(field), folded[at] ?? ''];
    const isNumbered = isNext(title, folded) || folded.indexOf(title) < at;
    // Before 'Spouse' or 'Emergency Contact,' a second phone is the row's own, as the first is.
    const mayBeTheirs = others.some((other) => other < at || fields[other]);
    if (mayBeTheirs && field && !isOfName(field) && first < at && isNumbered && !sayWhose(at)) found.add(at);
  }
  for (const at of others) {
    const isOfFamily = [CHILDREN, MARRIED].some((words) => words.test(folded[at] ?? ''));
    if (fields[at] || isOfFamily || !holdsHelpers(titles[at] ?? '', filledIn(cells, at))) continue;
    for (let column = at + 1; column < titles.length && column !== own; column += 1) {
      if (fields[column] && !isContact(fields[column])) break;
      if (fields[column] && !sayWhose(column) && !ofRow.has(column)) found.add(column);
    }
  }
  return found;
}

function behindOthers(
  folded: readonly string[],
  fields: WrittenSheet['fields'],
  ofRow: ReadonlySet<number>,
  types: ReadonlySet<number>,
): Set<number> {
  const found = new Set<number>();
  const own = fields.findIndex(isOfName);
  const isRepeated = (column: number, from: number, to: number) =>
    !SAYS_WHOSE.test(folded[column] ?? '') && fields.slice(from, to).includes(fields[column] ?? null);
  for (const [at, title] of folded.entries()) {
    const isInCharge = IN_CHARGE.test(title);
    if (fields[at] || !(IN_CHARGE.test(title) || SOMEONE_ELSE.test(title))) continue;
    const [end, from, to] = at < own ? [own, own, fields.length] : [fields.length, 0, at];
    const behind = fields.flatMap((field, column) =>
      field && column > at && column < end && !ofRow.has(column) ? [column] : [],
    );
    const hasRepeated = behind.some((column) => isRepeated(column, from, to));
    // No roster of children has their parents' birthdays.
    const isOwnBirthday = (column: number) =>
      IN_CHARGE.test(title) && /^(?:birthYear|age)$/.test(fields[column] ?? '') && !isRepeated(column, from, to);
    for (const column of behind)
      if (
        !SAYS_WHOSE.test(folded[column] ?? '') &&
        !isOwnBirthday(column) &&
        (hasRepeated || (isInCharge && isContact(fields[column])))
      )
        found.add(column);
  }
  // Two columns of the very same heading with others between them are hardly one person's, nor is what follows.
  const again = folded.findIndex((title, at) => {
    const first = folded.indexOf(title);
    const isOneGroup = fields.slice(first, at).every((field, i) => field === fields[at] || types.has(first + i));
    return title !== '' && first < at && fields[first] && fields[at] && !isOfName(fields[at]) && !isOneGroup;
  });
  if (again > 0)
    for (const [at, field] of fields.entries())
      if (at === again || (at > again && isContact(field) && !SAYS_WHOSE.test(folded[at] ?? ''))) found.add(at);
  return found;
}
