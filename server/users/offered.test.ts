import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, type TestWard } from '#tests/api.ts';

const api = await openApi();
const { users, auth, wards } = API;
const home = await api.makeWard();
const there = await api.makeWard();
// They stay, so that no one in these tests is the last administrator.
await api.makeUser(home, 'admin');
await api.makeUser(there, 'admin');

const rolesAndNone: readonly (Role | null)[] = [...ROLES, null];
const actors = await Promise.all(rolesAndNone.map(async (role) => ({ role, caller: await api.signedIn(home, role) })));
const CROSS: readonly Role[] = ['admin', 'sacrament_planner', 'music_planner'];
let made = 0;
const form = (ward: TestWard, role: Role) => ({
  wardId: ward.id,
  role,
  username: `offered-${(made += 1)}`,
  password: 'sunday',
  firstName: 'Ann',
  lastName: 'Lee',
});
const countOf = async (username: string) =>
  (await api.database.pool.query('select 1 from users where username = $1', [username])).rowCount;
const rowOf = async (id: number) =>
  (await api.database.pool.query<Record<string, unknown>>('select * from users where id = $1', [id])).rows[0];

describe('every role', () => {
  it.each(rolesAndNone)('%s creates users as the table says, in their own ward and in another one', async (actor) => {
    const caller = actors.find(({ role }) => role === actor)?.caller;
    for (const ward of [home, there]) {
      for (const role of ROLES) {
        const body = form(ward, role);
        const may = actor === 'super_admin' || (actor === 'admin' && ward === home && role !== 'super_admin');
        expect((await caller?.send(users.add, { body }))?.status, `${String(actor)} makes ${role}`).toBe(
          may ? 201 : 403,
        );
        expect(await countOf(body.username)).toBe(may ? 1 : 0);
        const across = form(ward, role);
        const wanted = actor !== 'super_admin' ? 403 : CROSS.includes(role) ? 201 : 400;
        expect(
          (await caller?.send(users.addCrossWard, { body: across }))?.status,
          `${String(actor)} makes ${role} across wards`,
        ).toBe(wanted);
        expect(await countOf(across.username)).toBe(wanted === 201 ? 1 : 0);
      }
    }
  });

  it.each(rolesAndNone)('the role of a user with the role %s is changed as the table says', async (target) => {
    for (const { role: actor, caller } of actors) {
      for (const ward of [home, there]) {
        for (const role of ROLES) {
          const { id } = await api.makeUser(ward, target);
          const outOfReach = actor === 'admin' && ward === there;
          const may =
            actor === 'super_admin' ||
            (actor === 'admin' && !outOfReach && target !== 'super_admin' && role !== 'super_admin');
          const answer = await caller.send(users.change, { params: { id }, body: { role } });
          expect(answer.status, `${String(actor)} makes ${String(target)} ${role}`).toBe(
            may ? 200 : outOfReach ? 404 : 403,
          );
          expect((await rowOf(id))?.role).toBe(may ? role : target);
          const across = await caller.send(users.changeRole, { params: { id }, body: { role: CROSS[0] } });
          expect(across.status).toBe(actor === 'super_admin' ? 200 : 403);
        }
      }
    }
  });
});

/** Every field of an account that no form offers, sent by a person who knows the names. */
const SMUGGLED = {
  id: 4711,
  userId: 4711,
  isActive: false,
  is_active: false,
  passwordHash: 'x',
  password_hash: 'x',
  usernameKey: 'x',
  username: 'smuggled',
  mustChangePassword: true,
  deactivatedAt: '2020-01-01T00:00:00Z',
  deactivatedBy: 1,
  createdAt: '2020-01-01T00:00:00Z',
  lastSignInAt: null,
  profileImageUrl: 'https://elsewhere.example/x.png',
  permissions: ['wards:manage'],
  ['__proto__']: { role: 'super_admin' },
};

