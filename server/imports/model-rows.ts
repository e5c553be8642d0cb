import { shortened, unread } from '#shared/imports/line-parts.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import {
  hasEmail,
  hasPhone,
  hasWords,
  leftOut,
  mixedUp,
  notesBeside,
  saidIn,
  searched,
  searchedLines,
  type Searched,
} from './model-text.ts';
import { ASKED_OF_MODEL } from './model.ts';

type Asked = (typeof ASKED_OF_MODEL)[number];

/** A row without what no one asked for. */
const askedFor = ({ row, values: said, unread, asks, remarks }: ReadRow): RawRow => ({
  row,
  values: Object.fromEntries(
    ASKED_OF_MODEL.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])),
  ),
  unread,
  asks,
  remarks,
});

/** A name, a phone number, or an email address that the text doesn't have may be made up. */
function madeUp(text: Searched, values: RawRow['values']): RawRow['asks'] {
  const said = saidIn(values);
  const isInText: Partial<Record<Asked, boolean>> = {
    firstName: hasWords(text, said.first),
    lastName: hasWords(text, said.last),
    email: hasEmail(text, said),
    phone: hasPhone(text, said),
  };
  const field = ASKED_OF_MODEL.find((one) => values[one] && isInText[one] === false);
  if (!field) return undefined;
  return { problem: `“${shortened(values[field] ?? '')}” isn’t in the file. Check everything in this row.`, field };
}

/** The rows of a model's answer, compared with the text that it was given, and rows for what it left out of that. */
export function comparedWith(text: string, rows: readonly ReadRow[]): ReadRow[] {
  const given = text.slice(0, IMPORT_LIMITS.aiCharacters);
  const lines = searchedLines(given);
  const asked = rows.map(askedFor);
  const said = asked.map(({ values }) => saidIn(values));
  const whole = searched(given);
  const compared = asked.map((raw) => {
    const read = readPerson(raw);
    const asks = read.problem === null ? (madeUp(whole, raw.values) ?? mixedUp(lines, raw, said)) : undefined;
    const noted = notesBeside(lines, raw.values);
    const own = noted.length > 0 ? { ...raw, noted } : raw;
    return asks || noted.length > 0 ? readPerson({ ...own, ...(asks ? { asks } : {}) }) : read;
  });
  const [next] = searchedLines(text.slice(given.length));
  const tooLong = next
    ? [unread(next.text, 'and everything after it wasn’t read. Split the file into smaller ones.')]
    : [];
  const last = rows.reduce((most, { row }) => Math.max(most, row), 0);
  const left = [...leftOut(lines, said), ...tooLong].map((raw, i) => readPerson({ ...raw, row: last + 1 + i }));
  return [...compared, ...left];
}
