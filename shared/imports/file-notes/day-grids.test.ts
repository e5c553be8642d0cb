import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const grid = (titles: string, cell: string) =>
  `Name,Email,${titles}\nNed Able,n@x.org,talk,,P\nOna Bass,o@x.org,,Faith,\nPat Cain,p@x.org,${cell},,T\nQuin Dean,q@x.org,x,Talk,\n`;
const TITLES = ['Jan,Feb,Mar', 'Jan 2026,Feb 2026,Mar 2026', 'Enero,Febrero,Marzo', 'Jan 4,Jan 11,Jan 18'];

test.each(TITLES)('below “%s,” what someone did then is no note', (titles) => {
  for (const cell of ['', 'talk', 'discurso', 'opening prayer', 'Hope in Christ', 'T', 'X'])
    expect(notedIn(grid(titles, cell))).toEqual({});
});

test.each([
  'no',
  'declined',
  'out of town',
  'vacation',
  'sick',
  'moved',
  '❌',
  'she will be with her sister in Lehi then',
])('“%s” below a month is shown with its person', (cell) => {
  for (const titles of TITLES) expect(Object.keys(notedIn(grid(titles, cell)))).toEqual(['Pat Cain']);
});

test('beside a calling, what someone did in a month asks nothing', () => {
  const list = 'Name,Calling,Jan,Feb\nNed Able,Clerk,talk,\nOna Bass,Organist,,prayer\n';
  expect(rowsOfText(list, false).rows.map((row) => readPerson(row).problem)).toEqual([null, null]);
});
