import { afterEach, expect, it } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, WEDNESDAY, type Caller } from '#tests/api.ts';

const api = await openApi();
const { auth, users, wards } = API;
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
  ['creating a user', 'admin', 'program', add('sacrament_planner')],
  ['creating a planner of another ward', 'super_admin', 'program', across('sacrament_planner')],
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
  ['changing a role', 'admin', 'program', change({ role: 'music_planner' })],
  ['taking a role away', 'super_admin', 'admin', change({ role: 'program' })],
  [
    'changing a role from the list of all wards',
    'super_admin',
    'sacrament_planner',
    (caller, { id }) => caller.send(users.changeRole, { params: { id }, body: { role: 'music_planner' } }),
  ],
  ['changing the email of someone else', 'admin', 'program', change({ email: 'elsewhere@example.org' })],
  ['moving a user to another ward', 'super_admin', 'program', change({ wardId: there.id })],
  ['moving an admin to another ward', 'super_admin', 'admin', change({ wardId: there.id })],
  [
    'deactivating a ward',
    'super_admin',
    'program',
    async (caller) =>
      caller.send(wards.change, { params: { id: (await api.makeWard()).id }, body: { isActive: false } }),
  ],
  ['deactivating a user', 'admin', 'program', (caller, { id }) => caller.send(users.deactivate, { params: { id } })],
  ['deleting a user', 'admin', 'program', (caller, { id }) => caller.send(users.remove, { params: { id } })],
  [
    'reactivating a user',
    'admin',
    'program',
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

it('reading the accounts and correcting a name need no new proof', async () => {
  const ward = await api.makeWard();
  const { id } = await api.makeUser(ward, 'program');
  const admin = await api.signedIn(ward, 'admin');
  api.clock.now = new Date(WEDNESDAY.getTime() + 60 * 60_000);
  await admin.ok(users.change, { params: { id }, body: { firstName: 'Renamed', role: 'program' } });
  expect((await admin.ok(users.list)).find((user) => user.id === id)?.firstName).toBe('Renamed');
});

it('no password is asked for before something that would be refused anyway', async () => {
  const ward = await api.makeWard();
  const target = await api.makeUser(ward, 'admin');
  const superAdmin = await api.signedIn(ward, 'super_admin');
  api.clock.now = new Date(WEDNESDAY.getTime() + 60 * 60_000);
  for (const deed of [users.deactivate, users.remove])
    expect((await superAdmin.refused(deed, { params: { id: target.id } })).body.code).toBe('last_admin');
});
