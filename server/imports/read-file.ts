import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#shared/http/errors.ts';
import type { UploadedFile } from '#shared/http/route.ts';
import { decodeText, isPdf } from '#shared/imports/decode.ts';
import { rowsOfJson } from '#shared/imports/json-rows.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import { linesOfText } from '#shared/imports/free-text.ts';
import { rowsOfText, tableOf, type RawTable } from '#shared/imports/rows.ts';
import { UnreadableFile } from '#shared/imports/unreadable.ts';
import type { Env } from '#server/env.ts';
import { readByModel } from './model.ts';
import { readPdf } from './pdf.ts';

export type ReadFile = { rows: ReadRow[]; ignoredColumns: string[]; readByAi: boolean };

/** Rows are checked in parts, so that other requests are answered in between. */
const ROWS_A_TURN = 500;

type Source = { text: string; read: () => RawTable };

async function sourceOf({ name, bytes }: UploadedFile): Promise<Source> {
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.');
  if (isPdf(bytes) || extname(name).toLowerCase() === '.pdf') {
    const { table, text } = await readPdf(new Uint8Array(bytes));
    return { text, read: () => (table && tableOf(table)) ?? { rows: linesOfText(text), ignoredColumns: [] } };
  }
  const text = decodeText(bytes);
  const isJson = extname(name).toLowerCase() === '.json';
  return { text, read: () => (isJson ? rowsOfJson(text) : rowsOfText(text, extname(name).toLowerCase() === '.txt')) };
}

/** What the rules cannot read goes to the model, when there is one; its answer is read as any JSON file is. */
async function tableFrom(file: UploadedFile, ai: Env['ai']): Promise<RawTable & { readByAi: boolean }> {
  const { text, read } = await sourceOf(file);
  try {
    return { ...read(), readByAi: false };
  } catch (error) {
    if (!(error instanceof UnreadableFile) || !error.mayAskModel || !ai) throw error;
    const answer = await readByModel(ai, text);
    try {
      return { ...rowsOfJson(answer), readByAi: true };
    } catch {
      // The model found nobody, or its answer is no list: the rules' own words help more.
      throw error;
    }
  }
}

/** A file → its people, or sentences about rows that are wrong. A file that cannot be read at all is a 400. */
export async function readFile(file: UploadedFile, ai: Env['ai']): Promise<ReadFile> {
  try {
    const { rows: raw, ignoredColumns, readByAi } = await tableFrom(file, ai);
    const rows: ReadRow[] = [];
    for (let at = 0; at < raw.length; at += ROWS_A_TURN) {
      rows.push(...raw.slice(at, at + ROWS_A_TURN).map(readPerson));
      await nextTurn();
    }
    return { rows, ignoredColumns, readByAi };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new AppError('unreadable_file', { message: error.message });
    throw error;
  }
}
