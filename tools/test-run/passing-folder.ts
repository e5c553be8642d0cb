import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Several times what all tests together keep there at once. */
const ROOM = 8 * 2 ** 30;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
};

/** A container may forbid programs there, and a browser that comes inside a package is unpacked into the temporary folder. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, `planner-try-${process.pid}`);
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}

/**
 * Has the tests keep in memory what they soon throw away: databases, a browser's profile, and what its processes share.
 * On a disk that takes a tenth of the browser tests' work, and more of their time. A folder that TMPDIR names is kept.
 */
export function keepPassingFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && hasRoom(IN_MEMORY) && runsPrograms(IN_MEMORY))
    process.env['TMPDIR'] = IN_MEMORY;
}
