import { beforeEach, expect, it, vi } from 'vitest';
import { keysFrom, load, remove, save } from './storage.ts';

const kept = new Map<string, string>();
const open = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size;
  },
};
const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse };
const full = { ...open, setItem: refuse };

beforeEach(() => {
  kept.clear();
  for (const key of ['theme', 'typed 1', 'typed 2']) remove(key);
});

it.each([
  ['open', open],
  ['forbidden', forbidden],
  ['full', full],
])('a store that is %s gives back what was saved in this page', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  save('theme', 'dark');
  save('typed 1', '{}');
  save('typed 2', '[]');
  expect([load('theme'), keysFrom('typed ')]).toEqual(['dark', ['typed 1', 'typed 2']]);
  remove('typed 1');
  expect([load('typed 1'), keysFrom('typed ')]).toEqual([null, ['typed 2']]);
});

it('a value that a full store could not take wins over the older one it still has', () => {
  kept.set('theme', 'light');
  vi.stubGlobal('localStorage', full);
  save('theme', 'dark');
  expect(load('theme')).toBe('dark');
  remove('theme');
  expect(load('theme')).toBeNull();
});
