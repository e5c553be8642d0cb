import { saysNothingToRead } from '#shared/imports/file-notes/harmless-texts.ts';
import { BULLET, readLine, shortened, unread } from '#shared/imports/line-parts.ts';
import { isHeadingOrFooter, isSection, isUnit, phonesIn } from '#shared/imports/looks.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { isNote } from '#shared/imports/non-people.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import type { FileNote } from '#shared/imports/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** A text that a model was given, or a line of it, in the ways that it is searched. */
export type Searched = { text: string; words: string; digits: string; letters: string };

export const searched = (text: string): Searched => ({
  text: text.trim(),
  words: ` ${foldLoose(text.replaceAll(/['’]s\b/g, ''))} `,
  digits: text.replaceAll(/\D/g, ''),
  letters: text.toLowerCase(),
});
export const searchedLines = (text: string): Searched[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => /[\p{L}\d]/u.test(line))
    .map(searched);

/** What a row says, as it is searched for; '' where it says nothing. */
type Said = { first: string; last: string; phone: string; email: string; name: string };

export function saidIn({ firstName = '', lastName = '', phone = '', email = '' }: RawRow['values']): Said {
  return {
    first: foldLoose(firstName),
    last: foldLoose(lastName),
    phone: phone.replaceAll(/\D/g, ''),
    email: email.toLowerCase(),
    name: `${firstName} ${lastName}`,
  };
}

export const hasWords = ({ words }: Searched, folded: string) => folded !== '' && words.includes(` ${folded} `);
const hasName = (line: Searched, { first, last }: Said) => hasWords(line, first) && hasWords(line, last);
export const hasPhone = ({ digits }: Searched, { phone }: Said) => phone !== '' && digits.includes(phone);
export const hasEmail = ({ letters }: Searched, { email }: Said) => email !== '' && letters.includes(email);

/** Why a row may be made of two people's lines, and the field that tells it. */
export function mixedUp(
  lines: readonly Searched[],
  { values }: Pick<RawRow, 'values'>,
  all: readonly Said[],
): RawRow['asks'] {
  const said = saidIn(values);
  const asks = (field: 'firstName' | 'phone' | 'email', other: string): RawRow['asks'] => ({
    problem: `“${shortened(values[field] ?? '')}” is next to “${shortened(other)}” in the file. Check everything in this row.`,
    field,
  });
  for (const [field, isIn] of [
    ['phone', hasPhone],
    ['email', hasEmail],
  ] as const) {
    const own = lines.filter((line) => isIn(line, said));
    if (own.some((line) => hasWords(line, said.first) || hasWords(line, said.last))) continue;
    const others = own.map((line) => all.find((other) => hasName(line, other)));
    if (others[0] && others.every(Boolean)) return asks(field, others[0].name);
  }
  const { firstName = '' } = values;
  const own = lines.filter((line) => hasWords(line, said.first));
  if (said.last === '' || own.some((line) => hasWords(line, said.last))) return undefined;
  const next = own.map(({ text }) => text.split(`${firstName} `)[1]?.match(/^\p{Lu}[\p{L}’'-]+/u)?.[0]);
  return next[0] && next.every(Boolean) ? asks('firstName', next[0]) : undefined;
}

/** Where one note ends and another begins. */
const BREAK = /[;|\t()]|,\s|[.:!?](?:\s|$)|\s[-–—]\s|\s{3,}/;
const LONGEST_NOTE = 400;
/** What else than the row's own values stands in the lines with its whole name: the one note of a line, or the whole line. */
export function notesBeside(lines: readonly Searched[], values: RawRow['values']): FileNote[] {
  const said = saidIn(values);
  if (said.first === '' || said.last === '') return [];
  const own = Object.values(values).flatMap((value) => [value, ...value.split(/\s+/)]);
  const notes = lines
    .filter((line) => hasName(line, said))
    .flatMap(({ text }) => {
      const rest = own
        .filter((word) => word.length > 1)
        .reduce((left, word) => left.replace(word, '\t'), text.replace(BULLET, ''));
      const parts = rest.split(BREAK).map((part) => part.replace(/^[^\p{L}\d“]+|[\s,]+$/gu, ''));
      const told = parts.filter((part) => !saysNothingToRead(part, values));
      return told.length > 1 ? text : told;
    });
  return [...new Set(notes)].map((text) => ({ text: text.slice(0, LONGEST_NOTE) }));
}

/** Whether a row was read from a line. Where no line has the whole name, each of its parts may be meant. */
function isReadFrom(line: Searched, said: Said, isWhole: boolean): boolean {
  if (hasPhone(line, said) || hasEmail(line, said)) return true;
  if (isWhole) return hasName(line, said);
  return hasWords(line, said.first) || line.words.trim() === said.last;
}

const isKnownNote = (text: string) => isHeadingOrFooter(text) || isSection(text) || isUnit(text) || isNote(text);
const emailsIn = (letters: string) => letters.match(/[^\s,;<>()/]+@[^\s,;<>()/]+\.[^\s,;<>()/]*\p{L}/gu) ?? [];

const NO_ROW = 'isn’t in any row. If someone is missing, add them yourself.';
/** More lines than this are counted. */
const MOST_LINES = 200;

/** Rows to check for the lines that no one was read from, and for phones and addresses that are in no row. */
export function leftOut(lines: readonly Searched[], all: readonly Said[]): Omit<RawRow, 'row'>[] {
  const phones = all.map(({ phone }) => phone).filter(Boolean);
  const emails = new Set(all.map(({ email }) => email));
  const rows = all.map((said) => ({ said, isWhole: lines.some((line) => hasName(line, said)) }));
  const told: Omit<RawRow, 'row'>[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const { text, letters } = line;
    const isValueLeft =
      phonesIn(text).some((phone) => !phones.some((known) => known.includes(phone.replaceAll(/\D/g, '')))) ||
      emailsIn(letters).some((email) => !emails.has(email));
    const isRead = rows.some(({ said, isWhole }) => isReadFrom(line, said, isWhole));
    if (!isValueLeft && (isRead || isKnownNote(text))) continue;
    if (told.length < MOST_LINES && (isValueLeft || looksLikeFullName(readLine(text).name)))
      told.push(unread(text, isRead ? 'has a phone number or email that isn’t in any row.' : NO_ROW));
    else others.push(text);
  }
  const [first, ...more] = others;
  if (first === undefined) return told;
  const count = more.length === 1 ? 'one more line aren’t' : `${more.length} more lines aren’t`;
  return [
    ...told,
    unread(first, more.length === 0 ? NO_ROW : `and ${count} in any row. If someone is missing, add them yourself.`),
  ];
}
