import { spawn, type ChildProcess } from 'node:child_process';
import { AppError } from '#shared/http/errors.ts';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import { HEAP_MB, LONGEST_MS, LONGEST_START_MS, MEMORY_KB, MOST_ANSWER_BYTES, OUT_OF_TIME, READY } from './limits.ts';
import { unreadable, type Reading } from './read-bytes.ts';
import { readerProgram } from './reader-program.ts';

/** Longer than one file may take, so that the second file is read whatever the first one was. */
const LONGEST_WAIT_MS = LONGEST_MS + 2_000;

const OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=4', '--v8-pool-size=1'];

/**
 * A process without the server's secrets. Linux enforces its memory limit; where the system does not, the
 * process watches itself.
 */
function start(program: string, ending: string): ChildProcess {
  const command = [process.execPath, ...OPTIONS, program, ending];
  const [file = '', ...args] =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${MEMORY_KB} && exec "$0" "$@"`, ...command]
      : command;
  return spawn(file, args, {
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
}

function ask(program: string, ending: string, bytes: Uint8Array): Promise<Reading> {
  const child = start(program, ending);
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Reading>((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const busy = () => reject(new AppError('readers_busy'));
    timer = setTimeout(busy, LONGEST_START_MS);
    child.once('error', busy);
    // It may end before it has taken the whole file.
    child.stdin?.on('error', () => undefined).end(bytes);
    child.stdout?.on('data', (part: Buffer) => {
      if (size === 0) {
        // A busy machine takes its time to start a process; that is not the file's doing.
        clearTimeout(timer);
        timer = setTimeout(() => resolve(unreadable(UNREADABLE.tooSlow)), LONGEST_MS);
      }
      size += part.length;
      parts.push(part);
      if (size > MOST_ANSWER_BYTES) resolve(unreadable(UNREADABLE.tooComplex));
    });
    child.once('close', (code, signal) => {
      if (signal === OUT_OF_TIME) return resolve(unreadable(UNREADABLE.tooSlow));
      const said = Buffer.concat(parts).subarray(READY.length).toString();
      // Out of memory, or ended by what the file made it do.
      resolve(code === 0 && said !== '' ? JSON.parse(said) : unreadable(UNREADABLE.tooComplex));
    });
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

let isReading = false;
const waiting = new Set<() => void>();

/** One file at a time, first come, first served: two would take twice the memory. */
function turn(): Promise<void> {
  if (!isReading) {
    isReading = true;
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
  else isReading = false;
}

/** Reads a file in its own process with limits on time and memory, so that other requests are still answered. */
export async function readAside(ending: string, bytes: Uint8Array): Promise<Reading> {
  await turn();
  try {
    return await ask(await readerProgram(), ending, bytes);
  } finally {
    leave();
  }
}
