import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { sweepSessions } from '#server/auth/queries.ts';
import { findActor, sweepLapsed } from '#server/auth/service.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { auth } = API;
const later = (ms: number) => new Date(WEDNESDAY.getTime() + ms);

/** Each with a clock of its own, on the one database. */
async function openSignedIn() {
  const api = await openApi();
  const user = await api.makeUser(await api.makeWard(), 'admin');
  return { api, user, caller: await api.signIn(user) };
}

describe('a session', () => {
  it.each(['POST', 'GET'] as const)('ends with %s /api/logout, and only that one', async (method) => {
    const { api, user, caller } = await openSignedIn();
    const phone = await api.signIn(user);
    await caller.ok(method === 'POST' ? auth.logout : auth.logoutPage);
    expect((await caller.refused(auth.user)).body.message).toBe('Unauthorized');
    await phone.ok(auth.user);
    await caller.ok(auth.logout);
  });

  it('is found with its own ward when others are looked up in the same turn', async () => {
    const { api, user, caller } = await openSignedIn();
    const [here, there] = [await api.makeWard(), await api.makeWard()];
    for (const { id } of [here, there]) await api.makeMember({ id, name: '' });
    const other = await api.makeUser(here, 'program');
    const beside = await api.signIn(other);
    const asked = [
      [caller.token, here.id],
      [beside.token, here.id],
      [caller.token, there.id],
      ['no one’s', here.id],
      [beside.token, null],
    ] as const;
    const found = await Promise.all(asked.map(([token, ward]) => findActor(api.context, token, ward)));
    expect(found.map((session) => session && [session.account.id, session.revised?.wardId])).toEqual([
      [user.id, here.id],
      [other.id, here.id],
      [user.id, there.id],
      null,
      [other.id, here.id],
    ]);
  });

  it('lasts seven days without use', async () => {
    const { api, caller } = await openSignedIn();
    api.clock.now = later(7 * DAY + 1);
    expect((await caller.refused(auth.user)).status).toBe(401);
  });

  it('that has lapsed is distinguished from one that was ended, for some weeks', async () => {
    const { api, user, caller } = await openSignedIn();
    const reason = async () => {
      const { status, body } = await caller.refused(auth.user);
      expect([status, body.message]).toEqual([401, 'Unauthorized']);
      return body.code;
    };
    api.clock.now = later(8 * DAY);
    await sweepLapsed(api.context);
    expect(await reason()).toBe('sign_in_lapsed');
    await api.database.pool.query('update users set is_active = false where id = $1', [user.id]);
    expect(await reason()).toBe('unauthorized');
    await api.database.pool.query('update users set is_active = true where id = $1', [user.id]);
    await caller.ok(auth.logout);
    expect(await reason()).toBe('unauthorized');

    const other = await openSignedIn();
    other.api.clock.now = later(29 * DAY);
    await sweepLapsed(other.api.context);
    expect((await other.caller.refused(auth.user)).body.code).toBe('unauthorized');
  });

  it('is extended by use, and still ends after thirty days', async () => {
    const { api, caller } = await openSignedIn();
    for (const day of [6, 12, 18, 24, 29.9]) {
      api.clock.now = later(day * DAY);
      await caller.ok(auth.user);
    }
    api.clock.now = later(30 * DAY);
    expect((await caller.refused(auth.user)).status).toBe(401);
  });

  it('isn’t extended by a screen that checks automatically whether anything has changed', async () => {
    const { api, caller } = await openSignedIn();
    for (const day of [2, 4, 6.9]) {
      api.clock.now = later(day * DAY);
      await caller.ok(API.wards.revision);
    }
    api.clock.now = later(7 * DAY + 1);
    expect((await caller.refused(API.wards.revision)).body.code).toBe('sign_in_lapsed');
  });

  it('is written at most once an hour', async () => {
    const { api, user, caller } = await openSignedIn();
    const expiry = async () =>
      (
        await api.database.pool.query<{ expire: Date }>('select expire from sessions where user_id = $1', [user.id])
      ).rows[0]?.expire.getTime();
    const first = await expiry();
    api.clock.now = later(0.9 * HOUR);
    await caller.ok(auth.user);
    expect(await expiry()).toBe(first);
    api.clock.now = later(2 * HOUR);
    await caller.ok(auth.user);
    expect(await expiry()).toBe((first ?? 0) + 2 * HOUR);
  });

  it('ends with the next request once the user is deactivated or deleted', async () => {
    for (const sql of ['update users set is_active = false where id = $1', 'delete from users where id = $1']) {
      const { api, user, caller } = await openSignedIn();
      await caller.ok(auth.user);
      await api.database.pool.query(sql, [user.id]);
      expect((await caller.refused(auth.user)).status).toBe(401);
    }
  });

  it('has the role that the user has now', async () => {
    const { api, user, caller } = await openSignedIn();
    await caller.ok(API.members.list);
    await api.database.pool.query("update users set role = 'program' where id = $1", [user.id]);
    expect((await caller.refused(API.members.list)).status).toBe(403);
  });

  it('is valid in every server on the same database, and ends in all of them', async () => {
    const { caller } = await openSignedIn();
    const second = await openApi();
    const there = second.withToken(caller.token);
    await there.ok(auth.user);
    await caller.ok(auth.logout);
    expect((await there.refused(auth.user)).status).toBe(401);
  });

  it('is deleted when it is over, and not before', async () => {
    const { api, user, caller } = await openSignedIn();
    const count = async () =>
      (await api.database.pool.query('select 1 from sessions where user_id = $1', [user.id])).rowCount;
    await sweepSessions(api.database.db, later(6 * DAY));
    await caller.ok(auth.user);
    await sweepSessions(api.database.db, later(8 * DAY));
    expect(await count()).toBe(0);
  });
});

it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'bearer  x', `Bearer ${'x'.repeat(5000)}`, 'Bearer null'])(
  'the authorization header %j is not accepted',
  async (header) => {
    const api = await openApi();
    const answer = await fetch(`${api.origin}/api/auth/user`, { headers: { authorization: header } });
    expect([answer.status, await answer.text()]).toEqual([401, '{"message":"Unauthorized","code":"unauthorized"}']);
  },
);

it('a token in a cookie or an address is not accepted', async () => {
  const { api, caller } = await openSignedIn();
  const byCookie = await fetch(`${api.origin}/api/auth/user?token=${caller.token}`, {
    headers: { cookie: `authToken=${caller.token}; connect.sid=${caller.token}` },
  });
  expect(byCookie.status).toBe(401);
});
