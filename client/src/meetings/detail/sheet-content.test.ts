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
  const two = { talks: [1, 2], hymns: hymns('#100 Nearer', ''), performer: null };
  expect(messageKeys(two, 'regular', false)).toEqual(['speaker-0', 'hymn-rest', 'speaker-1']);
  expect(messageKeys(two, 'regular', true)).toEqual([
    'speaker-0',
    'hymn-rest',
    'speaker-1',
    'speaker-2',
    'hymn-specialNumber',
  ]);
  const none = { talks: [], hymns: hymns('', ''), performer: null };
  expect(messageKeys(none, 'fast_testimony', true)).toEqual(['hymn-rest']);
  expect(messageKeys(none, 'regular', true)).toEqual(['speaker-0', 'hymn-rest', 'hymn-specialNumber']);
  expect(messageKeys(none, 'regular', false)).toEqual([]);
});

it('who performs follows the musical number, and those who plan are asked for the name', () => {
  const sheet = { talks: [1], hymns: hymns('', 'Peace'), performer: 'Ana Cruz' };
  expect(messageKeys(sheet, 'regular', false)).toEqual(['hymn-specialNumber', 'performer', 'speaker-0']);
  expect(messageKeys({ ...sheet, performer: null }, 'regular', false)).not.toContain('performer');
  expect(messageKeys({ ...sheet, performer: null }, 'regular', true)).toContain('performer');
  expect(messageKeys({ ...sheet, hymns: hymns('', '') }, 'regular', true)).not.toContain('performer');
});
