import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';

const below = (key: string) =>
  rowsOfJson(JSON.stringify({ [key]: [{ name: 'Greta Castle', phone: '801-555-0101' }] })).rows.map(
    (row) => readPerson(row).problem,
  );

test.each([
  ['moved', 'Moved'],
  ['movedOut', 'Moved out'],
  ['moved_out', 'Moved out'],
  ['doNotAsk', 'Do not ask'],
  ['dnc', 'Dnc'],
  ['deceased', 'Deceased'],
  ['inactive', 'Inactive'],
  ['away', 'Away'],
  ['awayMissionaries', 'Away missionaries'],
  ['unavailable', 'Unavailable'],
  ['formerMembers', 'Former members'],
])('below the key “%s,” everyone is asked about', (key, heading) =>
  expect(below(key)).toEqual([expect.stringContaining(`This row is below “${heading}.” Is this person `)]),
);

test.each([
  'members',
  'people',
  'data',
  'active',
  'activeMembers',
  'movedIn',
  'newMembers',
  'results',
  'sisters',
  'speakers',
])('below the key “%s,” no one is', (key) => expect(below(key)).toEqual([null]));
