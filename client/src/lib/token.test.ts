import { beforeEach, expect, it, vi } from 'vitest';

const { kept, session } = vi.hoisted(() => {
  const storageOf = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  });
  const stores = { kept: new Map<string, string>(), session: new Map<string, string>() };
  vi.stubGlobal('localStorage', storageOf(stores.kept));
  vi.stubGlobal('sessionStorage', storageOf(stores.session));
  vi.stubGlobal('window', { addEventListener: () => undefined });
  return stores;
});
const { dropToken, keepToken, pickWorkingWard, workingWard } = await import('./token.ts');

const INPUT = ['typed meeting 7', 'typed music 7', 'typed music 8', 'pulpitTicks'];
const left = () => [...INPUT.filter((key) => kept.has(key)), ...session.keys()];

beforeEach(() => {
  kept.clear();
  session.clear();
  keepToken('first', 'ruth');
  for (const key of INPUT) kept.set(key, '{}');
  session.set('open page', '1');
  kept.set('theme', 'dark');
});

it.each([
  ['another person', 'alma'],
  ['an unknown person', null],
])('%s who signs in without a sign-out in between finds nothing that was typed or checked off', (_who, username) => {
  keepToken('second', username);
  expect(left()).toEqual([]);
  expect(kept.get('theme')).toBe('dark');
});

it('the same person finds all of it again', () => {
  keepToken('second', 'ruth');
  expect(left()).toEqual([...INPUT, 'open page']);
});

it('the ward a person works in is forgotten when they sign out', () => {
  pickWorkingWard(7);
  expect(workingWard()).toBe(7);
  dropToken();
  expect(workingWard()).toBeNull();
});
