import type { RawRow } from '../rows.ts';

const digitsIn = (phone: string): string => phone.replace(/\D/g, '');
const LEAST = 2;

/** Phones that look like another number, unless most phones of a list are like that. */
const LOCAL = [
  {
    // With the country before them: Spain, Portugal, Peru, Chile, Ecuador, and others. Alone it may be a ZIP code, or
    // lack a digit: '612345678', '612-345-678'.
    isLike: (phone: string) => /^(?:34|351|51|56|593|595|591|48|380|33|61|64)?\d{9}$/.test(digitsIn(phone)),
    grouped: /^(\d{3})([-.]?)(\d{3})\2(\d{3})$/,
  },
  {
    // Mobile phones in Korea. Alone it may be a membership record number: '010-1234-5678'.
    isLike: (phone: string) => /^(?:010|8210)\d{8}$/.test(digitsIn(phone)),
    grouped: /^(010)([-–])(\d{4})\2(\d{4})$/,
  },
];

/** '612345678' → '612 345 678' in a list where most phones have nine digits, and '010-1234-5678' → '010 1234 5678'. */
export function withLocalPhones(rows: readonly RawRow[]): RawRow[] {
  const phones = rows.flatMap(({ values }) => values.phone ?? []);
  const local = LOCAL.find(({ isLike }) => {
    const alike = phones.filter(isLike).length;
    return alike >= LEAST && alike * 2 > phones.length;
  });
  if (!local) return [...rows];
  return rows.map((row) => {
    const phone = row.values.phone?.trim().replace(local.grouped, '$1 $3 $4');
    return phone === undefined ? row : { ...row, values: { ...row.values, phone } };
  });
}
