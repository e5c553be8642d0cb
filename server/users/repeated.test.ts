import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { addressOf, type Route } from '#shared/http/route.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { users, auth, pulpit } = API;
const ward = await api.makeWard();
const admin = await api.signedIn(ward, 'admin');
const other = await api.signedIn(ward, 'admin');
const superAdmin = await api.signedIn(ward, 'super_admin');

/** Sends the same save as often as it is called, with one key. */
function saveOf(caller: Caller, { method, path }: Route, params: Record<string, unknown>, body: object) {
  const key = randomUUID();
  return async () => {
    const answer = await fetch(api.origin + addressOf(path, params), {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${caller.token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
}
const signsInWith = async (username: string, password: string) =>
  (await api.anonymous.send(auth.login, { body: { username, password } })).status === 200;

describe('a save of an account that is sent again with its key, after someone else has saved', () => {
  it('leaves the role as the other chose it', async () => {
    const { id } = await api.makeUser(ward, 'program');
    for (const save of [
      saveOf(admin, users.change, { id }, { role: 'sacrament_planner' }),
      saveOf(superAdmin, users.changeRole, { id }, { role: 'sacrament_planner' }),
    ]) {
      const first = await save();
      expect(first.status).toBe(200);
      await other.ok(users.change, { params: { id }, body: { role: 'program' } });
      expect(await save()).toEqual(first);
      expect((await admin.ok(users.list)).find((user) => user.id === id)?.role).toBe('program');
    }
  });

  it('leaves the password that the other set', async () => {
    const { id, username } = await api.makeUser(ward, 'program');
    const save = saveOf(admin, users.resetPassword, { id }, { newPassword: 'First-Reset-1' });
    expect((await save()).status).toBe(204);
    await other.ok(users.resetPassword, { params: { id }, body: { newPassword: 'Second-Reset-2' } });
    expect((await save()).status).toBe(204);
    expect(await signsInWith(username, 'First-Reset-1')).toBe(false);
    expect(await signsInWith(username, 'Second-Reset-2')).toBe(true);
  });

  it('leaves a person active whom the other has reactivated, and the other way around', async () => {
    const { id } = await api.makeUser(ward, 'program');
    const isActive = async () => (await admin.ok(users.list)).find((user) => user.id === id)?.isActive;
    const leave = saveOf(admin, users.deactivate, { id }, {});
    const first = await leave();
    await other.ok(users.reactivate, { params: { id } });
    expect(await leave()).toEqual(first);
    expect(await isActive()).toBe(true);
    const back = saveOf(admin, users.reactivate, { id }, {});
    await back();
    await other.ok(users.deactivate, { params: { id } });
    expect((await back()).status).toBe(200);
    expect(await isActive()).toBe(false);
  });
});

it('an account that is deleted twice with one key is gone, and not missing', async () => {
  const { id } = await api.makeUser(ward, 'program');
  const save = saveOf(admin, users.remove, { id }, {});
  expect([(await save()).status, (await save()).status]).toEqual([204, 204]);
});

it('an own password whose answer was lost has been changed, and is not called wrong', async () => {
  const person = await api.makeUser(ward, 'program');
  const caller = await api.signIn(person);
  const save = saveOf(
    caller,
    auth.resetPassword,
    {},
    { currentPassword: person.password, newPassword: 'Quiet-River-9' },
  );
  expect([(await save()).status, (await save()).status]).toEqual([204, 204]);
  expect(await signsInWith(person.username, 'Quiet-River-9')).toBe(true);
});

it('a sheet that is saved again with its key does not replace what someone else wrote since', async () => {
  const { ward: planned, planner } = await api.makePlanning();
  const conductor = await api.makeMember(planned);
  const { id } = await planner.ok(API.meetings.schedule, {
    body: { date: '2026-06-21', conductingMemberId: conductor.id },
  });
  const params = { id, format: 'outline' as const };
  const save = saveOf(planner, pulpit.saveSheet, params, { content: 'Mine', isGenerated: false });
  expect((await save()).status).toBe(200);
  await planner.ok(pulpit.saveSheet, { params, body: { content: 'Theirs', isGenerated: false } });
  expect((await save()).status).toBe(200);
  expect((await planner.ok(pulpit.sheet, { params })).edited).toBe('Theirs');
});

it('what is kept of a save tells neither its key nor the password that was sent with it', async () => {
  const body = { username: 'kept.once', password: 'sunday', firstName: 'A', lastName: 'B', role: 'program' };
  const save = saveOf(admin, users.add, {}, body);
  expect((await save()).status).toBe(201);
  const { rows } = await api.database.pool.query('select key, fingerprint, reply from idempotency_keys');
  for (const row of rows) expect(JSON.stringify(row)).not.toContain('sunday');
  for (const { key } of rows) expect(key).toMatch(/^[\da-f]{64}$/);
});
