import { isRecord } from '#shared/text/is-record.ts';
import { isRefusalHeading } from './availability/talk-headings.ts';
import { besides, fieldOf, isContact, isOfName, personalFirst, preferredAsName } from './columns.ts';
import { yearTold } from './birth-years/birth-years.ts';
import { isHousehold, peopleOfHouseholds } from './households/json-households.ts';
import { sayField } from './doubts/blanks.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RawRow, RawTable } from './rows.ts';
import type { ImportField } from './schema.ts';
import type { WrittenSheet } from './sheets/unread-names.ts';
import { bySheet } from './sheets/whole-sheet.ts';
import { withBareOffices } from './presidencies/bare-offices.ts';
import { withoutGroups } from './offices/groups-alone.ts';
import { withNestedContacts } from './json-keys/nested-contacts.ts';
import { withKeyedPeople } from './json-keys/names-as-keys.ts';
import { belowBeside } from './json-keys/beside-list.ts';
import { withNestedNames } from './json-keys/nested-names.ts';
import { withNestedKeys } from './json-keys/nested-keys.ts';
import { ignoredTitle } from './other-people/people-beside.ts';
import { onlyPeople } from './no-headings/people-by-cells.ts';
import { isSuffixAlone, isSuffixHeading, suffixInCell, withSuffix } from './name-parts/suffixes.ts';
import { sheetByCells } from './own-contacts/read-columns.ts';
import { withSameAsOthers } from './own-contacts/same-as-others.ts';
import { withUntoldContacts } from './own-contacts/untold-contacts.ts';
import { isRestOfMixed } from './own-contacts/contact-words.ts';
import { UnreadableFile, UNREADABLE } from './unreadable.ts';

/** Reading something nested a million levels deep would take the process with it. */
function checkDepth(text: string): void {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i += 1) {
    const mark = text[i];
    if (inText) {
      if (mark === '\\') i += 1;
      else if (mark === '"') inText = false;
    } else if (mark === '"') inText = true;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > IMPORT_LIMITS.jsonDepth) throw new UnreadableFile(UNREADABLE.deepJson);
  }
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) {
    const lists = Object.values(value).filter(Array.isArray);
    if (lists.length === 1 && lists[0]) return lists[0];
    if (Object.keys(value).some(fieldOf)) return [value];
  }
  throw new UnreadableFile(UNREADABLE.jsonWithoutMembers);
}

const keyOfList = (value: unknown): string | null =>
  isRecord(value) ? (Object.keys(value).find((key) => Array.isArray(value[key])) ?? null) : null;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  // A list of one text is that text; of several phones or callings the usual rules find the first or all.
  if (Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one)))
    return value.map(textOf).filter(Boolean).join('; ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

type Pair = { key: string; value: unknown; field: ImportField | null; text: string };

/** The pairs of an entry, those first that count before the others. */
function pairsOf(entry: Record<string, unknown>): Pair[] {
  const pairs = Object.entries(entry).map(([key, value]) => ({ key, value, field: fieldOf(key), text: textOf(value) }));
  const years = ({ field, text }: Pair) => (field === 'birthYear' ? yearTold(text) : 0);
  pairs.sort((a, b) => years(b) - years(a));
  return personalFirst(pairs.map(({ key }) => key)).flatMap((at) => pairs[at] ?? []);
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every((one) => one === null || one === ''));

function rawRow(entry: unknown, pairs: readonly Pair[], index: number): RawRow {
  const values: RawRow['values'] = {};
  const strange: string[] = [];
  if (typeof entry === 'string') values.name = entry.trim();
  for (const { key, value, field, text } of pairs) {
    if (field && text !== '') sayField(values, field, text);
    else if (field && typeof value === 'object' && !isEmpty(value)) strange.push(key);
  }
  const suffix = pairs.find(({ key }) => isSuffixHeading(key))?.text ?? '';
  const remarks = strange.map((key) => `Ignored: “${key.slice(0, 60)},” which isn’t text.`);
  return {
    row: index + 1,
    values: withSuffix(values, suffixInCell(suffix)),
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

/** Keys that say something else than an earlier one of the same kind: 'mobile (where phone has a value)'. */
function keysBeside(pairs: readonly Pair[]): string[] {
  const first = new Map<ImportField, Pair>();
  return pairs.flatMap((pair) => {
    if (pair.field === null || pair.text === '') return [];
    const before = first.get(pair.field);
    if (!before) first.set(pair.field, pair);
    return !before || before.text === pair.text ? [] : [besides(pair.key, before.key)];
  });
}

/** Keys that an entry has twice, of which a parser keeps the last value without a word. The text is valid by now. */
function repeatedKeys(text: string): string[] {
  const found = new Set<string>();
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}:]/g)) {
    const keys = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token !== ':') last = token;
    else if (keys?.has(last)) found.add(last.slice(1, -1).slice(0, 60));
    else keys?.add(last);
  }
  return [...found].map((key) => `all but the last ${key} in each entry`);
}

/** As in a sheet, the preferred name is all that there is where no entry has another. */
function withOnlyPreferred(entries: readonly (readonly Pair[])[]): Pair[][] {
  const fields = [...new Set(entries.flatMap((pairs) => pairs.map(({ field }) => field)))];
  const read = preferredAsName(fields);
  return entries.map((pairs) => pairs.map((pair) => ({ ...pair, field: read[fields.indexOf(pair.field)] ?? null })));
}

