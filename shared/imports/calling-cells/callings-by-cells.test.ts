import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const callings = (heading: string, ...cells: string[]) =>
  rowsOfText(`Name,${heading}\n${cells.map((cell, at) => `${['Hal', 'Ann'][at]} Cain,${cell}`).join('\n')}\n`, false)
    .rows.map(readPerson)
    .map(({ person }) => person?.calling);

test.each(['Church Calling', 'Assignment', 'Title', 'Responsibility', 'Chiamata'])(
  'callings below “%s” are read',
  (heading) =>
    expect(callings(heading, 'Ward Clerk', 'Primary President')).toEqual(['Ward Clerk', 'Primary President']),
);

test.each([
  ['Assignment', 'Opening Prayer', 'Ward Clerk'],
  ['Assignment', 'Talk', ''],
  ['Title', 'Brother', 'Sister'],
  ['Title', 'Software Engineer', 'Ward Clerk'],
  ['Responsibility', 'Snow removal', 'Ward Clerk'],
  ['Title,Calling', 'Ward Clerk,', 'Bishop,'],
])('below “%s,” “%s” and “%s” are none', (heading, ...cells) =>
  expect(callings(heading, ...cells)).toEqual([undefined, undefined]),
);

test.each([
  [{ name: 'Ward Clerk' }, 'Ward Clerk'],
  [{ title: 'Ward Clerk', id: 7 }, 'Ward Clerk'],
  [[{ name: 'Ward Clerk' }, { name: 'Organist' }], 'Ward Clerk; Organist'],
])('in JSON, the calling %j is read', (calling, read) =>
  expect(rowsOfJson(JSON.stringify([{ name: 'Hal Cain', calling }])).rows[0]?.values.calling).toBe(read),
);

test.each([{ name: 'Ward Clerk', released: true }, { name: 'Ward Clerk', status: 'declined' }, { id: 7 }])(
  'in JSON, %j is no calling for certain, and listed as ignored',
  (calling) => {
    const [row] = rowsOfJson(JSON.stringify([{ name: 'Hal Cain', calling }])).rows;
    expect([row?.values.calling, row?.remarks]).toEqual([undefined, ['Ignored: “calling,” which isn’t text.']]);
  },
);
