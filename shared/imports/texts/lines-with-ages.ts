import type { Line } from '../cells.ts';
import { hasCutPhone, phonesIn } from '../looks.ts';
import { BULLET } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { asTable, type Said } from './as-table.ts';
import { filledLines } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

const TITLES = ['Name', 'Age', 'Sex', 'Phone', 'Email', 'Date'];
/** 'Max Poe, age 13' and 'Max Poe (13)': a name, the number behind it, and what follows. */
const WITH_AGE =
  /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+)(?:(?:age|aged|edad|idade):?\s*(\d{1,2})\b|\((\d{1,2})\)|(?<=[,\s])(\d{1,2})(?=\s*(?:,|$)))\s*(?:(?:years|yrs)(?: old)?)?[,;:\s–-]*(.*)$/iu;
/** 'Mark Boyd M 46' */
const WITH_SEX = /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+)([MF])(?:,\s*|\s+)(\d{1,2})(?=\s|,|$)[,;:\s–-]*(.*)$/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
/** 'Lisa Boyd 3/9', whatever falls on that day. */
const WITH_DAY =
  /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+|\s*[-–—:]\s*)((?:\d{1,2}\/){1,2}\d{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2})(?=\s|,|$)[,;:\s–-]*(.*)$/iu;
const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/;
/** A date of birth behind the age. */
const DATE = new RegExp(
  String.raw`\b(?:\d{1,2} ${MONTH} \d{4}|${MONTH} \d{1,2},? \d{4}|\d{1,2}/\d{1,2}/\d{4})(?=\s|,|$)`,
  'iu',
);
const LEAST_READ = 0.7;
const UNCLEAR = 'This line has more than a name, an age, and a phone or an email, so we couldn’t tell whose they are.';

type Told = { name: string; age: string; sex: string; day: string; rest: string };
function toldIn(line: string): Told | null {
  const [, someone = '', day = '', behind = ''] = WITH_DAY.exec(line) ?? [];
  // 'April 14' of Emma April is an age.
  if (looksLikeFullName(someone)) return { name: someone, age: '', sex: '', day, rest: behind };
  const [, person = '', sex = '', years = '', more = ''] = WITH_SEX.exec(line) ?? [];
  if (looksLikeFullName(person)) return { name: person, age: years, sex, day: '', rest: more };
  const [, name, age = '', inside, between, rest = ''] = WITH_AGE.exec(line) ?? [];
  const number = inside ?? between;
  if (name === undefined || !looksLikeFullName(name)) return null;
  // Whether a number without a word is an age is for the rules of names to tell.
  return { name: number === undefined ? name : `${name} (${number})`, age, sex: '', day: '', rest };
}

function cellsIn(line: string): string[] | null {
  const told = toldIn(line.replace(BULLET, '').trim());
  if (told === null) return null;
  const { name, age, sex, day, rest } = told;
  const [email = ''] = EMAIL.exec(rest) ?? [];
  const [born = ''] = age !== '' && day === '' ? (DATE.exec(rest) ?? []) : [];
  const numbers = rest.replace(email, ' ').replace(born, ' ');
  const [phone = '', ...more] = phonesIn(numbers);
  const left = numbers.replace(phone, '').replaceAll(/[\s,;:()–-]/g, '');
  return left !== '' || more.length > 0 || hasCutPhone(numbers) ? null : [name, age, sex, phone, email, day || born];
}

/** A line for each person with an age or a day behind the name, as lists of youth and of birthdays have; else null. */
export function linesWithAges(lines: readonly string[]): Line[] | null {
  const read = filledLines(lines).map((own) => ({ ...own, cells: isPageNote(own.text) ? null : cellsIn(own.text) }));
  const counted = read.filter((own) => !isPageNote(own.text));
  const found = counted.filter(({ cells }) => cells);
  if (found.length < 2 || found.length < counted.length * LEAST_READ) return null;
  const said = read.map((own): Said => (own.cells || isPageNote(own.text) ? own : { ...own, problem: UNCLEAR }));
  return asTable(TITLES, said);
}
