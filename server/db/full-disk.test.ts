import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  eventually,
  makeDatabaseIn,
  startedServer,
  startServerProcess,
  type ServerProcess,
} from '#tests/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A small disk that only the server's own mount namespace sees; what is outside reaches it through /proc. */
const disk = mkdtempSync(join(tmpdir(), 'planner-disk-'));
afterAll(() => rmSync(disk, { recursive: true, force: true }));
const namespace = ['unshare', process.getuid?.() === 0 ? '-m' : '-Urm'];
const onSmallDisk = (megabytes: number, prepare = 'true') => [
  ...namespace,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs ${disk} && ${prepare} && exec "$@"`,
  'sh',
];

const canMount =
  spawnSync(namespace[0] ?? '', [...namespace.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', disk]).status === 0;

const VARIABLES = { DATA_DIR: disk, DEMO: '0', SUPER_ADMIN_USERNAME: 'first', SUPER_ADMIN_PASSWORD: 'First-Sunday-1' };
const MB = 2 ** 20;

function fill(file: string, folder: string, leave: number): void {
  const handle = openSync(file, 'w');
  const piece = Buffer.alloc(64 * 1024);
  for (let free = statfsSync(folder); free.bavail * free.bsize > leave; free = statfsSync(folder))
    writeSync(handle, piece);
  fsyncSync(handle);
  closeSync(handle);
}

const post = (server: ServerProcess, path: string, body: object, token = '') =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe.skipIf(!canMount)('on a full disk', () => {
  it('saves are refused with a message, nothing saved before is lost, and it recovers once there is room', async () => {
    const server = await startedServer(VARIABLES, onSmallDisk(160, makeDatabaseIn(disk)));
    const inside = `/proc/${server.pid}/root${disk}`;
    const signedIn = await post(server, '/api/login', { username: 'first', password: 'First-Sunday-1' });
    const { token } = (await signedIn.json()) as { token: string };
    const added = await post(server, '/api/admin/wards', { name: 'Before' }, token);
    expect(added.status).toBe(201);
    const { id: wardId } = (await added.json()) as { id: number };

    fill(join(inside, 'filler'), inside, MB / 2);
    const saved: string[] = [];
    const refused = await eventually(
      async () => {
        const lastName = `Row ${saved.length}`;
        const answer = await post(
          server,
          '/api/members',
          { wardId, firstName: 'Ann', lastName, notes: randomBytes(900).toString('hex') },
          token,
        );
        if (answer.status === 201) saved.push(lastName);
        return { status: answer.status, body: await answer.text() };
      },
      ({ status }) => status !== 201,
      60_000,
    );
    expect([503, 507]).toContain(refused.status);
    const ready = await eventually(
      async () => {
        const answer = await fetch(`${server.origin}/api/ready`);
        return { status: answer.status, body: await answer.text() };
      },
      ({ status }) => status === 507,
    );
    expect(ready.body).toContain('disk is full');

    rmSync(join(inside, 'filler'));
    await eventually(
      async () => (await post(server, '/api/members', { wardId, firstName: 'Ann', lastName: 'After' }, token)).status,
      (status) => status === 201,
      30_000,
    );
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
    const members = await fetch(`${server.origin}/api/members?wardId=${wardId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const names = ((await members.json()) as { lastName: string }[]).map(({ lastName }) => lastName);
    expect(names).toEqual(expect.arrayContaining([...saved, 'After']));
    await server.end('SIGTERM');
  });

  it('a start says so, and never suggests restoring an old copy', async () => {
    const started = await startServerProcess(VARIABLES, onSmallDisk(8));
    expect(started).toMatchObject({ ending: { code: 1 }, said: expect.stringContaining('is full') });
    expect(JSON.stringify(started)).not.toContain('last copy');
  });
});
