import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

const NAMES = ['Abelard, Simon', 'Brackenridge, Hugo', 'Duckworth, Edith', 'Vik, Gunnar', 'Brandt, Olga', 'Olsen, Per'];
/** A table in which the people at these places are printed in a style, and a key below it or above. */
function list(key: string, css: string, marked: readonly number[], isAbove = false): string {
  const rows = NAMES.map((name, at) => {
    const style = marked.includes(at) ? css : '';
    return `<tr><td><span style="${style}">${name}</span><td><span style="${style}">801-555-010${at}</span></tr>`;
  });
  const table = `<table style="width:100%;border-collapse:collapse" border=1><thead><tr><th>Name<th>Phone</tr></thead>${rows.join('')}</table>`;
  const said = `<p>${key}</p>`;
  return `<!doctype html><style>body{font:11pt Arial;print-color-adjust:exact}</style>${isAbove ? said + table : table + said}`;
}
/** Who is asked about, and with whom something is shown. */
async function told(html: string): Promise<{ asked: string[]; noted: string[] }> {
  const reading = await readPdf(await printed(html));
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  const people = reading.rows.filter(({ unread }) => !unread);
  expect(people).toHaveLength(NAMES.length);
  const last = (name: string) => name.split(' ').at(-1) ?? '';
  return {
    asked: people.flatMap(({ name, asks }) => (asks ? [last(name)] : [])),
    noted: people.flatMap(({ name, noted }) => (noted ? [last(name)] : [])),
  };
}

test.each([
  ['Red = deceased', 'color:red'],
  ['Names in red have moved out.', 'color:#c00'],
  ['En rojo: ya no viven en el barrio', 'color:#d22'],
  ['Em vermelho: mudaram-se', 'color:red'],
  ['Blue = on a mission', 'color:#00f'],
  ['Green = moved', 'color:#090'],
  ['Gray = moved', 'color:#999'],
  ['Names in gray are no longer in the ward', 'color:gray'],
  ['Bold = please do not ask', 'font-weight:bold'],
  ['Italics = moved', 'font-style:italic'],
  ['Underlined = do not ask', 'text-decoration:underline'],
  ['Highlighted = moved', 'background:#ff0'],
  ['Pink rows: do not ask', 'background:#fbb'],
  ['Rows shaded gray have moved', 'background:#ccc'],
  ['Names in CAPS have moved', 'text-transform:uppercase'],
])('“%s” asks about those who are printed so, and about no one else', async (key, css) => {
  for (const isAbove of [false, true]) {
    const { asked, noted } = await told(list(key, css, [1, 3], isAbove));
    expect({ isAbove, asked: asked.join(' ').toLowerCase() }).toEqual({ isAbove, asked: 'brackenridge vik' });
    expect(noted).toEqual(asked);
  }
});

test('a key to less active people is shown with those who are printed so', async () => {
  const read = await told(list('Orange: less active', 'color:darkorange', [2]));
  expect(read).toEqual({ asked: [], noted: ['Duckworth'] });
});

const LASTS = NAMES.map((name) => name.split(',')[0]);
test('a key to what no one is printed in, or nearly everyone is, is shown with everyone', async () => {
  expect(await told(list('Red = moved', 'color:blue', [1]))).toEqual({ asked: [], noted: LASTS });
  expect(await told(list('Gray = moved', 'color:gray', [0, 1, 2, 3, 4, 5]))).toEqual({ asked: [], noted: LASTS });
});

test('colors without a key that is against someone tell of no one', async () => {
  for (const key of ['', 'Red = Relief Society', 'Bold = head of household'])
    expect(await told(list(key, 'color:red;font-weight:bold', [1, 3]))).toEqual({ asked: [], noted: [] });
});
