import { expect, it, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, clear: () => undefined });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { pathname: '/manual' } });
  return values;
});
const { keepSignIn } = await import('./sign-in.ts');

it('the page changes a tenth of a second after a success, with the name and the ward remembered', () => {
  vi.useFakeTimers();
  keepSignIn('a-token', 'planner', 7);
  expect([kept.get('lastUsername'), kept.get('lastWardId'), kept.has('authToken')]).toEqual(['planner', '7', false]);
  vi.advanceTimersByTime(99);
  expect(kept.has('authToken')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(kept.get('authToken')).toBe('a-token');
  vi.useRealTimers();
});