const LOOKED_AT = 100;
const keysOf = (list: readonly unknown[]): string[] => [
  ...new Set(
    list
      .slice(0, LOOKED_AT)
      .filter(isRecord)
      .flatMap((entry) => Object.keys(entry)),
  ),
];

/** The entries as the rows of a sheet, with their keys as its headings. */
function sheetOf(keys: readonly string[], entries: readonly (readonly Pair[])[]): WrittenSheet {
  const titles = keys.slice(0, IMPORT_LIMITS.columns);
  const fieldsOf = new Map(entries.flatMap((pairs) => pairs.map(({ key, field }) => [key, field] as const)));
  const cells = entries.map((pairs) => {
    const texts = new Map(pairs.map(({ key, text }) => [key, text]));
    return titles.map((title) => texts.get(title) ?? '');
  });
  return { titles, fields: titles.map((title) => fieldsOf.get(title) ?? null), cells };
}

/** As in a sheet, whole names below one key are the people, where no key is called so. */
function withOnlyPeople(entries: readonly Pair[][], keys: readonly string[]): Pair[][] {
  if (entries.some((pairs) => pairs.some(({ field }) => isOfName(field)))) return [...entries];
  const { titles, cells } = sheetOf(keys, entries);
  const own = titles.some((title) => fieldOf(title)) ? titles[onlyPeople({ titles, cells }) ?? -1] : undefined;
  return entries.map((pairs) => pairs.map((pair) => (pair.key === own ? { ...pair, field: 'name' } : pair)));
}

/** The pairs of each entry with the fields that all of them tell, the phones and emails of one key apart. */
function readPairs(list: readonly unknown[]): { keys: readonly string[]; written: WrittenSheet; pairs: Pair[][] } {
  const known = withOnlyPreferred(list.map((entry) => (isRecord(entry) ? pairsOf(entry) : [])));
  const said = list.every(isRecord) ? withOnlyPeople(known, keysOf(list)) : known;
  const { sheet, order } = sheetByCells(sheetOf(keysOf(list), said));
  const keys = sheet.titles;
  const places = new Map(order.map((column, place) => [keys[column], place]));
  const placeOf = ({ key, field }: Pair): number => (isContact(field) ? (places.get(key) ?? 0) : -1);
  const pairs = said.map((own, at) => {
    const read = own.map((pair): Pair => {
      const column = keys.indexOf(pair.key);
      if (column < 0) return pair;
      return { ...pair, field: sheet.fields[column] ?? null, text: sheet.cells[at]?.[column] ?? '' };
    });
    const apart = keys.flatMap((key, column): Pair[] => {
      const text = sheet.cells[at]?.[column] ?? '';
      const isNew = text !== '' && !own.some((pair) => pair.key === key);
      return isNew ? [{ key, value: text, field: sheet.fields[column] ?? null, text }] : [];
    });
    return [...read, ...apart].toSorted((a, b) => placeOf(a) - placeOf(b));
  });
  return { keys, written: sheet, pairs };
}

/** A JSON file: a list of members, alone or as the one list of an object. Keys are spelled as freely as headings. */
export function rowsOfJson(text: string): RawTable {
  checkDepth(text);
  let value: unknown;
  try {
    value = withKeyedPeople(JSON.parse(text));
  } catch {
    throw new UnreadableFile(UNREADABLE.invalidJson);
  }
  const homes = isHousehold(value)
    ? peopleOfHouseholds([value], null)
    : peopleOfHouseholds(listIn(value), keyOfList(value));
  const people = homes.map(withNestedNames);
  const list = people.map(withNestedContacts).map(withNestedKeys);
  if (list.length === 0) throw new UnreadableFile(UNREADABLE.emptyJson);
  if (list.length > IMPORT_LIMITS.rows) {
    throw new UnreadableFile(UNREADABLE.tooManyEntries(list.length));
  }
  const { keys, written, pairs } = readPairs(list);
  const fields = new Map(written.fields.map((field, column) => [keys[column], field]));
  const rows = list.map((entry, at) => rawRow(entry, pairs[at] ?? [], at));
  if (
    rows.every(
      ({ values }) => values.name === undefined && values.firstName === undefined && values.lastName === undefined,
    )
  )
    throw new UnreadableFile(UNREADABLE.jsonWithoutMembers);
  const firstSuffix = keys.find((key) => isSuffixHeading(key));
  const isOnlySuffixes = (key: string, column: number) =>
    key === firstSuffix && written.cells.every((line) => !line[column] || isSuffixAlone(line[column]));
  const besideOthers = new Set(pairs.flatMap(keysBeside));
  const left = [
    ...keys.flatMap((key, column) =>
      !fields.get(key) &&
      (fieldOf(key) || (!isOnlySuffixes(key, column) && !isRefusalHeading(key) && !isRestOfMixed(key, keys)))
        ? ignoredTitle(key.slice(0, 60), written.cells, column)
        : [],
    ),
    ...besideOthers,
  ];
  const sheet = sheetOf(keys, pairs);
  const told = withSameAsOthers(withUntoldContacts(bySheet(rows, sheet), { ...sheet, ignored: left }), sheet);
  return {
    rows: belowBeside(withBareOffices(withoutGroups(told)), value),
    ignoredColumns: [...repeatedKeys(text), ...left].slice(0, 20),
  };
}
