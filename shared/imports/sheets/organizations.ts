import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import type { Line } from '../cells.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { isLonePerson } from '../headings/name-evidence.ts';
import { presidencyOf } from '../presidencies/bare-offices.ts';
import {
  hasOfficeLabel,
  isOfHeading,
  isOfOrganization,
  arePortuguese,
  withItsOrganization,
} from '../presidencies/with-organization.ts';
import { presidencies } from '../offices/presidencies.ts';
import { hasOrganization, isOrganization, withoutLabel } from '../offices/organization-names.ts';
import { wholeOrganization } from '../offices/short-offices.ts';
import { officeOfPart, partColumn } from '../offices/sub-organizations.ts';
import { asking, loneText } from './gone.ts';
import type { WrittenSheet } from './unread-names.ts';

const ORGANIZATION = /^(?:organi[sz]ations?|org|auxiliary|organizaci(?:on|ones)|organizac(?:ao|oes))$/;
const organizationColumn = ({ titles, fields }: Omit<WrittenSheet, 'cells'>): number =>
  titles.findIndex((title, column) => !fields[column] && ORGANIZATION.test(foldLoose(title)));

const ofWhich = (row: RawRow, calling: string, above: string): RawRow =>
  asking(row, `“${shortened(calling)}” is below ${quotedLast(above)} Of which organization is it?`, 'calling');

/** Where each is written once, before the first of its callings, the cells below it are merged with it. */
function isMerged(written: readonly string[]): boolean {
  const named = written.filter(Boolean);
  return (
    Boolean(written[0]) &&
    named.length > 1 &&
    named.length < written.length &&
    new Set(named.map(foldLoose)).size === named.length
  );
}
function filledDown(written: readonly string[]): string[] {
  if (!isMerged(written)) return [...written];
  const filled: string[] = [];
  for (const text of written) filled.push(text || (filled.at(-1) ?? ''));
  return filled;
}

/** The same for a class or a quorum, which goes on in the rows of its organization that don't name one again. */
function filledDownWithin(parts: readonly string[], organizations: readonly string[]): string[] {
  const isFilled = isMerged(organizations);
  const filled: string[] = [];
  for (const [at, part] of parts.entries())
    filled.push(part || (isFilled && !organizations[at] ? (filled.at(-1) ?? '') : ''));
  return filled;
}

/** 'President' beside 'Primary' is the Primary's president. Each row has its line of cells. */
export function withOrganizations(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const column = organizationColumn(sheet);
  if (column < 0) return [...rows];
  const textsIn = (at: number) => rows.map((_, i) => (sheet.cells[i]?.[at] ?? '').trim());
  const written = textsIn(column);
  const organizations = filledDown(written);
  const parts = filledDownWithin(textsIn(partColumn(sheet)), written);
  const presidentOf = presidencies();
  return rows.map((row, at) => {
    const [organization, part] = [organizations[at] ?? '', parts[at] ?? ''];
    const { calling = '' } = row.values;
    const president = calling === '' ? null : presidentOf(calling, withoutLabel(organization), part);
    if (!/\p{L}/u.test(organization) || !isOfOrganization(calling)) return row;
    const ofPart = officeOfPart(row, organization, part);
    if (ofPart) return ofPart;
    if (president !== null) return ofWhich(row, calling, president);
    return {
      ...row,
      values: { ...row.values, calling: withItsOrganization(calling, organization, sheet.titles[column] ?? '') },
    };
  });
}

const hasName = ({ values: { name, firstName, lastName } }: RawRow): boolean => Boolean(name || firstName || lastName);

/** Where cells are merged, a person without a calling may have the one above: in a list of callings, hardly anyone has none. */
export function withMergedCallings(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const column = organizationColumn(sheet);
  const organizations = rows.map((_, at) => (sheet.cells[at]?.[column] ?? '').trim());
  const people = rows.filter((row) => !row.unread && hasName(row));
  const blank = people.filter(({ values }) => !values.calling).length;
  const areMerged = isMerged(organizations) || rows.some((row) => row.values.calling && !hasName(row));
  if (!areMerged || blank * 2 > people.length) return [...rows];
  let above = '';
  return rows.map((row, at) => {
    if (row.values.calling) above = row.values.calling;
    // A new organization begins with its first calling.
    else if (organizations[at]) above = '';
    else if (above !== '' && hasName(row))
      return asking(row, `This row has no calling. Is it “${shortened(above)},” as above?`, 'calling');
    return row;
  });
}

