import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const COUPLES = ['Wesley Abbott', 'Karen Abbott', 'Trent Barlow', 'Shelly Barlow'];

test.each([
  ['Ministers', 'Trent Barlow & Joe Cade', 'Wes Abbott'],
  ['Leader', 'Joe Cade', ''],
  ['Member', 'Yes', 'No'],
  ['Member?', 'Both', 'Wife only'],
  ['Name', 'Abbott family', 'Barlow family'],
])('beside a husband and a wife, “%s” leaves the families as they are', (title, one, other) =>
  expect(
    importedFrom(`Family,Husband,Wife,${title}\nAbbott,Wesley,Karen,${one}\nBarlow,Trent,Shelly,${other}\n`),
  ).toEqual({ people: COUPLES, problems: [] }),
);

test('“Youth” there has children, one in a cell or several', () => {
  const titles = 'Last Name,Husband,Wife,Youth,Primary Children';
  expect(importedFrom(`${titles}\nAbbott,Wesley,Karen,Tyler,"Emma, Lucy"\nBarlow,Trent,Shelly,,Max\n`)).toEqual({
    people: [...COUPLES.slice(0, 2), 'Tyler Abbott', 'Emma Abbott', 'Lucy Abbott', ...COUPLES.slice(2), 'Max Barlow'],
    problems: [],
  });
});

test.each(['Head of Household', 'Head of House', 'HoH', 'Jefe de familia', 'Chef de famille'])(
  'below “%s” beside a phone are couples, and whoever lives alone',
  (title) =>
    expect(importedFrom(`${title},Phone\n"Abbott, Wesley & Karen",801-555-0101\n"Cade, Lois",801-555-0104\n`)).toEqual({
      people: ['Wesley Abbott', 'Karen Abbott', 'Lois Cade, 801-555-0104'],
      problems: [],
    }),
);

test('“Couple Name” beside the household has the people', () =>
  expect(
    importedFrom(
      'Household,Couple Name,Phone\n"Abbott, Wes & Karen",Wes & Karen Abbott,801-555-0101\n"Cade, Lois",Lois Cade,\n',
    ),
  ).toEqual({ people: ['Wes Abbott', 'Karen Abbott', 'Lois Cade'], problems: [] }));
