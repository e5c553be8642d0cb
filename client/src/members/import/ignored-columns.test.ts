import { expect, it } from 'vitest';
import { ignoredWords } from './ignored-columns.ts';

it('an ignored column says why', () => {
  expect(ignoredWords(['Teacher', 'Birth Day (where Birth Date has a value)', 'Age'])).toEqual([
    'Columns ignored, because the import has no place for them: Teacher, Age',
    'Columns ignored: Birth Day (where Birth Date has a value)',
  ]);
  expect(ignoredWords([])).toEqual([]);
});
