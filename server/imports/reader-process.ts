import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { LONGEST_MS, READY, RESIDENT_BYTES } from './limits.ts';
import { readTextFile } from './read-bytes.ts';

/** Looks on from a thread of its own, since reading keeps this one busy; outlives no server by more than a file's time. */
const WATCH = `
  const end = () => process.kill(process.pid, 'SIGKILL');
  setInterval(() => process.memoryUsage.rss() > ${RESIDENT_BYTES} && end(), 20);
  setTimeout(end, ${2 * LONGEST_MS});`;
new Worker(WATCH, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

const ending = process.argv[2] ?? '';
const bytes = await buffer(process.stdin);
const readPdf = ending === '.pdf' ? (await import('./read-pdf.ts')).readPdf : null;
// What follows depends on the file alone, and is limited.
process.stdout.write(READY);
const reading = readPdf ? await readPdf(new Uint8Array(bytes)) : readTextFile(`file${ending}`, bytes);
process.stdout.write(JSON.stringify(reading), () => process.exit(0));
