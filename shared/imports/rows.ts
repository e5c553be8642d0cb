import { announcedSeparator, readCells, type Line } from './cells.ts';
import { hasNames, headOf, isNickOrLast, isOfName, type Head } from './columns.ts';
import { withSerialDates, yearsFirst } from './birth-years/date-columns.ts';
import { linesOwnDay, withOwnDay, type Outside } from './birth-years/list-dates.ts';
import { withOpenPlaces, withVisitorsNoted } from './dividers/open-places.ts';
import { linesOfText } from './free-text.ts';
import { sayField } from './doubts/blanks.ts';
import { withNextLines } from './doubts/next-lines.ts';
import { withHeadsAlone } from './family-columns/heads-alone.ts';
import { withNamedHeads } from './family-columns/named-heads.ts';
import { withFamilyHeading, withHouseholdWords } from './headings/family-heading.ts';
import { withPairsApart } from './headings/family-pairs.ts';
import { withOneHeadingRow } from './headings/two-row-headings.ts';
import { belowToldTitle, withHeadingNotes } from './headings/heading-notes.ts';
import { withSectionRows } from './headings/section-rows.ts';
import { belowFamilies } from './households/below-family.ts';
import { withCouplesAsked } from './households/couples.ts';
import { withFamilyNames } from './households/family-once.ts';
import { withHeadsAgain } from './households/heads-again.ts';
import { householdText } from './households/household-text.ts';
import { householdTable } from './households/households.ts';
import { withNotesOfOthers } from './household-notes/notes-of-others.ts';
import { withSentences, withWrappedNotes } from './file-notes/next-to-people.ts';
import { withAsidesTold, withNoteLines } from './file-notes/notes-below.ts';
import { aboveSignature } from './letters/signature-blocks.ts';
import { looksLikePhone } from './looks.ts';
import { withBoxes } from './marks/boxes.ts';
import { withDittos } from './marks/ditto-marks.ts';
import { namesOnly } from './no-headings/names-only.ts';
import { beforeHelpers, withOnlyPeople } from './no-headings/people-by-cells.ts';
import { withToldColumns } from './no-headings/told-columns.ts';
import { withPartsBeside } from './name-parts/parts-beside.ts';
import { withBareOffices } from './presidencies/bare-offices.ts';
import { withCallingRemarks } from './offices/calling-remarks.ts';
import { withoutGroups } from './offices/groups-alone.ts';
import { isOwnExport } from './same-person/own-export.ts';
import type { FileNote, ImportField, Sign } from './schema.ts';
import { belowGroups, belowGroupTitle } from './signs/row-signs.ts';
import { withCommas } from './sheets/comma-names.ts';
import { belowHeadings } from './sheets/gone.ts';
import { inOrder } from './sheets/name-order.ts';
import { withoutOffices } from './offices/priesthood-offices.ts';
import { withOneHolder } from './offices/one-holder.ts';
import { withNicknames } from './sheets/nicknames.ts';
import { belowOrganization, belowOrganizations } from './sheets/organizations.ts';
import { withUnknownCallings } from './sheets/unknown-callings.ts';
import { BELOW_OTHERS, rowsAbove, sectionsOf, unreadLine, type TablePart } from './sheets/sections.ts';
import type { WrittenSheet } from './sheets/unread-names.ts';
import { withAddressedCouples } from './side-by-side/addressed-couples.ts';
import { withCompanionsApart } from './side-by-side/companions.ts';
import { withCoupleColumns } from './side-by-side/couple-columns.ts';
import { bySheet } from './sheets/whole-sheet.ts';
import { withWholeAddresses } from './texts/broken-addresses.ts';
import { familyText } from './texts/family-text.ts';
import { bestSeparator } from './text-tables/best-separator.ts';
import { fixedWidthLines } from './text-tables/fixed-width.ts';
import { asOneColumn, inReadingOrder, linesOfLayout } from './texts/layouts.ts';
import { checkCount, readOr, UnreadableFile, UNREADABLE } from './unreadable.ts';
import { withLegendAbove, withoutLegends } from './other-people/legends.ts';
import { ignoredColumns } from './other-people/people-beside.ts';
import { withTextsBeside } from './other-people/beside-people.ts';
import { belowUnits, withoutUnitTitles } from './other-people/unit-titles.ts';
import { readTable } from './own-contacts/read-columns.ts';
import { withSameAsOthers } from './own-contacts/same-as-others.ts';
import { withUntoldContacts } from './own-contacts/untold-contacts.ts';

