import { readPdf } from '#server/imports/read-pdf.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';

const NAMES =
  'Oldroyd Paige;Mecham Vaughn;Hatch Owen;Funk Ivy;Christensen Margaret;Lee Cal;Montgomery Dan;Ng Josephine;Hansen Gus;Quigley Ned';
export const ACROSS_FROM = NAMES.split(';').map((name, at) => ({
  last: name.split(' ')[0] ?? '',
  first: name.split(' ')[1] ?? '',
  phone: `801-555-01${at + 10}`,
  number: String(at + 1),
  email: `${name.split(' ').join('.').toLowerCase()}@example.org`,
}));
type Person = (typeof ACROSS_FROM)[number];

const nameOf = ({ last, first }: Person) => `${last}, ${first}`;
const CELLS: Record<string, (person: Person) => string> = {
  Name: nameOf,
  Last: ({ last }) => last,
  First: ({ first }) => first,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  'No.': ({ number }) => number,
  Age: ({ number }) => `3${Number(number) - 1}`,
};
export const COLUMNS_ACROSS = [
  'Name Phone',
  'Name Phone Email',
  'No. Name Phone',
  'Last First Phone',
  'Name Age Phone',
];

const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A row with one cell, as wide as the table with these columns. */
export const acrossAll = (text: string, columns: string, align: string): string =>
  `<tr><td colspan=${columns.split(' ').length} style="text-align:${align}"><b>${text}</b></td></tr>`;

const STYLE =
  '<!doctype html><style>body{font:11px Arial}table{border-collapse:collapse}td,th{padding:2px 6px;text-align:left}';

/** A table with rows between its own: `top` above its headings, `middle` behind half of its people. */
export function tableAcross(
  columns: string,
  {
    top = '',
    middle = '',
    css = '',
    cells = 'border:1px solid #888',
  }: Partial<Record<'top' | 'middle' | 'css' | 'cells', string>>,
): string {
  const heads = columns.split(' ');
  const rows = ACROSS_FROM.map((person) =>
    row(
      'td',
      heads.map((head) => CELLS[head]?.(person) ?? ''),
    ),
  );
  const half = rows.length / 2;
  const own = [...rows.slice(0, half), middle, ...rows.slice(half)].join('');
  return `${STYLE}td,th{${cells}}</style><table style="${css}">${top}${row('th', heads)}${own}</table>`;
}

/** Of whom the preview asks or notes something, and whether the phone is read, in the order of the table. */
export async function toldAcross(pdf: Uint8Array): Promise<{ isTold: boolean; hasPhone: boolean }[]> {
  const reading = await readPdf(pdf);
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  const read = reading.rows.map((one) => readInWard('Maple Grove Ward', one));
  return ACROSS_FROM.map(({ last, first, phone }) => {
    const found = read.find(({ name }) => name === `${first} ${last}`);
    const told = found?.person ?? found?.values;
    return { isTold: Boolean(found?.asks ?? found?.noted), hasPhone: told?.phone === phone };
  });
}
