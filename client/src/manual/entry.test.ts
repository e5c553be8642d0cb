import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEETING_STATUSES } from '#shared/meetings/constants.ts';
import { fold } from '#shared/text/fold.ts';
import { STATUS_LABELS } from '#shared/meetings/rules.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import { ASKING_ENTRIES } from './asking-entries.ts';
import { searchManual } from './entry.ts';
import { HELP_CHAPTERS } from './help-chapters.ts';
import { MESSAGES } from './messages.ts';
import { PEOPLE_CHAPTERS } from './people-chapters.ts';
import { PICTURES, pictureFile } from './pictures.ts';
import { PLANNING_CHAPTERS } from './planning-chapters.ts';

const ALL = [...PLANNING_CHAPTERS, ...PEOPLE_CHAPTERS, ...HELP_CHAPTERS];

test('the manual has its eight chapters in their order', () => {
  expect(ALL.map((chapter) => chapter.title)).toEqual([
    'Getting Started',
    'Meeting Planning',
    'Speaker Management',
    'Music Coordination',
    'Pulpit Sheets & Scripts',
    'Talk Tracking',
    'User Roles & Permissions',
    'Troubleshooting & FAQ',
  ]);
});

test('a search finds the entries that contain every word, and only those', () => {
  const found = searchManual(ALL, 'Fast  CONFERENCE', fold).flatMap((chapter) => chapter.entries);
  expect(found.map((entry) => entry.title)).toContain('Fast Sundays, conferences, and other meeting types');
  for (const entry of found) expect(fold([...entry.text, entry.title].join(' '))).toMatch(/fast/);
});

test('the manual says what each status means, which member files can be read, and how long hymns are flagged', () => {
  const textOf = (title: string) =>
    ALL.flatMap(({ entries }) => entries)
      .find((entry) => entry.title === title)
      ?.text.join(' ') ?? '';
  for (const status of MEETING_STATUSES)
    expect(textOf('What the status means').toLowerCase()).toContain(`${STATUS_LABELS[status].toLowerCase()}:`);
  for (const word of ['CSV', 'text', 'JSON', 'PDF', '5 MB', 'first and last names', 'If AI is set up, it reads'])
    expect(textOf('Importing members from a file')).toContain(word);
  expect(ALL.flatMap(({ entries }) => entries.flatMap(({ text }) => text)).join(' ')).toContain(
    `within the ${WARD_DEFAULTS.hymnRepeatWeeks} weeks before`,
  );
});

test('the manual explains how the plan reaches people in the order in which it is needed, on two printed pages', () => {
  expect(ASKING_ENTRIES.map(({ title }) => title)).toEqual([
    'Asking people',
    'Getting answers',
    'Invitation wording',
    'Reminding people',
    'Automatic Emails',
    'Meetings in your own calendar',
    'Putting the program on people’s phones',
  ]);
  expect(ASKING_ENTRIES.map(({ startsPage = false }) => startsPage).indexOf(true)).toBe(0);
  const words = ASKING_ENTRIES.flatMap(({ text, steps = [] }) => [...text, ...steps].join(' ').split(' '));
  // As many as two pages hold in the manual's type.
  expect(words.length).toBeLessThan(1_050);
  const chapter = ALL.find(({ entries }) => ASKING_ENTRIES.every((entry) => entries.includes(entry)));
  expect(chapter?.id).toBe('meeting-planning');
});

test('an empty search shows everything, and an unknown word shows nothing', () => {
  expect(searchManual(ALL, '  ', fold)).toEqual(ALL);
  expect(searchManual(ALL, 'xylophone', fold)).toEqual([]);
});

test('every message has one entry, and says what to do', () => {
  const titles = MESSAGES.map((entry) => entry.title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const entry of MESSAGES) expect(entry.text.join(' ').length, entry.title).toBeGreaterThan(20);
});

test('every picture is shown once, and exists in both color modes', () => {
  const shown = ALL.flatMap((chapter) => chapter.entries.flatMap((entry) => entry.picture ?? []));
  expect([...shown].sort()).toEqual(Object.keys(PICTURES).sort());
  for (const name of shown) {
    for (const theme of ['light', 'dark'] as const)
      expect(existsSync(`client/public/manual-pictures/${pictureFile(name, theme)}`), name).toBe(true);
  }
});
