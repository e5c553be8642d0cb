import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import { isOfName } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { isReleased } from '../doubts/gone-words.ts';
import { isNothing } from '../doubts/nothing.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import type { RawRow } from '../rows.ts';
import { asking, isGone, isUsualGone, loneText, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { toldBelow } from './telling-titles.ts';

const LONGEST = 60;
/** Headings of columns that say which part of the list a row belongs to, wherever they stand. */
const OF_GROUPS =
  /^(?:(?:member |ward |record )?(?:status|group|section|category)|estado|grupo|categoria|seccion|secao|situacion|situacao)$/;
/** What stands below these is about one person. */
const OF_ONE =
  /\b(?:notes?|comments?|remarks?|reasons?|why|details?|info|notas?|comentarios?|obs\p{L}*|dates?|spouse|wife|husband)\b/u;
/** 'Below here: moved out', in a column of notes too. */
const BELOW =
  /^(?:(?:all|everyone|everybody|those|people|members|names) )*(?:below(?: (?:here|this(?: (?:line|row))?))?|from here (?:on )?down|from here on|the following|(?:de )?aqui (?:para|hacia) abajo|daqui para baixo)\s*(?:[:,–—-]|\b(?:have|has|are|is)\b)?\s*(?=\p{L})/iu;

/** What is said of everyone in a group: whether to ask if they are in the ward, or available, or only to show it. */
type Group = { text: string; told: ReturnType<typeof toldBelow> };
type Head = { text: string; column: number };
/** For each row by its number: the groups that it is in without saying so itself. */
type Groups = { heads: ReadonlyMap<number, string>; above: ReadonlyMap<number, readonly Group[]> };

function groupOf(text: string, isAnswer = false): Group {
  const title = text.trim().replace(/[:：]\s*$/, '');
  if (isAnswer && answerIn(title) !== null) return { text: title, told: answerIn(title) === false ? 'care' : null };
  return { text: title, told: toldBelow(title) ?? (isUsualGone(title) ? 'left' : null) };
}

const isName = (sheet: WrittenSheet, column: number): boolean => isOfName(sheet.fields[column]);
/** A column in which a group may be named, by its field and its heading. */
function mayHaveGroups({ titles, fields }: WrittenSheet, column: number): boolean {
  const field = fields[column];
  return (!field || field === 'isAvailable') && !OF_ONE.test(foldLoose(titles[column] ?? ''));
}

/** Columns before the names in which merged cells name a group once: the first row has one, and none is written twice. */
function mergedColumns(sheet: WrittenSheet, first: number, isOwn: (at: number) => boolean): number[] {
  return sheet.titles.slice(0, first).flatMap((_, column) => {
    if (!mayHaveGroups(sheet, column)) return [];
    const cells = sheet.cells.flatMap((row, at) => (isOwn(at) ? [(row[column] ?? '').trim()] : []));
    const filled = cells.filter((cell) => cell !== '');
    const areDifferent = new Set(filled.map((cell) => foldLoose(cell))).size === filled.length;
    return cells[0] && areDifferent && filled.length < cells.length ? [column] : [];
  });
}

/** The group that a row without anything else names, for those below it; null where it names none. */
function groupRow(sheet: WrittenSheet, cells: readonly string[], first: number): Head | null {
  const filled = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ column, text: cell.trim() }]));
  const [own, another] = filled;
  if (!own || another || own.text.length > LONGEST || isName(sheet, own.column)) return null;
  const { column, text } = own;
  const rest = text.replace(BELOW, '');
  if (rest !== text) return groupOf(rest).told === null ? null : own;
  const isOfGroups = column < first || OF_GROUPS.test(foldLoose(sheet.titles[column] ?? ''));
  if (!isOfGroups || !mayHaveGroups(sheet, column)) return null;
  // '(moved)' and '^ moved' are about the person above.
  if (!/^\p{Lu}/u.test(text) || /[@,]|\d{3}/.test(text) || isNothing(text)) return null;
  const isOther = isOrganization(text) || isOfficeOfAny(text) || isKnownCalling(text);
  const isPerson = looksLikeFullName(text) && !isTitle(text) && groupOf(text).told === null;
  return isOther || isPerson ? null : own;
}

