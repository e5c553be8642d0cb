import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotStart } from '#server/cannot-start.ts';
import { inDataFolder, keepPrivate, makeFolder } from './data-folder.ts';
import { openEmbedded } from '#server/db/embedded.ts';

const root = fs.mkdtempSync(path.join(tmpdir(), 'planner-folder-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const file = path.join(root, 'a-file');
fs.writeFileSync(file, 'not a folder');

const failing = (code: string) =>
  inDataFolder('./data', () => Promise.reject(Object.assign(new Error(`${code}: at /srv/x`), { code })));

describe('a data folder', () => {
  it('is created with its parent folders, for this user alone', () => {
    const folder = path.join(root, 'one', 'two');
    makeFolder(folder);
    makeFolder(folder);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('keeps its database private to this user, even if an earlier start or a copy left it open', async () => {
    const folder = path.join(root, 'open');
    const database = path.join(folder, 'database');
    fs.mkdirSync(path.join(database, 'base'), { recursive: true, mode: 0o755 });
    for (const name of ['PG_VERSION', 'base/1']) fs.writeFileSync(path.join(database, name), '', { mode: 0o644 });
    keepPrivate(database);
    const modes = ['', 'base', 'PG_VERSION', 'base/1'].map(
      (name) => fs.statSync(path.join(database, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
  });

  it.each([
    [file, 'a file has that name'],
    [path.join(file, 'below'), 'part of the path is a file'],
  ])('such as %s stops the start with a sentence', async (folder, reason) => {
    const sentence = `The data folder ${folder} can’t be used: ${reason}. Set DATA_DIR to a folder the planner can write to.`;
    await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(new CannotStart(sentence));
  });

  it('that no system can create is refused immediately', async () => {
    await expect(openEmbedded({ dataDir: '/proc/planner/data' })).rejects.toThrow(
      /^The data folder \/proc\/planner\/data can’t be used: .+\.$/,
    );
  });

  it('whose database is damaged stops the start too, and is unlocked afterward', async () => {
    const folder = path.join(root, 'damaged');
    makeFolder(path.join(folder, 'database'));
    fs.writeFileSync(path.join(folder, 'database', 'PG_VERSION'), 'junk');
    for (const _ of ['at first', 'and again']) {
      await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(
        `The database in the data folder ${folder} can’t be opened. Restore your last copy of that folder`,
      );
    }
  });

  it('that is not writable, or full, says so, and other failures stay what they are', async () => {
    await expect(failing('EACCES')).rejects.toThrow(
      'The data folder ./data can’t be used: this user can’t write there.',
    );
    await expect(failing('EROFS')).rejects.toThrow('that disk is read-only');
    await expect(failing('ENOSPC')).rejects.toThrow('The disk that holds the data folder ./data is full.');
    await expect(failing('EOTHER')).rejects.toThrow('EOTHER: at /srv/x');
  });
});
