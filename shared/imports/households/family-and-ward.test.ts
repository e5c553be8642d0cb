import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readInWard } from '../other-people/other-wards.ts';

const peopleIn = (text: string) => rowsOfText(text, true).rows.map((row) => readInWard('Elm Ward', readPerson(row)));
const family = (heading: string) => `Bell\n  Tom\n  Ann\n${heading}\n  Joe\n  Sue\nReed\n  Kim\n`;
const named = (text: string) =>
  peopleIn(text).flatMap(({ person }) => (person ? `${person.firstName} ${person.lastName}` : []));

test('people below a line with a ward’s name have no one else’s last name', () => {
  const read = peopleIn(family('Strand Oak Ward'));
  expect(named(family('Strand Oak Ward'))).toEqual(['Tom Bell', 'Ann Bell', 'Kim Reed']);
  expect(read.map(({ problem }) => problem).filter(Boolean)).toEqual([
    '“Strand Oak Ward” may be a family and its ward. Write the family’s name in a line of its own.',
    expect.stringContaining('“Joe” has no last name.'),
    expect.stringContaining('“Sue” has no last name.'),
  ]);
});

test.each(['Strand, Oak Ward', 'Strand - Oak Ward', 'Strand (Oak Ward)'])(
  'of “%s” everyone below is asked about, and has the family’s name',
  (heading) => {
    const asked = peopleIn(family(heading)).flatMap(({ name, problem }) => (problem ? [[name, problem]] : []));
    const question = 'This row says “Oak Ward.” Is this person in the ward?';
    expect(asked).toEqual([
      ['Joe Strand', question],
      ['Sue Strand', question],
    ]);
  },
);

test('a ward’s name at the head of two pages ends no family', () =>
  expect(named('Bell\n  Tom\nElm Hills Ward\n  Ann\nReed\n  Kim\nElm Hills Ward\n  Lee\n')).toEqual([
    'Tom Bell',
    'Ann Bell',
    'Kim Reed',
    'Lee Reed',
  ]));

test.each([
  ['Strand, Oak Ward', false],
  ['Strand, Maple Grove 2nd Ward', false],
  ['Strand, Barrio Centro', false],
  ['Strand, Tom Ward', true],
  ['Strand, Ward', true],
  ['Ward, Kim', true],
])('that “%s” is someone in a list of names is %s', (name, isPerson) => {
  for (const list of [`Bell, Tom\n${name}\nReed, Joe\n`, `Name\n"Bell, Tom"\n"${name}"\n"Reed, Joe"\n`]) {
    const [, read] = rowsOfText(list, !list.startsWith('Name')).rows.map(readPerson);
    expect([read?.person !== null, read?.problem === null]).toEqual([isPerson, isPerson]);
  }
});