/**
 * The groups of a sheet that names each once, in a cell before the names or in a row of its own. What stands in a column
 * behind the names beside some people and not others is theirs alone.
 */
export function groupsIn(rows: readonly RawRow[], sheet: WrittenSheet): Groups {
  const heads = new Map<number, string>();
  const above = new Map<number, readonly Group[]>();
  const first = sheet.fields.findIndex(isOfName);
  if (first < 0) return { heads, above };
  const isNamed = (at: number) => (sheet.cells[at] ?? []).some((cell, column) => cell !== '' && isName(sheet, column));
  const last = rows.findLastIndex((_, at) => isNamed(at));
  const found = rows.map((row, at) => (row.unread || at > last ? null : groupRow(sheet, sheet.cells[at] ?? [], first)));
  const merged = mergedColumns(sheet, first, isNamed);
  const current = new Map<number, Group>();
  const OWN_ROW = -1;
  const groupAt = (column: number, text: string) => groupOf(text, sheet.fields[column] === 'isAvailable');
  for (const [at, row] of rows.entries()) {
    const [cells, head] = [sheet.cells[at] ?? [], found[at] ?? null];
    const text = loneText(row) ?? '';
    const isHeading =
      text !== '' && cells.filter((cell) => cell !== '').length === 1 && (isTitle(text) || isHarmlessTitle(text));
    // An organization, too, is another part of the list; a note about the person above is none.
    const isPart = !isNamed(at) && cells.slice(0, first).some((cell) => cell !== '');
    if (head !== null || isHeading || isGone(text) || isPart) current.clear();
    else if (isNamed(at)) {
      for (const column of current.keys()) if (cells[column]) current.delete(column);
      const before = [...current.values()].filter(({ told }) => told !== null);
      const own = merged.flatMap((column) =>
        cells[column] ? [{ column, group: groupAt(column, cells[column]) }] : [],
      );
      for (const { column, group } of own) current.set(column, group);
      // Anything else the row's own cell tells itself.
      const toRead = own.flatMap(({ group }) => (group.told === 'read' ? [group] : []));
      above.set(row.row, [...before, ...toRead]);
    }
    if (head === null) continue;
    heads.set(row.row, head.text);
    // Behind the names, those below may have a status of their own.
    current.set(head.column < first ? head.column : OWN_ROW, groupAt(head.column, head.text.replace(BELOW, '')));
  }
  return { heads, above };
}

/** A row that names a group is no person, and says nothing of the one above it. */
export const withGroupRows = (rows: readonly RawRow[], { heads }: Groups): RawRow[] =>
  rows.map((row) => {
    const text = heads.get(row.row);
    if (text === undefined) return row;
    const problem = `“${shortened(text)}” is a heading or a note, not a person.`;
    return { row: row.row, values: {}, unread: { text, problem, isAside: true } };
  });

function inGroup(row: RawRow, { text, told }: Group): RawRow {
  const below = `This row is below ${quotedLast(text)}`;
  if (isReleased(text))
    return row.values.calling ? asking(row, `${below} Do they still have this calling?`, 'calling') : row;
  const isNoted = row.noted?.some((note) => note.text === text) ?? false;
  const noted = isNoted ? row : { ...row, noted: [...(row.noted ?? []), { text, column: 'Heading' }] };
  if (told === 'read') return noted;
  return told === 'left'
    ? asking(noted, `${below} ${STILL_HERE}`, 'firstName')
    : asking(noted, `${below} ${STILL_ASKED}`, 'isAvailable');
}

/** Shows with everyone in a group what it says, and asks where that is against them. */
export const inGroups = (rows: readonly RawRow[], { above }: Groups): RawRow[] =>
  rows.map((row) => (row.unread ? [] : (above.get(row.row) ?? [])).reduce(inGroup, row));
