import type { Line } from '../cells.ts';
import { hasCutPhone, phonesIn } from '../looks.ts';
import { BULLET } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { asTable, type Said } from './as-table.ts';
import { filledLines } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

const TITLES = ['Name', 'Age', 'Phone', 'Email'];
/** 'Max Poe, age 13' and 'Max Poe (13)': a name, the number behind it, and what follows. */
const WITH_AGE =
  /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+)(?:(?:age|aged|edad|idade):?\s*(\d{1,2})\b|\((\d{1,2})\)|(?<=[,\s])(\d{1,2})(?=\s*(?:,|$)))\s*(?:(?:years|yrs)(?: old)?)?[,;:\s–-]*(.*)$/iu;
const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/;
const LEAST_READ = 0.7;
const UNCLEAR = 'This line has more than a name, an age, and a phone or an email, so we couldn’t tell whose they are.';

function cellsIn(line: string): string[] | null {
  const [, name = '', age = '', inside, between, rest = ''] = WITH_AGE.exec(line.replace(BULLET, '').trim()) ?? [];
  const number = inside ?? between;
  if (!looksLikeFullName(name)) return null;
  const [email = ''] = EMAIL.exec(rest) ?? [];
  const numbers = rest.replace(email, ' ');
  const [phone = '', ...more] = phonesIn(numbers);
  const left = numbers.replace(phone, '').replaceAll(/[\s,;:()–-]/g, '');
  if (left !== '' || more.length > 0 || hasCutPhone(numbers)) return null;
  // Whether a number without a word is an age is for the rules of names to tell.
  return [number === undefined ? name : `${name} (${number})`, age, phone, email];
}

/** A line for each person with an age behind the name, as lists of youth have; else null. */
export function linesWithAges(lines: readonly string[]): Line[] | null {
  const read = filledLines(lines).map((own) => ({ ...own, cells: isPageNote(own.text) ? null : cellsIn(own.text) }));
  const counted = read.filter((own) => !isPageNote(own.text));
  const found = counted.filter(({ cells }) => cells);
  if (found.length < 2 || found.length < counted.length * LEAST_READ) return null;
  const said = read.map((own): Said => (own.cells || isPageNote(own.text) ? own : { ...own, problem: UNCLEAR }));
  return asTable(TITLES, said);
}
