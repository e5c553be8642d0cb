import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Line } from '#shared/imports/cells.ts';
import { IMPORT_LIMITS } from '#shared/imports/schema.ts';
import { UnreadableFile } from '#shared/imports/unreadable.ts';

export type PdfTask = { bytes: Uint8Array; maxPages: number };
export type PdfAnswer =
  | { kind: 'read'; table: Line[] | null; text: string }
  | { kind: 'encrypted' | 'broken' | 'no_text' }
  | { kind: 'too_long'; pages: number };

const LONGEST_MS = 8_000;
const MEMORY_MB = 256;
/** Two at a time: a few large files must not take the machine's memory. */
const MOST_AT_ONCE = 2;
/** Readers look for the header in the first kilobyte. */
const HEADER_WITHIN = 1024;
let running = 0;
const waiting: (() => void)[] = [];

const SENTENCES = {
  encrypted: 'The PDF is protected with a password. Save it without one and choose it again.',
  broken: 'The PDF is damaged or not a real PDF. Make it again, or use a CSV file.',
  no_text: 'The PDF holds pictures of pages, not text. Use a CSV or TXT file instead.',
  too_slow: 'The PDF takes too long to read. Use a CSV or TXT file instead.',
};

function startWorker(workerData: PdfTask): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
  const options = { workerData, execArgv: [], resourceLimits, stdout: true, stderr: true };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./pdf-worker.js', import.meta.url), options);
  // Node 20 cannot read TypeScript, and tsx given as --import stays without effect in a thread.
  const loader = createRequire(import.meta.url).resolve('tsx/esm/api').replace(/\.cjs$/, '.mjs');
  const [tsx, entry] = [pathToFileURL(loader).href, new URL('./pdf-worker.ts', import.meta.url).href].map((href) => JSON.stringify(href));
  return new Worker(`import(${tsx}).then(({ register }) => (register(), import(${entry})))`, { ...options, eval: true });
}

function ask(task: PdfTask): Promise<PdfAnswer | { kind: 'too_slow' }> {
  const worker = startWorker(task);
  return new Promise<PdfAnswer | { kind: 'too_slow' }>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'too_slow' }), LONGEST_MS);
    worker.once('message', (answer: PdfAnswer) => resolve(answer));
    // Out of memory, or ended by what the file made it do.
    worker.once('error', () => resolve({ kind: 'broken' }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ kind: 'broken' });
    });
  }).finally(() => worker.terminate());
}

/** What a PDF says, read in a thread with limits on time, pages and memory. Throws UnreadableFile. */
export async function readPdf(bytes: Uint8Array): Promise<{ table: Line[] | null; text: string }> {
  if (!Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-')) throw new UnreadableFile(SENTENCES.broken);
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const answer = await ask({ bytes, maxPages: IMPORT_LIMITS.pdfPages });
    if (answer.kind === 'read') return answer;
    if (answer.kind === 'too_long') throw new UnreadableFile(`The PDF is too long: at most ${IMPORT_LIMITS.pdfPages} pages can be read.`);
    throw new UnreadableFile(SENTENCES[answer.kind]);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
