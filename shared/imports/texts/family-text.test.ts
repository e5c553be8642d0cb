import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('a family in one line is each of its people with their own phone', () => {
  const text =
    'Ames family: Tom (801-555-0101), Nancy (801-555-0102), kids Lucy, Sam\n' +
    'The Bell Family: Carl & Ann (801-555-0103), children Ruth and Ida (9)\n';
  expect(importedFrom(text).people).toEqual([
    'Tom Ames, 801-555-0101',
    'Nancy Ames, 801-555-0102',
    'Lucy Ames',
    'Sam Ames',
    'Carl Bell',
    'Ann Bell',
    'Ruth Bell',
    'Ida Bell, 9',
  ]);
});

test('below a couple, a phone beside one of them is theirs, and any other is left out and shown', () => {
  const text =
    'Ames, Tom & Nancy  801-555-0100\n    Tom 801-555-0101\n    Nancy 801-555-0102\n    Lucy\n' +
    'Bell, Carl & Ann\n    801-555-0103\n    Ruth\n';
  expect(importedFrom(text).people).toEqual([
    'Tom Ames, 801-555-0101',
    'Nancy Ames, 801-555-0102',
    'Lucy Ames',
    'Carl Bell',
    'Ann Bell',
    'Ruth Bell',
  ]);
});

test('families apart by blank lines are read, with those who live alone', () => {
  const text =
    'Ames, Tom & Nancy\n123 N Main St\nLehi, UT 84043\nTom: 801-555-0101\nNancy: 801-555-0102\nChildren: Lucy, Sam (9)\n\n' +
    'Beck, Thomas\n801-555-0105\n\nCole, Una\n801-555-0106\nBen\n\nDunn, Carl & Eve\n801-555-0104\nIda\n';
  expect(importedFrom(text).people).toEqual([
    'Tom Ames, 801-555-0101',
    'Nancy Ames, 801-555-0102',
    'Lucy Ames',
    'Sam Ames, 9',
    'Thomas Beck, 801-555-0105',
    'Una Cole',
    'Ben Cole',
    'Carl Dunn',
    'Eve Dunn',
    'Ida Dunn',
  ]);
});

test('where only one of a couple stands below it again, it may be a child of the same name', () => {
  const text =
    'Ames, Tom & Nancy\n    Tom  801-555-0101\n    Lucy\nBell, Carl & Ann\n    Ruth\nCole, Al & Una\n    Ben\n';
  expect(importedFrom(text).people).not.toContain('Tom Ames, 801-555-0101');
});

test('a line for each couple is two people, and whose phone it is stays open', () =>
  expect(
    importedFrom('Ames, Tom & Nancy  801-555-0100\nBeck, Thomas  801-555-0101\nBell, Carl and Ann  801-555-0103\n')
      .people,
  ).toEqual(['Tom Ames', 'Nancy Ames', 'Thomas Beck, 801-555-0101', 'Carl Bell', 'Ann Bell']));

test.each([
  'Mowing: Tom (801-555-0101), Nancy (801-555-0102)\nPainting: Carl (801-555-0103), Ann (801-555-0104)\n',
  'Monday: Tom, Nancy, Lucy\nTuesday: Carl, Ann, Ruth\n',
  'Team Ames: Tom (801-555-0101), Nancy\nTeam Bell: Carl (801-555-0103), Ann\n',
  'Ames family: Carl Bell (801-555-0103), Al Cole (801-555-0104)\nPoe family: Tom Beck (801-555-0105), Sam Dunn\n',
  'Dinner for the missionaries\nAmes family: Tom (801-555-0101), Nancy\nBell family: Carl (801-555-0103), Ann\n',
  'Moved Out\nAmes family: Tom (801-555-0101), Nancy\nBell family: Carl (801-555-0103), Ann\n',
  'Ames family: Tom, Nancy, dog Rex\nBell family: Carl, Ann, moved 2025\n',
  'Familia García López: José (801-555-0101), Lucía, hijos Ana\nFamilia Ruiz Soto: Carlos (801-555-0103), Marta, hijos Eva\n',
  'Moved Out\nAmes, Tom & Nancy  801-555-0100\nBell, Carl & Ann  801-555-0103\n',
  'García López, José y Lucía  801-555-0100\nRuiz Soto, Carlos y Marta  801-555-0103\n',
  'Ames, Tom & Co  801-555-0100\nBell, Carl & Son  801-555-0103\n',
  'Ames, Tom & Nancy Poe  801-555-0100\nBell, Carl & Ann  801-555-0103  801-555-0104\n',
])('%j is no list of families', (text) => expect(importedFrom(text).people).toEqual([]));

test.each(['801-555-0102', '(801-555-0102)', '- 801-555-0102', 'osmond@example.com'])(
  'at the end of a family’s line, “%s” is no one’s for sure',
  (contact) => {
    const text = `Osmond family: Derek, Lori, kids Kate, Sam ${contact}\nBeck family: Carol, Tom ${contact}\n`;
    const names = ['Derek Osmond', 'Lori Osmond', 'Kate Osmond', 'Sam Osmond', 'Carol Beck', 'Tom Beck'];
    expect(importedFrom(text).people).toEqual(names);
  },
);

test('so is a line that begins with the two first names', () => {
  const { people, problems } = importedFrom(
    'Brandon & Stacy Whitlock 801-555-0103\nTom and Ann Bell 801-555-0104\nEve Dunn 801-555-0105\n',
  );
  expect(people).toEqual(['Brandon Whitlock', 'Stacy Whitlock', 'Tom Bell', 'Ann Bell', 'Eve Dunn, 801-555-0105']);
  expect(problems).toEqual([]);
});
