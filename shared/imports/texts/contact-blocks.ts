import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import type { Line } from '../cells.ts';
import { fieldOf, isContact } from '../columns.ts';
import { outsideOfLetter } from '../doubts/letter-lines.ts';
import { youngHeading } from '../headings/young-headings.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { readLine, shortened } from '../line-parts.ts';
import { partName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isSpelledBy } from '../same-person/spelled-names.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { IN_CHARGE, SOMEONE_ELSE } from '../other-people/whose-columns.ts';
import { asTable, ofNone, type Said } from './as-table.ts';
import { blockLine, isNameLine, isNameTitle, plainLine, type BlockLine } from './block-lines.ts';
import { isPageNote } from './page-notes.ts';

type Written = { row: number; line: string };
/** An entry of a person: what it says, by title; `doubt`: a line of it that no one can tell. */
type Entry = { values: Map<string, string>; isCallingLabeled: boolean; doubt: string | undefined };

const RULE = /^\s*([-=_*~•.–—])\1{2,}\s*$/;
const LONGEST_ENTRY = 14;

/** Lines with nothing between them. */
function blocksIn(lines: readonly Written[]): Written[][] {
  const blocks: Written[][] = [[]];
  for (const own of lines) {
    if (own.line.trim() === '' || RULE.test(own.line)) blocks.push([]);
    else blocks.at(-1)?.push(own);
  }
  return blocks.filter((block) => block.length > 0);
}

const isHeading = (line: string): boolean =>
  isTitle(line.trim()) || isGone(line.trim()) || isPageNote(line) || /^[^:]+[:：]\s*$/.test(line.trim());
const readLabel = (line: string): BlockLine | null => {
  const read = blockLine(line);
  return read.isLabeled ? read : null;
};

const LEAST_ABOVE = 2;
/** Whether most emails that spell a name spell that of the next entry: they stand above the names, and the first may be missing. */
function haveMailsAbove(entries: readonly Written[][]): boolean {
  const named = entries.map(([first, ...others]) => ({
    name: partName(plainLine(first?.line ?? '')),
    mails: others.map(({ line }) => blockLine(line)).filter(({ title }) => fieldOf(title ?? '') === 'email'),
  }));
  const spelled = named.flatMap(({ name, mails }, at) => {
    const next = named[at + 1]?.name;
    const isOf = (one: typeof name) => mails.some(({ text }) => isSpelledBy(text, one));
    return isOf(name) ? ['own'] : next && isOf(next) ? ['next'] : [];
  });
  const nexts = spelled.filter((whose) => whose === 'next').length;
  return nexts >= LEAST_ABOVE && nexts * 2 > spelled.length;
}

/** Where each entry begins: at its label for the name, or at a name with a phone or an email below it. */
function entriesIn(block: readonly Written[]): Written[][] {
  const labels = block.map(({ line }) => readLabel(line));
  const [first] = labels.flatMap((label) => label?.title ?? []);
  const again = labels.filter((label) => label && foldLoose(label.title ?? '') === foldLoose(first ?? ''));
  const isByLabel = again.length > 1 && isNameTitle(first ?? null);
  const starts = block.flatMap(({ line }, at) => {
    if (isByLabel) return again.includes(labels[at] ?? null) ? [at] : [];
    return !labels[at] && isNameLine(plainLine(line)) ? [at] : [];
  });
  // A calling between two people may be above the one or below the other, and so may a phone.
  const endsInContact = (end: number) => isContact(fieldOf(blockLine(block[end - 1]?.line ?? '').title ?? ''));
  const isNoteAt = (end: number) => blockLine(block[end - 1]?.line ?? '').title === null && !starts.includes(end - 1);
  const above = block.slice(0, starts[0]);
  const isTold = above.some(({ line }) => blockLine(line).title !== null);
  const ends = starts.map((_, i) => starts[i + 1] ?? block.length);
  // A note may be about the next person, unless there is none, or each has one line.
  const areEven = starts.every((start, i) => (ends[i] ?? 0) - start === 2);
  const mayHaveNotes = starts[0] === 0 && ends.filter(endsInContact).length > 1;
  // Behind a phone or an email it is of either, so both are asked about.
  const isEnd = (end: number) =>
    endsInContact(end) ||
    (mayHaveNotes &&
      (isNoteAt(end) ? end === block.length || areEven || endsInContact(end - 1) : end === block.length));
  const areApart = isByLabel || (!isTold && ends.every(isEnd));
  if (starts.length < 2 || !areApart) return [[...block]];
  const entries = starts.map((start, i) => block.slice(start, starts[i + 1] ?? block.length));
  if (!isByLabel && haveMailsAbove(entries)) return [[...block]];
  return above.length > 0 ? [above, ...entries] : entries;
}

