import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const text = (...names: string[]) => names.map((name, at) => `${name} 801-555-010${at}\n`).join('');
const table = (...names: string[]) => `Name,Phone\n${names.map((name, at) => `"${name}",801-555-010${at}\n`).join('')}`;

test.each(['x', 'v', '(x)', 'x -'])('“%s” before some names is a mark, and no part of them', (mark) => {
  const names = [`${mark} Jo Lund`, 'Tim Doe', `${mark} Ida Poe`, 'Al Fox'];
  // Parentheses and dashes on a line are told there.
  for (const list of mark.length > 1 ? [table(...names)] : [table(...names), text(...names)]) {
    expect(importedFrom(list).people.map((one) => one.split(',')[0])).toEqual([
      'Jo Lund',
      'Tim Doe',
      'Ida Poe',
      'Al Fox',
    ]);
    expect(notedIn(list)).toEqual({
      'Jo Lund': [mark.replace(/\P{L}/gu, '')],
      'Ida Poe': [mark.replace(/\P{L}/gu, '')],
    });
  }
});

test('a mark of one row, in capitals beside others, or before the first name alone is one, too', () => {
  expect(notedIn(text('x Jo Lund', 'Tim Doe'))).toEqual({ 'Jo Lund': ['x'] });
  expect(notedIn(text('x Jo Lund', 'X Tim Doe', 'Al Fox'))).toEqual({ 'Jo Lund': ['x'], 'Tim Doe': ['X'] });
  expect(notedIn(table('x Lund, Jo', 'Doe, Tim'))).toEqual({ 'Jo Lund': ['x'] });
  expect(notedIn('First,Last\nx Jo,Lund\nTim,Doe\n')).toEqual({ 'Jo Lund': ['x'] });
});

test('a mark that everyone has says nothing', () => {
  const list = text('x Jo Lund', 'x Tim Doe', 'x Al Fox');
  expect(importedFrom(list).people).toHaveLength(3);
  expect(notedIn(list)).toEqual({});
});

test('what another letter means is asked, and what the list says of it counts', () => {
  expect(importedFrom(text('d Jo Lund', 'Tim Doe')).problems).toEqual([
    'This row says “d.” Is this person in the ward, and is the rest still so?',
  ]);
  expect(importedFrom(`${table('x Jo Lund', 'Tim Doe')}x = moved,\n`).problems[0]).toBe(
    'This row says “x” under “Name,” which means “moved” in this list. Is this person in the ward?',
  );
});

test.each(['J Ray Smith', 'V Ray Smith', 'X. Ray Smith', 'J. Ray Smith', 'y Ana Ruiz', 'X Æ'])(
  'nothing before the name is taken off “%s”',
  (name) => {
    for (const list of [table(name, 'Tim Doe'), text(name, 'Tim Doe')]) {
      expect(importedFrom(list).people).not.toContain(`${name.slice(2).trim()}, 801-555-0100`);
      expect(notedIn(list)).toEqual({});
    }
  },
);

test('a single capital X before two words may be an initial', () =>
  expect(importedFrom(table('X Jo Lund', 'Tim Doe')).problems).toEqual([
    '“X” may be a mark, not an initial. Please check.',
  ]));
