import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const SEATS = [
  'Daniel Rowe, Elders Quorum President',
  'Thomas Lee Ames, Elders Quorum First Counselor',
  'Lucía García López, Elders Quorum Secretary',
];

test.each([
  ['tabs', '\t'],
  ['spaces', '   '],
  ['one space', ' '],
])('the Church’s page of organizations is read, its columns apart by %s', (_, mark) => {
  const seat = (...cells: string[]) => cells.join(mark);
  const text = [
    'Lehi 12th Ward (123456)',
    'Elders Quorum Presidency',
    seat('Position', 'Name', 'Sustained', 'Set Apart'),
    seat('Elders Quorum President', 'Rowe, Daniel', '12 Jan 2025', '✓'),
    seat('Elders Quorum First Counselor', 'Ames, Thomas Lee', '12 Jan 2025', '✓'),
    seat('Elders Quorum Second Counselor', 'Calling Vacant'),
    seat('Elders Quorum Secretary', 'García López, Lucía', '2 Feb 2025'),
    'Members with Callings (85)',
    'For Church Use Only',
    'Page 1 of 3',
  ];
  const { people, problems } = importedFrom(text.join('\n'));
  expect(people).toEqual(SEATS);
  expect(problems.every((problem) => problem.includes('is a heading or a note, not a person.'))).toBe(true);
  expect(importedFrom(text.filter((line) => !line.startsWith('Position')).join('\n')).people).toEqual(SEATS);
});

test('cells that a browser copied one below the other are read', () => {
  const text =
    'Elders Quorum Presidency\nPosition\nName\nSustained\nSet Apart\nElders Quorum President\nRowe, Daniel\n12 Jan 2025\n✓\n' +
    'Elders Quorum First Counselor\nAmes, Thomas Lee\n12 Jan 2025\nElders Quorum Second Counselor\nCalling Vacant\n';
  expect(importedFrom(text).people).toEqual(SEATS.slice(0, 2));
});

test('a short office belongs to the organization above it, and below any other heading it is asked about', () => {
  const text =
    'Sunday School Presidency\nPresident\tRowe, Daniel\t12 Jan 2025\nSecretary\tAmes, Tom\t12 Jan 2025\n' +
    'Gospel Doctrine\nTeacher\tPoe, Kim\t12 Jan 2025\nTeacher\tBell, Ann\t12 Jan 2025\n';
  const { people, problems } = importedFrom(text);
  expect(people).toEqual(['Daniel Rowe, Sunday School President', 'Tom Ames, Sunday School Secretary']);
  expect(problems.filter((problem) => problem.startsWith('“Teacher”'))).toHaveLength(2);
});

test('where no space tells where a position ends, a word of both leaves its line unread', () => {
  const sure = 'Elders Quorum President Rowe, Daniel 12 Jan 2025 ✓\n';
  const text = `${sure}Ward Clerk Beck, Tom 12 Jan 2025\n${sure.replace('President Rowe, Daniel', 'Secretary Reed, Carl')}Ward Organist Fenn, Eve 12 Jan 2025\nWard Chorister Frost, Ida 12 Jan 2025\n`;
  for (const unclear of [
    'Primary Teacher De La Cruz, Ana',
    'Primary Teacher Young, Faith',
    'Ward Clerk Bishop, Paul',
  ]) {
    const { people } = importedFrom(`${text}${unclear} 12 Jan 2025\n`);
    expect(people).toHaveLength(5);
  }
});

test.each([
  ['Released Callings\nElders Quorum Presidency', 'Released Callings'],
  ['Callings to Fill\nElders Quorum', 'Callings to Fill'],
  ['Lehi Utah Stake (501234)\nElders Quorum', 'Lehi Utah Stake'],
])('everyone on a page below %j is asked about', (title, named) => {
  const text = `${title}\nElders Quorum President  Rowe, Daniel  12 Jan 2025  ✓\nRelief Society\nRelief Society President  Bell, Ann  12 Jan 2025\n`;
  const { people, problems } = importedFrom(text);
  expect(people).toEqual([]);
  expect(problems.filter((problem) => problem.includes(`“${named}`) && problem.includes('?'))).toHaveLength(2);
});

test('below a heading in words of its own, everyone is asked about up to the next organization', () => {
  const seat = (office: string, name: string) => `${office}  ${name}  12 Jan 2025\n`;
  const text =
    `Elders Quorum\n${seat('Elders Quorum President', 'Rowe, Daniel')}Unsustained\n${seat('Elders Quorum Secretary', 'Beck, Carl')}` +
    `${seat('Elders Quorum Teacher', 'Cole, Al')}Relief Society\n${seat('Relief Society President', 'Bell, Ann')}` +
    `Teachers\n${seat('Relief Society Teacher', 'Poe, Kim')}${seat('Relief Society Teacher', 'Dunn, Eve')}` +
    `${seat('Relief Society Teacher', 'Frost, Ida')}${seat('Relief Society Teacher', 'Fenn, Grace')}` +
    `${seat('Relief Society Teacher', 'Ashby, Una')}${seat('Relief Society Secretary', 'Jensen, Mary')}`;
  const { people, problems } = importedFrom(text);
  expect(people).toHaveLength(8);
  expect(problems.filter((problem) => problem.includes('“Unsustained.” Do they'))).toHaveLength(2);
});

test('on pages of several wards everyone is asked about who is not of the ward that the list is for', () => {
  const page = (ward: string, name: string) =>
    `${ward}\nElders Quorum President  ${name}  12 Jan 2025\nElders Quorum Secretary  ${name}a  12 Jan 2025\n`;
  const text = page('Lehi 12th Ward (123456)', 'Rowe, Dan') + page('Lehi 5th Ward (654321)', 'Cole, Al');
  expect(importedFrom(text, 'Maple Grove Ward').people).toEqual([]);
  expect(importedFrom(text, 'Lehi 12th Ward').people).toEqual(['Dana Rowe, Elders Quorum Secretary']);
});

test.each([
  '12 Jan 2025  ?',
  '?',
  'to be sustained',
  '12 Jan 2025  Released 3 Mar 2026',
  '(was Dunn, Eve)',
  'Ames, Tom',
])('a position with “%s” behind its name is asked about', (said) => {
  const text = `Ward Clerk  Beck, Carl  12 Jan 2025\nElders Quorum President  Rowe, Daniel  ${said}\n`;
  expect(importedFrom(text).people).toEqual(['Carl Beck, Ward Clerk']);
});

test.each([
  'Office\tFormer holder\tReleased',
  'Position\tName\tReleased',
  'Position\tName\tProposed',
  'Position\tCurrent\tProposed',
])('below the headings %j no one has a calling without a question', (heading) => {
  const text = `${heading}\nWard Clerk\tBeck, Tom\t12 Jan 2025\nWard Organist\tDunn, Eve\t12 Jan 2025\n`;
  expect(importedFrom(text).people).toEqual([]);
});
