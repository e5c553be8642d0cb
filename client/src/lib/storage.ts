/** Unsaved input that survives a reload or a browser restart until it is saved, discarded, or its owner signs out. */
export const TYPED = 'typed ';

function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

/** The browser's storage, with care: if it is full or blocked, values last as long as the page. */
function careful(area: () => Storage) {
  const unkept = new Map<string, string>();
  return {
    load: (key: string): string | null => unkept.get(key) ?? attempt(() => area().getItem(key), null),
    save(key: string, text: string): void {
      unkept.delete(key);
      try {
        area().setItem(key, text);
      } catch {
        unkept.set(key, text);
      }
    },
    remove(key: string): void {
      unkept.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
    /** The keys with this prefix. */
    keysFrom(begin: string): string[] {
      const kept = attempt(() => Array.from({ length: area().length }, (_, at) => area().key(at) ?? ''), []);
      return [...new Set([...kept, ...unkept.keys()])].filter((key) => key.startsWith(begin));
    },
    clear(): void {
      unkept.clear();
      attempt(() => area().clear(), undefined);
    },
  };
}

export const { load, save, remove, keysFrom } = careful(() => localStorage);

/** What belongs to this tab alone and survives its reload. */
export const ofTab = careful(() => sessionStorage);

/** The value that a text stands for, or null. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
