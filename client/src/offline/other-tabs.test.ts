import { beforeEach, expect, it, vi } from 'vitest';
import { countTab } from '#client/lib/open-tabs.ts';
import { isOnlyTab, othersClosed } from './other-tabs.ts';

const held = new Map<string, Promise<unknown>>();

/** As a browser does: one holder for each name, until what it does is done. */
async function request(name: string, ...rest: [() => unknown] | [{ signal: AbortSignal }, () => unknown]) {
  const deed = rest.length === 1 ? rest[0] : rest[1];
  const signal = rest.length === 1 ? null : rest[0].signal;
  const aborted = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await Promise.race([held.get(name), aborted]);
  const holding = Promise.resolve(deed()).finally(() => held.delete(name));
  held.set(name, holding);
  await holding;
}
vi.stubGlobal('navigator', {
  locks: { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) },
});

async function openTab() {
  let close = (): void => undefined;
  void request('open planner elsewhere', () => new Promise<void>((resolve) => (close = resolve)));
  await expect.poll(() => held.has('open planner elsewhere')).toBe(true);
  return { close: () => close() };
}

beforeEach(countTab);

it('a tab is alone if every lock is its own or belongs to something else', async () => {
  void request('something else', () => new Promise(() => undefined));
  await expect.poll(() => held.size).toBe(2);
  expect(await isOnlyTab()).toBe(true);
});

it('a tab that stays open counts as another one after a second and a half', async () => {
  const other = await openTab();
  const asked = performance.now();
  expect(await isOnlyTab()).toBe(false);
  expect(performance.now() - asked).toBeGreaterThan(1_400);
  const later = othersClosed(new AbortController().signal);
  other.close();
  await later;
});

it('a tab that was just closed, and whose lock is released a moment later, does not count', async () => {
  const other = await openTab();
  const answer = isOnlyTab();
  await new Promise((resolve) => setImmediate(resolve));
  other.close();
  expect(await answer).toBe(true);
});
