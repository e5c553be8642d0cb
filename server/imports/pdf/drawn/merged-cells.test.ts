import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';
import { SHARED } from './merged-cells.ts';

const { printed, close } = await printer();
afterAll(close);

const STYLES = `<style>body{font:11pt Arial}td,th{padding:4px 10px;text-align:left;vertical-align:top}
  table{border-collapse:collapse;width:100%}.grid td,.grid th{border:1px solid}.lines tr>*{border-bottom:1px solid}
  .outer{border:1px solid}.shaded tr:nth-child(even) td{background:#ddd}.middle td{vertical-align:middle}
  .low td{vertical-align:bottom}</style>`;

/** Why each person of a table is asked about, or the phone that is read. */
async function said(classes: string, rows: string, heads = '<th>Name<th>Phone<th>Status') {
  const reading = await readPdf(await printed(`${STYLES}<table class="${classes}"><tr>${heads}${rows}</table>`));
  if (reading.kind === 'unreadable') throw new Error(reading.sentence);
  return reading.rows.map(({ person, problem }) => problem ?? person?.phone ?? '');
}

const MOVED = 'This row says “Moved.” Is this person in the ward?';
const rowOf = (name: string, phone: string, rest: string) => `<tr><td>${name}<td>${phone}${rest}`;
const three = (status: string) =>
  rowOf('Wade Frandsen', '801-555-0101', '<td>') +
  rowOf('Tate Gubler', '801-555-0102', status) +
  rowOf('Rex Jarman', '801-555-0103', '') +
  rowOf('Mona Killpack', '801-555-0104', '');

test.each(['grid', 'grid middle', 'grid low', 'lines', 'lines middle'])(
  'a cell that takes up several rows is about everyone in them, in a table with %s',
  async (classes) => {
    expect(await said(classes, three('<td rowspan=3>Moved'))).toEqual(['801-555-0101', MOVED, MOVED, MOVED]);
  },
);

test('a cell that takes up all rows, on two lines, or before the names is about everyone, too', async () => {
  const all = rowOf('Tate Gubler', '801-555-0102', '<td rowspan=2>Moved') + rowOf('Rex Jarman', '801-555-0103', '');
  expect(await said('grid', all)).toEqual([MOVED, MOVED]);
  const long = '<td rowspan=3 style="width:60px">Moved to Ogden';
  expect(await said('grid', three(long))).toEqual([
    '801-555-0101',
    ...Array.from({ length: 3 }, () => 'This row says “Moved to Ogden.” Is this person in the ward?'),
  ]);
  const first =
    '<tr><td>Active<td>Wade Frandsen<td>801-555-0101<tr><td rowspan=2>Moved<td>Tate Gubler<td>801-555-0102' +
    '<tr><td>Rex Jarman<td>801-555-0103';
  expect(await said('grid middle', first, '<th>Status<th>Name<th>Phone')).toEqual(['801-555-0101', MOVED, MOVED]);
});

test('a last name that takes up several rows is that of each first name beside it, wherever it is in its cell', async () => {
  const rows =
    '<tr><td rowspan=2>Frandsen<td>Wade<td>801-555-0101<tr><td>Mona<td>801-555-0102<tr><td rowspan=3>Gubler<td>Tate' +
    '<td>801-555-0103<tr><td>Una<td>801-555-0104<tr><td>Ivy<td><tr><td>Jarman<td>Rex<td>801-555-0105';
  for (const classes of ['grid', 'grid middle', 'grid low', 'lines middle']) {
    const heads = '<th>Last<th>First<th>Phone';
    const reading = await readPdf(await printed(`${STYLES}<table class="${classes}"><tr>${heads}${rows}</table>`));
    if (reading.kind === 'unreadable') throw new Error(`${classes}: ${reading.sentence}`);
    expect(
      reading.rows.map(({ person }) => person && `${person.firstName} ${person.lastName} ${person.phone ?? '–'}`),
    ).toEqual([
      'Wade Frandsen 801-555-0101',
      'Mona Frandsen 801-555-0102',
      'Tate Gubler 801-555-0103',
      'Una Gubler 801-555-0104',
      'Ivy Gubler –',
      'Rex Jarman 801-555-0105',
    ]);
  }
});

test('of a phone that takes up several rows, each of them asks whose it is', async () => {
  const rows = (phone: string) =>
    `<tr><td>Wade Frandsen<td>801-555-0101<tr><td>Tate Gubler${phone}<tr><td>Una Gubler<tr><td>Rex Jarman<td>801-555-0103`;
  for (const classes of ['grid', 'grid middle'])
    expect(await said(classes, rows('<td rowspan=2>801-555-0102'), '<th>Name<th>Phone')).toEqual([
      '801-555-0101',
      `${SHARED} It says: “Tate Gubler · 801-555-0102”`,
      `${SHARED} It says: “Una Gubler · 801-555-0102”`,
      '801-555-0103',
    ]);
});

test.each(['grid', 'grid middle', 'lines', 'outer', 'shaded', 'outer shaded', ''])(
  'in a table with “%s” borders, a cell of one row is about no one else',
  async (classes) => {
    const rows = (name: (text: string) => string) =>
      ['Wade Frandsen', 'Tate Gubler', 'Rex Jarman', 'Mona Killpack']
        .map((one, i) => rowOf(name(one), `801-555-010${i}`, `<td>${i === 1 ? 'Moved' : ''}`))
        .join('');
    const names = [(text: string) => text, (text: string) => `<u>${text}</u>`];
    for (const name of names)
      expect(await said(classes, rows(name))).toEqual(['801-555-0100', MOVED, '801-555-0102', '801-555-0103']);
  },
);

test('in a column that has only a border around it, each text stays in its row', async () => {
  const style = (at: number) => `border:solid;border-width:${at === 0 ? 1 : 0}px 1px ${at === 3 ? 1 : 0}px`;
  const rows = ['Wade Frandsen', 'Tate Gubler', 'Rex Jarman', 'Mona Killpack'].map((one, i) => {
    const cell = ['Active', 'Moved', 'Active', 'Active'][i] ?? '';
    return `<tr><td style="border:1px solid">${one}<td style="border:1px solid">801-555-010${i}<td style="${style(i)}">${cell}`;
  });
  expect(await said('', rows.join(''))).toEqual(['801-555-0100', MOVED, '801-555-0102', '801-555-0103']);
});
