import { afterAll, expect, test } from 'vitest';
import { inItsWard } from '#tests/import-plans.ts';
import { LAYOUTS, LISTED, pageOf } from '#tests/membership-lists.ts';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

async function read(html: string) {
  const reading = await readPdf(await printed(`<!doctype html>${html}`));
  if (reading.kind === 'unreadable') throw new Error(reading.sentence);
  return reading.rows.map(inItsWard);
}
const CSS = 'body{font:10pt Arial} table{border-collapse:collapse} th{text-align:left} td,th{vertical-align:top}';
const page = (css: string, rows: readonly string[]) =>
  `<style>${CSS} ${css}</style><table>${rows
    .map(
      (row, at) =>
        `<tr>${row
          .split('|')
          .map((cell) => (at === 0 ? `<th>${cell}` : `<td>${cell}`))
          .join('')}</tr>`,
    )
    .join('')}</table>`;

test.each([
  ['Arial', '8pt'],
  ['Arial', '10pt'],
  ['Georgia', '11pt'],
])('columns two millimeters apart are read, set in %s of %s', async (font, size) => {
  for (const layout of ['member list', 'everything', 'two name columns']) {
    const own = LAYOUTS[layout] ?? { columns: [] };
    const html = pageOf({ ...own, css: `body,table{font-size:${size}!important}` }, {
      font,
      padding: '0.4mm 1mm',
    } as never);
    const rows = await read(html);
    const people = rows.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const listed = LISTED.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(people.filter((name) => !listed.includes(name))).toEqual([]);
    expect(people.length).toBeGreaterThanOrEqual(LISTED.length * 0.9);
  }
});

test('a name over two lines that leaves it open what it is shows what was read, to be confirmed', async () => {
  const rows = await read(
    page('table{table-layout:fixed;width:80mm} td,th{border:1px solid #888;padding:2px 4px}', [
      'Name|Phone|Calling',
      'Ashby,<br>Mark|801-555-0100|Organist',
      'Roe, Ida<br>May|801-555-0101|Relief Society Teacher',
      'Fox, Al|801-555-0102|',
      'Cole, Bo|801-555-0103|Ward Clerk',
    ]),
  );
  expect(rows.map(({ person }) => person?.firstName)).toEqual(['Mark', undefined, 'Al', 'Bo']);
  expect(rows[1]).toMatchObject({
    problem: expect.stringMatching(/^A cell in this row has a second line/),
    values: { firstName: 'Ida May', lastName: 'Roe', phone: '801-555-0101', calling: 'Relief Society Teacher' },
  });
});

const FAMILIES = ['Smith|John|Mary Ann|Tim, Ann, Joe', 'Ashby|Mark Q|Lori|Amy (8), Bo', 'Lee|Kim||Sue'];
const EVERYBODY = ['John Smith', 'Mary Ann Smith', 'Tim Smith', 'Ann Smith', 'Joe Smith', 'Mark Q Ashby'].concat([
  'Lori Ashby',
  'Amy Ashby',
  'Bo Ashby',
  'Kim Lee',
  'Sue Lee',
]);
test.each([
  ['without lines', 'td,th{padding:2px 10px}', 'Family|Husband|Wife|Children'],
  ['with lines', 'td,th{border:1px solid #888;padding:2px 6px}', 'Last Name|Father|Mother|Children'],
  ['set narrowly', 'table{width:90mm} td,th{border:1px solid #888;padding:2px 4px}', 'Household|Head|Spouse|Kids'],
])('a printed table of families %s names everyone in it', async (_, css, heading) => {
  const rows = await read(page(css, [heading, ...FAMILIES]));
  expect(rows.map(({ name, problem }) => problem ?? name)).toEqual(EVERYBODY);
  expect(rows.map(({ row }) => row)).toEqual(EVERYBODY.map((__, at) => at + 1));
});

test('children of a printed family stand one on a line, or the row is flagged for review and shown', async () => {
  const rows = await read(
    page('td,th{padding:2px 10px}', [
      'Family|Husband|Wife|Children',
      'Roe|Al|Ida|Bo<br>Cy<br>Di',
      'Kay|Jo|Max|Maximiliana (8)<br>Ty (5)',
      'Fox|Ed|Fay|Maximilian Bo',
      'Hub|Gus|Hal|Ann',
    ]),
  );
  const names = rows.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['Al Roe', 'Ida Roe', 'Bo Roe', 'Cy Roe', 'Di Roe']);
  expect(names.slice(5, 9)).toEqual(['Jo Kay', 'Max Kay', 'Maximiliana Kay', 'Ty Kay']);
});
