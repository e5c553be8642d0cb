import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { inRows, resign } from '#tests/copies.ts';
import { programOf, startedDataFolder, startedServer, type ServerProcess } from '#tests/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'planner-commands-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const dataDir = startedDataFolder();
const VARIABLES = {
  DATA_DIR: dataDir,
  DEMO: '0',
  SUPER_ADMIN_USERNAME: 'first',
  SUPER_ADMIN_PASSWORD: 'First-Sunday-1',
};

/** Runs a command as its npm script does. */
function run(command: 'backup' | 'restore', ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [...programOf(command), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...VARIABLES },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function signIn({ origin }: ServerProcess): Promise<{ authorization: string; 'content-type': string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'first', password: 'First-Sunday-1' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function addWard(server: ServerProcess, name: string): Promise<void> {
  const headers = await signIn(server);
  const answer = await fetch(`${server.origin}/api/admin/wards`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name }),
  });
  expect(answer.status).toBe(201);
}

async function wardsOf(server: ServerProcess): Promise<string[]> {
  const answer = await fetch(`${server.origin}/api/public/wards`);
  const wards = (await answer.json()) as { name: string }[];
  return wards.map(({ name }) => name);
}

it('a backup is made while people work, and restored once the planner is stopped', async () => {
  const file = join(root, 'then.copy');
  const server = await startedServer(VARIABLES);
  await addWard(server, 'First Ward');
  expect(await run('backup', file)).toEqual({ code: 0, said: expect.stringContaining(`: ${file}\n`) });
  await addWard(server, 'Second Ward');
  expect(await wardsOf(server)).toEqual(['First Ward', 'Second Ward']);

  // A running planner keeps its data folder.
  const refused = await run('restore', file);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored\. The data folder .+ is in use/),
  });
  expect(await wardsOf(server)).toHaveLength(2);
  await server.end('SIGTERM');

  for (const args of [[], [file, 'another'], [file, '--ward', 'Second'], [file, '--all']]) {
    expect(await run('restore', ...args)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name the backup file'),
    });
  }
  expect(await run('restore', join(root, 'none.copy'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/There is no file .+none\.copy\.\n$/),
  });

  // Refusals leave no copy of what they did not replace.
  const odd = join(root, 'odd.copy');
  copyFileSync(file, odd);
  resign(
    odd,
    inRows('wards', (row) => ({ ...row, version: 'first' })),
  );
  for (const [args, why] of [
    [[file, '--ward', '99'], /contain ward 99\. Nothing was changed\.\n$/],
    [[file, '--ward', '1', '--ward', '2'], /^Nothing was restored\. Name the backup file: /],
    [[odd], /^Nothing was restored\. The copy .+ is damaged: its wards rows don’t match the table\. [^{}]+\n$/],
  ] as const) {
    expect(await run('restore', ...args)).toEqual({ code: 1, said: expect.stringMatching(why) });
  }
  expect(existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []).toEqual([]);

  expect(await run('backup', odd)).toMatchObject({ code: 0 });
  const photo = join(root, 'photo.jpg');
  writeFileSync(photo, 'a photo');
  expect(await run('backup', photo)).toEqual({
    code: 1,
    said: `No backup was made. ${photo} already exists and isn’t a planner backup. Choose another name.\n`,
  });
  expect(readFileSync(photo, 'utf8')).toBe('a photo');

  const done = await run('restore', file);
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows from .+\nThe previous data is saved in .+\.copy\n$/),
  });
  const again = await startedServer(VARIABLES);
  expect(await wardsOf(again)).toEqual(['First Ward']);
  await again.end('SIGTERM');

  // The copy that the restore made by itself brings back what it replaced.
  const kept = readdirSync(join(dataDir, 'backups')).find((name) => name.startsWith('before-restore-'));
  expect(await run('restore', join(dataDir, 'backups', kept ?? ''))).toMatchObject({ code: 0 });
  const last = await startedServer(VARIABLES);
  expect(await wardsOf(last)).toEqual(['First Ward', 'Second Ward']);
  await signIn(last);
  await last.end('SIGTERM');
});
