import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { headOf } from '../columns.ts';
import { withLocalLines } from '../doubts/local-phones.ts';
import { answerIn } from '../doubts/answers.ts';
import { isAboutPerson, isNoFirstNamePart, isNothing, isPriesthoodOffice } from '../doubts/nothing.ts';
import { isKeptOrAnswered, withHouseholdNotes } from '../household-notes/household-notes.ts';
import { ownerInHome } from '../household-notes/one-parent.ts';
import { unreadPeople, withUnreadPeople } from '../household-notes/unread-people.ts';
import { withFamilyNamed } from '../household-notes/family-named.ts';
import {
  areParentsOfListed,
  familyColumnsOf,
  householdHeadings,
  isNameOf,
  isNames,
  type FamilyColumn,
} from './household-columns.ts';
import { inHouseholds, type Home } from './household-names.ts';
import { ignored, shortened } from '../line-parts.ts';
import { memberOf, severalOf, unreadRow } from '../family-columns/member-of.ts';
import { NAMED_HEAD } from '../family-columns/named-heads.ts';
import { answersBelow, isNoOnesName } from '../family-columns/no-members.ts';
import { areTwoChildren, columnsOfOne, childrenIn, isByFirstName, isNoChild } from './children.ts';
import { couple, familyOf, withTwoLastNames } from './couples.ts';
import { namingOf } from './naming.ts';
import { contactColumns, openContacts, takeContacts, type HomeContact } from './lone-contacts.ts';
import { isOnlyLastName, withWholeNames } from './whole-names.ts';
import { ownersOf, saysWhosePhones, sharedPhoneColumns, takePhones } from './shared-phones.ts';
import { ignoredTitles } from '../other-people/people-beside.ts';
import { contactNote } from '../own-contacts/unclear-contacts.ts';
import { areOfNine, withUntoldOfHome } from '../own-contacts/untold-contacts.ts';
import { isSuffix, withoutSuffixes } from '../names.ts';
import type { RawRow, RawTable } from '../rows.ts';
import { asking, belowTitle } from '../sheets/gone.ts';
import { rowsAbove, unreadLine } from '../sheets/sections.ts';
import { signsIn } from '../signs/signs.ts';

/** One row for each household, with columns for the head, the spouse, and the children; null where this is no such table. */
export function householdTable(lines: readonly Line[], within: number): (RawTable & { below: number }) | null {
  const at = householdHeadings(lines.slice(0, within).map(({ cells }) => cells));
  const titles = lines[at]?.cells;
  if (!titles) return null;
  const columns = familyColumnsOf(titles);
  const body = withLocalLines(titles, lines.slice(at + 1));
  const isByComma = body.some(({ cells }) =>
    columns.some((column, i) => isNameOf(column, 'children') && isByFirstName(cells[i] ?? '')),
  );
  const isOnlyLast = isOnlyLastName(titles[columns.indexOf('family')] ?? '') || !columns.includes('family');
  const family = columns.indexOf('family');
  const families = new Set(
    body.flatMap(({ cells }) => foldLoose(lastNameOf(cells[family] ?? '')).split(' ')).filter(Boolean),
  );
  const heads = new Set(body.flatMap(({ cells }) => foldLoose(familyIn(cells, columns))).filter(Boolean));
  const phones = sharedPhoneColumns(titles, body).filter((i) => columns[i] === null);
  const contacts = contactColumns(titles, columns, body);
  const unnamed = unreadPeople(titles, columns, body);
  const answers = answersBelow(columns.map(isNames), body);
  const homes = body.map((line): Home & Told => {
    const { problem, isLegible } = line;
    if (problem && !isLegible) return { family: '', rows: [unreadLine(line, problem)], who: [], children: new Set() };
    const read = homeOf(line, titles, columns, isByComma, { families, heads, phones, contacts, unnamed, answers });
    const whole = withWholeNames(read, isOnlyLast);
    const home = {
      ...whole,
      rows: withUnreadPeople(whole.rows, line.cells, titles, unnamed),
      who: read.who,
      children: read.children,
    };
    return problem ? { ...home, rows: home.rows.map((row) => asking(row, problem, 'firstName')) } : home;
  });
  const ofOne = columnsOfOne(titles, columns).map(({ at: own }) => own);
  const isRead = (i: number) => columns[i] !== null || phones.includes(i) || ofOne.includes(i);
  const placed = inHouseholds(homes);
  const noted = withHouseholdNotes(
    homes.map(({ rows, who }, at) => ({ cells: body[at]?.cells ?? [], rows: placed.splice(0, rows.length), who })),
    titles,
    isRead,
  );
  const isOfNine = areOfNine(noted);
  let from = 0;
  /** The cells of each home beside the first of its people. */
  const cellsBeside: (readonly string[])[] = [];
  const contactsTold = homes.flatMap(({ rows, children }, i) => {
    const own = noted.slice(from, from + rows.length);
    from += rows.length;
    const people = own.filter(({ unread }) => !unread);
    const adults = own.filter((row, k) => !row.unread && !children.has(k));
    const isName = (column: number) => columns[column] === 'family' || isNames(columns[column]);
    const cells = body[i]?.cells ?? [];
    const readers = adults.length > 0 ? adults : people;
    cellsBeside.push(...own.map((row) => (row === readers[0] ? cells : [])));
    return withUntoldOfHome(own, readers, { titles, cells, isRead: isName, isOfNine });
  });
  const fields = columns.map((column) => (column === null ? null : 'household'));
  const familyTold = withFamilyNamed(contactsTold, { titles, fields, cells: cellsBeside });
  const before = lines.slice(0, at);
  const told = [...rowsAbove(before, headOf(titles)), ...belowTitle(familyTold, before)];
  const rows = told.map((row, i) => ({ ...row, row: i + 1 }));
  return {
    rows,
    ignoredColumns: ignoredTitles(
      titles,
      body,
      (i) =>
        !isRead(i) && !isKeptOrAnswered(titles, i) && !(contacts.some(({ at }) => at === i) && areTold(i, homes, body)),
    ),
    below: at,
  };
}

