import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { judge, ownIdentity, startOf, type ProcessIdentity } from './process-identity.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = new URL('./folder-lock.ts', import.meta.url).href;
const NO_PROCESS = 4_194_304;

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'planner-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'planner.lock');
const leave = (change: Partial<ProcessIdentity>) =>
  fs.writeFileSync(lockFile(), JSON.stringify({ ...ownIdentity(), run: 'earlier', ...change }));

/** Starts a process that takes the lock at the given moment, says how that went, and then waits to be ended. */
function contend(at: number): Promise<{ said: string; end(): Promise<void> }> {
  const script = `const { lockFolder } = await import(${JSON.stringify(source)});
    while (Date.now() < ${at});
    try { await lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: root });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => (child.kill('SIGKILL'), exited);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (said: Buffer) => resolve({ said: said.toString().trim(), end }));
    child.once('exit', () => reject(new Error('no word from the process')));
  });
}

describe('lockFolder', () => {
  it('refuses a second holder with a plain sentence, until the first lets go', async () => {
    const lock = await lockFolder(folder);
    const refusal = await lockFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUseError);
    expect(String(refusal)).toContain(
      `The data folder ${folder} is in use by another planner (process ${process.pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
    (await lockFolder(folder)).release();
  });

  it.each([
    ['a process that is gone', { pid: NO_PROCESS }],
    ['a process whose number was given to another', { started: '1' }],
    ['a process from before the machine was started again', { boot: 'another' }],
  ])('takes over from %s', async (_, change) => {
    leave(change);
    (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it.each(['', '{"pid": 1', '\0\0\0\0', 'null'])('takes over a file that a power cut left as %j', async (text) => {
    fs.writeFileSync(lockFile(), text);
    (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('takes over where an earlier take-over was itself cut short', async () => {
    leave({ pid: NO_PROCESS });
    const { ino } = fs.statSync(lockFile());
    const text = fs.readFileSync(lockFile(), 'utf8');
    const guard = createHash('sha256').update(`${ino} ${text}`).digest('hex').slice(0, 12);
    const dead = { ...ownIdentity(), run: 'cut short', pid: NO_PROCESS };
    fs.writeFileSync(`${lockFile()}.${guard}`, JSON.stringify(dead));
    (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('asks a holder that it cannot see for a sign of life', async () => {
    leave({ space: 'pid:[1]', host: 'elsewhere' });
    const beat = setInterval(() => fs.utimesSync(lockFile(), new Date(), new Date()), 300);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    clearInterval(beat);
    (await lockFolder(folder)).release();
  }, 15_000);

  it('leaves a lock that is no longer its own', async () => {
    const lock = await lockFolder(folder);
    leave({ pid: 1 });
    lock.release();
    expect(fs.existsSync(lockFile())).toBe(true);
  });

  it.each(['free', 'left by a dead process'])(
    'lets one of several win a folder that is %s',
    async (state) => {
      if (state !== 'free') leave({ pid: NO_PROCESS });
      const at = Date.now() + 2_500;
      const results = await Promise.all(Array.from({ length: 4 }, () => contend(at)));
      await Promise.all(results.map((result) => result.end()));
      const said = results.map((result) => result.said).toSorted();
      expect(said).toEqual(['FolderInUseError', 'FolderInUseError', 'FolderInUseError', 'mine']);
      (await lockFolder(folder)).release();
    },
    20_000,
  );
});

describe('judge', () => {
  const own = ownIdentity();

  it('recognizes itself, and no process that has ended', () => {
    expect(judge(own)).toBe('alive');
    expect(startOf(NO_PROCESS)).toBe('');
  });

  it('does not guess about another container or another machine', () => {
    expect(judge({ ...own, space: 'pid:[1]' })).toBe('unknown');
    expect(judge({ ...own, boot: 'b', host: 'elsewhere' })).toBe('unknown');
  });

  it('relies on the process id where a system has no start times', () => {
    const bare = { ...own, started: '', boot: '', space: '' };
    expect(judge({ ...bare, pid: NO_PROCESS }, bare)).toBe('dead');
    expect(judge({ ...bare, pid: process.ppid }, bare)).toBe('unknown');
    expect(judge(bare, bare)).toBe('alive');
  });
});
