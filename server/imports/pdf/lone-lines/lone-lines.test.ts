import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

const WARD = 'Maple Grove Ward';
const FIRST = 'Ann Christopher Cal Dan Elizabeth Fay Gus Hal Ida Josephine Kim Lou Margaret Ned'.split(' ');
const LAST =
  'Larsen Young Christensen Ng Jensen Nielsen Olsen Montgomery Hansen Lee Anderson Johnson Smith Quigley'.split(' ');
const PEOPLE = FIRST.map((first, at) => [
  `${LAST[at]}, ${first}`,
  `801-555-01${at + 10}`,
  `${first}.${LAST[at]}@example.org`.toLowerCase(),
]);
const FIRST_BELOW = 8;
const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const HEADINGS = '<thead><tr><th>Name<th>Phone<th>E-mail</tr></thead>';
const ROWS = {
  above: PEOPLE.slice(0, FIRST_BELOW).map(row).join(''),
  below: PEOPLE.slice(FIRST_BELOW).map(row).join(''),
};
const table = (rows: string, css = '') => `<table style="${css}">${HEADINGS}${rows}</table>`;
const STYLE =
  '<!doctype html><style>body{font:11pt Arial}td,th{padding:3px 10px;text-align:left}.break{break-before:page}.tight{margin:0;font-size:11pt}</style>';
const across = (text: string, css: string) =>
  `${table(`${ROWS.above}<tr><td colspan=3 style="${css}">${text}</td></tr>${ROWS.below}`, 'width:100%')}`;

const LAYOUTS: Record<string, (text: string) => string> = {
  'between two tables': (text) => `${table(ROWS.above)}<h2>${text}</h2>${table(ROWS.below)}`,
  'between two tables as wide as the page': (text) =>
    `${table(ROWS.above, 'width:100%;table-layout:fixed')}<h2>${text}</h2>${table(ROWS.below, 'width:100%;table-layout:fixed')}`,
  'centered between two tables': (text) =>
    `${table(ROWS.above)}<h2 style="text-align:center">${text}</h2>${table(ROWS.below)}`,
  'at the right between two tables': (text) =>
    `${table(ROWS.above)}<p style="text-align:right"><b>${text}</b></p>${table(ROWS.below)}`,
  'centered in letters of the rows between two tables': (text) =>
    `${table(ROWS.above)}<p style="text-align:center"><b>${text}</b></p>${table(ROWS.below)}`,
  'right below a table': (text) => `${table(ROWS.above)}<h2 class="tight">${text}</h2>${table(ROWS.below)}`,
  'at the top of the next page': (text) => `${table(ROWS.above)}<h1 class="break">${text}</h1>${table(ROWS.below)}`,
  'below the title of the next page': (text) =>
    `${table(ROWS.above)}<h1 class="break">${WARD}</h1><h3>${text}</h3>${table(ROWS.below)}`,
  'in a cell across the table': (text) => across(text, ''),
  'centered in a cell across the table': (text) => across(text, 'text-align:center'),
};

/** Who of each half is asked about, or has a note. */
async function told(html: string): Promise<{ above: number; below: number; notes: number }> {
  const reading = await readPdf(await printed(`${STYLE}<h1>${WARD}</h1>${html}`));
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  const rows = reading.rows.map((read) => readInWard(WARD, read));
  const of = (lasts: readonly string[]) =>
    rows.filter(({ name }) =>
      lasts.some((last) => name.includes(last) && name.includes(FIRST[LAST.indexOf(last)] ?? '')),
    );
  const asked = (lasts: readonly string[]) => of(lasts).filter(({ asks }) => asks).length;
  expect(of(LAST)).toHaveLength(LAST.length);
  return {
    above: asked(LAST.slice(0, FIRST_BELOW)),
    below: asked(LAST.slice(FIRST_BELOW)),
    notes: of(LAST.slice(FIRST_BELOW)).filter(({ noted }) => noted).length,
  };
}

const HEADS = [
  'Oak Hills 4th Ward',
  'Riverside Stake',
  'Willow Creek Ward (234567)',
  'College',
  'Missionaries',
  'Prayers only',
];
test.each(Object.keys(LAYOUTS))('a heading %s asks about everyone below it, and about no one above', async (layout) => {
  // A stake above a table may be the own one, as above a whole list.
  const heads = layout.startsWith('at the right') ? HEADS.filter((heading) => !heading.includes('Stake')) : HEADS;
  for (const heading of heads)
    expect({ heading, ...(await told(LAYOUTS[layout]?.(heading) ?? '')) }).toMatchObject({
      heading,
      above: 0,
      below: 6,
    });
});

test.each(Object.keys(LAYOUTS))('“Less Active” %s is shown with everyone below it', async (layout) => {
  expect(await told(LAYOUTS[layout]?.('Less Active') ?? '')).toEqual({ above: 0, below: 0, notes: 6 });
});

const HARMLESS = [
  'L',
  'Relief Society',
  'Families A–M',
  'Group B',
  WARD,
  `${WARD} (123456)`,
  'Member List',
  'Continued',
  'East side',
  'Page 2',
];
test.each(Object.keys(LAYOUTS))('a heading %s that says nothing of anyone asks about no one', async (layout) => {
  for (const heading of HARMLESS)
    expect({ heading, ...(await told(LAYOUTS[layout]?.(heading) ?? '')) }).toEqual({
      heading,
      above: 0,
      below: 0,
      notes: 0,
    });
});
