/** localStorage, with care: if storage is full or blocked, values last as long as the page. */
const unkept = new Map<string, string>();

/** Unsaved input that survives a reload or a browser restart until it is saved, discarded, or its owner signs out. */
export const TYPED = 'typed ';

function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

export const load = (key: string): string | null => unkept.get(key) ?? attempt(() => localStorage.getItem(key), null);

export function save(key: string, text: string): void {
  unkept.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}

export function remove(key: string): void {
  unkept.delete(key);
  attempt(() => localStorage.removeItem(key), undefined);
}

/** The keys with this prefix. */
export function keysFrom(begin: string): string[] {
  const kept = attempt(() => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? ''), []);
  return [...new Set([...kept, ...unkept.keys()])].filter((key) => key.startsWith(begin));
}
