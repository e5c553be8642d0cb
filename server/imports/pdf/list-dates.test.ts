import { expect, test } from 'vitest';
import { checkedOn, readPerson } from '#shared/imports/person.ts';
import { at } from '#tests/pdf-texts.ts';
import { rowsOfPages } from './reading.ts';

test.each([
  ['Printed on 5 Jan 2019. For Church Use Only.', 40, 'on', 2],
  ['1/5/2019, 10:03 AM', 790, 'on', 2],
  ['Ward list as of January 2019', 740, 'above', 1],
])('“%s” on the pages of a list is shown once, and the ages are of its day', (text, y, place, count) => {
  const page = [
    at('Name', 40, 700),
    at('Age', 200, 700),
    at('Allen, Bob', 40, 680),
    at('46', 200, 680),
    at(text, 40, y),
  ];
  const today = new Date();
  const rows = rowsOfPages(
    Array.from({ length: count }, () => page),
    '',
  ).rows;
  const read = rows.map((row) => checkedOn(today.toISOString().slice(0, 10), readPerson(row)));
  expect(read.flatMap(({ person }) => person?.birthYear ?? [])).toEqual(Array.from({ length: count }, () => 1973));
  const asked = `“${text}” is ${place} the list. Check that the list is current.`;
  expect(read.flatMap(({ problem }) => problem ?? [])).toEqual([asked]);
});

test.each([740, 600])('in a PDF, a legend at %i points, outside of its table, explains the codes in it', (y) => {
  const page = [
    at('Name', 40, 700),
    at('Color', 340, 700),
    at('Allen, Bob', 40, 680),
    at('Green', 340, 680),
    at('Baker, Ann', 40, 660),
    at('Red', 340, 660),
    at('Cole, Tim', 40, 640),
    at('Gray', 340, 640),
    at('Red = do not ask; Gray = moved', 40, y),
  ];
  const { rows } = rowsOfPages([page], '');
  expect(rows.flatMap(({ values, asks }) => (values.name ? [asks?.problem] : []))).toEqual([
    undefined,
    'This row says “Red” under “Color,” which means “do not ask” in this list. Is this person available?',
    'This row says “Gray” under “Color,” which means “moved” in this list. Is this person in the ward?',
  ]);
});
