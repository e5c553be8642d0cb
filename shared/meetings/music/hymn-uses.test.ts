import { expect, it } from 'vitest';
import { repeatedHymns } from './hymn-uses.ts';

it('a hymn that is listed twice is flagged', () => {
  const hymns = { opening: '#2 The Spirit of God', sacrament: '', closing: '2', rest: '' };
  expect(repeatedHymns(hymns, (text) => /\d+/.exec(text)?.[0] ?? '')).toEqual(['opening', 'closing']);
});
