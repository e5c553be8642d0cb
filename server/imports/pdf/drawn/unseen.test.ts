import { afterAll, expect, test } from 'vitest';
import { onePage } from '#tests/hostile-pdfs.ts';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';
import { CUT_OFF } from '../cut-off.ts';
import { CROSSED_OUT, UNSEEN } from './unseen.ts';

const { printed, close } = await printer();
afterAll(close);

/** The rows of a PDF that are marked, and why. */
async function marked(bytes: Uint8Array) {
  const reading = await readPdf(bytes);
  if (reading.kind === 'unreadable') return [reading.sentence];
  return reading.rows.flatMap(({ problem }) => problem?.split(' It says: ').toReversed().join(': ') ?? []);
}

const text = (words: string, x: number, y: number, before = '', after = '') =>
  `${before} BT /F1 10 Tf ${x} ${y} Td (${words}) Tj ET ${after}`;
const row = (name: string, phone: string, y: number, before = '', after = '') =>
  `${text(name, 40, y, before, after)} ${text(phone, 200, y)}`;
/** A table with a person whose name is drawn in another way, between two others. */
const page = (before: string, after = '', more = '') => {
  const lines = [
    row('Name', 'Phone', 700),
    row('Ashby, Mark', '801-555-0100', 670),
    row('Lee, Kim', '801-555-0101', 650, before, after),
    row('Reed, Thomas', '801-555-0102', 630),
    more,
  ];
  return onePage({
    content: { dictionary: '', data: Buffer.from(lines.join('\n')) },
    resources: '/ExtGState<</Faint<</ca .05>>/Half<</ca .5>>>>',
  });
};

test.each([
  ['white on the paper', '1 1 1 rg', '0 g'],
  ['nearly white', '.95 g', '0 g'],
  ['as dark as its ground', '0 0 .3 rg 30 640 150 20 re f 0 0 .35 rg', '0 g'],
  ['nearly transparent', 'q /Faint gs', 'Q'],
  ['not drawn', '3 Tr', '0 Tr'],
  ['covered later', '', '1 g 30 640 150 20 re f 0 g'],
  ['outside its border', 'q 300 640 50 20 re W n', 'Q'],
  ['too small', 'q .1 0 0 .1 36 585 cm', 'Q'],
])('a name that is %s is marked', async (_, before, after) => {
  expect(await marked(page(before, after))).toEqual([expect.stringContaining(`801-555-0101”: ${UNSEEN}`)]);
});

test.each([
  ['gray', '.6 g', '0 g'],
  ['white on a dark ground', '0 0 .3 rg 30 640 150 20 re f 1 g', '0 g'],
  ['white on a round ground', '0 0 .3 rg 30 640 m 180 640 l 200 650 180 660 180 660 c 30 660 l h f 1 g', '0 g'],
  ['half transparent', 'q /Half gs', 'Q'],
  ['drawn after its ground', '.9 g 30 640 150 20 re f 0 g', ''],
  ['below a line', '', '.5 g 30 644 150 .5 re f 0 g'],
  ['inside its border', 'q 30 640 150 20 re W n', 'Q'],
])('a name that is %s is read', async (_, before, after) => {
  expect(await marked(page(before, after))).toEqual([]);
});

test.each([
  ['a line', '0 0 m S 40 653.2 m 75 653.2 l S'],
  ['a bar', '40 653 30 .6 re f'],
])('a name with %s through it is marked', async (_, line) => {
  expect(await marked(page('', line))).toEqual([`“Lee, Kim · 801-555-0101”: ${CROSSED_OUT}`]);
});

test('a line that leads to a name, below it, or around it marks no one', async () => {
  const lines = '80 653 100 .5 re f 40 648.5 40 .5 re f 30 645 160 15 re S 30 645 m 190 645 l S';
  expect(await marked(page('', lines))).toEqual([]);
});

test('where most people are crossed out, the others are read, and no model gets the text', async () => {
  const lines = [670, 650].map((y) => `40 ${y + 3} m 110 ${y + 3} l S`).join('\n');
  expect(await marked(page('', '', lines))).toHaveLength(2);
  const prose = text('On Sunday we all welcomed Sister Kim Lee, who sings.', 40, 700, '', '40 703 m 300 703 l S');
  expect(await readPdf(onePage({ content: { dictionary: '', data: Buffer.from(prose) } }))).toMatchObject({
    text: null,
  });
});

test('the text behind a scanned page is read', async () => {
  const names = ['Ashby, Mark', 'Lee, Kim', 'Reed, Thomas'].map((name, i) => text(name, 40, 700 - 30 * i));
  const content = { dictionary: '', data: Buffer.from(`3 Tr ${names.join('\n')}`) };
  expect(await marked(onePage({ content }))).toEqual([]);
});

test('in a list without headings, a name that no one can see is marked', async () => {
  const names = ['Ashby, Mark', 'Lee, Kim', 'Reed, Thomas', 'Dunn, Eve'].map((name, i) =>
    i === 1 ? text(name, 40, 700 - 30 * i, '1 g', '0 g') : text(name, 40, 700 - 30 * i),
  );
  const content = { dictionary: '', data: Buffer.from(names.join('\n')) };
  expect(await marked(onePage({ content }))).toEqual([`“Lee, Kim”: ${UNSEEN}`]);
});

test('rows of a fixed height are marked where they cut off a line or letters', async () => {
  const rows = ['Lee, Kim', 'Montgomery, Elizabeth Jane', 'Reed, Tom', 'Ward, Robert', 'Dunn, Eve'];
  const table = (css: string) => `<style>body{font:10pt Arial}div{overflow:hidden;width:130px;height:20px;${css}}
    th{text-align:left}td{padding-right:40px}</style><table><tr><th>Name<th>Phone</tr>
    ${rows.map((name) => `<tr><td><div>${name}</div><td>801-555-0100</tr>`).join('')}</table>`;
  for (const css of ['', 'white-space:nowrap'])
    expect(await marked(await printed(table(css)))).toEqual([
      expect.stringMatching(new RegExp(`^“Montgomery, .*: ${CUT_OFF}$`)),
    ]);
  expect(await marked(await printed(table('width:260px')))).toEqual([]);
});
