import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';

test.each([
  ['Name,Phone,Parent Phone', 'Bo Kent,801-555-5302,(801) 555-5302', 'Parent Phone: (801) 555-5302'],
  ['Name,Phone,Email,Husband’s Phone', 'Bo Kent,801-555-5302,,801-555-5302', 'Husband’s Phone: 801-555-5302'],
  ['Name,Email,Mother Email', 'Bo Kent,m@example.com,M@example.com', 'Mother Email: M@example.com'],
])('below “%s”, the row says that one is someone else’s, too', (titles, row, note) =>
  expect(notedIn(`${titles}\n${row}\n`)['Bo Kent']).toEqual([note]),
);

test('so does an entry of JSON', () => {
  const entries = [{ name: 'Bo Kent', phone: '801-555-5302', parentPhone: '801-555-5302' }];
  expect(notedIn(JSON.stringify(entries))['Bo Kent']).toEqual(['parentPhone: 801-555-5302']);
});

test.each([
  'Name,Phone,Parent Phone\nBo Kent,801-555-5302,801-555-5303\n',
  'Name,Phone,Household Phone\nBo Kent,801-555-5302,801-555-5302\n',
  'Name,Phone,Cell\nBo Kent,801-555-5302,801-555-5302\n',
])('two of one’s own, or two that differ, are no note: %j', (list) =>
  expect(notedIn(list)['Bo Kent'] ?? []).toEqual([]),
);
