import { extname } from 'node:path';
import { AppError } from '#shared/http/errors.ts';
import type { UploadedFile } from '#shared/http/route.ts';
import { isPdf } from '#shared/imports/decode.ts';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import type { Env } from '#server/env.ts';
import { READ_IN_PLACE_BYTES } from './limits.ts';
import { readByModel } from './model.ts';
import { comparedWith } from './model-rows.ts';
import { readJson, readTextFile, unreadable, withUnread, type Reading } from './read-bytes.ts';
import { readAside } from './reader.ts';
import type { ReadFile } from './service.ts';

/** Readers look for the header of a PDF in the first kilobyte. */
const HEADER_WITHIN = 1024;

async function read({ name, bytes }: UploadedFile): Promise<Reading> {
  if (bytes.length === 0) return unreadable(UNREADABLE.empty);
  if (isPdf(bytes) || extname(name).toLowerCase() === '.pdf') {
    const hasHeader = Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-');
    return hasHeader ? readAside('.pdf', bytes) : unreadable(UNREADABLE.brokenPdf);
  }
  if (bytes.length <= READ_IN_PLACE_BYTES) return readTextFile(name, bytes);
  return readAside(extname(name).toLowerCase(), bytes);
}

/** A file → its people. What the rules cannot read is sent to the model, if there is one; its answer is read like a JSON file. */
export async function readFile(file: UploadedFile, ai: Env['ai']): Promise<ReadFile> {
  const reading = await read(file);
  if (reading.kind === 'read') return { ...reading, fileName: file.name, readByAi: false };
  if (reading.text !== null && ai) {
    const answer = readJson(await readByModel(ai, reading.text));
    // The model found no one, or its answer is not a list: the rules' own message helps more.
    if (answer.kind === 'read') {
      const rows = withUnread(comparedWith(reading.text, answer.rows), reading.unread);
      return { ...answer, rows, fileName: file.name, readByAi: true };
    }
  }
  throw new AppError('unreadable_file', { message: reading.sentence });
}
