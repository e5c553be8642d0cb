import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, type Loose } from '#tests/api.ts';

const api = await openApi();
const { users, auth } = API;
const home = await api.makeWard();
const there = await api.makeWard();
const superAdmin = await api.signedIn(home, 'super_admin');
// Two who stay, so that no one in these tests is the last one.
await api.makeUser(home, 'admin');
await api.makeUser(there, 'admin');

const rolesAndNone: readonly (Role | null)[] = [...ROLES, null];
const actors = await Promise.all(rolesAndNone.map(async (role) => ({ role, caller: await api.signedIn(home, role) })));

/** Written out by hand on purpose: the table of the product, not the code's own. */
function statusFor(actor: Role | null, target: Role | null, isSameWard: boolean, success: number): number {
  if (actor === 'super_admin') return success;
  if (actor !== 'admin') return 403;
  if (!isSameWard) return 404;
  return target === 'super_admin' ? 403 : success;
}

type Deed = 'change' | 'deactivate' | 'reactivate' | 'remove' | 'resetPassword' | 'makeLink' | 'removePasskeys';
const DEEDS: [Deed, Loose, number][] = [
  ['change', { body: { firstName: 'Changed' } }, 200],
  ['deactivate', {}, 200],
  ['reactivate', {}, 200],
  ['remove', {}, 204],
  ['resetPassword', { body: { newPassword: 'Correct-Horse-9' } }, 204],
  ['makeLink', {}, 201],
  ['removePasskeys', {}, 200],
];

describe.each(DEEDS)('%s', (deed, sent, success) => {
  it.each(rolesAndNone)('of a user with the role %s', async (target) => {
    for (const { role, caller } of actors) {
      for (const ward of [home, there]) {
        const { id } = await api.makeUser(ward, target);
        const before = await api.database.pool.query('select * from users where id = $1', [id]);
        const status = statusFor(role, target, ward === home, success);
        const answer = await caller.send(users[deed], { ...sent, params: { id } });
        expect(answer.status, `${role} → ${target}: ${answer.text}`).toBe(status);
        const after = await api.database.pool.query('select * from users where id = $1', [id]);
        if (status >= 400) expect(after.rows).toEqual(before.rows);
      }
    }
  });
});

describe('roles', () => {
  it.each(rolesAndNone)('%s gives the roles that the table allows', async (actor) => {
    const caller = actors.find(({ role }) => role === actor)?.caller;
    for (const role of ROLES) {
      const { id } = await api.makeUser(home, 'program');
      const mayGive = actor === 'super_admin' || (actor === 'admin' && role !== 'super_admin');
      const changed = await caller?.send(users.change, { params: { id }, body: { role } });
      expect(changed?.status, `${String(actor)} makes ${role}`).toBe(mayGive ? 200 : 403);
      const body = {
        username: `made-${String(actor)}-${role}`,
        password: 'sunday',
        firstName: 'A',
        lastName: 'B',
        role,
      };
      expect((await caller?.send(users.add, { body }))?.status).toBe(mayGive ? 201 : 403);
    }
  });

  it('cannot be changed or removed by its owner, not even by a trick', async () => {
    for (const role of ['super_admin', 'admin'] as const) {
      const me = await api.makeUser(home, role);
      const caller = await api.signIn(me);
      const params = { id: me.id };
      expect((await caller.refused(users.change, { params, body: { role: 'program' } })).status).toBe(403);
      expect((await caller.refused(users.deactivate, { params })).status).toBe(403);
      expect((await caller.refused(users.remove, { params })).status).toBe(403);
      await caller.ok(users.change, { params, body: { role, firstName: 'Still' } });
      expect(await caller.ok(auth.user)).toMatchObject({ role, firstName: 'Still', isActive: true });
    }
  });

  it('across wards are limited to the three in the list, and only for a super admin', async () => {
    const { id } = await api.makeUser(there, 'program');
    for (const role of ['admin', 'sacrament_planner', 'music_planner'] as const) {
      expect(await superAdmin.ok(users.changeRole, { params: { id }, body: { role } })).toMatchObject({
        id,
        role,
        wardId: there.id,
        wardName: there.name,
      });
    }
    for (const role of ['super_admin', 'program', 'bishop', null]) {
      expect((await superAdmin.refused(users.changeRole, { params: { id }, body: { role } })).status).toBe(400);
    }
    const mine = await superAdmin.ok(auth.user);
    expect(
      (await superAdmin.refused(users.changeRole, { params: { id: mine.id }, body: { role: 'admin' } })).status,
    ).toBe(403);
  });
});

describe("the ward's last active admin", () => {
  async function lonely() {
    const ward = await api.makeWard();
    return { ward, last: await api.makeUser(ward, 'admin') };
  }

  it('stays, no matter who asks', async () => {
    const { last } = await lonely();
    const params = { id: last.id };
    const self = await api.signIn(last);
    const { home: other } = { home: there };
    const tries = [
      await superAdmin.refused(users.deactivate, { params }),
      await superAdmin.refused(users.remove, { params }),
      await superAdmin.refused(users.change, { params, body: { role: 'program' } }),
      await superAdmin.refused(users.change, { params, body: { wardId: other.id } }),
      await superAdmin.refused(users.changeRole, { params, body: { role: 'music_planner' } }),
      await self.refused(users.deactivate, { params }),
      await self.refused(users.remove, { params }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 409));
    expect(tries.map(({ body }) => body.code)).toEqual(tries.map(() => 'last_admin'));
    await self.ok(auth.user);
  });

  it('is not an inactive one, nor a super admin', async () => {
    const { ward, last } = await lonely();
    const second = await api.makeUser(ward, 'admin');
    await api.makeUser(ward, 'super_admin');
    await superAdmin.ok(users.deactivate, { params: { id: second.id } });
    expect((await superAdmin.refused(users.deactivate, { params: { id: last.id } })).status).toBe(409);
    await superAdmin.ok(users.remove, { params: { id: second.id } });
  });

  it.each(['deactivate', 'remove'] as const)('remains when two remove each other at once (%s)', async (deed) => {
    for (let round = 0; round < 5; round++) {
      const { ward, last } = await lonely();
      const second = await api.makeUser(ward, 'admin');
      const [a, b] = [await api.signIn(last), await api.signIn(second)];
      const answers = await Promise.all([
        a.send(users[deed], { params: { id: second.id } }),
        b.send(users[deed], { params: { id: last.id } }),
      ]);
      const won = answers.filter(({ status }) => status < 300);
      expect(won).toHaveLength(1);
      const { rows } = await api.database.pool.query('select id from users where ward_id = $1 and is_active', [
        ward.id,
      ]);
      expect(rows).toHaveLength(1);
    }
  });
});