/** Whether each of the household's phones, or emails, is in the row of someone in it, saved or noted. */
const areTold = (column: number, homes: readonly Home[], body: readonly Line[]): boolean =>
  homes.every(({ rows }, at) => {
    const cell = body[at]?.cells[column] ?? '';
    return (
      cell === '' ||
      rows.some(({ values, noted }) => Object.values(values).includes(cell) || noted?.some(({ text }) => text === cell))
    );
  });

const headIn = (cells: readonly string[], columns: readonly FamilyColumn[]): string =>
  cells[columns.findIndex((column) => isNameOf(column, 'head'))] ?? '';
/** 'Burbank, Todd & Janae' as the household's name says whose it is, too. */
const lastNameOf = (household: string): string => {
  const [last = '', given = ''] = household.split(',');
  return isSuffix(given.trim()) ? household : last.trim();
};
const familyIn = (cells: readonly string[], columns: readonly FamilyColumn[]): string =>
  withoutSuffixes(lastNameOf(cells[columns.indexOf('family')] ?? '') || familyOf(headIn(cells, columns)));

/** `families`: the words of a column of last names; `heads`: the last names of all households; `phones`: columns of phones of several people; `contacts`: of the household's; `unnamed`: of people below a heading that no one reads; `answers`: of nothing but those. */
type Families = {
  families: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  phones: readonly number[];
  contacts: readonly HomeContact[];
  unnamed: readonly number[];
  answers: ReadonlySet<number>;
};
const MAY_BE_SEVERAL = /^(?:parents|eltern|adults|adult[oei]s|erwachsene)\b/i;

/** The word for each of the people in the headings, and which of them are children. */
type Told = { who: string[]; children: Set<number> };

