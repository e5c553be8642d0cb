import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const notesBelow = (title: string, cells: readonly string[]) =>
  rowsOfText(
    `Name,Phone,${title}\n${cells.map((cell, at) => `Tim Doe,435-555-200${at},${cell}`).join('\n')}`,
    false,
  ).rows.map(({ noted = [] }) => noted.map(({ text }) => text).join());

test.each([
  'Contact preference',
  'Preferred contact',
  'Preferred Contact Method',
  'Preferred method of contact',
  'Best way to reach',
  'Best way to contact',
  'Communication Preference',
  'Contacto preferido',
])('below “%s,” what is the only way, or none, is noted', (title) => {
  const cells = ['Text only', 'Phone only - no email', 'Email', 'Text', 'do not text'];
  expect(notesBelow(title, cells)).toEqual(['Text only', 'Phone only - no email', '', '', 'do not text']);
  expect(notesBelow(title, ['Email', 'Text', 'Call or text', 'No', 'Any']).slice(0, 3)).toEqual(['', '', '']);
});

test('what nearly everyone has is no note', () =>
  expect(
    notesBelow(
      'Contact preference',
      Array.from({ length: 9 }, () => 'Text only'),
    ).join(''),
  ).toBe(''));
