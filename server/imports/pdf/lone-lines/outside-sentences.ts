import { withSentences } from '#shared/imports/file-notes/next-to-people.ts';
import {
  listedIn,
  meantBy,
  sentencesApart,
  sentencesIn,
  type ListedPeople,
} from '#shared/imports/file-notes/people-in-sentences.ts';
import { isStyleKey } from '#shared/imports/marks/style-keys.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import { markedRows, type RowStyles } from '../drawn/marked-rows.ts';
import type { ReadTable } from './numbered-lines.ts';
import { isSentence, type ShownLine } from './outside-lines.ts';

/** Whom one asks about the list. */
const OF_LIST =
  /^\W*(?:prepared|compiled|submitted|questions?|for questions|(?:please )?(?:return|report|send|email) )/i;

/** What a line in no table says of people in it, as far as it names them, or how they are printed. */
const isAboutPeople = (text: string): boolean =>
  isStyleKey(text) ||
  sentencesIn({ row: 0, values: {}, unread: { text, problem: '' } }).length > 0 ||
  (isSentence(text) && !OF_LIST.test(text));

/** The people of tables, whose names are in one column or in two, the first or the last one first. */
const listedByName = (names: readonly (readonly string[])[]): ListedPeople =>
  listedIn(
    names.flatMap(([own = '', other], row): RawRow[] =>
      other === undefined
        ? [{ row, values: { name: own } }]
        : [
            { row, values: { firstName: own, lastName: other } },
            { row, values: { firstName: other, lastName: own } },
          ],
    ),
    () => false,
  );

/** Texts above tables without those about people in them: these are no headings of everyone below. */
export function withoutThoseAbout(lines: readonly { text: string }[], tables: readonly ReadTable[]): string[] {
  const listed = listedByName(tables.flatMap(({ rows }) => rows.map(({ names }) => names)));
  return lines.flatMap(({ text }) => (isSentence(text) && meantBy(text, listed).size > 0 ? [] : text));
}

/** Tells of lines in no table with those whom they name, or who are printed as they say. */
export const withOutsideLines = (
  rows: readonly RawRow[],
  outside: readonly ShownLine[],
  styles: ReadonlyMap<number, RowStyles>,
): RawRow[] =>
  withSentences(
    rows,
    outside.flatMap(({ row, text, old }) =>
      (old === null ? sentencesApart(text) : []).filter(isAboutPeople).map((said) => ({ row, text: said })),
    ),
    (text) => markedRows(text, styles),
  );
