import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const peopleOf = (text: string) => importedFrom(text);
const read = (people: readonly string[]) => ({ people, problems: [] });
const EVERYONE = ['Wesley Abbott', 'Karen Abbott', 'Tyler Abbott', 'Emma Abbott', 'Trent Barlow', 'Max Barlow'];

test.each([
  ['Household,Children', '"Abbott, Wesley & Karen","Tyler, Emma"', '"Barlow, Trent",Max'],
  ['Family Name\tKids', 'Abbott, Wesley and Karen\tTyler, Emma', 'Barlow, Trent\tMax'],
  ['Household;Spouse;Children', 'Abbott, Wesley;Karen;Tyler, Emma', 'Barlow, Trent;;Max'],
  ['Household,Wife,Children', '"Abbott, Wesley",Karen,"Tyler, Emma"', '"Barlow, Trent",,Max'],
  ['Household,Husband,Children', '"Abbott, Wesley & Karen",Wes,"Tyler, Emma"', '"Barlow, Trent",Trent,Max'],
  ['Household,Family Members', '"Abbott, Wesley","Karen, Tyler, Emma"', '"Barlow, Trent",Max'],
  ['Last Name,Kids', '"Abbott, Wesley & Karen","Tyler, Emma"', '"Barlow, Trent",Max'],
  ['Familie;Kinder', 'Abbott, Wesley und Karen;Tyler, Emma', 'Barlow, Trent;Max'],
  ['Famille;Enfants', 'Abbott, Wesley et Karen;Tyler, Emma', 'Barlow, Trent;Max'],
  ['Familia;Hijos', 'Abbott, Wesley y Karen;Tyler, Emma', 'Barlow, Trent;Max'],
  ['Família;Filhos', 'Abbott, Wesley e Karen;Tyler, Emma', 'Barlow, Trent;Max'],
  ['Household,Kids', 'Wesley & Karen Abbott,"Tyler, Emma"', 'Trent Barlow,Max'],
])('below “%s,” whom a household is called by is in it', (titles, one, other) => {
  const { people } = peopleOf(`${titles}\n${one}\n${other}\n`);
  const expected = titles.includes('Husband') ? EVERYONE.with(0, 'Wes Abbott') : EVERYONE;
  expect(people.toSorted()).toEqual(expected.toSorted());
});

test('no one in a household’s name is read twice, nor is its last name anyone', () => {
  const titles = 'Household,Head,Spouse,Children';
  expect(
    peopleOf(`${titles}\n"Burbank, Todd & Janae",Todd,Janae,Max\n"Cain, Thomas & Doris",Tom,Dot,\n"Roe, Jr.",Al,,\n`),
  ).toEqual(read(['Todd Burbank', 'Janae Burbank', 'Max Burbank', 'Tom Cain', 'Dot Cain', 'Al Roe']));
  expect(peopleOf('Family,Spouse,Children\nLee,Min,"Tim, Ann"\nGarcía López,Ana,Luis\n').people).toEqual([
    'Min Lee',
    'Tim Lee',
    'Ann Lee',
    'Ana García López',
    'Luis García López',
  ]);
});

test.each(['Last Name', 'Family Name', 'Surname', 'Household', 'Apellido', 'Familienname', 'Nom de famille'])(
  'whole names below “%s,” without a column for the head, are those of the heads',
  (title) =>
    expect(peopleOf(`${title},Spouse,Kids\nWesley Abbott,Karen,Tyler\nTrent Barlow,Shelly,Max\n`)).toEqual(
      read(['Wesley Abbott', 'Karen Abbott', 'Tyler Abbott', 'Trent Barlow', 'Shelly Barlow', 'Max Barlow']),
    ),
);

test('the phone of a household is not the only child’s or the wife’s, but that of someone who lives alone', () => {
  const phonesOf = (text: string) =>
    rowsOfText(text, false).rows.map(({ values, noted }) => [values.phone, noted?.[0]]);
  const note = { text: '801-555-0101', column: 'Phone' };
  expect(phonesOf('Family,Phone,Kids\nAbbott,801-555-0101,Tyler\n')).toEqual([[undefined, note]]);
  expect(phonesOf('Household,Spouse,Phone\n"Abbott, Wesley",Karen,801-555-0101\n')).toEqual([
    [undefined, note],
    [undefined, note],
  ]);
  expect(phonesOf('Household,Children,Phone\n"Abbott, Wesley",Max,801-555-0101\n"Cade, Lois",,801-555-0104\n')).toEqual(
    [
      [undefined, note],
      [undefined, undefined],
      ['801-555-0104', undefined],
    ],
  );
});
