import { expect, test } from 'vitest';
import { load, save, TYPED } from '#client/lib/storage.ts';
import { readDrafts } from './kept-drafts.ts';

const BASE = { opening: '', sacrament: '169', rest: '', closing: '', specialNumber: '' };
const GOOD = { musicVersion: 3, base: BASE, typed: { opening: '2 The Spirit of God' } };

test('unsaved hymns are read back, and what another version wrote is forgotten', () => {
  const bad = [
    'no JSON',
    'null',
    JSON.stringify({ ...GOOD, musicVersion: '3' }),
    JSON.stringify({ ...GOOD, base: { opening: '' } }),
    JSON.stringify({ ...GOOD, typed: { opening: 2 } }),
    JSON.stringify({ ...GOOD, typed: null }),
  ];
  const keyOf = (id: number) => `${TYPED}music 7 9 ${id}`;
  save(keyOf(1), JSON.stringify(GOOD));
  for (const [at, text] of bad.entries()) save(keyOf(at + 2), text);
  expect(readDrafts(7, 9)).toEqual(new Map([[1, GOOD]]));
  for (const at of bad.keys()) expect(load(keyOf(at + 2))).toBeNull();
  expect(load(keyOf(1))).not.toBeNull();
});
