import type { Page } from '@playwright/test';
import { expect } from './app.ts';

const DATABASE = 'offline-copy';

/** A ward's name may be an example in the shell; stored data contains it in this form. */
export const ofWard = (name: string) => `"name":"${name}"`;

/** The offline copy in the browser's database; null when there is none. */
export const openKept = (page: Page): Promise<string | null> =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === name)) return null;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error(name));
    });
    try {
      const found = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise<unknown[]>((resolve, reject) => {
              const request = database.transaction(store).objectStore(store).getAll();
              request.onsuccess = () => resolve(request.result);
              request.onerror = () => reject(request.error ?? new Error(store));
            }),
        ),
      );
      return found.flat().length === 0 ? null : JSON.stringify(found);
    } finally {
      database.close();
    }
  }, DATABASE);

/** Everything that this browser keeps of the planner: each cache's entries with their text, all databases, both storages. */
export async function everythingKept(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(
    databases.filter((name) => name !== DATABASE),
    'no other database is known to the tests',
  ).toEqual([]);
  const caches = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(`${name} ${request.url}\n${(await answer?.text()) ?? ''}`);
      }
    }
    return texts;
  });
  expect(
    caches.filter((entry) => entry.split('\n')[0]?.includes('/api/')),
    'no answer of the API is in a cache',
  ).toEqual([]);
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return [...caches, storages, (await openKept(page)) ?? ''].join('\n');
}

/** Waits until the shell is stored, and a copy that contains these words. */
export async function untilKept(page: Page, words: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => (await openKept(page))?.includes(words) ?? false, { timeout: 20_000 }).toBe(true);
}
