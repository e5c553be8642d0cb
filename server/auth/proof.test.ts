import { afterEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { MOST_PASSKEYS } from '#shared/passkeys/limits.ts';
import { openApi, PASSWORD, WEDNESDAY, type Caller } from '#tests/api.ts';
import { sign } from '#tests/authenticator.ts';
import { browserFor, makeHolder } from '#tests/passkey-browser.ts';

const api = await openApi();
const { auth, passkeys, users } = API;
const MINUTE = 60_000;
const later = (minutes: number) => (api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE));
afterEach(() => {
  api.clock.now = WEDNESDAY;
});

const stale = async (caller: Caller, ...[record, sent]: Parameters<Caller['refused']>) => {
  const { status, body } = await caller.refused(record, sent);
  return [status, body.code];
};
const CONFIRM = [403, 'confirm_first'];

describe('what would make a stolen sign-in permanent', () => {
  it('is allowed within five minutes of signing in, and after that only with the password', async () => {
    const user = await api.makeUser(await api.makeWard(), 'admin');
    const caller = await api.signIn(user);
    const params = { id: user.id };
    const home = browserFor(api, caller.token);
    later(5);
    await home.addDevice('iPhone');
    const [device] = await caller.ok(passkeys.list);
    later(1);
    const tries = [
      await stale(caller, passkeys.beginRegistration),
      await stale(caller, passkeys.remove, { params: { id: device?.id } }),
      await stale(caller, users.removePasskeys, { params }),
      await stale(caller, users.change, { params, body: { email: 'thief@example.org' } }),
      await stale(caller, users.change, { params, body: { password: 'Wide-Open-Fields-3' } }),
      await stale(caller, users.makeLink, { params }),
      await stale(caller, users.resetPassword, { params, body: { newPassword: 'Wide-Open-Fields-3' } }),
      await stale(caller, auth.resetPassword, { body: { newPassword: 'Wide-Open-Fields-3' } }),
    ];
    expect(tries).toEqual(tries.map(() => CONFIRM));
    expect(await caller.ok(passkeys.list)).toEqual([device]);
    await caller.ok(users.change, { params, body: { firstName: 'Still', email: null } });

    const wrong = await caller.refused(auth.confirm, { body: { password: 'wrong' } });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'password', message: 'Password is incorrect' }]]);
    expect(await stale(caller, passkeys.beginRegistration)).toEqual(CONFIRM);
    await caller.ok(auth.confirm, { body: { password: PASSWORD } });
    later(5);
    await caller.ok(users.change, { params, body: { email: 'owner@example.org' } });
    await caller.ok(passkeys.remove, { params: { id: device?.id ?? 0 } });
    await caller.ok(auth.resetPassword, { body: { newPassword: 'Wide-Open-Fields-3' } });
  });

  it('is also allowed after a passkey, only in the session that asked for it and by its owner', async () => {
    const { caller, home, key, user } = await makeHolder(api);
    const other = await makeHolder(api);
    later(6);
    const begun = await other.home.begin(user.username);
    const foreign = await other.home.finish(sign(key, begun.body, api.context.env.origin));
    expect([foreign.status, foreign.body.token === other.caller.token]).toEqual([200, false]);
    expect(await stale(other.caller, passkeys.beginRegistration)).toEqual(CONFIRM);
    expect(await stale(caller, passkeys.beginRegistration)).toEqual(CONFIRM);
    const proven = await home.enter(key, user.username);
    expect([proven.status, proven.body.token]).toEqual([200, caller.token]);
    await home.addDevice('Mac');
  });

  it('is not allowed by a link, which the person who created it also has', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const user = await api.makeUser(ward, 'admin');
    const { link } = await admin.ok(users.makeLink, { params: { id: user.id } });
    const { token } = await api.anonymous.ok(auth.enterByLink, { body: { secret: link.split('link=')[1] ?? '' } });
    const caller = api.withToken(token);
    // As if no password were asked for first.
    await api.database.pool.query('update users set must_change_password = false where id = $1', [user.id]);
    expect(await stale(caller, passkeys.beginRegistration)).toEqual(CONFIRM);
    await caller.ok(auth.resetPassword, { body: { newPassword: 'Wide-Open-Fields-3' } });
    await caller.ok(passkeys.beginRegistration);
  });

  it.each(['sacrament_planner', 'admin'] as const)(
    'is not allowed by a passkey if someone else set the password: %s',
    async (role) => {
      const { user, key, stranger } = await makeHolder(api);
      await api.database.pool.query('update users set must_change_password = true, role = $2 where id = $1', [
        user.id,
        role,
      ]);
      const entered = await stranger.enter(key, user.username);
      expect(entered.body.user.needsCurrentPassword).toBe(true);
      const caller = api.withToken(entered.body.token);
      const refusal = await caller.refused(auth.resetPassword, { body: { newPassword: 'Wide-Open-Fields-3' } });
      expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, 'currentPassword']);
      await caller.ok(auth.resetPassword, { body: { newPassword: 'Wide-Open-Fields-3', currentPassword: PASSWORD } });
    },
  );
});