/** 'Phone' behind 'Spouse: Tom' may be the spouse's. */
const isOfOthers = (title: string): boolean => SOMEONE_ELSE.test(foldLoose(title)) || IN_CHARGE.test(foldLoose(title));

/** Its name first or labeled, then what its lines tell; null where no line is a name. */
function entryOf(lines: readonly Written[]): Entry | null {
  const read = lines.map(({ line }) => blockLine(line));
  const labelAt = read.findIndex(({ title, isLabeled }) => isLabeled && isNameTitle(title));
  const hasLabel = labelAt >= 0;
  const isCallingAbove = read[0]?.title === 'Calling' && !read[0].isLabeled;
  const at = hasLabel ? -1 : isCallingAbove ? 1 : 0;
  const name = plainLine(lines[at]?.line ?? '');
  if (!hasLabel && (!isNameLine(name) || readLabel(lines[at]?.line ?? ''))) return null;
  const values = new Map<string, string>(hasLabel ? [] : [['Name', name]]);
  let doubt: string | undefined;
  let other = '';
  for (const [i, { title, text, isLabeled }] of read.entries()) {
    if (i === at) continue;
    // What stands above the label of the name may be the rest of another entry.
    if (i < labelAt) doubt ??= text;
    if (title === null || (!isLabeled && title === 'Calling' && values.has('Calling'))) doubt ??= text;
    // 'no phone' tells of the entry as a phone does.
    if (title !== null && text === '' && !isLabeled && !values.has(title)) values.set(title, '');
    if (title === null || text === '') continue;
    const isKnown = fieldOf(title) !== null || youngHeading(title) !== null;
    if (!isKnown && isOfOthers(title)) other = title;
    const own = isKnown && other !== '' && isContact(fieldOf(title)) ? `${title} (${other})` : title;
    const before = values.get(own);
    values.set(own, !before ? text : `${before}; ${text}`);
  }
  const isCallingLabeled = read.some(({ title, isLabeled }) => isLabeled && fieldOf(title ?? '') === 'calling');
  return { values, isCallingLabeled, doubt };
}

const told = ({ values, doubt }: Entry): boolean => values.size > 1 && doubt === undefined;
const LEAST_TOLD = 0.6;

const notOfOne = (text: string): string =>
  `“${shortened(text)}” is in this entry, so we couldn’t tell whether all of it is about one person. Please check.`;
const NO_NAME = 'This entry doesn’t begin with a first and last name, so we couldn’t read it.';
const OF_MESSAGE = 'This looks like part of the message, not a person on the list.';

/** The columns of what is read before those that are only listed. */
function titlesOf(entries: readonly Entry[]): string[] {
  const titles = [...new Set(entries.flatMap(({ values }) => [...values.keys()]))];
  const isKnown = (title: string) => fieldOf(title) !== null || youngHeading(title) !== null;
  return [...titles.filter(isKnown), ...titles.filter((title) => !isKnown(title))];
}

/** The last line of the entry above may be about the person below it. */
function withNoteAbove(entry: Entry | null, above: readonly Written[]): Entry | null {
  const last = above.length > 1 ? blockLine(above.at(-1)?.line ?? '') : null;
  return entry && last?.title === null ? { ...entry, doubt: entry.doubt ?? last.text } : entry;
}

type Part = { row: number; text: string; entry: Entry | null; isHeading: boolean };

