import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { unitInTitle } from '../units/named-units.ts';
import { readInWard } from './other-wards.ts';

const NANCY = 'Nancy Ames 801-555-0101';
const TOM = 'Tom Bell 801-555-0102';
const peopleIn = (table: string, ward: string) =>
  rowsOfText(table, false)
    .rows.map((row) => readInWard(ward, readPerson(row)))
    .map(({ person, problem }) => person?.firstName ?? problem);

test.each([
  ['Maple Grove 2nd Ward', 'Maple Grove 2nd Ward'],
  ['Directory of the Oak Hills Ward (123456)', 'Oak Hills Ward'],
  ['Members of Oak Hills Branch, Lehi Utah Stake', 'Oak Hills Branch'],
  ['Lista de miembros - Barrio Centro', 'Barrio Centro'],
  ['Ala Jardim 2', 'Ala Jardim 2'],
  ['Ward Directory', null],
  ['Our Ward', null],
  ['Prepared by Kim Ward', null],
  ['New Ward Callings', null],
  ['Relief Society 2026 Ward List', null],
])('the title “%s” names the ward %j', (title, unit) => expect(unitInTitle(title)).toBe(unit));

test.each(['Oak Hills Ward', 'Oak Hills Ward Directory', 'Oak Hills 3rd Ward - Relief Society'])(
  'below the title “%s,” everyone is asked about in any other ward',
  (title) => {
    const text = `${title}\n${NANCY}\n${TOM}\n`;
    expect(importedFrom(text, 'Maple Grove').people).toEqual([]);
    expect(importedFrom(text, 'Oak Hills 3rd Ward').people).toEqual([
      'Nancy Ames, 801-555-0101',
      'Tom Bell, 801-555-0102',
    ]);
    const table = `${title},\nName,Phone\n"Ames, Nancy",801-555-0101\n`;
    expect(peopleIn(table, 'Oak Hills 3rd Ward')).toEqual(['Nancy']);
    expect(peopleIn(table, 'Maple Grove')[0]).toMatch(
      /^This row is below “Oak Hills (?:3rd )?Ward\.” Is this person in the ward\?$/,
    );
  },
);

test('below the name of another ward within a table, those that follow are asked about', () => {
  const table = 'Name,Phone\n"Ames, Nancy",801-555-0101\nOak Hills Ward,\n"Bell, Tom",801-555-0102\n';
  expect(peopleIn(table, 'Maple Grove').filter((name) => !name?.includes('heading'))).toEqual([
    'Nancy',
    'This row is below “Oak Hills Ward.” Is this person in the ward?',
  ]);
});

test.each([
  ' (Oak Ward)',
  ' (moved to Oak Ward)',
  ', Oak Ward',
  ' Oak Ward',
  ' - Oak Ward',
  '; Oak Ward',
  ' [Oak Ward]',
  ' now in Oak Ward',
  ' (Provo 3rd Branch)',
  ' (barrio Centro)',
])('“%s” behind a phone asks about that person only, and not below', (remark) => {
  const below = ['Kim Lee 801-555-0103', 'Sam Poe 801-555-0104'];
  for (const lines of [
    [`${NANCY}${remark}`, TOM, ...below],
    [TOM, `${NANCY}${remark}`, ...below],
    [TOM.replace('Tom Bell', 'Bell, Tom'), `${NANCY.replace('Nancy Ames', 'Ames, Nancy')}${remark}`, ...below],
    [TOM, `Nancy Ames ames@example.org${remark}`, ...below],
  ]) {
    const { people, problems } = importedFrom(`${lines.join('\n')}\n`, 'Maple Grove');
    expect([people.length, problems.length]).toEqual([3, 1]);
    expect(people).not.toContain('Nancy Ames');
  }
});

test.each([
  'Contact List (Oak Hills Ward)',
  'Winter Camp 2026 - Oak Hills Ward',
  'Ward Clerk 801-555-0109, Oak Hills Ward',
])('what stands before the ward in “%s” is no one, so it is a title', (title) =>
  expect(importedFrom(`${title}\n${NANCY}\n${TOM}\n`, 'Maple Grove').people).toEqual([]),
);

const PEOPLE = ['Nancy Ames, 801-555-0101', 'Tom Bell, 801-555-0102'];
const inRows = (title: string) => [
  `${title}\n${NANCY}\n${TOM}\n`,
  `Name,Phone\n${title},\nNancy Ames,801-555-0101\nTom Bell,801-555-0102\n`,
];

test.each(['Cottonwood Ward', 'COTTONWOOD WARD', 'Pine Branch', 'Ala Central', 'Rama Norte'])(
  'a ward’s name of two words, “%s,” is no person: its own list is read below it, and in others everyone is asked about',
  (title) => {
    for (const text of inRows(title)) {
      expect(importedFrom(text, title)).toEqual({
        people: PEOPLE,
        problems: [`“${title}” is a heading or a note, not a person.`],
      });
      const { people, problems } = importedFrom(text, 'Maple Grove');
      expect(people).toEqual([]);
      expect(problems.slice(1)).toEqual(PEOPLE.map(() => `This row is below “${title}.” Is this person in the ward?`));
    }
  },
);

test('where it may be a person’s name as well, a row with nothing but the ward’s own name is asked about', () => {
  for (const text of inRows('Logan Ward'))
    expect(importedFrom(text, 'Logan Ward')).toEqual({
      people: PEOPLE,
      problems: ['“Logan Ward” may be a heading, not a person. Please check.'],
    });
});

test.each([
  ['Nancy Ames\nHuxley Ward\nTom Bell\n', 'Maple'],
  ['Name,Phone\nNancy Ames,801-555-0101\nHuxley Ward,801-555-0102\n', 'Maple'],
  ['Name,Phone\nTim Ward,801-555-0101\nHuxley Ward,\nNancy Ames,801-555-0102\n', 'Maple'],
  ['First,Last,Phone\nHuxley,Ward,\nNancy,Ames,801-555-0101\n', 'Maple'],
  ['Logan Ward 801-555-0101\nNancy Ames 801-555-0102\n', 'Logan'],
])('someone called Ward is a person in %j', (text, ward) => expect(importedFrom(text, ward).problems).toEqual([]));

test.each(['Speaking Roster', 'Talk Schedule', 'Speaker Rotation', 'Prayer List'])(
  'the title “%s” is no person, and says nothing of those below',
  (title) => {
    for (const text of inRows(title))
      expect(importedFrom(text, 'Maple')).toEqual({
        people: PEOPLE,
        problems: [`“${title}” is a heading or a note, not a person.`],
      });
  },
);
