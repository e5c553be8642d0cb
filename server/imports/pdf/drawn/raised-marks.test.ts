import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

const STYLES = `<style>body{font:11pt Arial}td,th{padding:4px 10px;text-align:left}table{border-collapse:collapse}
  .grid *{border:1px solid}sup{border:0}.word sup{font-size:65%;line-height:0}.tiny{font-size:65%}</style>`;

/** Why each person is asked about, or what is read of them. */
async function said(html: string) {
  const reading = await readPdf(await printed(STYLES + html));
  if (reading.kind === 'unreadable') throw new Error(reading.sentence);
  return reading.rows.map(({ person, problem }) => problem ?? person?.phone);
}

const table = (phone: string, classes: string) =>
  `<table class="${classes}"><tr><th>Name<th>Phone<th>Email<tr><td>Frandsen, Wade<td>801-555-0101<td>wade@example.com
  <tr><td>Gubler, Tate<td>${phone}<td>tate@example.com<tr><td>Jarman, Rex<td>801-555-0103<td>rex@example.com</table>`;

test.each([
  ['behind a phone', '801-555-0102<sup>2</sup>', '801-555-0102²'],
  ['behind another phone', '(801) 555-0102<sup>1</sup>', '(801) 555-0102¹'],
  ['with another', '801-555-0102<sup>1,12</sup>', '801-555-0102¹'],
  ['before a phone', '<sup>2</sup>801-555-0102', '²801-555-0102'],
])('a raised digit %s is no digit of it', async (_, phone, shown) => {
  for (const classes of ['grid', 'word', ''])
    expect(await said(table(phone, classes))).toEqual([
      '801-555-0101',
      `“${shown}” is not a phone number.`,
      '801-555-0103',
    ]);
});

test('in a list without headings, too, a raised digit is no digit of a phone', async () => {
  const rows = await said(
    '<p>Frandsen, Wade 801-555-0101<p>Gubler, Tate 801-555-0102<sup>2</sup><p>Jarman, Rex 801-555-0103',
  );
  expect(rows).toEqual(['801-555-0101', '801-555-0102', '801-555-0103']);
});

test('digits that are small or alone are read as they are', async () => {
  const phones = ['801-555-0101', '801-555-0102', '801-555-0103'];
  expect(await said(table('801-555-01<span class="tiny">02</span>', 'grid'))).toEqual(phones);
  expect(await said(table('801-555-0102', 'tiny'))).toEqual(phones);
});