const OF_PRESIDENCY = /\b(?:president|presidency|counselor)$/;

/** What a row of a heading says: one text, which merged cells may repeat in each of its columns. */
function headingIn(row: RawRow): string | null {
  const [text = '', another] = new Set(Object.values(row.values).filter(Boolean));
  return another === undefined && row.values.calling && isOrganization(text) ? text : loneText(row);
}

/**
 * 'Elders Quorum' in a line of its own, or as the title of the table, is the organization of an office below it, up to the
 * next row that is neither an organization nor a person. Below such a row, a president may be any one's.
 */
export function belowOrganizations(rows: readonly RawRow[], title = ''): RawRow[] {
  let [organization, heading] = [withoutLabel(title), title];
  let other: string | null = null;
  let isTold = false;
  const presidentOf = presidencies();
  const isPortuguese = arePortuguese(rows.flatMap((row) => [row.values.calling ?? '', row.unread?.text ?? '']));
  return rows.map((row) => {
    const { calling = '', ...others } = row.values;
    const isCallingAlone = calling !== '' && !Object.values(others).some(Boolean);
    const text = wholeOrganization(isCallingAlone ? calling : (headingIn(row) ?? ''));
    if (text) {
      if (row.unread && hasOfficeLabel(text)) return row;
      // An office without a name is vacant.
      if (isCallingAlone && isOfficeOfAny(text)) return row;
      if (isOrganization(text)) [organization, heading, other] = [withoutLabel(text), text, null];
      // Any other heading ends it, such as the name of a class, and a person's name does not.
      else if (
        isCallingAlone ||
        row.unread ||
        isTitle(text) ||
        isKnownCalling(text) ||
        ((organization !== '' || other !== null) && !isLonePerson(text))
      ) {
        [organization, other, isTold] = ['', text, false];
      }
      return row;
    }
    const president = calling === '' ? null : presidentOf(calling, organization);
    isTold ||= presidencyOf(calling) !== null;
    // What is asked about already has an organization beside it.
    if (row.unread || row.asks?.field === 'calling' || !isOfHeading(calling, organization)) return row;
    if (organization === '')
      // Below a president, the order of the offices tells it.
      return other === null || isTold || !OF_PRESIDENCY.test(foldLoose(calling)) ? row : ofWhich(row, calling, other);
    if (president !== null) return ofWhich(row, calling, president);
    return {
      ...row,
      values: { ...row.values, calling: withItsOrganization(calling, organization, heading, isPortuguese) },
    };
  });
}

/** Whether a calling names an organization that isn't this one: then the list is of its members, whatever their callings. */
function isOfAnother(calling: string, organization: string): boolean {
  const [words, own] = [` ${foldLoose(calling)} `, ` ${foldLoose(organization)} `];
  return !words.includes(own) && hasOrganization(calling);
}

/** The same for a table whose organization stands above the headings of its columns. */
export function belowOrganization(rows: readonly RawRow[], above: readonly Line[]): RawRow[] {
  const lone = above.flatMap(({ cells }) => {
    const [text = '', another] = cells.filter((cell) => cell !== '');
    return another === undefined ? [text] : [];
  });
  const title = lone.findLast(isOrganization);
  if (title === undefined) return [...rows];
  const next = rows.findIndex((row) => isOrganization(loneText(row) ?? row.values.calling ?? ''));
  const own = rows.slice(0, next < 0 ? rows.length : next);
  const isOfMembers = own.some(({ values }) => isOfAnother(values.calling ?? '', withoutLabel(title)));
  return isOfMembers ? [...rows] : belowOrganizations(rows, title);
}
