import { expect, test } from 'vitest';
import { fold } from '#shared/text/fold.ts';
import { searchManual } from './entry.ts';
import { HELP_CHAPTERS } from './help-chapters.ts';
import { PEOPLE_CHAPTERS } from './people-chapters.ts';
import { PLANNING_CHAPTERS } from './planning-chapters.ts';

const ALL = [...PLANNING_CHAPTERS, ...PEOPLE_CHAPTERS, ...HELP_CHAPTERS];

test('the manual has its eight chapters in their order', () => {
  expect(ALL.map((chapter) => chapter.title)).toEqual([
    'Getting Started', 'Meeting Planning', 'Speaker Management', 'Music Coordination', 'Pulpit Sheets & Scripts',
    'Talk Tracking', 'User Roles & Permissions', 'Troubleshooting & FAQ',
  ]);
});

test('a search finds the entries that hold every word, and only those', () => {
  const found = searchManual(ALL, 'Fast  CONFERENCE', fold).flatMap((chapter) => chapter.entries);
  expect(found.map((entry) => entry.title)).toContain('Fast Sundays, conferences and other kinds of Sunday');
  for (const entry of found) expect(fold([...entry.text, entry.title].join(' '))).toMatch(/fast/);
});

test('nothing looked for shows everything, and an unknown word nothing', () => {
  expect(searchManual(ALL, '  ', fold)).toEqual(ALL);
  expect(searchManual(ALL, 'xylophone', fold)).toEqual([]);
});
