import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { openApi } from '#tests/api.ts';

/** A short run each time; `RACE_ROUNDS=200` for a long one. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8);
const { users, auth } = API;
const TAKEN = 'Taken-By-Admin-7';
const api = await openApi();
const home = await api.makeWard();
const there = await api.makeWard();
await api.makeUser(home, 'admin');
const superAdmin = await api.signedIn(home, 'super_admin');

/** What the admin asks for again and again while the super admin promotes or moves a person. */
async function grab(kind: 'link' | 'password' | 'edit', id: number): Promise<string[]> {
  const admin = await api.signedIn(home, 'admin');
  const secrets: string[] = [];
  for (let asked = 0; asked < ACCOUNT_LIMITS.forOne.session; asked++) {
    const params = { id };
    const answer =
      kind === 'link'
        ? await admin.send(users.makeLink, { params })
        : kind === 'password'
          ? await admin.send(users.resetPassword, { params, body: { newPassword: TAKEN } })
          : await admin.send(users.change, { params, body: { password: TAKEN } });
    expect([200, 201, 204, 403, 404, 409], answer.text).toContain(answer.status);
    if (answer.status === 201) secrets.push(answer.body.link.split('link=')[1]);
    if (answer.status >= 400) break;
  }
  return secrets;
}

const RAISES = {
  raised: { body: { role: 'super_admin' as const } },
  moved: { body: { wardId: there.id } },
};

it.each(['link', 'password', 'edit'] as const)(
  'an admin who asks for a %s in a loop has no access once the person is promoted or moved',
  async (kind) => {
    let [through, won] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const change = round % 2 ? RAISES.raised : RAISES.moved;
      const user = await api.makeUser(home, 'admin');
      const [secrets, changed] = await Promise.all([
        grab(kind, user.id),
        superAdmin.send(users.change, { params: { id: user.id }, ...change }),
      ]);
      // The admin's password came first: then the promotion is refused.
      expect([200, 409], changed.text).toContain(changed.status);
      if (changed.status === 409) expect(changed.body.code).toBe('set_password_first');
      else won += 1;
      const entered = [
        ...(await Promise.all(secrets.map((secret) => api.anonymous.send(auth.enterByLink, { body: { secret } })))),
        await api.anonymous.send(auth.login, { body: { username: user.username, password: TAKEN } }),
      ];
      if (changed.status === 200) through += entered.filter(({ status }) => status === 200).length;
    }
    expect(through, `${through} ways in over ${won} raises and moves`).toBe(0);
    expect(won).toBeGreaterThan(0);
  },
  60_000 + ROUNDS * 3_000,
);

/** Runs `deed` after everything that a request reads before its transaction, and before that begins. */
function beforeNextTransaction(deed: () => Promise<unknown>): void {
  const { pool } = api.database;
  const connect = pool.connect.bind(pool);
  Reflect.set(pool, 'connect', async (...callback: []) => {
    if (callback.length > 0) return connect(...callback);
    Reflect.set(pool, 'connect', connect);
    await deed();
    return connect();
  });
}

it.each(['makeLink', 'resetPassword', 'change'] as const)(
  'what was true before the lock no longer counts under it (%s)',
  async (deed) => {
    const admin = await api.signedIn(home, 'admin');
    for (const [change, status] of [
      [RAISES.raised, 403],
      [RAISES.moved, 404],
    ] as const) {
      const params = { id: (await api.makeUser(home, 'program')).id };
      beforeNextTransaction(() => superAdmin.ok(users.change, { params, ...change }));
      const refusal = await admin.refused(users[deed], { params, body: { newPassword: TAKEN, password: TAKEN } });
      expect(refusal.status).toBe(status);
      const { rows } = await api.database.pool.query('select hash from sign_in_links where user_id = $1', [params.id]);
      expect(rows).toEqual([]);
    }
  },
);

it(
  'of four links created at once, one is left',
  async () => {
    const admin = await api.signedIn(home, 'admin');
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await api.makeUser(home, 'program');
      const asked = await Promise.all([1, 2, 3, 4].map(() => admin.send(users.makeLink, { params: { id } })));
      expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const { rows } = await api.database.pool.query('select hash from sign_in_links where user_id = $1', [id]);
      expect(rows).toHaveLength(1);
      await api.database.pool.query("delete from rate_limits where key like 'account-%'");
    }
  },
  60_000 + ROUNDS * 1_000,
);

it.each(['makeLink', 'resetPassword', 'change'] as const)(
  'a person who is deleted in the meantime is not found (%s)',
  async (deed) => {
    const admin = await api.signedIn(home, 'admin');
    for (let round = 0; round < ROUNDS; round++) {
      const params = { id: (await api.makeUser(home, 'program')).id };
      const [removed, ...answers] = await Promise.all([
        superAdmin.send(users.remove, { params }),
        admin.send(users[deed], { params, body: { newPassword: TAKEN, password: TAKEN } }),
        admin.send(users[deed], { params, body: { newPassword: TAKEN, password: TAKEN } }),
      ]);
      expect(removed.status, removed.text).toBe(204);
      for (const { status, text } of answers) expect([200, 201, 204, 404], text).toContain(status);
      expect((await admin.refused(users[deed], { params, body: { newPassword: TAKEN } })).status).toBe(404);
      await api.database.pool.query("delete from rate_limits where key like 'account-%'");
    }
  },
  60_000 + ROUNDS * 2_000,
);

it(
  'an admin who loses access in the meantime creates no one and changes no one',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const actor = await api.makeUser(home, 'admin');
      const [caller, target] = [await api.signIn(actor), await api.makeUser(home, 'program')];
      const username = `made-too-late-${round}`;
      const form = { username, password: 'sunday', firstName: 'A', lastName: 'B', role: 'admin' as const };
      const [demoted, ...answers] = await Promise.all([
        superAdmin.send(users.changeRole, { params: { id: actor.id }, body: { role: 'music_planner' } }),
        caller.send(users.add, { body: form }),
        caller.send(users.makeLink, { params: { id: target.id } }),
      ]);
      expect(demoted.status, demoted.text).toBe(200);
      for (const { status, text } of answers) expect([201, 401], text).toContain(status);
      expect((await caller.refused(users.add, { body: form })).status).toBe(401);
    }
  },
  60_000 + ROUNDS * 2_000,
);
