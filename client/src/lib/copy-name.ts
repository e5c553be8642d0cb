import { load, remove, save } from './storage.ts';

/**
 * The offline copy has a name, which this browser stores with the token. A copy under any other name is never read, so
 * deleting the name invalidates the copy right away, in every tab.
 */
const NAME = 'offlineCopy';
export const COPY_DATABASE = 'offline-copy';

export const copyName = (): string | null => load(NAME);

const ownerOf = (name: string): string => name.slice(name.indexOf(' ') + 1);
export const isCopyOf = (username: string | null): boolean => {
  const name = copyName();
  return name !== null && ownerOf(name) === username;
};

/** The name of this person's copy, created if there is none yet. */
export function nameCopyOf(username: string): string {
  const name = copyName();
  if (name !== null && ownerOf(name) === username) return name;
  const made = `${crypto.randomUUID()} ${username}`;
  save(NAME, made);
  return made;
}

export function clearCopies(): void {
  try {
    indexedDB.deleteDatabase(COPY_DATABASE);
  } catch {
    // If the browser blocks the database, nothing was stored in it.
  }
}

export function forgetCopy(): void {
  remove(NAME);
  clearCopies();
}
