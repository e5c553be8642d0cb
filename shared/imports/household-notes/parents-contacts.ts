import { ADULT_FROM } from '#shared/members/age-groups.ts';
import { recordName } from '#shared/text/person-name.ts';
import { mailKey, nameKey } from '../matching.ts';
import type { ReadRow } from '../person.ts';
import { digitsOf } from '../same-person/same-person.ts';

/** Parents are older by so many years. */
const GENERATION = 16;
/** A phone or an email that more people have is no family's. */
const MOST_OF_ONE = 12;
const LEAST_OF_A_PHONE = 7;

const isYoung = ({ person, signs = [] }: ReadRow): boolean =>
  person?.age === undefined
    ? person?.ageGroup === 'child' ||
      person?.ageGroup === 'youth' ||
      signs.some(({ groups = ['adult'] }) => !groups.includes('adult'))
    : person.age < ADULT_FROM;

/** Whether the one may be a child of the other, by their ages or by what the list says they are. */
function mayBeChildOf(child: ReadRow, parent: ReadRow): boolean {
  const [young, old] = [child.person, parent.person];
  if (!young || !old || nameKey(young) === nameKey(old)) return false;
  if (young.age !== undefined && young.age >= ADULT_FROM) return false;
  if (young.age !== undefined && old.age !== undefined) return old.age - young.age >= GENERATION;
  if (young.birthYear != null && old.birthYear != null) return young.birthYear - old.birthYear >= GENERATION;
  return isYoung(child) && !isYoung(parent);
}

/** Each row → all that have the same phone, or the same email. */
function sharing(rows: readonly ReadRow[], keyOf: (row: ReadRow) => string | null): (row: ReadRow) => ReadRow[] {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return (row) => {
    const group = groups.get(keyOf(row) ?? '') ?? [];
    return group.length > MOST_OF_ONE ? [] : group;
  };
}

function phoneOf({ person }: ReadRow): string | null {
  const digits = digitsOf(person?.phone);
  return digits.length < LEAST_OF_A_PHONE ? null : digits;
}

/** Says at a child whose phone or email is that of someone a generation older that it may be a parent’s. */
export function withParentsContacts(rows: readonly ReadRow[]): ReadRow[] {
  const ofPhone = sharing(rows, phoneOf);
  const ofMail = sharing(rows, ({ person }) => mailKey(person?.email));
  return rows.map((row) => {
    const byPhone = ofPhone(row).filter((other) => mayBeChildOf(row, other));
    const byMail = ofMail(row).filter((other) => mayBeChildOf(row, other));
    const both = byPhone.find((other) => byMail.includes(other));
    const told = both
      ? [{ parent: both, what: 'phone number and email', are: 'they' }]
      : [
          { parent: byPhone[0], what: 'phone number', are: 'it' },
          { parent: byMail[0], what: 'email', are: 'it' },
        ];
    const said = told.flatMap(({ parent, what, are }) =>
      parent?.person
        ? `${recordName(parent.person)} in row ${parent.row} has the same ${what}, so ${are} may be a parent’s.`
        : [],
    );
    return said.length > 0 ? { ...row, remarks: [...(row.remarks ?? []), ...said] } : row;
  });
}