/** What a row says, before it is checked. */
export type RawRow = {
  row: number;
  values: Partial<Record<ImportField, string>>;
  /** The one cell that had the names, until a person types one: 'Oak Street' is no one there, and Oak may be a Street's name. */
  nameCell?: string;
  /** A line that says nothing about a person, and why; `isAside`: it is about another one, and heads nothing below it unless it `mayHead`. */
  unread?: { text: string; problem: string; isAside?: boolean; mayHead?: boolean };
  /**
   * What only a person can tell of the row, because of what the whole list is like; a correction answers it. `unit`: the
   * ward that the row names; `others`: what is left to ask where that is the ward's own name.
   */
  asks?: { problem: string; field: ImportField; unit?: string; others?: RawRow['asks'] };
  /** A question about the calling that counts until this day has come. */
  pending?: { problem: string; day: string };
  /** What stands for no calling: 'none', '-'. */
  noCalling?: string;
  /** Sentences about how it was read, such as what fits no field. */
  remarks?: string[];
  /** The same number in all rows of the file with one birthday. The day itself is not kept. */
  bornOn?: number;
  signs?: Sign[];
  /** What stands beside the person of a text and fits no field. */
  beside?: readonly string[];
  /** What of that, and of columns that no field takes, a person should read. */
  noted?: readonly FileNote[];
};
export type RawTable = { rows: RawRow[]; ignoredColumns: string[] };

/** Titles may come before the headings. */
const LOOKED_AT = 20;

/** Why the cells of a row cannot be told by the headings, or null. */
function unreadable({ cells, problem, isLegible }: Line, head: Head): string | null {
  if (problem && !isLegible) return problem;
  const isTooLong = cells.slice(head.fields.length).some((cell) => cell !== '');
  return isTooLong ? (problem ?? 'This row has more cells than there are headings.') : null;
}

function rawRow(line: Line, head: Head): RawRow {
  const problem = unreadable(line, head);
  if (problem) return unreadLine(line, problem);
  const said: RawRow['values'] = {};
  for (const column of head.order) {
    const [field, cell] = [head.fields[column], line.cells[column] ?? ''];
    if (field) sayField(said, field, cell);
  }
  const values = withPartsBeside(said, line.cells, head);
  if (!line.problem) return { row: line.row, values };
  const named = (['name', 'firstName', 'lastName'] as const).find((field) => values[field]) ?? 'name';
  return { row: line.row, values, asks: { problem: line.problem, field: named } };
}

