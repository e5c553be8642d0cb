import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { flushFolder } from '#server/db/disk/flush.ts';
import { checkCopy, contentOfCopy, type CopyHeader, type CopyRow } from './copy-file.ts';
import { draftOf, sweepDrafts } from './drafts.ts';

async function flushFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Whether the file got the name, which no other one had. */
const nameFirst = (draft: string, file: string): Promise<boolean> =>
  link(draft, file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    },
  );

export type CopyDraft = {
  /** Gives the copy its name, completely or not at all. Answers with the number of rows. */
  finish(): Promise<number>;
  /** The same unless there is such a file by now. Answers whether it did. */
  finishFirst(): Promise<boolean>;
};

/**
 * Takes the rows down as fast as they come, because others may be waiting until they are read. All the rest, which takes
 * longer, can wait until the transaction has ended. Only the server's own user may read the files.
 */
export async function draftCopy(file: string, header: CopyHeader, rows: AsyncIterable<CopyRow>): Promise<CopyDraft> {
  const [plain, zipped] = [draftOf(file), draftOf(file)];
  const folder = dirname(file);
  const clear = () => Promise.all([plain, zipped].map((draft) => rm(draft, { force: true })));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepDrafts(folder);
  /** To a second file, flushed, and read back before it is named. */
  const seal = async <T>(name: (rows: number) => Promise<T>): Promise<T> => {
    try {
      await pipeline(createReadStream(plain), createGzip(), createWriteStream(zipped, { mode: 0o600 }));
      await rm(plain);
      await flushFile(zipped);
      const named = await name((await checkCopy(zipped)).rows);
      flushFolder(folder);
      return named;
    } finally {
      await clear();
    }
  };
  try {
    await pipeline(Readable.from(contentOfCopy(header, rows)), createWriteStream(plain, { mode: 0o600 }));
  } catch (error) {
    await clear();
    throw error;
  }
  return {
    finish: () => seal((count) => rename(zipped, file).then(() => count)),
    finishFirst: () => seal(() => nameFirst(zipped, file)),
  };
}
