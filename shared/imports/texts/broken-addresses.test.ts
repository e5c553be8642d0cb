import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, true).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? [person.firstName, person.lastName, person.phone, person.email] : problem;
  });
const HEAD = 'Name\tGender\tAge\tBirth Date\tAddress\tPhone Number\tE-mail';

test('an address on two lines of a copied list breaks no row', () => {
  expect(
    read(
      [
        'Member List',
        HEAD,
        'Adams, Karen\tF\t54\t12 Mar 1972\t123 Oak St',
        'Springfield, Illinois 62701\t801-555-0101\tkaren@example.com',
        'Cole, Robert\tM\t56\t3 Jan 1970\t123 Oak St',
        'Apt 4',
        'Lehi, UT 84043-1234\t801-555-0102\t',
        'Cruz, Ana\tF\t33\t7 Jul 1993\t88 Elm Ave\t801-555-0103\tana@example.com',
        '',
      ].join('\n'),
    ),
  ).toEqual([
    ['Karen', 'Adams', '801-555-0101', 'karen@example.com'],
    ['Robert', 'Cole', '801-555-0102', undefined],
    ['Ana', 'Cruz', '801-555-0103', 'ana@example.com'],
  ]);
});

test('a row that is whole takes in nothing of the next', () => {
  const whole = 'Adams, Karen\tF\t54\t12 Mar 1972\t123 Oak St\t801-555-0101\tkaren@example.com';
  expect(read([HEAD, whole, 'Springfield, Illinois 62701\t801-555-0102', ''].join('\n'))[1]).toEqual(
    expect.any(String),
  );
});
