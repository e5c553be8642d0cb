import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { LONGEST_MS, LONGEST_WORK_MS, OUT_OF_TIME, READY, RESIDENT_BYTES } from './limits.ts';
import { readTextFile } from './read-bytes.ts';

/**
 * Looks on from a thread of its own, since reading keeps this one busy; outlives no server by more than a file's time. The
 * time is the processor's, so that a list is not refused because others keep the machine busy.
 */
const WATCH = `
  const end = (signal) => process.kill(process.pid, signal);
  let begun;
  require('node:worker_threads').parentPort.once('message', (used) => (begun = used));
  setInterval(() => {
    if (process.memoryUsage.rss() > ${RESIDENT_BYTES}) end('SIGKILL');
    if (!begun) return;
    const { user, system } = process.cpuUsage(begun);
    if (user + system > ${LONGEST_WORK_MS * 1000}) end('${OUT_OF_TIME}');
  }, 20);
  setTimeout(end, ${2 * LONGEST_MS}, 'SIGKILL');`;
const watch = new Worker(WATCH, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } });
watch.unref();

const ending = process.argv[2] ?? '';
const bytes = await buffer(process.stdin);
const readPdf = ending === '.pdf' ? (await import('./read-pdf.ts')).readPdf : null;
// What follows depends on the file alone, and is limited.
watch.postMessage(process.cpuUsage());
process.stdout.write(READY);
const reading = readPdf ? await readPdf(new Uint8Array(bytes)) : readTextFile(`file${ending}`, bytes);
process.stdout.write(JSON.stringify(reading), () => process.exit(0));
