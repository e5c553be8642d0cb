/** Unsaved input that survives a reload or a browser restart until it is saved, discarded, or its owner signs out. */
const PREFIX = 'typed ';

const keys = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');

/** Everything stored under keys with this prefix, by the rest of the key. `read` throws if a value can't be parsed. */
export function loadFromStorage<T>(begin: string, read: (text: string) => T): Map<string, T> {
  const kept = new Map<string, T>();
  for (const key of keys().filter((one) => one.startsWith(PREFIX + begin))) {
    try {
      kept.set(key.slice(PREFIX.length + begin.length), read(localStorage.getItem(key) ?? ''));
    } catch {
      localStorage.removeItem(key);
    }
  }
  return kept;
}

export function saveToStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // If storage is full or blocked, only the stored copy is lost.
  }
}

export const removeFromStorage = (key: string): void => localStorage.removeItem(PREFIX + key);

/** Deletes everything stored under keys with this prefix, or everything if there is none. */
export function clearStorage(begin = ''): void {
  for (const key of keys().filter((one) => one.startsWith(PREFIX + begin))) localStorage.removeItem(key);
}
