import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD } from '#tests/api.ts';
import { browserFor, makeHolder } from '#tests/passkey-browser.ts';

const api = await openApi();
const { auth, passkeys, users } = API;
const KNOWN = 'Known-To-Admin-5';
const OWN = 'Wide-Open-Fields-3';
const there = await api.makeWard();
const superAdmin = await api.signedIn(there, 'super_admin');

/** An admin resets a person's password, signs in as that person, and adds a passkey of the admin's own. */
async function planted() {
  const ward = await api.makeWard();
  const admin = await api.signedIn(ward, 'admin');
  const user = await api.makeUser(ward, 'sacrament_planner');
  const params = { id: user.id };
  await admin.ok(users.resetPassword, { params, body: { newPassword: 'Handed-Over-1' } });
  const caller = await api.signIn({ ...user, password: 'Handed-Over-1' });
  await caller.ok(auth.resetPassword, { body: { newPassword: KNOWN, currentPassword: 'Handed-Over-1' } });
  const key = await browserFor(api, caller.token).addDevice('iPhone of the admin');
  return { admin, user, params, enters: async () => (await browserFor(api).enter(key)).status };
}

describe('a passkey that an admin planted in an account', () => {
  it.each(['resetPassword', 'change'] as const)('is removed by the next reset (%s)', async (deed) => {
    const { admin, user, params, enters } = await planted();
    expect(await enters()).toBe(200);
    await admin.ok(users[deed], { params, body: { newPassword: 'Handed-Over-2', password: 'Handed-Over-2' } });
    expect(await enters()).toBe(401);
    expect((await browserFor(api).begin(user.username)).status).toBe(404);
    const owner = await api.signIn({ ...user, password: 'Handed-Over-2' });
    await owner.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: 'Handed-Over-2' } });
    expect(await owner.ok(passkeys.list)).toEqual([]);
    expect((await admin.ok(users.list)).find(({ id }) => id === user.id)?.hasPasskeys).toBe(false);
    const { rows } = await api.database.pool.query(
      "select actor_id <> $2 as by_another from audit_events where action = 'passkeys_removed' and subject = $1",
      [user.username, user.id],
    );
    expect(rows).toEqual([{ by_another: true }]);
    await superAdmin.ok(users.change, { params, body: { role: 'super_admin' } });
    expect(await enters()).toBe(401);
  });

  it.each([
    ['promoted', { role: 'super_admin' as const }],
    ['given another role', { role: 'music_planner' as const }],
    ['moved', { wardId: there.id }],
  ])('is removed once the person is %s', async (_, body) => {
    const { params, enters } = await planted();
    const open = await enters();
    const after = await superAdmin.ok(users.change, { params, body });
    expect([open, after.hasPasskeys, await enters()]).toEqual([200, false, 401]);
  });
});

it('passkeys are kept if only a name changes or their owner sets the password', async () => {
  const { user, caller, key, stranger } = await makeHolder(api);
  await superAdmin.ok(users.change, { params: { id: user.id }, body: { firstName: 'Renamed' } });
  await caller.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: PASSWORD } });
  expect((await stranger.enter(key, user.username)).status).toBe(200);
  const self = await superAdmin.ok(auth.user);
  const own = await browserFor(api, superAdmin.token).addDevice();
  await superAdmin.ok(users.change, { params: { id: self.id }, body: { wardId: null } });
  expect((await browserFor(api).enter(own)).status).toBe(200);
});