function partsOf(block: readonly Written[], outside: ReadonlySet<number>): Part[] {
  const text = block.map(({ line }) => line.trim()).join(' · ');
  const [first] = block;
  if (!first) return [];
  if (outside.has(first.row)) return [{ row: first.row, text, entry: null, isHeading: false }];
  // Titles stand right above the first entry as well.
  const isAbove = isHeading(first.line) && blockLine(first.line).title === null;
  if (isAbove || (block.length === 1 && isHeading(first.line)))
    return [
      { row: first.row, text: first.line.trim(), entry: null, isHeading: true },
      ...partsOf(block.slice(1), outside),
    ];
  const entries = entriesIn(block);
  const areEven = entries.every(({ length }) => length === 2);
  return entries.map((lines, at) => ({
    row: lines[0]?.row ?? first.row,
    text: lines.map(({ line }) => line.trim()).join(' · '),
    entry: lines.length > LONGEST_ENTRY ? null : withNoteAbove(entryOf(lines), areEven ? [] : (entries[at - 1] ?? [])),
    isHeading: false,
  }));
}

/** 'Kim Lee 801-555-0101' above an email or an address: the phone in a line of its own, where most of such lines are so. */
function withPhonesApart(lines: readonly Written[]): Written[] {
  const read = lines.map(({ line }, at) => {
    if (!/\p{L}.*\d/u.test(line)) return null;
    const { name, parts, values, isPhoneUnclear } = readLine(line);
    const isPlain = parts.length === 0 && Object.keys(values).length === 1 && !isPhoneUnclear;
    if (!isPlain || values.phone === undefined || !isNameLine(name) || line.includes(':')) return null;
    const below = blockLine(lines[at + 1]?.line ?? '').title;
    return { name, phone: values.phone, isAbove: below !== null && /^(?:Email|Address)$/.test(below) };
  });
  const found = read.filter(Boolean);
  if (found.filter((one) => one?.isAbove).length * 2 <= found.length) return [...lines];
  return lines.flatMap((own, at) => {
    const apart = read[at];
    return apart ? [apart.name, apart.phone].map((line) => ({ ...own, line })) : [own];
  });
}

const PHONE_AND_EMAIL = /^\s*(?<phone>[+(]?\d[\d\s().+/-]{5,24}\d)[\s,;|·/]+(?<email>[^\s@]+@[^\s@]+)\s*$/u;
const LONGEST_CONTACT = 120;
/** '801-555-0101  kim@example.org' below a name: each in a line of its own. */
const contactsApart = (own: Written): Written[] => {
  const { phone, email } = (own.line.length <= LONGEST_CONTACT && PHONE_AND_EMAIL.exec(own.line)?.groups) || {};
  return phone && email ? [phone, email].map((line) => ({ ...own, line })) : [own];
};

/** Several lines for each person: the name, then a phone, an email, and whatever else, with labels or without; else null. */
export function contactBlocks(lines: readonly string[]): Line[] | null {
  const written = withPhonesApart(lines.flatMap((line, i) => contactsApart({ row: i + 1, line })));
  const filled = written.filter(({ line }) => line.trim() !== '');
  const letter = outsideOfLetter(filled.map(({ line }) => line));
  const outside = new Set([...letter].flatMap((at) => filled[at]?.row ?? []));
  const parts = blocksIn(written).flatMap((block) => partsOf(block, outside));
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  const counted = parts.filter(({ row, isHeading: isTitleOnly }) => !isTitleOnly && !outside.has(row));
  const sure = entries.filter(told);
  const [card] = sure;
  // Two phones of one card are one column.
  const isOneCard = counted.length === 1 && card && (card.values.size > 2 || card.values.get('Phone')?.includes('; '));
  if ((sure.length < 2 && !isOneCard) || sure.length < counted.length * LEAST_TOLD) return null;
  const titles = titlesOf(entries);
  if (titles.length > IMPORT_LIMITS.columns) return null;
  let isOfOne = false;
  const said = parts.map(({ row, text: whole, entry, isHeading: isTitleOnly }): Said => {
    if (entry) {
      const cells = titles.map((title) => entry.values.get(title) ?? '');
      // By itself, 'Teacher' may be what someone does for a living.
      const alone = isOfOne || entry.isCallingLabeled ? '' : (entry.values.get('Calling') ?? '');
      const problem = isOfficeOfAny(alone) ? ofNone(alone) : undefined;
      return { row, text: whole, cells, problem: entry.doubt === undefined ? problem : notOfOne(entry.doubt) };
    }
    isOfOne = isTitleOnly && isOrganization(whole);
    if (isTitleOnly) return { row, text: whole, cells: null };
    return { row, text: whole, cells: null, problem: outside.has(row) ? OF_MESSAGE : NO_NAME };
  });
  return asTable(titles, said);
}
