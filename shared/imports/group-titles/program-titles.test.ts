import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const NAMES = 'Mark Adams\nJill Brown\nSusan Bell 801-555-3201\n';
const READ = ['Mark Adams', 'Jill Brown', 'Susan Bell, 801-555-3201'];

test.each([
  'Christmas program',
  'Easter program participants',
  'Easter choir',
  'Sisters for Mothers Day program',
  'Missionary homecoming speakers',
  'Musical numbers',
  'Special musical numbers for December',
  'Primary program narrators',
  'Programa de Navidad',
  'Coro de Páscoa',
  'Talk list - update 11/20',
  'Who’s left to ask:',
  'Already asked',
  'Asked for January',
  'Backup speakers',
  'Top picks',
  'First choices for talks',
  'Short list',
  'Ready to go',
  'On deck',
  'Next up',
  'Ya invitados',
  'Schon gefragt',
])('below “%s,” no one is asked about', (title) => {
  for (const gap of ['\n', '\n\n']) expect(importedFrom(`${title}${gap}${NAMES}`).people).toEqual(READ);
  expect(importedFrom(`Tom Reed 801-555-3209\n\n${title}\n${NAMES}`).people).toEqual([
    'Tom Reed, 801-555-3209',
    ...READ,
  ]);
});

test.each([
  'Christmas program of the other ward',
  'Investigators for Easter program',
  'Do not ask for musical numbers',
  'Choir members who moved',
  'Missionary farewell speakers',
  'Deceased choir members',
  'Already moved',
  'Ready to move',
  'Asked not to speak',
  'Top picks we lost',
  'No picks',
])('below “%s,” everyone is', (title) => expect(importedFrom(`${title}\n\n${NAMES}`).people).toEqual([]));

test('a calling below “Top picks” may be a proposal', () =>
  expect(importedFrom('Top picks\nMark Adams - Primary President\nJill Brown\n').people).toEqual(['Jill Brown']));
