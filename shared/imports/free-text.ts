import { looksLikeName, partName } from './names.ts';
import type { RawRow } from './rows.ts';
import { UnreadableFile } from './unreadable.ts';

const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/;
const PHONE = /(?:\+|\(?\d)[\d\s().-]{6,18}\d/;
const CANNOT =
  'We couldn’t read the text. Put one person on each line, or put column headings in the first row, as in the template.';
/** A page of prose is no list, even if a line of it looks like a name. */
const LEAST_READABLE = 0.6;

const LONGEST_LINE = 400;

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
  if (!looksLikeName(name)) return null;
  const calling = others.find((part) => part.length <= 200 && /\p{L}{3}/u.test(part));
  return {
    ...partName(name),
    ...(email ? { email } : {}),
    ...(phone ? { phone: phone.trim() } : {}),
    ...(calling ? { calling } : {}),
  };
}

/** 'Nuñez, Ana    Smith, John': a list set in columns has several people on a line. */
function columnsOf(line: string): string[] {
  const parts = line
    .split(/\t| {3,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes(',') && looksLikeName(part)) ? parts : [line];
}

/** A list of people, one a line. Lines that hold no name keep their place, so that they can be shown as skipped. */
export function linesOfText(text: string): RawRow[] {
  const written = text.split(/\r\n|\r|\n/);
  // In columns the people are counted, not the lines.
  const columns = written.flatMap(columnsOf);
  const lines = columns.map((line, i) => ({ row: i + 1, line })).filter(({ line }) => line.trim() !== '');
  const rows = lines.map(({ row, line }) => ({ row, person: personOf(line), line }));
  const readable = rows.filter(({ person }) => person !== null).length;
  if (readable === 0 || readable < rows.length * LEAST_READABLE) throw new UnreadableFile(CANNOT, true);
  return rows.map(({ row, person, line }) => ({
    row,
    values: person ?? { name: line.trim().slice(0, 60).replaceAll(',', ' ').split(' ')[0] ?? '' },
  }));
}
