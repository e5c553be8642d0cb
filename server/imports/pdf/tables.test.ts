import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { tablesOnPages } from './tables.ts';
import { textOfPages } from './page-text.ts';
import { rowsOfPages } from './reading.ts';
import type { PdfText } from './text.ts';

const NAME_AND_CALLING = [at('Name', 40, 700), at('Calling', 200, 700)];
const linesOn = (pages: PdfText[][]) => tablesOnPages(pages)?.tables.flat();
const cells = (pages: PdfText[][]) => linesOn(pages)?.map((line) => line.cells);

test('cells that wrap, in the middle or below, belong to their row', () => {
  const page = [
    at('Member List', 40, 760),
    ...NAME_AND_CALLING,
    at('Lee, Kim', 40, 670),
    at('Relief Society', 200, 676),
    at('Secretary', 200, 664),
    at('Ruiz, Ana', 40, 636),
    at('Organist', 200, 636),
    at('and Chorister', 200, 624),
  ];
  expect(cells([page])).toEqual([
    ['Name', 'Calling'],
    ['Lee, Kim', 'Relief Society Secretary'],
    ['Ruiz, Ana', 'Organist and Chorister'],
  ]);
});

test('two callings on two lines of a cell stay two', () => {
  const page = [
    ...NAME_AND_CALLING,
    at('Lee, Kim', 40, 670),
    at('Ward Organist', 200, 676),
    at('Primary Teacher', 200, 664),
    at('Ruiz, Ana', 40, 630),
    at('Relief Society', 200, 636),
    at('Secretary', 200, 624),
  ];
  expect(cells([page])?.map(([, calling]) => calling)).toEqual([
    'Calling',
    'Ward Organist; Primary Teacher',
    'Relief Society Secretary',
  ]);
});

test('a table continues across pages, with repeated headings and footnotes', () => {
  const head = [at('Last Name', 40, 700), at('First Name', 150, 700), at('E-mail', 260, 700)];
  const foot = (text: string) => at(text, 300, 20);
  const first = [
    ...head,
    at('Lee', 40, 670),
    at('Kim', 150, 670),
    at('kim@', 260, 676),
    at('example.org', 260, 664),
    foot('Page 1 of 2'),
  ];
  const second = [...head, at('Ruiz', 40, 670), at('Ana', 150, 670), foot('Page 2 of 2')];
  expect(cells([first, second])).toEqual([
    ['Last Name', 'First Name', 'E-mail'],
    ['Lee', 'Kim', 'kim@example.org'],
    ['Ruiz', 'Ana', ''],
  ]);
});

test('a heading of names on two lines, with the others in the middle, is the only one', () => {
  const page = [
    at('Preferred', 40, 706),
    at('Name', 40, 694),
    at('Gender', 200, 700),
    at('Phone', 300, 700),
    ...['Lee, Kim', 'Reed, Tom', 'Dunn, Eve'].flatMap((name, i) => [
      at(name, 40, 670 - 20 * i),
      at('F', 200, 670 - 20 * i),
      at(`801-555-010${i}`, 300, 670 - 20 * i),
    ]),
  ];
  expect(cells([page])?.[0]).toEqual(['Preferred Name', 'Gender', 'Phone']);
});

test('a name that wraps after its hyphen is joined again', () => {
  const page = [
    ...NAME_AND_CALLING,
    at('Tanner, Jean-', 40, 670),
    at('Luc', 40, 658),
    at('Assistant Clerk -', 200, 670),
    at('Finance', 200, 658),
  ];
  expect(cells([page])).toEqual([
    ['Name', 'Calling'],
    ['Tanner, Jean-Luc', 'Assistant Clerk - Finance'],
  ]);
});

test('a list without headings leaves out what the printer adds', () => {
  const page = [
    at('11/21/26, 9:57 AM', 40, 780),
    at('Ward', 300, 780),
    at('Lee, Kim', 40, 700),
    at('about:blank', 40, 20),
    at('1/3', 300, 20),
  ];
  expect(textOfPages([page])).toBe('Lee, Kim');
});

test.each([
  ['Former Members', 'Is this person in the ward?'],
  ['Deceased Members', 'Is this person in the ward?'],
  ['Proposed Callings', 'Do they have this calling?'],
])('the title “%s” above the headings applies to everyone in the table', (title, question) => {
  const page = [at(title, 40, 760), ...NAME_AND_CALLING, at('Lee, Kim', 40, 670), at('Clerk', 200, 670)];
  expect(rowsOfPages([page], textOfPages([page])).rows.flatMap(({ asks }) => asks?.problem ?? [])).toEqual([
    `This row is below “${title}.” ${question}`,
  ]);
});

test('a page without headings is not a table', () => {
  expect(cells([[at('Dear brothers and sisters', 40, 700)]])).toBeUndefined();
});

test('where lines are too close to tell apart, a name on two lines marks both', () => {
  const rows = [
    'Lee, Kim|Organist',
    'Watson, Mary|Primary',
    'Jane|Teacher',
    'Reed, Tom|Ward Clerk',
    'Primary|',
    'Dunn, Eve|',
  ];
  const page = rows.flatMap((row, i) =>
    row.split('|').flatMap((text, column) => (text ? [at(text, 40 + 160 * column, 660 - 12 * i)] : [])),
  );
  const lines = linesOn([[at('Name', 40, 680), at('Calling', 200, 680), ...page]]);
  expect(lines?.filter(({ problem }) => problem).map(({ cells: [name] }) => name)).toEqual([
    'Watson, Mary',
    'Jane',
    'Primary',
  ]);
});