describe('what no form offers', () => {
  /** The columns in which an account differs from what it was. */
  const changed = (before: Record<string, unknown> | undefined, after: Record<string, unknown> | undefined) =>
    Object.keys(before ?? {})
      .filter((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]))
      .toSorted();

  it.each([
    [
      'an edit',
      'admin',
      (id: number) => ({ route: users.change, params: { id }, body: { ...SMUGGLED, firstName: 'Edited' } }),
      ['first_name', 'updated_at', 'version'],
    ],
    [
      'a reset',
      'admin',
      (id: number) => ({
        route: users.resetPassword,
        params: { id },
        body: { ...SMUGGLED, role: 'admin', newPassword: 'Quiet-River-5' },
      }),
      ['must_change_password', 'password_from_ward', 'password_hash', 'updated_at', 'version'],
    ],
    [
      'a change of role',
      'super_admin',
      (id: number) => ({
        route: users.changeRole,
        params: { id },
        body: { ...SMUGGLED, wardId: there.id, firstName: 'X', role: 'music_planner' },
      }),
      ['role', 'updated_at', 'version'],
    ],
    [
      'a deactivation',
      'admin',
      (id: number) => ({
        route: users.deactivate,
        params: { id },
        body: { ...SMUGGLED, role: 'admin', isActive: true },
      }),
      ['deactivated_at', 'deactivated_by', 'is_active', 'updated_at', 'version'],
    ],
  ] as const)('is left alone by %s', async (_, actor, ask, columns) => {
    const caller = actors.find(({ role }) => role === actor)?.caller;
    const user = await api.makeUser(home, 'program');
    await api.database.pool.query("update users set updated_at = '2020-01-01' where id = $1", [user.id]);
    const before = await rowOf(user.id);
    const { route, ...sent } = ask(user.id);
    const answer = await caller?.send(route, sent);
    expect(answer?.status, answer?.text).toBeLessThan(300);
    expect(changed(before, await rowOf(user.id))).toEqual(columns);
  });

  it("is left alone by a person's own reset and by signing in", async () => {
    const user = await api.makeUser(home, 'program');
    const before = await rowOf(user.id);
    const body = { ...SMUGGLED, username: user.username, password: PASSWORD, role: 'super_admin', byLink: true };
    const { token } = await api.anonymous.ok(auth.login, { body: body as never });
    const own = {
      ...SMUGGLED,
      role: 'super_admin',
      wardId: there.id,
      newPassword: 'Quiet-River-5',
      currentPassword: PASSWORD,
    };
    await api.withToken(token).ok(auth.resetPassword, { body: own as never });
    expect(changed(before, await rowOf(user.id))).toEqual([
      'last_sign_in_at',
      'password_hash',
      'updated_at',
      'version',
    ]);
  });

  it('is left alone by what makes users and wards', async () => {
    const chief = actors.find(({ role }) => role === 'super_admin')?.caller ?? api.anonymous;
    const added = await chief.ok(users.addCrossWard, { body: { ...SMUGGLED, ...form(home, 'admin') } as never });
    expect(await rowOf(added.id)).toMatchObject({
      id: added.id,
      is_active: true,
      role: 'admin',
      ward_id: home.id,
      created_at: expect.any(Date),
      deactivated_by: null,
    });
    expect(added.id).not.toBe(SMUGGLED.id);
    expect(JSON.stringify(await rowOf(added.id))).not.toContain('2020-01-01');
    const ward = await chief.ok(wards.add, {
      body: { name: 'Offered', id: 4711, isActive: false, customization: { timezone: 'Mars/Olympus' } } as never,
    });
    expect(ward).toMatchObject({ isActive: true });
    expect(ward.id).not.toBe(4711);
    const admin = actors.find(({ role }) => role === 'admin')?.caller ?? api.anonymous;
    await admin.ok(wards.changeConfig, {
      body: { id: there.id, isActive: false, region: 'X', bishopEmail: 'x@example.org', reminderDays: 3 } as never,
    });
    const { rows } = await api.database.pool.query(
      'select id, is_active, region, bishop_email from wards where id = any($1) order by id',
      [[home.id, there.id]],
    );
    expect(rows).toEqual([home, there].map(({ id }) => ({ id, is_active: true, region: null, bishop_email: null })));
  });
});
