import { recordName } from '#shared/text/person-name.ts';
import { nameKey } from '../matching.ts';
import type { ReadRow } from '../person.ts';
import { digitsOf } from '../same-person/same-person.ts';

/** Parents are older by so many years. */
const GENERATION = 16;
const GROWN = 18;
/** A phone that more people have is no family's. */
const MOST_OF_ONE = 12;
const LEAST_OF_A_PHONE = 7;

const isYoung = ({ person, signs = [] }: ReadRow): boolean =>
  person?.age === undefined
    ? person?.ageGroup === 'child' ||
      person?.ageGroup === 'youth' ||
      signs.some(({ groups = ['adult'] }) => !groups.includes('adult'))
    : person.age < GROWN;

/** Whether the one may be a child of the other, by their ages or by what the list says they are. */
function mayBeChildOf(child: ReadRow, parent: ReadRow): boolean {
  const [young, old] = [child.person, parent.person];
  if (!young || !old || nameKey(young) === nameKey(old)) return false;
  if (young.age !== undefined && young.age >= GROWN) return false;
  if (young.age !== undefined && old.age !== undefined) return old.age - young.age >= GENERATION;
  if (young.birthYear != null && old.birthYear != null) return young.birthYear - old.birthYear >= GENERATION;
  return isYoung(child) && !isYoung(parent);
}

/** Says at a child whose phone is that of someone a generation older that it may be a parent’s. */
export function withParentsPhones(rows: readonly ReadRow[]): ReadRow[] {
  const byPhone = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const digits = digitsOf(row.person?.phone);
    if (digits.length >= LEAST_OF_A_PHONE) byPhone.set(digits, [...(byPhone.get(digits) ?? []), row]);
  }
  return rows.map((row) => {
    const sharing = byPhone.get(digitsOf(row.person?.phone)) ?? [];
    const parent = sharing.length > MOST_OF_ONE ? undefined : sharing.find((other) => mayBeChildOf(row, other));
    if (!parent?.person) return row;
    const said = `${recordName(parent.person)} in row ${parent.row} has the same phone number, so it may be a parent’s.`;
    return { ...row, remarks: [...(row.remarks ?? []), said] };
  });
}
