import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { ROUTES } from '#server/routes.ts';
import { openApi } from '#tests/api.ts';
import { makePlace } from '#tests/example-place.ts';
import { EXAMPLES, type Example } from '#tests/examples.ts';

const api = await openApi();
const { users, auth } = API;
const FIRST = 'sunday';
const OWN = 'Wide-Open-Fields-3';
let made = 0;

async function newcomer(role: 'admin' | 'sacrament_planner' = 'sacrament_planner') {
  const ward = await api.makeWard();
  const admin = await api.signedIn(ward, 'admin');
  const superAdmin = await api.signedIn(ward, 'super_admin');
  const username = `newcomer-${(made += 1)}`;
  const form = { username, password: FIRST, firstName: 'New', lastName: 'Comer', role };
  const { id } = await admin.ok(users.add, { body: form });
  return { ward, admin, superAdmin, user: { id, username, password: FIRST } };
}

describe('a person whose password someone else has set', () => {
  it('learns only who they are until they have set their own', async () => {
    const { ward, user } = await newcomer('admin');
    const caller = await api.signIn(user);
    const place = await makePlace(api, ward, '2026-07-05');
    const open: string[] = [];
    for (const [feature, records] of Object.entries(API)) {
      for (const [name, record] of Object.entries(records as Record<string, Route>)) {
        const row = (ROUTES as Record<string, Record<string, { needs: string }>>)[feature]?.[name];
        if (row?.needs === 'anybody') continue;
        const example = (EXAMPLES as Record<string, Record<string, Example>>)[feature]?.[name];
        const answer = await caller.send(record, example?.input(place));
        if (answer.status === 403 && answer.body.code === 'set_password_first') continue;
        open.push(`${feature}.${name}`);
      }
    }
    expect(open).toEqual(['auth.user', 'auth.capabilities', 'auth.resetPassword']);
    await caller.ok(auth.resetPassword, { body: { newPassword: OWN } });
    await caller.ok(users.list);
    await (await api.signIn({ ...user, password: OWN })).ok(users.list);
  });

  it('may sign out, and the message says what to do', async () => {
    const { user } = await newcomer();
    const caller = await api.signIn(user);
    const refusal = await caller.refused(API.meetings.list);
    expect([refusal.status, refusal.body.code, refusal.body.message]).toEqual([
      403,
      'set_password_first',
      'Set your own password first. Someone else may know your current one.',
    ]);
    await caller.ok(auth.logout);
    expect((await caller.refused(auth.user)).status).toBe(401);
  });

  it('cannot keep the one that they were given', async () => {
    const { user, admin } = await newcomer();
    await admin.ok(users.resetPassword, { params: { id: user.id }, body: { newPassword: OWN } });
    const caller = await api.signIn({ ...user, password: OWN });
    const refusal = await caller.refused(auth.resetPassword, { body: { newPassword: OWN, currentPassword: OWN } });
    expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, 'newPassword']);
    expect((await caller.refused(API.meetings.list)).status).toBe(403);
  });

  it('cannot be made an admin or super admin by any call', async () => {
    const { user, admin, superAdmin } = await newcomer();
    const params = { id: user.id };
    const own = await api.makeUser(await api.makeWard(), 'program');
    const tries = [
      await admin.refused(users.change, { params, body: { role: 'admin' } }),
      await superAdmin.refused(users.change, { params, body: { role: 'super_admin' } }),
      await superAdmin.refused(users.changeRole, { params, body: { role: 'admin' } }),
      await superAdmin.refused(users.change, { params: { id: own.id }, body: { role: 'admin', password: 'monday' } }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [409, 'set_password_first']));
    expect(tries[0]?.body.message).toContain('set their own');
    const caller = await api.signIn(user);
    await caller.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: FIRST } });
    await superAdmin.ok(users.change, { params, body: { role: 'super_admin' } });
  });

  it.each(['admin', 'super_admin'] as const)('cannot be made %s by a password set through a link', async (role) => {
    const { user, admin, superAdmin } = await newcomer();
    const params = { id: user.id };
    const caller = await api.signIn(user);
    await caller.ok(auth.resetPassword, { body: { newPassword: OWN, currentPassword: FIRST } });
    const { link } = await admin.ok(users.makeLink, { params });
    const { token } = await api.anonymous.ok(auth.enterByLink, { body: { secret: link.split('link=')[1] ?? '' } });
    const byLink = api.withToken(token);
    const promote = () => superAdmin.send(users.change, { params, body: { role } });
    const refused = async () => {
      const { status, body } = await promote();
      return [status, body.code, (await superAdmin.ok(users.list)).find(({ id }) => id === user.id)?.role];
    };
    const REFUSED = [409, 'set_password_first', 'sacrament_planner'];
    for (const nth of [1, 2]) {
      const body = { newPassword: `${OWN}-${nth}`, currentPassword: nth === 1 ? undefined : `${OWN}-1` };
      await byLink.ok(auth.resetPassword, { body });
      expect(await refused()).toEqual(REFUSED);
    }
    const owner = await api.signIn({ ...user, password: `${OWN}-2` });
    expect(await refused()).toEqual(REFUSED);
    await owner.ok(auth.resetPassword, { body: { newPassword: 'Quiet-River-5', currentPassword: `${OWN}-2` } });
    expect((await promote()).status).toBe(200);
  });

  it('cannot use it after a change of role or ward; a password of their own keeps working', async () => {
    const there = await api.makeWard();
    for (const change of [{ role: 'music_planner' as const }, { wardId: there.id }]) {
      const { user, admin, superAdmin } = await newcomer();
      const params = { id: user.id };
      const { link } = await admin.ok(users.makeLink, { params });
      await superAdmin.ok(users.change, { params, body: change });
      expect((await api.anonymous.refused(auth.login, { body: user })).status).toBe(401);
      const secret = link.split('link=')[1] ?? '';
      expect((await api.anonymous.refused(auth.enterByLink, { body: { secret } })).status).toBe(401);
      const fresh = await superAdmin.ok(users.makeLink, { params });
      const entered = await api.anonymous.ok(auth.enterByLink, {
        body: { secret: fresh.link.split('link=')[1] ?? '' },
      });
      await api.withToken(entered.token).ok(auth.resetPassword, { body: { newPassword: OWN } });
      await superAdmin.ok(users.change, { params, body: { role: 'program' } });
      await api.signIn({ ...user, password: OWN });
    }
  });
});

