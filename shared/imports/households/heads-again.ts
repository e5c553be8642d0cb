import { foldLoose } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';

const keyOf = ({ values: { name, firstName = '', lastName = '' }, unread }: RawRow): string | null =>
  unread ? null : foldLoose(fullName(name === undefined ? { firstName, lastName } : partName(name)));
const isBare = ({ values: { phone, email, age, birthYear } }: RawRow): boolean =>
  !phone && !email && !age && !birthYear;

/**
 * 'Ames, Tom & Nancy' with 'Tom 801-555-0101' and 'Nancy 801-555-0102' right below it are two people, each with a phone. Where
 * only one of them stands there again, it may be a child of the same name.
 */
export function withHeadsAgain(rows: readonly RawRow[]): RawRow[] {
  const kept: RawRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const four = rows.slice(at, at + 4);
    const [husband, wife, first, second] = four;
    const [one, other, again, againToo] = four.map(keyOf);
    const isOne = new Set(four.map(({ values }) => values.household ?? '')).size === 1;
    const areAgain = one && other && one !== other && one === again && other === againToo;
    const isSure =
      isOne &&
      areAgain &&
      [husband, wife].every((row) => row && isBare(row)) &&
      !first?.values.age &&
      !second?.values.age;
    if (!isSure || !husband || !wife || !first || !second) {
      const own = rows[at];
      if (own) kept.push(own);
      continue;
    }
    for (const [head, below] of [
      [husband, first],
      [wife, second],
    ] as const) {
      const remarks = [...(head.remarks ?? []), ...(below.remarks ?? [])];
      kept.push({
        ...below,
        ...(remarks.length > 0 ? { remarks } : {}),
        row: head.row,
        values: { ...below.values, ...head.values },
      });
    }
    at += 3;
  }
  return kept;
}
