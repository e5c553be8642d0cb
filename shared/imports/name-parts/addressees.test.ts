import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { addresseesIn } from './addressees.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const people = (text: string) =>
  rowsOfText(text, true)
    .rows.map(readPerson)
    .map(({ person, problem }) => problem ?? `${person?.firstName} ${person?.lastName} ${person?.email}`);

test.each([
  'John Ames <john@example.com>; Katie Burton <kb@example.com>',
  'To: "Ames, John" <john@example.com>, Katie Burton <kb@example.com>\n',
  '"Ames, John" <john@example.com>,\n"Burton, Katie" <kb@example.com>,\n',
])('the people whom a message goes to are read: %j', (text) =>
  expect(people(text)).toEqual(['John Ames john@example.com', 'Katie Burton kb@example.com']),
);

test('a line with anything else in it is no list of addresses', () => {
  expect(addresseesIn('John Ames <john@example.com> Ward Clerk')).toEqual([]);
  expect(addresseesIn('<john@example.com>')).toEqual([]);
  expect(addresseesIn('Ann Lee, Organist')).toEqual([]);
});

test('a very long line is looked at quickly', () => {
  const worked = processorTime();
  expect(addresseesIn('a <'.repeat(13_000))).toEqual([]);
  expect(addresseesIn(`${'a'.repeat(30_000)}>`)).toEqual([]);
  expect(worked()).toBeLessThan(1000);
});
