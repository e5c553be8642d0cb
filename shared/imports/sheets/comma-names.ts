import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout, loneName, wordCount } from './asked.ts';
import { withWholeBeforeComma } from './whole-before-comma.ts';

const UNLIKE = 'isn’t written like the other names: “Last, First.”';

/** 'Smith Al,' among others such as 'Cole, Ida' may have its comma in the wrong place. */
function withoutFirst(rows: readonly RawRow[]): RawRow[] {
  const isSplit = ({ values: { name = '' } }: RawRow) => /,\s*\S/.test(name);
  if (!rows.some(isSplit)) return [...rows];
  return rows.map((row) => {
    const { name = '', firstName, lastName } = row.values;
    const isOpen = /^[^\s,]+\s[^,]*,\s*$/.test(name) && !firstName && !lastName && !row.unread && !row.asks;
    return isOpen ? askedAbout(row, `“${shortened(name.trim())}” ${UNLIKE}`) : row;
  });
}

/**
 * Among names written 'Last, First', 'Mary Ann' is no first and last name. A first name alone shows that the family's name
 * is written once. `heading`: what stands above the names.
 */
export function withCommas(read: readonly RawRow[], heading = ''): RawRow[] {
  const rows = withoutFirst(withWholeBeforeComma(read, heading));
  const withComma = rows.filter(
    ({ values: { name, firstName, lastName } }) => !firstName && !lastName && name?.includes(','),
  ).length;
  const lone = rows.flatMap((row) => loneName(row) ?? []);
  const single = lone.filter((name) => wordCount(name) === 1).length;
  const names = withComma + lone.length;
  const isOdd =
    (withComma > 3 && withComma >= names * 0.8) || (withComma > 0 && single > 0 && withComma + single >= names / 2);
  if (!isOdd) return rows;
  return rows.map((row) => {
    const name = loneName(row);
    return name && wordCount(name) > 1 ? askedAbout(row, `“${shortened(name)}” ${UNLIKE}`) : row;
  });
}

/** Where nearly every name is 'Last, First', a lone text without a comma is a heading between the rows. */
export function likeTheOthers(rows: RawRow[]): RawRow[] {
  const names = rows.flatMap(({ values }) => values.name ?? []);
  const withComma = names.filter((name) => name.includes(',')).length;
  if (withComma < 4 || withComma < names.length * 0.8) return rows;
  return rows.map((row) => {
    const { name, ...others } = row.values;
    if (!name || name.includes(',') || Object.keys(others).length > 0) return row;
    return {
      ...row,
      values: {},
      unread: { text: name, problem: `“${name.slice(0, 60)}” ${UNLIKE}` },
    };
  });
}
