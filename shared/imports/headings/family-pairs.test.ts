import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const FOUR = ['Brent Adams', 'Shauna Adams', 'Carl Bell', 'Diane Bell'];
const people = (text: string) => importedFrom(text).people;

test.each([
  ['Family,Phone', '"Adams, Brent & Shauna",801-555-0101\n"Bell, Carl and Diane",801-555-0102'],
  ['Household', '"Adams, Brent & Shauna"\n"Bell, Carl & Diane"'],
  ['Couple Name,Email', '"Adams, Brent & Shauna",adams@example.org\n"Bell, Carl & Diane",'],
  ['Family,First Names,Phone', 'Adams,"Brent, Shauna",801-555-0101\nBell,Carl & Diane,801-555-0102'],
  ['Last Name,First Name (H),First Name (W),Phone', 'Adams,Brent,Shauna,801-555-0101\nBell,Carl,Diane,801-555-0102'],
])('“%s” reads each of a couple, without the phone or email that either may have', (titles, rows) =>
  expect(people(`${titles}\n${rows}`)).toEqual(FOUR),
);

test.each([
  ['Couple,Cell 1,Cell 2', 'Brent & Shauna Adams,801-555-0101,801-555-0102'],
  ['Couple,Cell 2,Cell 1', '"Adams, Brent & Shauna",801-555-0102,801-555-0101'],
  ['Couple Names,Phone 1,Phone 2', 'Brent and Shauna Adams,801-555-0102 (Shauna),801-555-0101 (Brent)'],
])('below “%s” the first of a couple has the one with 1 and the second the one with 2', (titles, couple) => {
  const [brent, shauna] = ['Brent Adams, 801-555-0101', 'Shauna Adams, 801-555-0102'];
  expect(people(`${titles}\n${couple}`)).toEqual([brent, shauna]);
  expect(people(`${titles}\n${couple}\nLisa Crane,801-555-0103,\nTom & Sue Reed,,`)).toEqual([
    brent,
    shauna,
    expect.stringContaining('Lisa Crane'),
    'Tom Reed',
    'Sue Reed',
  ]);
});

test('one phone of a couple, also beside an email of each, is saved for neither, and a calling for no one', () => {
  const both = ['Brent Adams, brent@example.org', 'Shauna Adams, shauna@example.org'];
  const emails = 'brent@example.org,shauna@example.org';
  expect(people(`Couple,Phone,Email 1,Email 2\nBrent & Shauna Adams,801-555-0101,${emails}`)).toEqual(both);
  expect(people(`Couple,Calling,Email 1,Email 2\nBrent & Shauna Adams,Bishop,${emails}`)).toEqual([]);
  // One person's, most likely, where people stand.
  const ofPerson = 'Name,Phone 1,Phone 2\nBrent & Shauna Adams,801-555-0101,801-555-0102\nLisa Crane,801-555-0103,';
  expect(people(ofPerson)).toEqual(['Brent Adams', 'Shauna Adams', 'Lisa Crane, 801-555-0103']);
});

test('whoever is alone among couples keeps the phone, and those of couples are listed as left out', () => {
  const text = 'Family,Phone\n"Adams, Brent & Shauna",801-555-0101\n"Crane, Lisa",801-555-0103';
  expect(people(text)).toEqual(['Brent Adams', 'Shauna Adams', 'Lisa Crane, 801-555-0103']);
  expect(rowsOfText(text, false).ignoredColumns).toEqual(['Phone or email of a couple']);
});

test.each([
  [
    'Name,Household',
    '"Cole, Elizabeth","Cole, Tom & Liz"\n"Cole, Tom","Cole, Tom & Liz"',
    ['Elizabeth Cole', 'Tom Cole'],
  ],
  ['Name,Family', 'Brent,Adams\nShauna,Adams', ['Brent Adams', 'Shauna Adams']],
])('“%s” has one person in each row', (titles, rows, found) => expect(people(`${titles}\n${rows}`)).toEqual(found));

test.each([
  ['Family', '"Ruiz, Juan y Ana"\n"Soto, Luis y Eva"'],
  ['Family', '"Adams, Brent & Shauna & Jack"\n"Bell, Carl & Diane & Sue"'],
])('“%s” with %s reads no one', (titles, rows) => expect(people(`${titles}\n${rows}`)).toEqual([]));

test.each(['Minister', 'Teacher', 'Youth', 'Leader', 'Volunteer'])('“%s” beside a phone has people below it', (title) =>
  expect(importedFrom(`${title},Phone\nBrent Adams,801-555-0101\nCarl Bell,`)).toEqual({
    people: ['Brent Adams, 801-555-0101', 'Carl Bell'],
    problems: [],
  }),
);

