import { afterEach, expect, it } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, WEDNESDAY, type Caller } from '#tests/api.ts';

const api = await openApi();
const { auth, users } = API;
const there = await api.makeWard();
let made = 0;
afterEach(() => {
  api.clock.now = WEDNESDAY;
});

type Deed = (caller: Caller, target: { id: number }) => ReturnType<Caller['send']>;
const newUser = (role: Role) => ({
  username: `made-${(made += 1)}`,
  password: 'Sunday-9-plan',
  firstName: 'New',
  lastName: 'User',
  role,
});
const change =
  (body: object): Deed =>
  (caller, { id }) =>
    caller.send(users.change, { params: { id }, body });
const add =
  (role: Role): Deed =>
  (caller) =>
    caller.send(users.add, { body: newUser(role) });
const across =
  (role: Role): Deed =>
  (caller) =>
    caller.send(users.addCrossWard, { body: { ...newUser(role), wardId: there.id } });

const LASTING: [what: string, actor: Role, target: Role, deed: Deed][] = [
  ['creating a sign-in link', 'admin', 'program', (caller, { id }) => caller.send(users.makeLink, { params: { id } })],
  [
    'resetting a password',
    'admin',
    'program',
    (caller, { id }) =>
      caller.send(users.resetPassword, { params: { id }, body: { newPassword: 'Wide-Open-Fields-3' } }),
  ],
  ['setting a password while editing', 'admin', 'program', change({ password: 'Wide-Open-Fields-3' })],
  ['removing passkeys', 'admin', 'program', (caller, { id }) => caller.send(users.removePasskeys, { params: { id } })],
  ['creating an admin', 'admin', 'program', add('admin')],
  ['creating a super admin', 'super_admin', 'program', add('super_admin')],
  ['creating an admin of another ward', 'super_admin', 'program', across('admin')],
  ['promoting to admin', 'admin', 'program', change({ role: 'admin' })],
  ['promoting to super admin', 'super_admin', 'admin', change({ role: 'super_admin' })],
  [
    'promoting from the list of all wards',
    'super_admin',
    'sacrament_planner',
    (caller, { id }) => caller.send(users.changeRole, { params: { id }, body: { role: 'admin' } }),
  ],
  ['moving an admin to another ward', 'super_admin', 'admin', change({ wardId: there.id })],
  [
    'reactivating an admin',
    'super_admin',
    'admin',
    async (caller, { id }) => {
      await api.database.pool.query('update users set is_active = false where id = $1', [id]);
      return caller.send(users.reactivate, { params: { id } });
    },
  ],
];

it.each(LASTING)('%s needs a password or passkey of the last five minutes', async (_, actor, role, deed) => {
  const ward = await api.makeWard();
  // The last admin would be refused for another reason.
  await api.makeUser(ward, 'admin');
  const target = await api.makeUser(ward, role);
  const caller = await api.signedIn(ward, actor);
  const kept = async () =>
    (await api.database.pool.query("select row_to_json(u)::jsonb - 'is_active' as u from users u order by id")).rows;
  const before = await kept();
  api.clock.now = new Date(WEDNESDAY.getTime() + 6 * 60_000);
  const refusal = await deed(caller, target);
  expect([refusal.status, refusal.body.code]).toEqual([403, 'confirm_first']);
  expect(await kept()).toEqual(before);
  await caller.ok(auth.confirm, { body: { password: PASSWORD } });
  expect((await deed(caller, target)).status).toBeLessThan(300);
});

it('ordinary work on accounts needs no new proof', async () => {
  const ward = await api.makeWard();
  const admin = await api.signedIn(ward, 'admin');
  api.clock.now = new Date(WEDNESDAY.getTime() + 60 * 60_000);
  const { id } = await admin.ok(users.add, { body: newUser('program') });
  const params = { id };
  await admin.ok(users.change, { params, body: { firstName: 'Renamed', role: 'music_planner' } });
  await admin.ok(users.deactivate, { params });
  await admin.ok(users.reactivate, { params });
  await admin.ok(users.remove, { params });
  expect((await admin.ok(users.list)).some((user) => user.id === id)).toBe(false);
});