it('of thirty simultaneous guesses at your own password, ten are answered, and then even the right one is delayed', async () => {
  for (const ask of [
    (caller: Caller, password: string) => caller.send(auth.confirm, { body: { password } }),
    (caller: Caller, currentPassword: string) =>
      caller.send(auth.resetPassword, { body: { currentPassword, newPassword: 'Wide-Open-Fields-3' } }),
  ]) {
    const user = await api.makeUser(await api.makeWard(), 'program');
    const caller = await api.signIn(user);
    const burst = await Promise.all(Array.from({ length: 30 }, (_, nth) => ask(caller, `guess ${nth}`)));
    const counted = (status: number) => burst.filter((answer) => answer.status === status).length;
    expect([counted(400), counted(429)]).toEqual([10, 20]);
    expect((await ask(caller, PASSWORD)).status).toBe(429);
    // The owner is not kept from signing in.
    await api.signIn(user);
  }
});

it('guesses in a stolen session don’t lock the owner out of another one', async () => {
  const user = await api.makeUser(await api.makeWard(), 'admin');
  const [thief, owner] = [await api.signIn(user), await api.signIn(user)];
  const guess = (nth: number) => thief.send(auth.confirm, { body: { password: `guess ${nth}` } });
  const burst = await Promise.all(Array.from({ length: 60 }, (_, nth) => guess(nth)));
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(50);
  await owner.ok(auth.resetPassword, { body: { currentPassword: PASSWORD, newPassword: 'Wide-Open-Fields-3' } });
  expect((await thief.refused(auth.user)).status).toBe(401);
});

it('one person’s guesses are limited across all of their sessions, too', async () => {
  const user = await api.makeUser(await api.makeWard(), 'program');
  const answered = { 400: 0, 429: 0 };
  for (let nth = 0; nth < 6; nth++) {
    const caller = await api.signIn(user);
    const guess = () => caller.send(auth.confirm, { body: { password: 'wrong' } });
    for (const { status } of await Promise.all(Array.from({ length: 10 }, guess))) {
      answered[status as keyof typeof answered] += 1;
    }
  }
  expect(answered).toEqual({ 400: 50, 429: 10 });
});

describe('the passkeys of a person', () => {
  it(`are at most ${MOST_PASSKEYS}, even when two are added at once`, async () => {
    const { user, home, caller } = await makeHolder(api);
    await api.database.pool.query(
      `insert into webauthn_credentials (user_id, credential_id, public_key)
       select $1, 'made-' || $1::int || '-' || n, 'x' from generate_series(2, $2::int) n`,
      [user.id, MOST_PASSKEYS - 1],
    );
    const browsers = [home, browserFor(api, caller.token)];
    const added = await Promise.allSettled(browsers.map((browser) => browser.addDevice()));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await caller.ok(passkeys.list)).toHaveLength(MOST_PASSKEYS);
    const refusal = await caller.refused(passkeys.beginRegistration);
    expect([refusal.status, refusal.body.code]).toEqual([409, 'too_many_passkeys']);
  });

  it('end the sessions they opened when they are removed, except the current one', async () => {
    const { user, caller, home, key, stranger } = await makeHolder(api);
    const second = await home.addDevice('Mac');
    const byKey = api.withToken((await stranger.enter(key, user.username)).body.token);
    const bySecond = api.withToken((await stranger.enter(second, user.username)).body.token);
    const [first, other] = await caller.ok(passkeys.list);
    await caller.ok(passkeys.remove, { params: { id: first?.id ?? 0 } });
    expect((await byKey.refused(auth.user)).status).toBe(401);
    await bySecond.ok(passkeys.remove, { params: { id: other?.id ?? 0 } });
    await bySecond.ok(auth.user);
    await caller.ok(auth.user);
  });

  it('are shown to an admin only as present or not, and removed in one action along with every session', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const user = await api.makeUser(ward, 'program');
    const caller = await api.signIn(user);
    const key = await browserFor(api, caller.token).addDevice('Pixel of Ruth');
    const listed = await admin.send(users.list);
    expect(listed.body.find(({ id }: { id: number }) => id === user.id)?.hasPasskeys).toBe(true);
    expect(listed.text).not.toMatch(/Pixel/);
    const after = await admin.ok(users.removePasskeys, { params: { id: user.id } });
    expect(after.hasPasskeys).toBe(false);
    expect((await caller.refused(auth.user)).status).toBe(401);
    expect((await browserFor(api).enter(key)).status).toBe(401);
    const { rows } = await api.database.pool.query(
      "select subject from audit_events where action = 'passkeys_removed'",
    );
    expect(rows).toEqual([{ subject: user.username }]);
    await api.signIn(user);
  });

  it('cannot be added by a person who loses access between start and finish', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    for (const deed of ['resetPassword', 'remove'] as const) {
      const user = await api.makeUser(ward, 'program');
      const home = browserFor(api, (await api.signIn(user)).token);
      const [reset] = await Promise.all([
        admin.send(users[deed], { params: { id: user.id }, body: { newPassword: 'Wide-Open-Fields-3' } }),
        home.addDevice().catch((error: Error) => expect(error.message).toContain('Unauthorized')),
      ]);
      expect(reset.status).toBe(204);
      await expect(home.addDevice()).rejects.toThrow(/challenge|Unauthorized/);
    }
  });
});