test.each([
  ['Name,Phone', 'Tom & Ann Reed,801-555-0101', ['Tom Reed', 'Ann Reed']],
  ['Name,Phone', '"Reed, Tom and Ann",801-555-0101', ['Tom Reed', 'Ann Reed']],
  ['Full Name,Email', 'Tom and Ann Reed,reed@example.org', ['Tom Reed', 'Ann Reed']],
])('below “%s”, “%s” is a couple among people, and neither has the phone or email', (titles, couple, found) => {
  const text = `${titles}\nKim Hall,\n${couple}\nLinda Baker,\nBo Lee,\n`;
  expect(people(text)).toEqual(['Kim Hall', ...found, 'Linda Baker', 'Bo Lee']);
  const { rows, ignoredColumns } = rowsOfText(text, false);
  expect([rows.map(({ row }) => row), ignoredColumns]).toEqual([[2, 3, 4, 5, 6], ['Phone or email of a couple']]);
});

test.each(['Last Name,First Names', 'Surname,Given Names', 'Last,First'])(
  'below “%s” each of a couple gets the last name',
  (titles) => {
    const text = `${titles},Phone\nTaylor,Bob & Carol,801-555-0101\nAbbey,Sue,801-555-0102\nHall,Tom and Ann,\n`;
    expect(importedFrom(text)).toEqual({
      people: ['Bob Taylor', 'Carol Taylor', 'Sue Abbey, 801-555-0102', 'Tom Hall', 'Ann Hall'],
      problems: [],
    });
    expect(rowsOfText(text, false).rows[0]?.noted).toEqual([
      { text: '801-555-0101', column: 'Phone or email of a couple' },
    ]);
  },
);

test.each([
  ['', 'Bob & Carol'],
  ['Taylor & Hall', 'Bob & Carol'],
  ['Taylor', 'Bob & Co'],
  ['Taylor', 'Bob & Carol & Sue'],
  ['Taylor', 'Juan y Ana'],
])('with the last name “%s,” “%s” is parted by a person', (last, first) =>
  expect(importedFrom(`Last Name,First Names\nAbbey,Sue\n${last},${first}\n`)).toMatchObject({
    people: ['Sue Abbey'],
    problems: [expect.any(String)],
  }),
);

test.each(['Tom & Ann', 'Mark & Ann Marie Bell', 'Ann & Co', 'Juan y Ana Ruiz', 'Tom & Ann & Sue Reed'])(
  'among people, “%s” is no couple whose names are certain',
  (cell) =>
    expect(importedFrom(`Name,Phone\nKim Hall,\n${cell},801-555-0101\n`)).toMatchObject({
      people: ['Kim Hall'],
      problems: [expect.stringContaining('is more than one person')],
    }),
);

test('a calling beside a couple is one person’s, so that the row is a problem', () =>
  expect(importedFrom('Name,Calling\nKim Hall,\nTom & Ann Reed,Clerk\n').problems).toEqual([
    '“Tom & Ann Reed” is more than one person. Give each person a separate row.',
  ]));

test.each([
  ['Household', '"Reed, Tom & Ann (moved)"', 'Is this person still in the ward?'],
  ['Name', 'Tom & Ann Reed (moved)', 'Is this person still in the ward?'],
  ['Name', 'Tom & Ann Reed - no talks', 'Is this person available?'],
])('below “%s”, what is behind the couple %s is asked of both', (title, couple, question) =>
  expect(importedFrom(`${title},Phone\n${couple},801-555-0101\n`)).toMatchObject({
    people: [],
    problems: [expect.stringContaining(question), expect.stringContaining(question)],
  }),
);

test.each(['Couple', 'Couples'])('below “%s,” two couples or more are read beside people', (title) => {
  const read = (list: string) =>
    rowsOfText(list, false).rows.map((row) => {
      const { person, name } = readPerson(row);
      return person ? [name, person.phone].filter(Boolean).join(', ') : 'a problem';
    });
  const [jon, ed, lisa] = ['Jon & Mary Alder,801-555-7101,', 'Ed and Kay Birch,,', 'Lisa Crane,801-555-7103,'];
  const both = ['Ed Birch', 'Kay Birch'];
  expect(read([`${title},Phone,Notes`, jon, ed, lisa].join('\n'))).toEqual([
    'Jon Alder',
    'Mary Alder',
    ...both,
    'Lisa Crane, 801-555-7103',
  ]);
  // Whose the calling is, no one can tell.
  expect(read([`${title},Calling,Notes`, 'Jon & Mary Alder,Clerk,', ed].join('\n'))).toEqual([
    'a problem',
    'a problem',
  ]);
});

test.each(['Contact', 'Contact #', 'Number', 'Home', 'Home #', 'Casa', 'Festnetz', 'Domicile', 'Número'])(
  'below “%s” one phone of a couple is saved for neither, too',
  (title) => {
    const { rows } = rowsOfText(`Name,${title}\nTom & Ann Reed,801-555-0101\nLisa Crane,801-555-0104\n`, false);
    expect(
      rows.map(readPerson).map(({ person, noted }) => [person?.firstName, person?.phone, noted?.[0]?.text]),
    ).toEqual([
      ['Tom', undefined, '801-555-0101'],
      ['Ann', undefined, '801-555-0101'],
      ['Lisa', '801-555-0104', undefined],
    ]);
  },
);
