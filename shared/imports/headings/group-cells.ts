import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import { isOfName } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { hasLeftAsStatus, isReleased } from '../doubts/gone-words.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isAgainst } from '../file-notes/against.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { tellsOfElsewhere } from '../lone-cells/telling-words.ts';
import { unitKey } from '../lone-cells/unit-names.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { toldByTitle } from '../other-people/list-titles.ts';
import { unitColumns, withUnit } from '../other-people/other-wards.ts';
import type { RawRow } from '../rows.ts';
import { isGone, isUsualGone } from '../dividers/said-by-headings.ts';
import { asking, isAskedAbout, loneText, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { signsIn } from '../signs/signs.ts';
import { withSaid } from '../file-notes/next-to-people.ts';
import { isAgainstThem } from '../file-notes/people-in-sentences.ts';
import { saysNothingBelow } from './heading-notes.ts';
import { toldBelow } from './telling-titles.ts';

const LONGEST = 60;
/** Headings of columns that say which part of the list a row belongs to, wherever they stand. */
const OF_GROUPS =
  /^(?:(?:member |ward |record )?(?:status|group|section|category)|estado|grupo|categoria|seccion|secao|situacion|situacao)$/;
/** Of those, the ones that a list may have merged behind the names: a status is one person's. */
const MERGED_BEHIND = /^(?:(?:member |ward )?(?:group|section|category)|grupo|categoria|seccion|secao)$/;
/** The number or the address of the next person is none. */
const mayBeGroup = (cell: string): boolean => cell !== '' && !/\d/.test(cell);
/** What stands below these is about one person. */
const OF_ONE =
  /\b(?:notes?|comments?|remarks?|reasons?|why|details?|info|notas?|comentarios?|obs\p{L}*|dates?|spouse|wife|husband|prefix|honorific|tratamiento|tratamento|prefijo|prefixo)\b/u;
/** 'Below here: moved out', in a column of notes too. */
const BELOW =
  /^(?:(?:all|everyone|everybody|those|people|members|names) )*(?:below(?: (?:here|this(?: (?:line|row))?))?|from here (?:on )?down|from here on|the following|(?:de )?aqui (?:para|hacia) abajo|daqui para baixo)\s*(?:[:,–—-]|\b(?:have|has|are|is)\b)?\s*(?=\p{L})/iu;

/** What is said of everyone in a group: whether to ask if they are in the ward, or available, or only to show it; the ward that it is. */
type Told = ReturnType<typeof toldBelow> | 'unit';
/** `from`: the number of the row in whose cell it stands, beside a person. */
type Group = { text: string; told: Told; from?: number };
type Head = { text: string; column: number };
/** For each row by its number: the groups that it is in without saying so itself. */
type Groups = { heads: ReadonlyMap<number, string>; above: ReadonlyMap<number, readonly Group[]> };

/** 'Outra ala', 'Transferred', 'EQ - Moved': what a status, a note, or the title of a list says against those in it. */
const isState = (title: string): boolean =>
  isUsualGone(title) ||
  toldByTitle(title) === 'left' ||
  (signsIn('group', title).length === 0 && (hasLeftAsStatus(title) || isAgainst(title)));
/** 'Oak Hills 3rd' */
const NUMBERED_UNIT = /^(?:\p{Lu}[\p{L}\p{M}'’.]+ ){1,3}\d{1,2}(?:st|nd|rd|th)$/u;
/** The number of a ward behind its name. */
const UNIT_NUMBER = /\s*\(?(?:unit )?#?\d{4,8}\)?$/i;
const withoutUnitNumber = (text: string): string => (tellsOfElsewhere(text) ? text.replace(UNIT_NUMBER, '') : text);
const isOfUnit = (title: string): boolean =>
  tellsOfElsewhere(title) || (NUMBERED_UNIT.test(title) && !isHarmlessTitle(title) && !isOrganization(title));

/** `isAnswer`: a yes or a no is one; `isUnit`: whatever else stands there is a ward, as in a column 'Unit.' */
function groupOf(text: string, { isAnswer = false, isUnit = false } = {}): Group {
  const title = text.trim().replace(/[:：]\s*$/, '');
  if (isAnswer && answerIn(title) !== null) return { text: title, told: answerIn(title) === false ? 'care' : null };
  const told = toldBelow(title) ?? (isState(title) ? 'left' : null);
  return { text: title, told: told ?? (isOfUnit(title) || (isUnit && unitKey(title) !== '') ? 'unit' : null) };
}

const isName = (sheet: WrittenSheet, column: number): boolean => isOfName(sheet.fields[column]);
/** A column in which a group may be named, by its field and its heading. */
function mayHaveGroups({ titles, fields }: WrittenSheet, column: number): boolean {
  const field = fields[column];
  return (!field || field === 'isAvailable') && !OF_ONE.test(foldLoose(titles[column] ?? ''));
}

/** Columns before the names, or of groups by their heading, in which merged cells name one once: the first row has one, and none is written twice. */
function mergedColumns(sheet: WrittenSheet, first: number, isOwn: (at: number) => boolean): number[] {
  return sheet.titles.flatMap((title, column) => {
    if (!mayHaveGroups(sheet, column) || (column > first && !MERGED_BEHIND.test(foldLoose(title)))) return [];
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
  if (!/^\p{Lu}/u.test(text) || /[@,]|\d{3}/.test(withoutUnitNumber(text)) || isNothing(text)) return null;
  if (groupOf(text).told !== null) return own;
  const isOther = isOrganization(text) || isOfficeOfAny(text) || isKnownCalling(text);
  const isPerson = looksLikeFullName(text) && !isTitle(text);
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
  const units = unitColumns(sheet);
  const groupAt = (column: number, text: string) =>
    groupOf(text, { isAnswer: sheet.fields[column] === 'isAvailable', isUnit: units.includes(column) });
  for (const [at, row] of rows.entries()) {
    const [cells, head] = [sheet.cells[at] ?? [], found[at] ?? null];
    const text = loneText(row) ?? '';
    const isHeading =
      text !== '' && cells.filter((cell) => cell !== '').length === 1 && (isTitle(text) || isHarmlessTitle(text));
    // An organization, too, is another part of the list; a note about the person above is none.
    const isPart = !isNamed(at) && cells.slice(0, first).some((cell) => cell !== '');
    if (head !== null || isHeading || isGone(text) || isPart) current.clear();
    else if (isNamed(at)) {
      for (const column of current.keys()) if (mayBeGroup(cells[column] ?? '')) current.delete(column);
      for (const column of merged)
        if (cells[column]) current.set(column, { ...groupAt(column, cells[column]), from: row.row });
      above.set(row.row, [...current.values()]);
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

/** What the first person's own column tells of a group, where our words don't. */
function toldBeside(first: RawRow | undefined, text: string): Told {
  // Of which organization a calling is, is asked of that person.
  if (first && first.asks?.field !== 'calling' && isAskedAbout(first, text))
    return first.asks?.problem.includes(STILL_HERE) ? 'left' : 'care';
  return first?.noted?.some((note) => note.text === text) ? 'read' : null;
}

/** `place`: where the row stands. */
function inGroup(row: RawRow, { text, told }: Group, place = 'below'): RawRow {
  if (told === null) return row;
  const below = `This row is ${place} ${quotedLast(text)}`;
  if (isReleased(text))
    return row.values.calling ? asking(row, `${below} Do they still have this calling?`, 'calling') : row;
  if (told === 'unit') return row.asks?.problem.includes(STILL_HERE) ? row : withUnit(row, text, below);
  const isNoted = row.noted?.some((note) => note.text === text) ?? false;
  const noted = isNoted ? row : { ...row, noted: [...(row.noted ?? []), { text, column: 'Heading' }] };
  if (told === 'read') return noted;
  return told === 'left'
    ? asking(noted, `${below} ${STILL_HERE}`, 'firstName')
    : asking(noted, `${below} ${STILL_ASKED}`, 'isAvailable');
}

/** '← both moved out', '} Fallecidos:' */
const withoutSigns = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.!?)]+$/gu, '')
    .replace(/^(?:both|all|these|those|ambos|ambas|(?:est|tod)[oa]s)\s+(?=\p{Ll})/iu, '')
    .replace(/(?<=\p{Ll})\s+(?:these|those|them|(?:a )?(?:est|ell)[oa]s|estes|eles|elas)$/iu, '')
    .trim();

/** Whether a label beside rows says something against those in them. */
export function tellsBeside(label: string): boolean {
  const text = withoutSigns(label);
  return !isHarmlessTitle(text) && (groupOf(text).told !== null || isReleased(text) || isAgainstThem(text));
}

/** Tells with a row what a label beside it says: 'MOVED OUT' along the rows of a table, 'Do not ask these' next to it. */
export function withLabel(row: RawRow, label: string): RawRow {
  if (row.unread) return row;
  const text = withoutSigns(label);
  const group = groupOf(text);
  if (group.told !== null) return inGroup(row, group, 'beside');
  return saysNothingBelow(text) ? row : withSaid(row, 'Beside this row stands', text);
}

/** Shows with everyone in a group what it says, and asks where that is against them. */
export function inGroups(rows: readonly RawRow[], { above }: Groups): RawRow[] {
  const firsts = new Map(rows.map((row) => [row.row, row]));
  const inOwn = (row: RawRow, group: Group): RawRow => {
    const told = group.told ?? (group.from === row.row ? null : toldBeside(firsts.get(group.from ?? -1), group.text));
    return inGroup(row, { ...group, told });
  };
  return rows.map((row) => (row.unread ? [] : (above.get(row.row) ?? [])).reduce(inOwn, row));
}
