import { AppError } from '#shared/http/errors.ts';
import { startThread } from '#server/thread.ts';
import { unreadable, type Reading } from './read-bytes.ts';

export type ReadingTask = { name: string; bytes: Uint8Array; isPdf: boolean };

/** Together under ten seconds, however many files come at once. */
const LONGEST_MS = 7_000;
const LONGEST_WAIT_MS = 1_500;
const MEMORY_MB = 256;
/** Two at a time: a few large files must not take the machine's memory. */
const MOST_AT_ONCE = 2;
let running = 0;
const waiting = new Set<() => void>();

/** What a thread says before it begins to read. */
export const READY = 'ready';

const TOO_SLOW = 'The file takes too long to read. Split it, or use a plain CSV file with the columns of the template.';
const ENDED = 'The file is damaged or too complicated to read. Make it again, or use a CSV file.';

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

function ask(task: ReadingTask): Promise<Reading> {
  const worker = startThread('read-worker', import.meta.url, {
    workerData: task,
    resourceLimits: RESOURCE_LIMITS,
    stdout: true,
    stderr: true,
  });
  return new Promise<Reading>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (answer: string) => {
      // A busy machine takes its time to start a thread; that is not the file's doing.
      if (answer === READY) timer = setTimeout(() => resolve(unreadable(TOO_SLOW)), LONGEST_MS);
      else resolve(JSON.parse(answer));
    });
    // Out of memory, or ended by what the file made it do.
    worker.once('error', () => resolve(unreadable(ENDED)));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(unreadable(ENDED));
    });
  }).finally(() => worker.terminate());
}

/** Takes a place among those who read; a place that becomes free is handed to whoever has waited longest. */
function place(): Promise<void> {
  if (running < MOST_AT_ONCE) {
    running += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(take);
      reject(new AppError('readers_busy'));
    }, LONGEST_WAIT_MS);
    const take = () => {
      waiting.delete(take);
      clearTimeout(timer);
      resolve();
    };
    waiting.add(take);
  });
}

function leave(): void {
  const [next] = waiting;
  if (next) next();
  else running -= 1;
}

/** Reads a file in a thread with limits on time and memory, so that others are answered meanwhile. */
export async function readInThread(task: ReadingTask): Promise<Reading> {
  await place();
  try {
    return await ask(task);
  } finally {
    leave();
  }
}
