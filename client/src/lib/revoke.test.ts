import { beforeEach, expect, it, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  return values;
});
const { addToRevoke, revokeKept, tokensToRevoke } = await import('./revoke.ts');
beforeEach(() => kept.clear());

it('keeps each token until it has been revoked, and nothing afterward', async () => {
  for (const token of ['one', 'two', 'one']) addToRevoke(token);
  await revokeKept(() => Promise.reject(new TypeError('no network')));
  expect(tokensToRevoke()).toEqual(['one', 'two']);
  const ended: string[] = [];
  await revokeKept((token) => Promise.resolve(ended.push(token) === 1));
  expect([ended, tokensToRevoke()]).toEqual([['one', 'two'], ['two']]);
  await revokeKept(() => Promise.resolve(true));
  expect(kept.size).toBe(0);
});

it('does not lose one that is added while others are being ended, and asks once for two at once', async () => {
  addToRevoke('one');
  const end = vi.fn<(token: string) => Promise<boolean>>((token) => {
    if (token === 'one') addToRevoke('two');
    return Promise.resolve(true);
  });
  await Promise.all([revokeKept(end), revokeKept(end)]);
  expect([end.mock.calls.flat(), tokensToRevoke()]).toEqual([['one'], ['two']]);
});
