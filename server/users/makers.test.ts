import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, type Caller } from '#tests/api.ts';
import { register } from '#tests/authenticator.ts';
import { browserFor } from '#tests/passkey-browser.ts';

const api = await openApi();
const { auth, passkeys, users } = API;
const NEW = 'Wide-Open-Fields-3';
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8);
const there = await api.makeWard();
const superAdmin = await api.signedIn(there, 'super_admin');

const secretOf = async (maker: Caller, id: number): Promise<string> =>
  (await maker.ok(users.makeLink, { params: { id } })).link.split('link=')[1] ?? '';
const enter = (secret: string) => api.anonymous.send(auth.enterByLink, { body: { secret } });

/** Two links that someone made for others: an admin in their ward, which has another admin, or a super admin in another one. */
async function madeBy(role: 'admin' | 'super_admin' = 'admin') {
  const home = await api.makeWard();
  const admin = await api.signedIn(home, 'admin');
  const user = await api.makeUser(home, role);
  const maker = await api.signIn(user);
  const where = role === 'admin' ? home : there;
  const people = await Promise.all((['admin', 'program'] as const).map((other) => api.makeUser(where, other)));
  const secrets = await Promise.all(people.map(({ id }) => secretOf(maker, id)));
  return { admin, maker, user, params: { id: user.id }, people, secrets };
}
type Made = Awaited<ReturnType<typeof madeBy>>;

const demoted = (to: Role) => ({ body: { role: to } });
const EVENTS: [string, (made: Made) => Promise<unknown>, ('admin' | 'super_admin')?][] = [
  [
    'gets a role that manages no users',
    ({ admin, params }) => admin.ok(users.change, { params, ...demoted('program') }),
  ],
  [
    'gets one in the list of all wards',
    ({ params }) => superAdmin.ok(users.changeRole, { params, body: { role: 'sacrament_planner' } }),
  ],
  [
    'is no longer a super admin',
    ({ params }) => superAdmin.ok(users.change, { params, ...demoted('admin') }),
    'super_admin',
  ],
  ['is deactivated', ({ admin, params }) => admin.ok(users.deactivate, { params })],
  ['is deleted', ({ admin, params }) => admin.ok(users.remove, { params })],
  ['moves to another ward', ({ params }) => superAdmin.ok(users.change, { params, body: { wardId: there.id } })],
  [
    'has their password reset by an admin',
    ({ admin, params }) => admin.ok(users.resetPassword, { params, body: { newPassword: NEW } }),
  ],
  [
    'gets a password with other changes',
    ({ admin, params }) => admin.ok(users.change, { params, body: { password: NEW } }),
  ],
  ['has their passkeys removed by an admin', ({ admin, params }) => admin.ok(users.removePasskeys, { params })],
  [
    'sets a new password themselves',
    ({ maker }) => maker.ok(auth.resetPassword, { body: { newPassword: NEW, currentPassword: PASSWORD } }),
  ],
];

describe('a sign-in link', () => {
  it.each(EVENTS)('ends when the person who made it %s', async (_, event, role) => {
    const made = await madeBy(role);
    await event(made);
    for (const secret of made.secrets) {
      const { status, body } = await enter(secret);
      expect([status, body.code]).toEqual([401, 'bad_link']);
    }
  });

  it('stays good while the person who made it may make it, whatever becomes of other admins', async () => {
    const { admin, maker, params, secrets } = await madeBy();
    await admin.ok(users.change, { params, body: { lastName: 'Renamed', email: 'maker@example.org' } });
    await maker.ok(users.remove, { params: { id: (await admin.ok(auth.user)).id } });
    await maker.ok(auth.logout);
    for (const secret of secrets) expect((await enter(secret)).status).toBe(200);
  });

  it('made by another admin instead stays good when the first one leaves', async () => {
    const { admin, params, people, secrets } = await madeBy();
    const again = await secretOf(admin, people[1]?.id ?? 0);
    await admin.ok(users.remove, { params });
    expect(await Promise.all([...secrets, again].map(async (secret) => (await enter(secret)).status))).toEqual([
      401, 401, 200,
    ]);
  });

  it(
    'used while its maker is demoted signs in before that or not at all',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { admin, params, people, secrets } = await madeBy();
        const [first = '', second = ''] = secrets;
        const [change, entered] = await Promise.all([
          admin.send(users.change, { params, ...demoted('program') }),
          enter(first),
        ]);
        expect(change.status, change.text).toBe(200);
        expect([200, 401], entered.text).toContain(entered.status);
        expect([(await enter(first)).status, (await enter(second)).status]).toEqual([401, 401]);
        const { rows } = await api.database.pool.query('select user_id from sessions where user_id = any($1)', [
          people.map(({ id }) => id),
        ]);
        expect(rows).toEqual(entered.status === 200 ? [{ user_id: people[0]?.id }] : []);
      }
    },
    60_000 + ROUNDS * 2_000,
  );

  it(
    'asked for while its maker is demoted is not made, or ends with that',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { admin, maker, params, people } = await madeBy();
        const [change, ...made] = await Promise.all([
          admin.send(users.change, { params, ...demoted('program') }),
          ...people.map(({ id }) => maker.send(users.makeLink, { params: { id } })),
        ]);
        expect(change.status, change.text).toBe(200);
        for (const { status, body, text } of made) {
          expect([201, 401], text).toContain(status);
          if (status === 201) expect((await enter(body.link.split('link=')[1])).status).toBe(401);
        }
      }
    },
    60_000 + ROUNDS * 2_000,
  );
});

it('a passkey that was begun before its owner was demoted is not added afterward', async () => {
  const { admin, maker, params } = await madeBy();
  const browser = browserFor(api, maker.token);
  const options = await browser.send(passkeys.beginRegistration);
  await admin.ok(users.change, { params, ...demoted('program') });
  const { response } = register(options.body, api.context.env.origin);
  const refusal = await browser.send(passkeys.finishRegistration, { response, credentialName: 'Kept' });
  expect(refusal.status).toBe(401);
  const { rows } = await api.database.pool.query('select id from webauthn_credentials where user_id = $1', [params.id]);
  expect(rows).toEqual([]);
});