function sectionTable({ heading, head: told, lines: written }: TablePart, above: WrittenSheet['cells']): RawTable {
  if (told === null) return { rows: written.map((line) => unreadLine(line, BELOW_OTHERS)), ignoredColumns: [] };
  const dated = withSerialDates(withBoxes(written), heading.cells, told);
  const rowsOf = (lines: readonly Line[], head: Head) => lines.map((line) => rawRow(line, head));
  if (isOwnExport(heading.cells))
    return { rows: rowsOf(dated, told), ignoredColumns: ignoredColumns(heading.cells, told, dated) };
  if (isNickOrLast(heading.cells)) throw new UnreadableFile(UNREADABLE.nickOrLast);
  const whole = withDittos(dated, told);
  const read = readTable({ head: told, titles: heading.cells, lines: whole });
  const { titles, lines, cells } = read;
  const head = yearsFirst(read.head, lines);
  const repeated = titles.findIndex((title, column) => isOfName(head.fields[column]) && titles.indexOf(title) < column);
  const first = titles.indexOf(titles[repeated] ?? '');
  if (repeated > 0 && lines.some(({ cells }) => cells[first] && cells[repeated] && cells[first] !== cells[repeated]))
    throw new UnreadableFile(UNREADABLE.peopleBeside(titles[repeated] ?? ''));
  const rows = rowsOf(lines, head);
  const sheet = withLegendAbove({ titles, fields: head.fields, cells, above });
  const ignored = ignoredColumns(titles, head, lines);
  const inFile = { fields: head.fields, titles: heading.cells, cells: whole.map((line) => line.cells), ignored };
  const named = withUntoldContacts(withFamilyNames(bySheet(rows, sheet)), inFile);
  return { rows: withSameAsOthers(named, inFile), ignoredColumns: ignored };
}

/**
 * Rows of cells → what they say, by the headings that are found among the first of them; null without headings. `outside`:
 * texts of its pages that are in none of the rows.
 */
export function tableOf(written: readonly Line[], outside: Outside = { above: [], beside: [] }): RawTable | null {
  const addressed = withAddressedCouples(withHeadsAlone(withOneHeadingRow(written, LOOKED_AT), LOOKED_AT), LOOKED_AT);
  const apart = withCompanionsApart(addressed, LOOKED_AT);
  const headed = withCoupleColumns(apart, LOOKED_AT);
  const families = withFamilyHeading(withPairsApart(headed, LOOKED_AT), LOOKED_AT);
  const homes = withNamedHeads(withHouseholdWords(families, LOOKED_AT), LOOKED_AT);
  const ownDay = (rows: readonly RawRow[], titles: readonly Line[]) => {
    const texts = titles.flatMap(({ cells }) => [...cells, cells.filter(Boolean).join(', ')]);
    const above = [...outside.above, ...texts];
    return belowUnits(withOwnDay(rows, { ...outside, above }), above);
  };
  const households = householdTable(homes, LOOKED_AT);
  if (households) {
    checkCount(households.rows.length);
    const said = withCouplesAsked(withNicknames(withoutGroups(households.rows), { titles: [], fields: [] }));
    return { ...households, rows: ownDay(said, homes.slice(0, households.below)) };
  }
  const lines = beforeHelpers(homes, LOOKED_AT);
  const headings = lines.slice(0, LOOKED_AT).map((line) => headOf(line.cells));
  const at = headings.findIndex(hasNames);
  const half = headings.find((head) => head.names !== null && head.known > 1);
  const found = headings[at];
  if (!found) {
    if (half) throw new UnreadableFile(UNREADABLE.halfNames(half.names));
    return null;
  }
  const [first, ...rest] = lines.slice(at);
  const sections = first ? sectionsOf([first, ...rest], found) : [];
  checkCount(sections.reduce((count, section) => count + section.lines.length, 0));
  const isEmpty = sections.every((section) => section.lines.length === 0);
  if (isEmpty && lines.slice(0, at).some(({ cells }) => cells.some(looksLikePhone))) return null;
  if (isEmpty) throw new UnreadableFile(UNREADABLE.onlyHeadings);
  const outsideOf = [...outside.above, ...outside.beside].map((text) => [text]);
  const above = [...lines.slice(0, at).map(({ cells }) => cells), ...outsideOf];
  const tables = sections.map((section) => sectionTable(section, above));
  const rows = tables.flatMap((table, i) => {
    const { heading, group, line = heading } = sections[i] ?? {};
    const written = i === 0 ? lines.slice(0, at) : [...(sections[i - 1]?.lines.slice(-1) ?? []), ...(group ?? [])];
    const above = withoutLegends(written, sections[i]?.lines ?? []);
    const ofOrganization = belowOrganization(table.rows, above);
    const isOwn = heading && isOwnExport(heading.cells);
    const said = isOwn ? ofOrganization : withBareOffices(withoutGroups(ofOrganization));
    const below = belowGroupTitle(belowToldTitle(said, above), above);
    return i > 0 && line ? [unreadLine(line, 'This row repeats the headings.'), ...below] : below;
  });
  return {
    rows: [...rowsAbove(lines.slice(0, at), found), ...ownDay(rows, lines.slice(0, at))],
    ignoredColumns: [...new Set(tables.flatMap((table) => table.ignoredColumns))],
  };
}

