import { foldLoose } from '#shared/text/fold.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { AND } from '../households/children.ts';
import { isNames, ownColumn, type FamilyColumn } from '../households/household-columns.ts';
import type { RawRow } from '../rows.ts';
import { formsOf } from '../same-person/short-forms.ts';
import { personInHome, sexOfColumn } from './named-people.ts';

const EITHER = /^parents?\b/;

/**
 * Whose a phone or an email of a household is: 'Mom Phone' beside a column 'Parents' is a mother's who stands there alone.
 * `isOpen`: it may be a parent's, and the heading doesn't tell whose.
 */
export function ownerInHome(
  columns: readonly FamilyColumn[],
  at: number,
  named: ReadonlyMap<number, RawRow>,
): { owner?: RawRow; isOpen: boolean } {
  const [column, place] = [columns[at], ownColumn(columns, at)];
  const sex = column && column !== 'family' ? sexOfColumn(column.who) : null;
  const parents = columns.findIndex((one) => isNames(one) && EITHER.test(one.who));
  const hasOwn = columns.some((one) => isNames(one) && sexOfColumn(one.who) === sex);
  if (sex === null || parents < 0 || hasOwn) {
    const owner = named.get(place);
    return owner ? { owner, isOpen: false } : { isOpen: false };
  }
  const parent = named.get(parents);
  const isOne = parent && !AND.test(parent.values.name ?? parent.values.firstName ?? '');
  const given = isOne ? (personInHome(parent, '').given.split(' ')[0] ?? '') : '';
  // Deb is Deborah.
  const sexes = new Set(formsOf(foldLoose(given)).flatMap((form) => sexOfGivenName(form) ?? []));
  return isOne && sexes.size === 1 && sexes.has(sex) ? { owner: parent, isOpen: false } : { isOpen: true };
}
