import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { wholeOffice } from './short-offices.ts';

test.each([
  ['Exec Sec - Daniel Rowe', 'Daniel Rowe, Executive Secretary'],
  ['Exec. Sec.: Rowe, Daniel', 'Daniel Rowe, Executive Secretary'],
  ['EQP: Daniel Rowe', 'Daniel Rowe, Elders Quorum President'],
  ['RS Pres – Ann Bell', 'Ann Bell, Relief Society President'],
  ['YW 1st – Kim Poe', 'Kim Poe, Young Women First Counselor'],
  ['EQ 2nd Couns – Tom Beck', 'Tom Beck, Elders Quorum Second Counselor'],
  ['Prim. Sec.: Bell, Ann', 'Ann Bell, Primary Secretary'],
  ['WML\tPeter Young', 'Peter Young, Ward Mission Leader'],
  ['SS President = Carl Reed', 'Carl Reed, Sunday School President'],
  ['Ann Bell - RS Pres - 801-555-0102', 'Ann Bell, Relief Society President, 801-555-0102'],
  ['Tom Beck (EQP)', 'Tom Beck, Elders Quorum President'],
])('“%s” is one person with that office', (line, person) =>
  expect(importedFrom(`${line}\nWard Clerk - Al Cole\n`).people).toEqual([person, 'Al Cole, Ward Clerk']),
);

test('below an organization, the short offices of its presidency are its own', () =>
  expect(
    importedFrom('Relief Society\nPres: Ann Bell\n1st: Grace Fenn\n2nd: Ida Frost\nSec: Eve Dunn\n').people,
  ).toEqual([
    'Ann Bell, Relief Society President',
    'Grace Fenn, Relief Society First Counselor',
    'Ida Frost, Relief Society Second Counselor',
    'Eve Dunn, Relief Society Secretary',
  ]));

test.each([
  'Pres',
  '1st',
  'Sec',
  'SP',
  'HC',
  'CC',
  'Old EQP',
  'Stake RS Pres',
  'RS Pres to call',
  'EQP?',
  'EQP’s wife',
  'RS',
])('“%s” may mean something else', (text) => expect(wholeOffice(text)).toBeNull());

test.each([
  'YW 1st - Kim Poe\nYW 2nd - Ann Bell\nYW 3rd - Eve Dunn\nYW 4th - Ida Frost\n',
  'Relief Society\n1st: Ann Bell\n2nd: Grace Fenn\n',
  'Pres: Scott Harmon\nCond: Daniel Rowe\nInv: Tom Beck\n',
  'Former EQP - Daniel Rowe\nStake RS Pres - Ann Bell\nWard Clerk - Al Cole (released)\n',
  'Exec Sec - Daniel Rowe, Tom Beck\nEQP: Daniel Rowe & Tom Beck\nRS Pres - Ann Bell - Grace Fenn\n',
  'Ann Bell - RS Pres - moved\nDaniel Rowe - EQP (released)\n',
  'EQP - call Nancy Ames\nRS Pres - Ann Bell surgery\n',
])('in %j no one has an office without a question', (text) =>
  expect(importedFrom(text).people.filter((person) => person.includes(','))).toEqual([]),
);

test('in a column of callings, EQP is the Elders Quorum President as well', () =>
  expect(importedFrom('Name,Calling\nDale Thorsen,EQP\nAnn Bell,RSP\n').people).toEqual([
    'Dale Thorsen, Elders Quorum President',
    'Ann Bell, Relief Society President',
  ]));

test.each([
  ['EQ', 'Elders Quorum'],
  ['RS:', 'Relief Society'],
])('below “%s” alone, “Pres,” “1C,” “2C,” and “Sec” are those of the %s', (short, organization) =>
  expect(importedFrom(`${short}\nPres: Tom Cole\n1C: Ned Able\n2C: Pat Cain\nSec: Quin Dean\n`).people).toEqual([
    `Tom Cole, ${organization} President`,
    `Ned Able, ${organization} First Counselor`,
    `Pat Cain, ${organization} Second Counselor`,
    `Quin Dean, ${organization} Secretary`,
  ]),
);
