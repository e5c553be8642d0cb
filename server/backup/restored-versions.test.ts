import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { into, plannedWard, wardInto } from '#tests/copies.ts';
import { restoreWard, restoreWhole } from './restore.ts';
import { copyTo } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi();
const { database } = api;

async function copied(what: 'ward' | 'whole') {
  const planned = await plannedWard(api);
  const { id } = planned.ward;
  const file = join(folder, `${what}.copy`);
  await copyTo(database.db, file, what === 'ward' ? id : null, WEDNESDAY);
  const restore = () => (what === 'ward' ? restoreWard(wardInto(api, file), id) : restoreWhole(into(api, file)));
  return { ...planned, restore };
}

describe.each(['ward', 'whole'] as const)('after a restore (%s)', (what) => {
  it('a screen that was open before never saves over what came later, not even after a second restore', async () => {
    const { user, meeting, restore } = await copied(what);
    const params = { id: meeting.id };
    let planner = await api.signIn(user);
    const open: { version: number; musicVersion: number }[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { version, musicVersion } = await planner.ok(API.meetings.read, { params });
      const body = { version, musicVersion, notes: 'open on a screen', hymns: { opening: '#5' } };
      open.push(await planner.ok(API.meetings.change, { params, body }));
      await restore();
      planner = await api.signIn(user);
    }
    const { version, musicVersion } = await planner.ok(API.meetings.read, { params });
    const later = { notes: 'came after the restore', hymns: { opening: '#6' } };
    await planner.ok(API.meetings.change, { params, body: { ...later, version, musicVersion } });
    for (const seen of open) {
      for (const late of [
        { version: seen.version, notes: 'late' },
        { musicVersion: seen.musicVersion, hymns: { opening: '#7' } },
      ]) {
        expect((await planner.send(API.meetings.change, { params, body: late })).status).toBe(409);
      }
    }
    expect(await planner.ok(API.meetings.read, { params })).toMatchObject({ notes: later.notes });
  });

  it('what no one has changed since is as it was, its version, too', async () => {
    const { user, meeting, restore } = await copied(what);
    const read = async () => {
      const planner = await api.signIn(user);
      return [await planner.ok(API.meetings.read, { params: { id: meeting.id } }), await planner.ok(API.members.list)];
    };
    const before = await read();
    await restore();
    expect(await read()).toEqual(before);
  });

  it('an import can be undone as before, except for members who were changed since', async () => {
    const ward = await api.makeWard();
    const user = await api.makeUser(ward, 'admin');
    let planner = await api.signIn(user);
    await planner.ok(API.members.add, { body: { firstName: 'Kim', lastName: 'Lee', calling: 'Clerk' } });
    await planner.ok(API.members.add, { body: { firstName: 'Bo', lastName: 'Ek', calling: 'Clerk' } });
    const content = ['firstName,lastName,calling', 'Kim,Lee,Organist', 'Bo,Ek,Organist', 'Ana,Ruiz,Organist'].join(
      '\n',
    );
    const { body: saved } = await planner.send(API.imports.members, { file: { name: 'ward.csv', content } });
    const bo = (await planner.ok(API.members.list)).find(({ firstName }) => firstName === 'Bo');
    await planner.ok(API.members.change, { params: { id: bo?.id ?? 0 }, body: { calling: 'Bishop' } });
    const file = join(folder, 'imported.copy');
    await copyTo(database.db, file, what === 'ward' ? ward.id : null, WEDNESDAY);
    await (what === 'ward' ? restoreWard(wardInto(api, file), ward.id) : restoreWhole(into(api, file)));
    planner = await api.signIn(user);
    expect(await planner.ok(API.imports.undo, { params: { id: saved.importId }, body: {} })).toEqual({
      removed: 1,
      restored: 1,
      left: [{ name: 'Bo Ek', reason: 'changed since the import' }],
    });
  });
});

it('a save that is repeated after the restore of its ward is saved again instead of only said to be there', async () => {
  const { admin, restore } = await copied('ward');
  const elsewhere = await plannedWard(api);
  const save = async ({ token }: { token?: string | undefined }, lastName: string) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'Idempotency-Key': `key-of-${lastName}`,
    };
    const body = JSON.stringify({ firstName: 'Kay', lastName });
    return (await fetch(`${api.origin}${API.members.add.path}`, { method: 'POST', headers, body })).status;
  };
  const count = async (lastName: string) =>
    (await database.pool.query('select 1 from members where last_name = $1', [lastName])).rowCount;
  const saves = [() => save(admin, 'Repeated'), () => save(elsewhere.admin, 'Elsewhere')];
  for (const one of saves) expect(await one()).toBe(201);
  await restore();
  expect(await count('Repeated')).toBe(0);
  for (const one of saves) expect(await one()).toBe(201);
  expect([await count('Repeated'), await count('Elsewhere')]).toEqual([1, 1]);
});
