import * as fs from 'node:fs';
import * as path from 'node:path';

/** What is created in a folder survives a power cut only when the folder itself is flushed. */
export function flushFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Flushes every file and folder beneath and including `root`. */
export function flushTree(root: string): void {
  for (const entry of fs.readdirSync(root, { withFileTypes: true, recursive: true })) {
    flushFolder(path.join(entry.parentPath, entry.name));
  }
  flushFolder(root);
}
