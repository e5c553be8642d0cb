import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Enough to tell one run of one process from every other: process ids alone are used again. */
export type ProcessIdentity = { pid: number; started: string; boot: string; space: string; host: string };

export type Verdict = 'alive' | 'dead' | 'unknown';

function readOr(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** Clock ticks between boot and the start of the process; empty when it is gone or the system has no /proc. */
export function startOf(pid: number): string {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The command name may contain spaces and brackets, so the fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '');
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    boot: readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    space: readOr(() => readlinkSync('/proc/self/ns/pid')),
    host: hostname(),
  };
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** 'unknown' means that only a sign of life can tell, e.g. for a holder in another container on the same folder. */
export function judge(holder: ProcessIdentity, own: ProcessIdentity = ownIdentity()): Verdict {
  if (holder.boot !== own.boot) return holder.host === own.host ? 'dead' : 'unknown';
  if (own.started === '') {
    if (holder.host !== own.host) return 'unknown';
    if (holder.pid === own.pid) return 'alive';
    return answersSignals(holder.pid) ? 'unknown' : 'dead';
  }
  if (holder.space !== own.space) return 'unknown';
  return startOf(holder.pid) === holder.started ? 'alive' : 'dead';
}
