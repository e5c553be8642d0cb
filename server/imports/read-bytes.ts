import { extname } from 'node:path';
import { withoutShortDates } from '#shared/imports/birth-years/short-dates.ts';
import { withDates } from '#shared/imports/dates.ts';
import { decodeText } from '#shared/imports/decode.ts';
import { withNotesElsewhere } from '#shared/imports/dividers/notes-elsewhere.ts';
import { rowsOfJson } from '#shared/imports/json-rows.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import { rowsOfText, type RawTable } from '#shared/imports/rows.ts';
import { readPeople } from '#shared/imports/same-person/several-rows.ts';
import { UnreadableFile } from '#shared/imports/unreadable.ts';

/** A part of the file that has no text to read. */
export type Unread = ReadRow['unread'];

/**
 * People, or sentences about rows that are wrong; or why there are none, with the text if a model may try it, and what that
 * text lacks.
 */
export type Reading =
  | { kind: 'read'; rows: ReadRow[]; ignoredColumns: string[] }
  | { kind: 'unreadable'; sentence: string; text: string | null; unread?: Unread };

export const unreadable = (sentence: string, text: string | null = null): Reading => ({
  kind: 'unreadable',
  sentence,
  text,
});

/** The rows, and one that says what could not be read. */
export function withUnread(rows: ReadRow[], unread: Unread): ReadRow[] {
  if (!unread) return rows;
  const last = rows.reduce((most, { row }) => Math.max(most, row), 0);
  return [...rows, readPerson({ row: last + 1, values: {}, unread })];
}

export function readingOf(text: string, read: () => RawTable): Reading {
  try {
    const { rows, ignoredColumns } = withoutShortDates(read());
    return { kind: 'read', rows: readPeople(withDates(withNotesElsewhere(rows))), ignoredColumns };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return unreadable(error.message, error.mayAskModel ? text : null);
  }
}

export const readJson = (text: string): Reading => readingOf(text, () => rowsOfJson(text));

/** A CSV, TXT or JSON file. */
export function readTextFile(name: string, bytes: Uint8Array): Reading {
  const ending = extname(name).toLowerCase();
  try {
    const text = decodeText(bytes);
    return ending === '.json' ? readJson(text) : readingOf(text, () => rowsOfText(text, ending === '.txt'));
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.message);
    throw error;
  }
}
