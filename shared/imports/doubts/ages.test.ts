import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const rowsOf = (text: string) => rowsOfText(text, false).rows.map(readPerson);

test.each(['Smith, John (45)', 'John Smith (45)', 'John Smith 45', 'Smith, John, age 45'])(
  'the number in “%s” is an age, no part of the name',
  (name) => {
    const [row] = rowsOf(`Name,Phone\n"${name}",801-555-0100`);
    expect(row?.person).toEqual({ firstName: 'John', lastName: 'Smith', phone: '801-555-0100' });
    expect(row?.remarks).toEqual(['Ignored: “45”.']);
  },
);

test('an age behind a first name is no part of it either, and a heading or a number of three digits stays', () => {
  expect(rowsOf('First Name,Last Name\nJohn (45),Smith')[0]?.person).toEqual({ firstName: 'John', lastName: 'Smith' });
  const problems = rowsOf('Name\n"Smith, Ann"\nTotal: 2\nGroup 3\nJohn Smith 450').map(({ problem }) => problem);
  expect(problems).toEqual([
    null,
    '“Total: 2” is a heading or a note, not a person.',
    '“Group 3” is a heading or a note, not a person.',
    '“John Smith 450” is not a name.',
  ]);
});

test.each([
  ['13 yrs', 13],
  ['3yo', 3],
  ['8 years old', 8],
  ['12 años', 12],
  ['18 mo', undefined],
  ['72+', undefined],
])('the age “%s” is %s', (age, years) => expect(rowsOf(`Name,Age\n"Smith, Ann",${age}`)[0]?.person?.age).toBe(years));
