import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller, type TestUser } from '#tests/api.ts';
import { browserFor } from '#tests/passkey-browser.ts';

const api = await openApi();
const { users, auth } = API;
const FIRST = 'Sunday-9-plan';
const KNOWN = 'Known-To-Admin-5';
const OWN = 'Wide-Open-Fields-3';
const there = await api.makeWard();
const superAdmin = await api.signedIn(there, 'super_admin');

/** An account in which everything was set by the person who created it, signed in as its person. */
async function createdBy(maker: 'admin' | 'super_admin', role: 'admin' | 'sacrament_planner' = 'sacrament_planner') {
  const ward = await api.makeWard();
  const admin = await api.signedIn(ward, maker);
  const username = `person-${ward.id}`;
  const { id } = await admin.ok(users.add, {
    body: { username, password: FIRST, firstName: 'New', lastName: 'Person', role },
  });
  const caller = await api.signIn({ id, username, password: FIRST });
  await caller.ok(auth.resetPassword, { body: { newPassword: KNOWN, currentPassword: FIRST } });
  return { ward, admin, caller, params: { id }, user: { id, username, password: KNOWN } };
}

const enters = async ({ username }: TestUser, password: string) =>
  (await api.anonymous.send(auth.login, { body: { username, password } })).status;
async function enterByLinkOf(maker: Caller, id: number): Promise<Caller> {
  const { link } = await maker.ok(users.makeLink, { params: { id } });
  const secret = link.split('link=')[1] ?? '';
  return api.withToken((await api.anonymous.ok(auth.enterByLink, { body: { secret } })).token);
}

describe('a password that the admins of a ward may know', () => {
  it.each([
    ['on becoming super admin', { role: 'super_admin' as const }],
    ['on moving to another ward', { wardId: there.id }],
  ])('stops working %s, and a link from the super admin lets the person in', async (_, body) => {
    const { user, params, caller } = await createdBy('admin');
    const after = await superAdmin.ok(users.change, { params, body });
    expect([after.mustChangePassword, await enters(user, KNOWN)]).toEqual([true, 401]);
    expect((await caller.refused(auth.user)).status).toBe(401);
    const owner = await enterByLinkOf(superAdmin, user.id);
    await owner.ok(auth.resetPassword, { body: { newPassword: OWN } });
    expect(await enters(user, OWN)).toBe(200);
  });

  it('keeps working inside the ward, where its admins could do as much themselves', async () => {
    const { user, params, admin } = await createdBy('admin');
    for (const role of ['admin', 'music_planner'] as const) {
      await admin.ok(users.change, { params, body: { role } });
      expect(await enters(user, KNOWN)).toBe(200);
    }
  });

  it.each(['a changed password', 'a planted passkey', 'a link of their own'])('is not made good by %s', async (way) => {
    const { user, params, admin, caller } = await createdBy('admin', 'admin');
    if (way === 'a planted passkey') {
      const home = browserFor(api, caller.token);
      const key = await home.addDevice();
      // The owner starts over, but the device stays.
      const owner = await enterByLinkOf(superAdmin, user.id);
      await owner.ok(auth.resetPassword, { body: { newPassword: 'Quiet-River-5' } });
      const planted = api.withToken((await browserFor(api).enter(key, user.username)).body.token);
      await planted.ok(auth.resetPassword, { body: { newPassword: OWN } });
    } else if (way === 'a changed password') {
      await caller.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: KNOWN } });
    } else {
      const byLink = await enterByLinkOf(admin, user.id);
      await byLink.ok(auth.resetPassword, { body: { newPassword: 'Quiet-River-5' } });
      const again = await api.signIn({ ...user, password: 'Quiet-River-5' });
      await again.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: 'Quiet-River-5' } });
    }
    expect(await enters(user, OWN)).toBe(200);
    await superAdmin.ok(users.change, { params, body: { role: 'super_admin' } });
    expect(await enters(user, OWN)).toBe(401);
  });
});

it('an admin whose password ended with a move still counts as an admin of the ward', async () => {
  const { params, ward } = await createdBy('super_admin', 'admin');
  const moved = await createdBy('admin', 'admin');
  const after = await superAdmin.ok(users.change, { params: moved.params, body: { wardId: ward.id } });
  expect(after.mustChangePassword).toBe(true);
  const admins = await api.database.pool.query<{ id: number }>(
    "select id from users where ward_id = $1 and role = 'admin' and id <> all($2)",
    [ward.id, [params.id, moved.user.id]],
  );
  for (const { id } of admins.rows) await superAdmin.ok(users.remove, { params: { id } });
  await superAdmin.ok(users.remove, { params });
  expect((await superAdmin.refused(users.remove, { params: moved.params })).body.code).toBe('last_admin');
});

it('the list of all wards says that a password ended with the role', async () => {
  const { id } = await superAdmin.ok(users.add, {
    body: { username: 'not-in-yet', password: FIRST, firstName: 'New', lastName: 'Person', role: 'sacrament_planner' },
  });
  const after = await superAdmin.ok(users.changeRole, { params: { id }, body: { role: 'music_planner' } });
  expect(after.mustChangePassword).toBe(true);
  expect(await enters({ id, username: 'not-in-yet', password: FIRST }, FIRST)).toBe(401);
});

describe('a password that began with a super admin', () => {
  it('follows the person to another ward and role', async () => {
    const { user, params } = await createdBy('super_admin');
    await superAdmin.ok(users.change, { params, body: { wardId: there.id } });
    await superAdmin.ok(users.change, { params, body: { role: 'super_admin' } });
    expect(await enters(user, KNOWN)).toBe(200);
  });

  it.each(['resetPassword', 'change'] as const)('may be known to an admin after that admin’s %s', async (deed) => {
    const { user, params, ward } = await createdBy('super_admin');
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(users[deed], { params, body: { newPassword: FIRST, password: FIRST } });
    const caller = await api.signIn({ ...user, password: FIRST });
    await caller.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: FIRST } });
    await superAdmin.ok(users.change, { params, body: { role: 'super_admin' } });
    expect(await enters(user, OWN)).toBe(401);
  });
});
