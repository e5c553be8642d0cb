import { parentPort, workerData } from 'node:worker_threads';
import { readTextFile } from './read-bytes.ts';
import { readPdf } from './read-pdf.ts';
import { READY, type ReadingTask } from './reading-thread.ts';

// What follows depends on the file alone, and is limited.
parentPort?.postMessage(READY);
const { name, bytes, isPdf } = workerData as ReadingTask;
const reading = isPdf ? await readPdf(bytes) : readTextFile(name, bytes);
// One text is handed over and read sooner than thousands of small objects.
parentPort?.postMessage(JSON.stringify(reading));
