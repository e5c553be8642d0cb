import { expect, test } from 'vitest';
import { suggestedName } from './suggested-name.ts';

test.each([
  ['Maple Grove Ward', 'maple-grove'],
  ['Nukuʻalofa 1st Ward', 'nukualofa-1st'],
  ['São José Branch', 'sao-jose'],
  ['St. George 5th (Spanish)', 'st-george-5th-spanish'],
  ['Ward', null],
  ['中央', null],
])('for %s the address of the program ends with %s', (wardName, name) => expect(suggestedName(wardName)).toBe(name));
