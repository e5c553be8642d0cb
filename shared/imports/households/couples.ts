import { foldLoose } from '#shared/text/fold.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import { partName, withoutSuffixes } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { AND, withAge, type Child } from './children.ts';
import { areOfBothSexes, endsInLastName, isOfGivenNames } from './naming.ts';

/** 'Smith, John & Mary' are two; the last name of anything else is for the name's own rules to find. */
export const familyOf = (head: string) =>
  AND.test(head) && head.includes(',') ? (head.split(',')[0] ?? '') : partName(head).lastName;
export function couple(cell: string): Child[] {
  const [last = '', given = ''] = cell.split(',');
  const names = cell.split(AND).map((name) => name.trim());
  const isByFirstNames = !cell.includes(',') && names.every((name) => isOfGivenNames(withAge(name).name));
  // 'Lee, Kim Ho & Min Ji': behind the comma all are first names, unless one is a last name.
  const behind = given.split(AND).map((name) => name.trim());
  const people = AND.test(given)
    ? behind.map((name) => (isOfGivenNames(name) || endsInLastName(name) ? name : `${last}, ${name}`))
    : isByFirstNames
      ? names
      : [cell];
  return people.filter(Boolean).map((name) => ({ name, isAsked: false }));
}

const lastNameOf = ({ values: { name, lastName } }: RawRow): string =>
  withoutSuffixes(lastName ?? partName(name ?? '').lastName);
const isIn = (one: string, other: string): boolean => ` ${foldLoose(other)} `.includes(` ${foldLoose(one)} `);

/** 'García López' and 'Ruiz Mora' → 'García Ruiz', as Spanish names go on. */
function fromBoth(father: string, mother: string): string | null {
  const [first, second] = [father, mother].map((name) => name.split(' '));
  const isOfTwo = [first, second].every((words) => words?.length === 2 && !words.some(isParticle));
  return isOfTwo ? `${first?.[0]} ${second?.[0]}` : null;
}

/** Where the parents have different last names, the last name of a child who is listed without one is anyone's guess. */
export function withTwoLastNames(
  members: readonly RawRow[],
  { family, children }: { family: string; children: ReadonlySet<RawRow> },
): RawRow[] {
  const other = members
    .filter((member) => !children.has(member) && !member.unread)
    .map(lastNameOf)
    .find((name) => name !== '' && !isIn(name, family) && !isIn(family, name));
  if (family === '' || other === undefined) return [...members];
  const both = fromBoth(family, other);
  const problem =
    `This child’s parents have different last names, “${shortened(family)}” and ${quotedLast(other)} ` +
    `Type the child’s last name${both === null ? '.' : `; in Spanish it would be ${quotedLast(both)}`}`;
  return members.map((member) => {
    const { lastName, ...values } = member.values;
    const isGuessed = children.has(member) && lastName === family && !member.asks;
    return isGuessed ? { ...member, values, asks: { problem, field: 'lastName' } } : member;
  });
}

/** Asks about 'Robert Karen' in the place of a first name; José María is one person. */
export const withCouplesAsked = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { firstName = '', lastName = '' } = row.values;
    const mayBe = lastName !== '' && !/[("“‘]/.test(firstName) && areOfBothSexes(firstName);
    return mayBe ? asking(row, `“${shortened(firstName)}” may be two people.`, 'firstName') : row;
  });