function homeOf(
  { cells }: Line,
  titles: readonly string[],
  columns: readonly FamilyColumn[],
  isByComma: boolean,
  { families, heads, phones, contacts, unnamed, answers }: Families,
): Home & Told {
  const family = familyIn(cells, columns);
  const naming = namingOf(family, heads);
  const areParents = areParentsOfListed(columns);
  const members: RawRow[] = [];
  const who: string[] = [];
  const children = new Set<RawRow>();
  const told = unnamed.flatMap((i) => cells[i] || []);
  /** Whom a column names; no one behind a cell with several names. */
  const named = new Map<number, RawRow>();
  for (const [i, column] of columns.entries()) {
    const cell = cells[i] ?? '';
    if (column === 'family' && cell.split(' ').slice(1).some(isSuffix)) told.push(cell);
    if (column === null || column === 'family' || column.holds !== 'name') continue;
    // Without a column for the parents, the members are all of the family.
    const haveParents = columns.some(
      (one, k) => isNames(one) && /head|spouse/.test(one.role) && titles[k] !== NAMED_HEAD,
    );
    const isOfAnyone = /\b(?:members|individuals)$/.test(column.who) && !haveParents;
    const isOfChildren = (column.role === 'child' || column.role === 'children') && !isOfAnyone;
    // Someone may be called Elder; 'single' stands in the place of a spouse.
    const isOffice = isPriesthoodOffice(cell);
    const isAnswer = column.role !== 'head' && (isNoOnesName(cell) || answers.has(i));
    const isAbout = (isAboutPerson(cell) || isAnswer) && !isOffice;
    if ((isNothing(cell) && isNoFirstNamePart(cell)) || isAbout || (isOfChildren && isNoChild(cell))) {
      if (cell !== '' && answerIn(cell) !== false) told.push(cell);
      continue;
    }
    const names =
      column.role === 'children' ? childrenIn(cell, naming, isByComma || areTwoChildren(cell)) : couple(cell);
    const isUnclear =
      column.role === 'children'
        ? !(isByComma || areTwoChildren(cell))
        : MAY_BE_SEVERAL.test(titles[i] ?? '') || isOfNoFamily(cell, families);
    const one = column.role === 'children' ? 'child' : 'person';
    const mayBeSeveral = column.role === 'children' || MAY_BE_SEVERAL.test(titles[i] ?? '');
    const people = names.filter(({ name }) => !(isOfChildren && isNoChild(name)));
    told.push(...names.filter((name) => !people.includes(name)).map(({ name }) => name));
    const found = people.map(({ name, isAsked }) => {
      const several = mayBeSeveral ? severalOf(name, naming, one) : null;
      const person = several ?? memberOf(name, naming, isUnclear ? one : null);
      const member = isOfChildren && !person.unread ? { ...person, signs: signsIn('relation', 'Child') } : person;
      if (isOffice)
        return asking(member, `“${shortened(name)}” may be a first name or a title. Please check.`, 'firstName');
      if (isAsked) return asking(member, `“${shortened(name)}” may be one or two children.`, 'firstName');
      const above = `“${shortened(name)}” is named as a parent in a list of children. Is this person in the ward?`;
      return areParents && !isOfChildren ? asking(member, above, 'firstName') : member;
    });
    if (found.length === 1 && found[0]) named.set(i, found[0]);
    for (const one of found) if (isOfChildren) children.add(one);
    members.push(...found);
    who.push(...found.map(() => column.who));
  }
  for (const [i, column] of columns.entries()) {
    const cell = cells[i] ?? '';
    if (cell === '' || column === null || column === 'family' || column.holds === 'name') continue;
    const { owner, isOpen } = ownerInHome(columns, i, named);
    if (owner) owner.values[column.holds] ??= cell;
    if (!isOpen && owner?.values[column.holds] !== cell) told.push(cell);
  }
  for (const { at, field, of } of columnsOfOne(titles, columns)) {
    const [one, cell = ''] = [named.get(of), cells[at]];
    if (one && cell) one.values[field] ??= cell;
    else if (cell) told.push(cell);
  }
  const own = (row: RawRow) => columns[[...named].find(([, one]) => one === row)?.[0] ?? -1];
  // Where no words stand beside it, a phone among those of several is the household's.
  const ofSeveral = phones.filter((i) => saysWhosePhones(cells[i] ?? ''));
  for (const i of ofSeveral) told.push(...takePhones(cells[i] ?? '', ownersOf(members, own)));
  const ofHome = contacts.filter(({ at }) => !ofSeveral.includes(at));
  // What stands where others would may be someone whom the list doesn't name.
  const isTaken = takeContacts(members, told.every(isAboutPerson), ofHome, cells, children);
  for (const member of isTaken ? [] : members.filter((one) => !children.has(one))) {
    const missing = openContacts(member, members, ofHome, cells);
    const noted = missing.flatMap(({ at }) => contactNote(titles[at] ?? '', cells[at] ?? ''));
    if (noted.length > 0) member.noted = noted;
  }
  if (members.length === 0)
    return { family, rows: [unreadRow(cells.join(' ').trim(), 'doesn’t name a person.')], who, children: new Set() };
  told.push(...cells.slice(columns.length));
  const asked = cells[columns.indexOf('family')] ? members : withTwoLastNames(members, { family, children });
  const [first, ...others] = asked;
  const toTell = told.filter((text) => !isNothing(text));
  return {
    family,
    rows: first && toTell.length > 0 ? [{ ...first, remarks: ignored(toTell) }, ...others] : asked,
    who,
    children: new Set(members.flatMap((member, k) => (children.has(member) ? [k] : []))),
  };
}

/** 'Mark, Lori' beside the last name of the family: the first is no last name in the list. */
const isOfNoFamily = (cell: string, families: ReadonlySet<string>): boolean =>
  families.size > 0 &&
  !foldLoose(cell.split(',')[0] ?? '')
    .split(' ')
    .some((word) => families.has(word));
