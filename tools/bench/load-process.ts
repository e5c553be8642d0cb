import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Measured, Run } from './load.ts';

/** Stands for another number in each body that is sent, so that each save has something to save. */
export const COUNTED = '{n}';

/** Hears one message of a process of the benchmark, or fails when it ends instead. */
export const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the benchmark ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message: T) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

export const startChild = (file: string, args: string[] = []): ChildProcess =>
  fork(join(import.meta.dirname, file), args, { execArgv: ['--import', 'tsx'] });

/** The load comes from a process of its own, so that what it takes is not counted. */
export function startLoad() {
  const child = startChild('load.ts');
  return {
    async measure(run: Run): Promise<Measured> {
      const answer = heard<{ measured?: Measured; failed?: string }>(child);
      child.send(run);
      const { measured, failed } = await answer;
      if (!measured) throw new Error(failed);
      return measured;
    },
    end: () => void child.kill(),
  };
}

/** What this share of the times is below: 0.5 for the median. */
export const timeAt = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
export const medianOf = (times: readonly number[]): number => timeAt(times, 0.5);
