import { withAge, YEARS } from '../households/children.ts';
import { ignored } from '../line-parts.ts';
import { isGivenName, looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';

const WITH_YEARS = new RegExp(
  String.raw`^(\d{1,3})[\s-]*(?:y(?:ea)?rs?\.?(?:[\s-]*old)?|y\.? ?\/? ?o\.?|${YEARS})$`,
  'i',
);
/** '13 yrs', '3yo' → the number; months and '72+' stay as they are. */
export const ageAlone = (text: string): string => text.trim().replace(WITH_YEARS, '$1');

/** 'Smith, John (45)' and 'Amy Jones 34' in a cell, as on a line of a list: the number is no part of the name. */
export const withoutAges = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const field = row.values.firstName === undefined ? 'name' : 'firstName';
    const { name, age } = withAge(row.unread ? '' : (row.values[field] ?? ''));
    const isOfPerson = field === 'name' ? looksLikeFullName(name) && !isTitle(name) : isGivenName(name);
    if (age === undefined || !isOfPerson) return row;
    return {
      ...row,
      values: { ...row.values, [field]: name },
      remarks: [...(row.remarks ?? []), ...ignored([age])],
    };
  });