test('a word that a narrow column may have cut marks the row, and a name that wraps between words does not', () => {
  const names = ['Montgomery,|Elizabeth', 'Schwarzenegg|er, Tom', 'O’Callaghan,|Xi', 'Ruiz Garcia,|de la Luz'];
  const page = names.flatMap((name, i) =>
    name
      .split('|')
      .map((text, line) => at(text, 40, 660 - 40 * i - 12 * line))
      .concat(at('Organist', 200, 660 - 40 * i)),
  );
  const lines = linesOn([[at('Name', 40, 690), at('Calling', 200, 690), ...page]]);
  expect(lines?.map(({ cells: [name], problem }) => [name, problem !== undefined])).toEqual([
    ['Name', false],
    ['Montgomery, Elizabeth', false],
    ['Schwarzenegg er, Tom', true],
    ['O’Callaghan, Xi', false],
    ['Ruiz Garcia, de la Luz', false],
  ]);
});

test('a phone or a calling that is cut within a word is rejoined or marked', () => {
  const page = [
    [at('Lee, Kim', 40, 660), at('801-555-010', 150, 660), at('0', 150, 648), at('Elders Quoru', 300, 660)],
    [at('m President', 300, 648), at('Reed, Tom', 40, 620), at('801-555-', 150, 620), at('0101', 150, 608)],
    [at('Sunday', 300, 620), at('School Teacher', 300, 608), at('(12-', 300, 596), at('13)', 300, 584)],
  ].flat();
  const heading = [at('Name', 40, 690), at('Phone', 150, 690), at('Calling', 300, 690)];
  const lines = linesOn([[...heading, ...page]])?.slice(1);
  expect(lines?.map(({ cells: own }) => own)).toEqual([
    ['Lee, Kim', '801-555-0100', 'Elders Quoru m President'],
    ['Reed, Tom', '801-555-0101', 'Sunday School Teacher (12-13)'],
  ]);
  expect(lines?.map(({ problem }) => problem !== undefined)).toEqual([true, false]);
});

test('a name with spaced-out letters is marked', () => {
  const lines = linesOn([
    [at('Name', 40, 690), at('N g, Ty', 40, 660), at('Lee, J R', 40, 640), at('Reed, Tom', 40, 620)],
  ]);
  expect(lines?.flatMap(({ cells: own, problem }) => (problem ? own : []))).toEqual(['N g, Ty']);
});

test('where a heading isn’t above its column, the others show on which side the columns are', () => {
  const heading = [at('Name', 40, 690), at('Spouse Phone', 150, 690), at('Phone', 330, 690)];
  const setRight = (text: string, right: number, y: number) => at(text, right - text.length * 5, y);
  const both = [setRight('Lee, Kim', 140, 660), setRight('801-555-0999', 300, 660), setRight('801-555-0100', 450, 660)];
  expect(cells([[...heading, ...both]])).toEqual([
    ['Name', 'Spouse Phone', 'Phone'],
    ['Lee, Kim', '801-555-0999', '801-555-0100'],
  ]);
  const one = [at('Lee, Kim', 40, 660), setRight('801-555-0100', 300, 660)];
  expect(() => cells([[...heading, ...one]])).toThrow('too close together');
});

test('after a full name, another style means something else', () => {
  const inItalics = (text: string, left: number, y: number) => ({ ...at(text, left, y), font: 'italics' });
  const phone = (y: number) => at('801-555-0100', 250, y);
  const page = [
    at('Name', 40, 690),
    at('Phone', 250, 690),
    at('Ashby, Lori', 40, 660),
    inItalics('Relief', 97, 660),
    phone(660),
    { ...at('Lee,', 40, 640), font: 'bold' },
    at('Kim', 62, 640),
    phone(640),
    at('Tu', 40, 620),
    inItalics('ʻ', 50, 620),
    at('ipulotu, Sione', 55, 620),
    phone(620),
  ];
  const lines = linesOn([page]);
  expect(lines?.flatMap(({ cells: [name], problem }) => (problem ? [name] : []))).toEqual(['Ashby, Lori Relief']);
});

test('a title between tables that says who has left marks everyone below it, up to the next title', () => {
  const title = (text: string, y: number) => ({ ...at(text, 250, y), height: 14, font: 'bold' });
  const row = (name: string, y: number) => [at(name, 40, y), at('801-555-0100', 200, y)];
  const headings = (left: number, y: number) => [at('Name', 40, y), at('Phone', left, y)];
  const asked = (second: number) => {
    const first = [headings(200, 700), row('Lee, Kim', 670), row('Roe, Ida', 650), [title('Moved Out', 610)]];
    const gone = [headings(second, 580), row('Fox, Bo', 550), row('Hub, Al', 530), [title('Youth', 490)]];
    const page = [...first, ...gone, headings(second, 460), row('Poe, Una', 430)].flat();
    const { rows } = rowsOfPages([page], textOfPages([page]));
    return rows.flatMap(({ values, asks }) => (asks ? [values.name] : []));
  };
  // As one table, and as another one, whose columns stand elsewhere.
  expect([asked(200), asked(203)]).toEqual([
    ['Fox, Bo', 'Hub, Al'],
    ['Fox, Bo', 'Hub, Al'],
  ]);
});
