import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { OUTSIDE } from '../doubts/letter-lines.ts';
import { readLine, unread } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import type { RawTable } from '../rows.ts';
import { isSignedAlone } from '../texts/first-words.ts';
import { CONTACT, CONTACT_ALONE, DIVIDING, LEAST_OF_LIST, SENT_FROM } from './signatures.ts';

/** 'Office: 801-555-0199', 'www.pratt.example', 'C 801-555-0199 | O 801-555-0198': how to reach whoever signs. */
const LABELED = /^\W*(?:\p{L}{1,10}[.:]?\s+)?\+?\(?\d[\d\s().+|/,-]{5,}(?:\p{L}[\p{L}\s.:|/,\d()+-]*)?$/u;
const SITE = /(?:^|\s)(?:https?:\/\/|www\.)\S+/i;
const MOST_BEHIND = 8;
/** A longer line is neither a person nor a part of a signature; to look into it would take long. */
const LONGEST = 200;
const isShort = (line: string): boolean => line.length <= LONGEST;

const isReach = (line: string): boolean =>
  CONTACT_ALONE.test(line) || LABELED.test(line) || SITE.test(line) || SENT_FROM.test(foldLoose(line));
const wordsOf = (text: string): string[] => foldLoose(text).split(' ');
const isBareName = (line: string): boolean => !CONTACT.test(line) && looksLikeFullName(line.trim());

/** Whether a line is someone of a list: a name with a phone, an email, or a calling in the same line. */
function isListed(line: string): boolean {
  const { name, values } = readLine(line);
  return looksLikeFullName(name) && Object.keys(values).length > 0;
}

/** 'Ken Pratt', 'Pratt Insurance', '801-555-0199': one name, and no one else's. */
function isOfOne([first = '', ...behind]: readonly string[]): boolean {
  if (!isBareName(first) || !behind.some(isReach) || behind.some((line) => !isReach(line) && isListed(line)))
    return false;
  const own = wordsOf(first);
  return behind.every((line) => {
    const [given = '', ...others] = wordsOf(line);
    return !isBareName(line) || [given, ...others].some((word) => own.includes(word)) || !isUsualGiven(given);
  });
}

/** Where the signature of a message begins: behind a line of dashes or 'Sincerely,' that no list stands behind; -1 for none. */
function blockAt(lines: readonly string[]): number {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]));
  const start = filled.findLastIndex(({ line }) => isShort(line) && (DIVIDING.test(line) || isSignedAlone(line)));
  const behind = filled.slice(start + 1).map(({ line }) => line);
  if (start < 0 || behind.length > MOST_BEHIND || !behind.every(isShort) || !isOfOne(behind)) return -1;
  const short = filled.map(({ line }) => line).filter(isShort);
  const above = short.slice(0, short.length - behind.length - 1);
  // Between entries of several lines each, dashes part people.
  const isOfBlocks =
    short.filter((line) => DIVIDING.test(line)).length > 1 || above.some((line) => CONTACT_ALONE.test(line));
  const isList = above.filter((line) => CONTACT.test(line) || looksLikeFullName(readLine(line).name)).length;
  return isOfBlocks || isList < LEAST_OF_LIST ? -1 : (filled[start]?.at ?? -1);
}

/** Reads what stands above a signature, and shows each line of that as skipped. */
export function aboveSignature(text: string, read: (above: string) => RawTable): RawTable {
  const lines = text.split(/\r\n|\r|\n/);
  const at = blockAt(lines);
  if (at < 0) return read(text);
  const table = read(lines.slice(0, at).join('\n'));
  const last = Math.max(at, ...table.rows.map(({ row }) => row));
  const skipped = lines.slice(at).flatMap((line, i) => {
    const isSaid = line.trim() !== '' && !DIVIDING.test(line);
    return isSaid ? [{ row: last + i + 1, ...unread(line, OUTSIDE) }] : [];
  });
  return { ...table, rows: [...table.rows, ...skipped] };
}