/** A CSV or TXT file. A text without headings may be a list of names, one a line, or what someone pasted from a spreadsheet. */
export const rowsOfText = (written: string, isFree: boolean): RawTable =>
  isFree ? aboveSignature(written, (text) => rowsOfWhole(text, true)) : rowsOfWhole(written, false);

const VCARD = /^\s*BEGIN:VCARD\b/i;
function rowsOfWhole(written: string, isFree: boolean): RawTable {
  if (VCARD.test(written)) throw new UnreadableFile(UNREADABLE.vCard, true);
  const text = isFree ? inReadingOrder(written) : written;
  const { separator: announced, rest } = announcedSeparator(text);
  const laidOut = isFree && tableOf(linesOfLayout(rest) ?? []);
  if (laidOut) return laidOut;
  const separator = announced ?? bestSeparator(rest, LOOKED_AT, isFree);
  const placed = (lines: readonly Line[]) => lines.map((line) => ({ ...line, row: line.row + (announced ? 1 : 0) }));
  const cells = separator ? readCells(rest, separator) : [];
  const table = separator && tableOf(placed(separator === '\t' ? withWholeAddresses(cells) : cells));
  const byCells = table || tableOf(placed(withOnlyPeople(rest, announced, LOOKED_AT)));
  const names = isFree || byCells ? null : namesOnly(rest);
  if (names) return rowsOfFreeText(names);
  const told = () => tableOf(placed(withToldColumns(text)));
  const found = byCells ?? (isFree ? readOr(() => rowsOfFreeText(rest), told) : told());
  if (!found) throw new UnreadableFile(UNREADABLE.noNameColumn, true);
  return found;
}

/** Of a printed list its places on the page tell better who is of which family. */
function householdRows(written: string, isPrinted: boolean): RawRow[] | null {
  const { titles, text } = withoutUnitTitles(written);
  const rows = householdText(isPrinted ? text : familyText(text));
  return rows && belowUnits(withTextsBeside(belowHeadings(withHeadsAgain(rows))), titles);
}

/** One person a line, with what the lines above and beside them say. */
function rowsOfLines(text: string, isPrinted: boolean): RawRow[] {
  const noted = withOpenPlaces(withNoteLines(linesOfText(text, isPrinted), text.split(/\r\n|\r|\n/)));
  const lines = withoutOffices(inOrder(withCommas(withSectionRows(noted)), null));
  const below = belowFamilies(belowGroups(belowHeadings(belowOrganizations(lines))));
  const told = withTextsBeside(withUnknownCallings(withBareOffices(withCallingRemarks(withNextLines(below)))));
  const headed = withHeadingNotes(withAsidesTold(withNotesOfOthers(withWrappedNotes(told)), 'line'));
  return withSentences(withVisitorsNoted(headed));
}

/** A text without separators: columns set with spaces, or one person a line. */
export function rowsOfFreeText(written: string, isPrinted = false): RawTable {
  const text = asOneColumn(written);
  const columns = fixedWidthLines(text, LOOKED_AT);
  const table = columns && tableOf(columns);
  if (table) return table;
  const rows = householdRows(text, isPrinted) ?? rowsOfLines(text, isPrinted);
  checkCount(rows.length);
  return { rows: belowUnits(linesOwnDay(withOneHolder(rows)), []), ignoredColumns: [] };
}
