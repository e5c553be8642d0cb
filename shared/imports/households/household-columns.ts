import { foldLoose } from '#shared/text/fold.ts';
import { hasNames, headOf, nameColumnsOf } from '../columns.ts';

type Role = 'head' | 'spouse' | 'child' | 'children';
/** `who`: the word for the person in the heading, with its number, as in 'child 2'. */
type RoleColumn = { role: Role; who: string; holds: 'name' | 'phone' | 'email' };
export type FamilyColumn = RoleColumn | 'family' | null;

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['head', /^(?:head(?: of (?:the )?(?:house|household|family))?|hoh|husband|father|parents?|adults?|residents?)\b/],
  ['spouse', /^(?:spouse|wife|mother)\b/],
  ['children', /^(?:children|kids|(?:other )?(?:household |family )?members|individuals)\b/],
  ['child', /^child\b/],
];
const FAMILY = /^(?:family|household|family name|household name|last name|surname)$/;

export function familyColumnOf(heading: string): FamilyColumn {
  const [folded = '', number = ''] = foldLoose(heading).split(/(?= \d{1,2}$)/);
  if (FAMILY.test(folded)) return 'family';
  for (const [role, start] of ROLES) {
    const [word] = start.exec(folded) ?? [];
    if (word === undefined) continue;
    const [who, rest] = [word + number, folded.slice(word.length).trim()];
    if (/^(?:s? ?names?)?$/.test(rest)) return { role, who, holds: 'name' };
    if (/^(?:individual )?(?:phone(?: number)?|mobile|cell)$/.test(rest)) return { role, who, holds: 'phone' };
    if (/^(?:individual )?(?:e ?mail(?: address)?)$/.test(rest)) return { role, who, holds: 'email' };
  }
  return null;
}

/** How many of the headings are those of a list of households; 0 where it is none. */
export function householdColumns(cells: readonly string[]): number {
  const columns = cells.map(familyColumnOf).filter((column) => column !== null);
  const roles = new Set(columns.map((column) => (column === 'family' ? column : column.role)));
  const head = headOf(cells);
  const isOfChild = nameColumnsOf(head).some((column) => isNameOf(familyColumnOf(cells[column] ?? ''), 'child'));
  // With a column for the person, the others say who belongs to that person; beside a parent, a child is of the household.
  if (hasNames(head) && !isOfChild) return 0;
  const isOfHouseholds = roles.has('head') || roles.has('spouse') || (roles.has('family') && roles.has('children'));
  return roles.size > 1 && isOfHouseholds ? columns.length : 0;
}

const isNames = (column: FamilyColumn | undefined): column is RoleColumn =>
  column != null && column !== 'family' && column.holds === 'name';
/** 'Husband', 'Children', 'Head of House': below it are people's names. */
export const isPeopleTitle = (heading: string): boolean => isNames(familyColumnOf(heading));
export const isNameOf = (column: FamilyColumn | undefined, role: Role) => isNames(column) && column.role === role;

/** Either of two people, unless the names stand below the same word. */
const ANY_OF_THEM = /^(?:parents?|adults?|residents?)\b/;

/**
 * The column of names to which a phone or an email belongs, wherever it stands: 'Husband Cell' is the husband's behind
 * 'Wife' too. -1 where the headings leave it open whose it is.
 */
export function ownColumn(columns: readonly FamilyColumn[], at: number): number {
  const column = columns[at];
  if (column == null || column === 'family') return -1;
  const names = columns.flatMap((one, place) =>
    isNames(one) && one.role === column.role ? { place, who: one.who } : [],
  );
  const same = names.filter(({ who }) => who === column.who);
  const own = same.length > 0 ? same : ANY_OF_THEM.test(column.who) ? [] : names;
  if (own.length < 2) return own[0]?.place ?? -1;
  // Of several children, the one directly before it.
  const before = columns.slice(0, at).findLastIndex(isNames);
  return own.some(({ place }) => place === before) ? before : -1;
}