it('links and passwords for others are limited, for one person and in all', async () => {
  const { ward, user, superAdmin } = await newcomer();
  const owner = await api.makeUser(ward, 'admin');
  const admin = await api.signIn(owner);
  const params = { id: user.id };
  const asked = async (sends: number, deed: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let nth = 0; nth < sends; nth++) statuses.push((await deed()).status);
    return statuses;
  };
  const link = () => admin.send(users.makeLink, { params });
  expect(await asked(8, link)).toEqual(Array(8).fill(201));
  expect((await admin.send(users.change, { params, body: { password: 'monday' } })).status).toBe(200);
  expect((await admin.send(users.resetPassword, { params, body: { newPassword: OWN } })).status).toBe(204);
  const refusal = await admin.refused(users.makeLink, { params });
  expect([refusal.status, Number(refusal.headers['retry-after']) > 800]).toEqual([429, true]);
  expect((await superAdmin.send(users.makeLink, { params })).status).toBe(201);
  const nobody = () => admin.send(users.makeLink, { params: { id: 1_000_000 + (made += 1) } });
  const statuses = await asked(60, nobody);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([49, 429]);
  // A stolen session uses up only its own share.
  expect((await (await api.signIn(owner)).send(users.makeLink, { params })).status).toBe(201);
});
