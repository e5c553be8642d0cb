import type { Line } from '../cells.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { outsideOfLetter } from '../doubts/letter-lines.ts';
import { isAnnouncement } from '../headings/friendly-titles.ts';
import { isLikeHeading, isWord, nameWords } from '../headings/name-evidence.ts';
import { hasCutPhone, phonesIn } from '../looks.ts';
import { BULLET } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import type { ImportField } from '../schema.ts';
import { asTable, type Said } from './as-table.ts';
import { titlesInLine } from '../text-tables/heading-line.ts';
import { filledLines } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

const TITLES = ['Name', 'Age', 'Sex', 'Phone', 'Email', 'Date', 'Birth Date'];
/** As the first five of them say, with a day of any year, and a date behind the age. */
type Cells = { values: string[]; age: string; day: string; born: string };
/** 'Max Poe, age 13' and 'Max Poe (13)': a name, the number behind it, and what follows. */
const WITH_AGE =
  /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+)(?:(?:age|aged|edad|idade):?\s*(\d{1,2})\b|\((\d{1,2})\)|(?<=[,\s])(\d{1,2})(?=\s*(?:,|$|[–—-]\s)))\s*(?:(?:years|yrs)(?: old)?)?[,;:\s–-]*(.*)$/iu;
/** 'Mark Boyd M 46' */
const WITH_SEX = /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)(?:,\s*|\s+)([MF])(?:,\s*|\s+)(\d{1,2})(?=\s|,|$)[,;:\s–-]*(.*)$/u;
/** 'Mark Boyd (801) 555-0101 M 46' */
const BEHIND_PHONE =
  /^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?)[,;:\s–-]+([+(]?\d[\d\s().+-]{5,20}\d)[,;\s]+([MF])[,;\s]+(\d{1,2})$/u;
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
/** Which of a sex and an age stand behind the names, in which order, by the headings above them. */
type Order = readonly ('sex' | 'age')[];
const LOOKED_AT = 20;
const READ: readonly (ImportField | null)[] = [
  'name',
  'firstName',
  'lastName',
  'sex',
  'age',
  'birthYear',
  'phone',
  'email',
];

/** The fields of headings that have no others; null where a text has none, or one that is not read here. */
function headingsOf(lines: readonly string[]): (ImportField | null)[] | null {
  const titles = lines.slice(0, LOOKED_AT).map(titlesInLine).find(Boolean);
  const fields = titles?.map((title) => fieldOf(title)) ?? [];
  return fields.length > 0 && fields.every((field) => READ.includes(field)) ? fields : null;
}
function orderOf(fields: readonly (ImportField | null)[]): Order {
  const behind = fields.slice(fields.findIndex((field) => !isOfName(field)));
  const end = behind.findIndex((field) => field !== 'sex' && field !== 'age');
  return (end < 0 ? behind : behind.slice(0, end)).filter((field) => field === 'sex' || field === 'age');
}

/** 'Mark Boyd 46 M' below 'Name Age Gender' */
function toldInOrder(line: string, order: Order): Told | null {
  if (order.length === 0) return null;
  const columns = order.map((field) => (field === 'sex' ? '(M|F|[Mm]ale|[Ff]emale)' : String.raw`(\d{1,3})`));
  const pattern = String.raw`^(\p{L}[\p{L}\p{M}.,’'ʻ -]*?),?\s+${columns.join(String.raw`\s+`)}(?=\s|$)\s*(.*)$`;
  const [, name = '', ...cells] = new RegExp(pattern, 'u').exec(line) ?? [];
  const cellOf = (field: 'sex' | 'age') => cells[order.indexOf(field)] ?? '';
  if (!looksLikeFullName(name)) return null;
  return {
    name,
    age: order.includes('age') ? cellOf('age') : '',
    sex: order.includes('sex') ? cellOf('sex') : '',
    day: '',
    rest: cells.at(-1) ?? '',
  };
}

function toldIn(line: string): Told | null {
  const [, someone = '', day = '', behind = ''] = WITH_DAY.exec(line) ?? [];
  // 'April 14' of Emma April is an age.
  if (looksLikeFullName(someone)) return { name: someone, age: '', sex: '', day, rest: behind };
  const [, called = '', phone = '', isOf = '', old = ''] = BEHIND_PHONE.exec(line) ?? [];
  if (looksLikeFullName(called)) return { name: called, age: old, sex: isOf, day: '', rest: phone };
  const [, person = '', sex = '', years = '', more = ''] = WITH_SEX.exec(line) ?? [];
  if (looksLikeFullName(person)) return { name: person, age: years, sex, day: '', rest: more };
  const [, name, age = '', inside, between, rest = ''] = WITH_AGE.exec(line) ?? [];
  const number = inside ?? between;
  if (name === undefined || !looksLikeFullName(name)) return null;
  // Whether a number without a word is an age is for the rules of names to tell.
  return { name: number === undefined ? name : `${name} (${number})`, age, sex: '', day: '', rest };
}

function cellsIn(written: string, order: Order): Cells | null {
  const line = written.replace(BULLET, '').trim();
  const told = toldInOrder(line, order) ?? toldIn(line);
  if (told === null) return null;
  const { name, age, sex, day, rest } = told;
  const [email = ''] = EMAIL.exec(rest) ?? [];
  const [born = ''] = age !== '' && day === '' ? (DATE.exec(rest) ?? []) : [];
  const numbers = rest.replace(email, ' ').replace(born, ' ');
  const [phone = '', ...more] = phonesIn(numbers);
  // In '(11) 9 1234-5678' the first number is no age.
  if (phone !== '' && phonesIn(line).some((whole) => whole !== phone && whole.endsWith(phone))) return null;
  const left = numbers.replace(phone, '').replaceAll(/[\s,;:()–-]/g, '');
  return left !== '' || more.length > 0 || hasCutPhone(numbers)
    ? null
    : { values: [name, age, sex, phone, email], age, day, born };
}

/** Whether the ages and the dates behind them add up to one year, as with dates of birth: 46 and 1980, 36 and 1990. */
function areBirthDates(found: readonly Cells[]): boolean {
  const dated = found.filter(({ born }) => born !== '');
  const years = dated.map(({ age, born }) => Number(age) + Number(/\d{4}/.exec(born)?.[0]));
  return years.length > 1 && Math.max(...years) - Math.min(...years) <= 1;
}
const LEAST_BESIDE_BARE = 0.5;
const isBareName = (text: string): boolean => {
  const name = text.replace(BULLET, '').trim();
  const words = looksLikeFullName(name) ? nameWords(name) : null;
  return words !== null && !words.isSmall && !isLikeHeading(words) && ![words.first, words.last].some(isWord);
};
const bare = (text: string): Cells => {
  const name = text.replace(BULLET, '').trim();
  return { values: [name, '', '', '', ''], age: '', day: '', born: '' };
};
const RULE = /^[\s=_*~.–—-]+$/;

/** A line for each person with an age or a day behind the name, as lists of youth and of birthdays have; else null. */
export function linesWithAges(lines: readonly string[]): Line[] | null {
  const fields = headingsOf(lines);
  const order = fields ? orderOf(fields) : [];
  const isHeading = (text: string) => fields !== null && titlesInLine(text) !== null;
  const filled = filledLines(lines).filter(({ text }) => !RULE.test(text) && !isHeading(text));
  const letter = outsideOfLetter(filled.map(({ text }) => text));
  const told = filled.map((own, at) => {
    const isAside = isPageNote(own.text) || letter.has(at) || isAnnouncement(own.text);
    return { ...own, isAside, cells: isAside ? null : cellsIn(own.text, order) };
  });
  // In a list where each of the others is nothing but a name, it is theirs.
  const areBare = told.every(({ text, isAside, cells }) => isAside || cells || isBareName(text));
  const read = told.map((own) => (areBare && !own.isAside && !own.cells ? { ...own, cells: bare(own.text) } : own));
  const counted = read.filter(({ isAside }) => !isAside);
  const found = told.flatMap(({ cells }) => cells ?? []);
  const least = areBare ? LEAST_BESIDE_BARE : LEAST_READ;
  if (found.length < 2 || found.length < counted.length * least) return null;
  // What stands in columns below its headings can be read by them.
  const isWide = lines.some((line) => isHeading(line) && /\S {2,}\S/.test(line));
  if (isWide && found.length < counted.length) return null;
  const hasBirthDates = fields?.includes('birthYear') ?? areBirthDates(found);
  const said = read.map(({ cells, isAside, ...own }): Said => {
    if (!cells) return { ...own, cells: null, ...(isAside ? {} : { problem: UNCLEAR }) };
    const date = cells.day || cells.born;
    const isBirth = hasBirthDates && (fields !== null || cells.born !== '');
    return { ...own, cells: [...cells.values, ...(isBirth ? ['', date] : [date, ''])] };
  });
  return asTable(TITLES, said);
}
