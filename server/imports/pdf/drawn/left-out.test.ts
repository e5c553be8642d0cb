import { afterAll, expect, test } from 'vitest';
import { onePage } from '#tests/hostile-pdfs.ts';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';
import { CUT_OFF } from '../cut-off.ts';

const { printed, close } = await printer();
afterAll(close);

/** What is said of the rows of a PDF that are not read, and the phones and callings of the others. */
async function read(bytes: Uint8Array) {
  const reading = await readPdf(bytes);
  if (reading.kind === 'unreadable') return [reading.sentence];
  return reading.rows.map(({ person, problem }) => problem ?? person?.phone ?? person?.calling);
}

const NAMES = ['Simon Abelard', 'Petra Ng', 'Hugo Brackenridge', 'Edith Duckworth'];
const PHONES = ['801-555-0200', '801-555-0201', '801-555-0210', '801-555-0230'];
const CALLINGS = ['Relief Society Teacher', 'Bishop', 'Ward Clerk', 'Stake Technology Specialist'];

test.each([
  ['set at the right', 'td:last-child{text-align:right}'],
  ['set at the right of its cells without a margin', 'td:last-child{text-align:right}td,th{padding:0}'],
  ['centered like the others', 'td,th{text-align:center}'],
  ['centered, with the others at the right', 'td,th{text-align:right}td:last-child{text-align:center}'],
])('a last column that is %s is whole', async (_, css) => {
  for (const [title, values] of [
    ['Phone', PHONES],
    ['Calling', CALLINGS],
  ] as const) {
    const rows = NAMES.map((name, i) => `<tr><td>${name}<td>${values[i]}</tr>`).join('');
    const table = `<table border=1><tr><th>Name<th>${title}</tr>${rows}</table>`;
    const style = `body{font:10pt Arial}table{border-collapse:collapse;width:100%}td,th{padding:4px}${css}`;
    expect(await read(await printed(`<style>${style}</style>${table}`))).toEqual(values);
  }
});

const text = (words: string, x: number, y: number) => `BT /F1 10 Tf ${x} ${y} Td (${words}) Tj ET`;
/** A page that is drawn inside its margins, with what a browser left of texts that begin at `left`. */
function clipped(title: string, values: readonly string[], left: number, right: number) {
  const rows = values.map((value, i) => `${text(NAMES[i] ?? '', 60, 670 - 20 * i)} ${text(value, left, 670 - 20 * i)}`);
  const lines = [`q 50 50 ${right - 50} 700 re W n`, text('Name', 60, 700), text(title, left, 700), ...rows, 'Q'];
  return onePage({ content: { dictionary: '', data: Buffer.from(lines.join('\n')) } });
}

test('a text that fills the page to its margin may be cut off, however wide the margins are', async () => {
  const callings = ['Bishop', 'Relief Society Teach', 'Ward Clerk', 'Organist'];
  const end = 300 + 92;
  for (const right of [end - 0.5, end, end + 0.5])
    expect(await read(clipped('Calling', callings, 300, right))).toEqual([
      'Bishop',
      expect.stringContaining(CUT_OFF),
      'Ward Clerk',
      'Organist',
    ]);
  expect(await read(clipped('Calling', callings, 300, end + 4))).toEqual(callings);
});

test('phones that fill the page to its margin are read if they are whole', async () => {
  const right = 300 + 57;
  const cut = PHONES.map((phone) => phone.slice(0, -1));
  expect(await read(clipped('Phone', cut, 300, right))).toEqual([expect.stringMatching(/^Most rows .* cut off/)]);
  expect(await read(clipped('Phone', PHONES, 300, right + 5.5))).toEqual(PHONES);
});
