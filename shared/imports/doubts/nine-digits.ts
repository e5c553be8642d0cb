import type { RawRow } from '../rows.ts';

const digitsIn = (phone: string): string => phone.replace(/\D/g, '');
/** With the country before them: Spain, Portugal, Peru, Chile, Ecuador, and others. */
const NINE_DIGITS = /^(?:34|351|51|56|593|595|591|48|380|33|61|64)?\d{9}$/;
const LEAST = 2;

/** Nine digits alone may be a ZIP code, but not where most phones of a list have as many: '612345678' → '612 345 678'. */
export function withNineDigits(rows: readonly RawRow[]): RawRow[] {
  const phones = rows.flatMap(({ values }) => (values.phone ? [digitsIn(values.phone)] : []));
  const nine = phones.filter((digits) => NINE_DIGITS.test(digits)).length;
  if (nine < LEAST || nine * 2 <= phones.length) return [...rows];
  return rows.map((row) => {
    const phone = row.values.phone?.trim().replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
    return phone === undefined ? row : { ...row, values: { ...row.values, phone } };
  });
}
