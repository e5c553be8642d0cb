import { headOf } from './columns.ts';
import { isHeadingOrFooter, isSection, isUnit } from './looks.ts';
import { looksLikeFullName } from './names.ts';
import type { RawRow } from './rows.ts';
import { UnreadableFile } from './unreadable.ts';

const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/;
const PHONE = /(?:\+|\(?\d)[\d\s().-]{6,18}\d/;
const CANNOT =
  'We couldn’t read the text. Put one person on each line, or put column headings in the first row, as in the template.';
/** A page of prose is no list, even if a line of it looks like a name. */
const LEAST_READABLE = 0.6;

const TOO_CLOSE =
  'The table’s columns are too close together to tell apart. Print it with wider columns, or use a CSV file.';
const HEADINGS_WITHIN = 20;

const LONGEST_LINE = 400;

/** 'Preferred Name  Gender Phone Number': headings of columns that no rule could part. */
function isHeading(line: string): boolean {
  const [first = '', ...others] = line.trim().split(/\t| {2,}/);
  const { names } = headOf([first]);
  return names !== null && others.length > 0;
}

/** '(801-555-0100)' is a number in parentheses, '(801) 555-0100' one with an area code. */
const balanced = (phone: string) => (phone.includes(')') ? phone : phone.replace('(', '')).trim();

/** 'Nuñez, María – Organist – maria@example.org – 801 555 0123': a name first, then what can be told by its look. */
function personOf(line: string): RawRow['values'] | null {
  if (line.length > LONGEST_LINE) return null;
  const email = EMAIL.exec(line)?.[0];
  const phone = PHONE.exec(email ? line.replace(email, ' ') : line)?.[0];
  let rest = line.replace(/^\s*(?:[-*•·]|\d{1,4}[.)])\s+/, '');
  for (const found of [email, phone]) if (found) rest = rest.replace(found, '\t');
  const [name = '', ...others] = rest
    .split(/\t|;|\||\s[-–—]\s|\s{3,}|\(|\)|:|<|>/)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean);
  if (!looksLikeFullName(name) || isHeadingOrFooter(line)) return null;
  if (isHeadingOrFooter(name) || isSection(name) || isUnit(name)) return null;
  const calling = others.find((part) => part.length <= 200 && /\p{L}{3}/u.test(part));
  return {
    name,
    ...(email ? { email } : {}),
    ...(phone ? { phone: balanced(phone) } : {}),
    ...(calling ? { calling } : {}),
  };
}

/** 'Nuñez, Ana    Smith, John': a list set in columns has several people on a line. */
function columnsOf(line: string): string[] {
  const parts = line
    .split(/\t| {3,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes(',') && looksLikeFullName(part)) ? parts : [line];
}

/** A list of people, one a line. Lines without a name keep their place, so that they can be shown as skipped. */
export function linesOfText(text: string): RawRow[] {
  const written = text.split(/\r\n|\r|\n/);
  if (written.slice(0, HEADINGS_WITHIN).some(isHeading)) throw new UnreadableFile(TOO_CLOSE, true);
  // In columns the people are counted, not the lines.
  const columns = written.flatMap(columnsOf);
  const lines = columns.map((line, i) => ({ row: i + 1, line })).filter(({ line }) => line.trim() !== '');
  const read = lines.map(({ row, line }) => ({ row, line, person: personOf(line) }));
  const people = read.filter(({ person }) => person !== null);
  // A heading between the people of a list is no reason to refuse all of it.
  const counted = read.filter(({ line }) => !isHeadingOrFooter(line) && !isSection(line) && !isUnit(line.trim()));
  if (people.length === 0 || people.length < counted.length * LEAST_READABLE) throw new UnreadableFile(CANNOT, true);
  const withComma = people.filter(({ person }) => person?.name?.includes(',')).length;
  const isLastFirst = withComma > 2 && withComma >= people.length * 0.8;
  return read.map(({ row, line, person }) => {
    const isAlone = person !== null && Object.keys(person).length === 1;
    if (person && !(isLastFirst && isAlone && !person.name?.includes(','))) return { row, values: person };
    const text = line.trim().slice(0, 60);
    const why = person
      ? 'isn’t written like the other names: “Last, First.”'
      : 'does not begin with a first and a last name.';
    return { row, values: {}, unread: { text, problem: `“${text}” ${why}` } };
  });
}
