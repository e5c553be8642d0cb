import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

const PEOPLE = [
  ['Oldroyd', 'Paige', '801-555-0173'],
  ['Mecham', 'Vaughn', '801-555-0174'],
  ['Hatch', 'Owen', '801-555-0175'],
  ['Funk', 'Ivy', '801-555-0176'],
] as const;

const COLUMNS: Record<string, { heads: string[]; cells: (person: (typeof PEOPLE)[number], at: number) => string[] }> = {
  'Name and Phone': { heads: ['Name', 'Phone'], cells: ([last, first, phone]) => [`${last}, ${first}`, phone] },
  'Name, Phone, and Email': {
    heads: ['Name', 'Phone', 'Email'],
    cells: ([last, first, phone]) => [`${last}, ${first}`, phone, `${first.toLowerCase()}@example.org`],
  },
  'No., Name, and Phone': {
    heads: ['No.', 'Name', 'Phone'],
    cells: ([last, first, phone], at) => [String(at + 1), `${last}, ${first}`, phone],
  },
  'Last, First, and Phone': { heads: ['Last', 'First', 'Phone'], cells: (person) => [...person] },
  'Name, Age, and Phone': {
    heads: ['Name', 'Age', 'Phone'],
    cells: ([last, first, phone], at) => [`${last}, ${first}`, String(at + 30), phone],
  },
};
const STYLE =
  '<!doctype html><style>body{font:11px Arial}table{border-collapse:collapse}td,th{padding:2px 6px;border:1px solid #888;text-align:left}</style>';
const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

async function people(top: string, columns: string, css = '') {
  const { heads, cells } = COLUMNS[columns] ?? { heads: [], cells: () => [] };
  const rows = PEOPLE.map((person, at) => row('td', cells(person, at))).join('');
  const html = `${STYLE}<table style="${css}">${top}${row('th', heads)}${rows}</table>`;
  const reading = await readPdf(await printed(html));
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  const read = reading.rows.map((one) => readInWard('Maple Grove Ward', one));
  return PEOPLE.map(([last, first, phone]) => {
    const found = read.find(({ name }) => name.includes(last) && name.includes(first));
    const told = found?.person ?? found?.values;
    return { isTold: Boolean(found?.asks ?? found?.noted), hasPhone: told?.phone === phone };
  });
}

const across = (title: string, columns: string, align: string) =>
  `<tr><td colspan=${COLUMNS[columns]?.heads.length} style="text-align:${align}"><b>${title}</b></td></tr>`;
const ALIGNED = ['left', 'center', 'right'].flatMap((align) => ['', 'width:100%'].map((css) => ({ align, css })));

test.each(Object.keys(COLUMNS))(
  'a title in a cell across the columns %s is about everyone below it, and each column keeps its heading',
  async (columns) => {
    for (const title of ['Moved Out', 'Willow Creek Ward', 'Do Not Contact', 'Less Active'])
      for (const { align, css } of ALIGNED)
        expect({ title, align, css, read: await people(across(title, columns, align), columns, css) }).toEqual({
          title,
          align,
          css,
          read: PEOPLE.map(() => ({ isTold: true, hasPhone: true })),
        });
  },
);

test.each(Object.keys(COLUMNS))(
  'a title across the columns %s that says nothing asks about no one',
  async (columns) => {
    for (const title of ['Maple Grove Ward', 'Maple Grove Ward Member List', 'Stake Conference Choir'])
      for (const css of ['', 'width:100%'])
        expect({ title, css, read: await people(across(title, columns, 'center'), columns, css) }).toEqual({
          title,
          css,
          read: PEOPLE.map(() => ({ isTold: false, hasPhone: true })),
        });
  },
);

test.each(['Spouse', 'Parents', 'Emergency Contact'])(
  '“%s” above a column of phones leaves none as the person’s own',
  async (group) => {
    const top = `<tr><td colspan=2></td><td><b>${group}</b></td></tr>`;
    for (const css of ['', 'width:100%'])
      expect((await people(top, 'Name, Age, and Phone', css)).map(({ hasPhone }) => hasPhone)).toEqual(
        PEOPLE.map(() => false),
      );
  },
);
