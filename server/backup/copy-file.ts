import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { damaged, missingFile, newer } from './refusals.ts';

const FORMAT = 'sacrament-meeting-planner copy';
/** Counts up when the lines of a copy change their form; what the tables look like is said by `schema`. */
const FORMAT_VERSION = 1;

const Header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  madeAt: z.string(),
  /** The newest migration that the database had, as drizzle counts them: milliseconds since 1970. */
  schema: z.number(),
  /** The one ward in the copy; null for the whole installation. */
  wardId: z.nullable(z.number()),
  tables: z.array(z.string().check(z.regex(/^[a-z_]+$/))),
});
export type CopyHeader = Omit<z.output<typeof Header>, 'format' | 'formatVersion'>;
export type CopyRow = { table: string; row: string };

const Fields = z.record(z.string(), z.unknown());
const End = z.object({ end: z.object({ rows: z.number(), sha256: z.string() }) });

/** As much of the text as is hashed and written at a time. */
const PART = 64 * 1024;

/** What a copy says, before it is compressed. */
export async function* contentOfCopy(header: CopyHeader, rows: AsyncIterable<CopyRow>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  let part = `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...header })}\n`;
  for await (const { table, row } of rows) {
    count += 1;
    part += `${table} ${row}\n`;
    if (part.length < PART) continue;
    hash.update(part);
    yield part;
    part = '';
  }
  hash.update(part);
  yield `${part}${JSON.stringify({ end: { rows: count, sha256: hash.digest('hex') } })}\n`;
}

function headerIn(file: string, line: string): CopyHeader {
  const value = valueIn(line);
  const version = z.object({ format: z.literal(FORMAT), formatVersion: z.number() }).safeParse(value);
  if (!version.success) throw damaged(file, 'it isn’t a planner backup');
  if (version.data.formatVersion > FORMAT_VERSION) {
    throw newer(file);
  }
  const header = Header.safeParse(value);
  if (!header.success) throw damaged(file, 'its first line is not complete');
  return header.data;
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Columns and values of a row. */
export function fieldsIn(file: string, { table, row }: CopyRow): Record<string, unknown> {
  const fields = Fields.safeParse(valueIn(row));
  if (!fields.success) throw damaged(file, `a row of ${table} can’t be read`);
  return fields.data;
}

/** By line feeds alone: whatever else breaks a line may stand in a text. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

type Copy = { header: CopyHeader; rows: AsyncGenerator<CopyRow, number> };

/** Opens a copy. `rows` throws a sentence when the file turns out to be cut off or changed; it returns their number. */
export async function readCopy(file: string): Promise<Copy> {
  const raw = createReadStream(file);
  const text = raw.pipe(createGunzip()).setEncoding('utf8');
  // A pipe does not hand on the errors of its source.
  raw.on('error', (error) => text.destroy(error));
  const lines = splitLines(text);
  // Without a listener an error between two lines would end the process; the next line then rejects.
  text.on('error', () => undefined);
  const next = async (): Promise<string | null> => {
    try {
      const { value, done } = await lines.next();
      return done === true ? null : value;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      throw isMissing ? missingFile(file) : damaged(file, 'it can’t be fully unpacked');
    }
  };
  const hash = createHash('sha256');
  const first = await next();
  if (first === null) throw damaged(file, 'it is empty');
  const header = headerIn(file, first);
  hash.update(`${first}\n`);

  async function* rows(): AsyncGenerator<CopyRow, number> {
    let count = 0;
    for (let line = await next(); line !== null; line = await next()) {
      if (line.startsWith('{')) {
        const end = End.safeParse(valueIn(line));
        if (!end.success || end.data.end.rows !== count || end.data.end.sha256 !== hash.digest('hex')) break;
        if ((await next()) !== null) break;
        return count;
      }
      const blank = line.indexOf(' ');
      const table = line.slice(0, blank);
      if (!header.tables.includes(table)) break;
      hash.update(`${line}\n`);
      count += 1;
      yield { table, row: line.slice(blank + 1) };
    }
    throw damaged(file, 'it is incomplete or has been altered');
  }
  return { header, rows: rows() };
}

/** Whether the file begins as a copy does, whole or not. */
export async function isCopy(file: string): Promise<boolean> {
  try {
    const { rows } = await readCopy(file);
    await rows.return(0);
    return true;
  } catch {
    return false;
  }
}

type Checked = { header: CopyHeader; rows: number; rowsOf: ReadonlyMap<string, number> };

/** Reads a whole copy and returns what is in it; throws a sentence if it is incomplete. */
export async function checkCopy(file: string): Promise<Checked> {
  const { header, rows } = await readCopy(file);
  const rowsOf = new Map<string, number>();
  for (let step = await rows.next(); ; step = await rows.next()) {
    if (step.done) return { header, rows: step.value, rowsOf };
    rowsOf.set(step.value.table, (rowsOf.get(step.value.table) ?? 0) + 1);
  }
}
