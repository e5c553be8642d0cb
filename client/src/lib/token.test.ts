import { beforeEach, expect, it, vi } from 'vitest';

const { kept, session, heard } = vi.hoisted(() => {
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
  const heard: ((event: { key: string }) => void)[] = [];
  const stores = { kept: new Map<string, string>(), session: new Map<string, string>(), heard };
  vi.stubGlobal('localStorage', storageOf(stores.kept));
  vi.stubGlobal('sessionStorage', storageOf(stores.session));
  vi.stubGlobal('window', { addEventListener: (_: string, listener: (typeof heard)[0]) => heard.push(listener) });
  return stores;
});
const { dropToken, inputOwner, keepToken, namePerson, pickWorkingWard, sessionKey, whileHere, workingWard } =
  await import('./token.ts');

const INPUT = ['typed meeting 7', 'typed music 7', 'typed music 8', 'pulpitTicks'];
const left = () => [
  ...INPUT.filter((key) => kept.has(key)),
  ...[...session.keys()].filter((key) => key === 'open page'),
];
/** What another tab has done to what all tabs share. */
const elsewhere = (values: Record<string, string | null>) => {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    for (const listener of heard) listener({ key });
  }
};

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

it.each([
  ['signs out', { signedInAs: null, authToken: null }],
  ['is about to be forgotten', { authToken: null }],
  ['gives way to another person', { signedInAs: 'alma', authToken: 'second' }],
])('what this tab keeps for someone who %s in another tab is gone', (_what, values) => {
  elsewhere(values);
  expect(session.has('open page')).toBe(false);
  expect(inputOwner()?.startsWith('ruth') ?? false).toBe(false);
});

it('what this tab keeps stays when the same person signs in again in another tab', () => {
  elsewhere({ signedInAs: 'ruth', authToken: 'second' });
  expect(session.has('open page')).toBe(true);
});

it('someone whom a link signed in is known by name once the server has said it, and nothing begins anew', () => {
  keepToken('second', null);
  const [before, staysHere] = [sessionKey(), whileHere()];
  session.set('open page', '1');
  namePerson('alma');
  namePerson('naomi');
  elsewhere({ signedInAs: 'alma', authToken: 'third' });
  expect([inputOwner(), sessionKey(), session.has('open page')]).toEqual(['alma ', before, true]);
  expect(staysHere).not.toThrow();
  elsewhere({ signedInAs: 'ruth', authToken: 'fourth' });
  expect(session.has('open page')).toBe(false);
  expect(staysHere).toThrow();
});

it('a tab stays in its ward when another is picked in another tab', () => {
  pickWorkingWard(7);
  elsewhere({ workingWardId: '8', authToken: 'first' });
  expect([workingWard(), inputOwner()]).toEqual([7, 'ruth 7']);
});

it('someone else who signs in doesn’t start in the ward that was picked before', () => {
  pickWorkingWard(7);
  keepToken('second', 'alma');
  expect(workingWard()).toBeNull();
});
