import { expect, it } from 'vitest';
import { messageKeys } from './sheet-content.ts';

const hymns = (rest: string, specialNumber: string) => ({
  opening: '',
  sacrament: '',
  rest,
  closing: '',
  specialNumber,
});

it('music comes before the last talk, and those who plan also see what could be added', () => {
  const two = { talks: [1, 2], hymns: hymns('#100 Nearer', '') };
  expect(messageKeys(two, 'regular', false)).toEqual(['speaker-0', 'hymn-rest', 'speaker-1']);
  expect(messageKeys(two, 'regular', true)).toEqual([
    'speaker-0',
    'hymn-rest',
    'speaker-1',
    'speaker-2',
    'hymn-specialNumber',
  ]);
  const none = { talks: [], hymns: hymns('', '') };
  expect(messageKeys(none, 'fast_testimony', true)).toEqual(['hymn-rest']);
  expect(messageKeys(none, 'regular', true)).toEqual(['speaker-0', 'hymn-rest', 'hymn-specialNumber']);
  expect(messageKeys(none, 'regular', false)).toEqual([]);
});
