import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { STILL_HERE } from '../sheets/gone.ts';
import { readInWard } from './other-wards.ts';

const problemsIn = (ward: string, list: string) =>
  rowsOfText(list, false).rows.map((row) => readInWard(ward, readPerson(row)).problem);
const asked = (unit: string) => `This row says “${unit}.” Is this person in the ward?`;

test.each([
  ['Maple Grove Ward', 'Ward,Name\nMaple Grove,Mark Ashby\nOak,Bob Cole\n', [null, asked('Oak')]],
  [
    'Maple Grove',
    'Name,Unit Name\nMark Ashby,Maple Grove Ward (123456)\nBob Cole,Oak Ward\n',
    [null, asked('Oak Ward')],
  ],
  ['Barrio Centro', 'Nombre,Barrio\nAna Ruiz,Centro\nLuis Peña,Barrio Norte\n', [null, asked('Barrio Norte')]],
  ['Maple Grove', 'Ward,Name\nMaple,Mark Ashby\nMaple Grove 2nd,Bob Cole\n', [null, asked('Maple Grove 2nd')]],
  ['Elm Ward', 'Ward,Name\nMaple,Mark Ashby\nOak,Bob Cole\n', [asked('Maple'), asked('Oak')]],
])('in a list of several wards, anyone not from the %s is flagged for review', (ward, list, problems) =>
  expect(problemsIn(ward, list)).toEqual(problems),
);

test.each([
  ['a list of the ward itself', 'Ward,Name\nElm,Mark Ashby\nElm Ward (123456),Bob Cole\n,Ida Cole\n'],
  ['a ward in a column about something else', 'Name,Previous Ward,From\nMark Ashby,Oak Ward,\nBob Cole,,Fir Ward\n'],
  ['an apartment beside an address', 'Name,Address,Unit\nMark Ashby,1 Oak St,Basement\nBob Cole,2 Elm St,\n'],
  ['a column of apartments', 'Name,Address,Unit\nMark Ashby,1 Oak St,Apt B\nBob Cole,2 Elm St,Suite C\n'],
  ['a column of answers', 'Name,Ward\nMark Ashby,Yes\nBob Cole,No\n'],
])('%s raises no question', (_, list) => expect(problemsIn('Elm Ward', list).filter(Boolean)).toEqual([]));

test.each([
  'Unit',
  'Home ward',
  'Current ward',
  'Ward',
  'Attending Ward',
  'Branch',
  'Barrio',
  'Barrio actual',
  'Ala',
  'Attends',
  'Where',
])('below “%s,” the only ward that is named is asked about, and the ward’s own name answers', (heading) => {
  const list = `Name,${heading}\nMark Ashby,\nBob Cole,Oak Ward\nIda Cole,\n`;
  expect(problemsIn('Maple Ward', list)).toEqual([null, asked('Oak Ward'), null]);
  expect(problemsIn('Oak Ward', list)).toEqual([null, null, null]);
});

test('of a whole list of another ward, everyone is asked about', () =>
  expect(problemsIn('Maple Ward', 'Name,Unit\nMark Ashby,Oak Ward\nBob Cole,Oak Ward (123456)\n')).toEqual([
    asked('Oak Ward'),
    asked('Oak Ward (123456)'),
  ]));

test('a number in a ward’s name may be a word, and of two wards in a row one is another', () => {
  expect(problemsIn('Maple Third Ward', 'Name,Unit\nMark Ashby,Maple 3rd Ward\n')).toEqual([null]);
  const list = 'Name,Ward,Home ward\nMark Ashby,Maple Ward,Maple\nBob Cole,Maple Ward,Oak Ward\n';
  expect(problemsIn('Maple Ward', list)).toEqual([null, expect.stringContaining(STILL_HERE)]);
});

test('another question in the row stays', () => {
  const [problem] = problemsIn('Maple', 'Ward,Name\nMaple,Mark Ashby & Lori\nOak,Bob Cole\n');
  expect(problem).toBe('“Mark Ashby & Lori” is more than one person. Give each person a separate row.');
});

test('beside the ward’s own name, only another question stays, and beside another ward’s, both do', () => {
  const list = 'Ward,Name,Calling,Status\nMaple,Mark Ashby,Clerk,Declined\nOak,Bob Cole,Clerk,Declined\n';
  const declined = 'This row says “Declined.” Do they have this calling?';
  expect(problemsIn('Maple', list)).toEqual([declined, `${declined} ${asked('Oak')}`]);
});

test('a row that is read again in its own ward still says that it has no calling', () => {
  const { rows } = rowsOfText('Ward,Name,Calling\nMaple,Mark Ashby,none\nOak,Bob Cole,Clerk\n', false);
  const [own] = rows.map((row) => readInWard('Maple', readPerson(row)));
  expect(own).toMatchObject({ problem: null, noCalling: 'none' });
});

test('a ward to which a stake sends someone may be another than their own', () => {
  const list = 'Name,Calling,Assigned Ward\nMark Ashby,High Councilor,Maple Ward\nBob Cole,Stake Clerk,\n';
  expect(problemsIn('Maple', list)).toEqual([
    'This row says “Maple Ward” under “Assigned Ward,” which may be another ward than the person’s own. Is this person in the ward?',
    null,
  ]);
});
