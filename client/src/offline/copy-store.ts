import { clearCopies, COPY_DATABASE, copyName } from '#client/lib/copy-name.ts';

const STORE = 'copies';
const ONLY = 'only';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The offline copy cannot be reached'));
  });

/** Opened per operation: an open connection would block deletion. */
async function inStore<T>(mode: IDBTransactionMode, step: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(COPY_DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  database.onversionchange = () => database.close();
  try {
    return await answerOf(step(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Reads the copy stored under the current name. */
export async function readStored(): Promise<unknown> {
  const stored: unknown = await inStore('readonly', (store) => store.get(ONLY));
  if (typeof stored === 'object' && stored !== null && 'name' in stored && stored.name === copyName()) return stored;
  return null;
}

/** Stores the copy, and removes it again if the person has signed out in another tab. */
export async function writeStored(copy: { name: string }): Promise<void> {
  if (copyName() !== copy.name) return;
  await inStore('readwrite', (store) => store.put(copy, ONLY));
  if (copyName() !== copy.name) clearCopies();
}
