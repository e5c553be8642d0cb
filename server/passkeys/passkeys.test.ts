import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { register, sign } from '#tests/authenticator.ts';
import { browserFor, makeHolder } from '#tests/passkey-browser.ts';

const api = await openApi();
const { passkeys } = API;
const { origin } = api.context.env;

describe('a passkey', () => {
  it('is registered, listed, signs its owner in and is removed', async () => {
    const { user, caller, home, key, stranger } = await makeHolder(api);
    const [listed] = await caller.ok(passkeys.list);
    expect(listed).toEqual({
      id: listed?.id,
      name: 'iPhone',
      deviceType: 'singleDevice',
      createdAt: api.clock.now.toISOString(),
      lastUsedAt: null,
    });
    const entered = await stranger.enter(key, user.username);
    expect([entered.status, entered.body.verified, entered.body.user.id]).toEqual([200, true, user.id]);
    expect((await api.withToken(entered.body.token).ok(API.auth.user)).username).toBe(user.username);
    const [used] = await caller.ok(passkeys.list);
    expect(used?.lastUsedAt).toBe(api.clock.now.toISOString());
    await caller.ok(passkeys.remove, { params: { id: used?.id ?? 0 } });
    expect(await caller.ok(passkeys.list)).toEqual([]);
    expect((await stranger.begin(user.username)).status).toBe(404);
    expect((await stranger.enter(key)).status).toBe(401);
    expect((await home.send(passkeys.remove, undefined, { params: { id: used?.id } })).body.message).toBe(
      'Biometric credential not found',
    );
  });

  it('is made for an id of 1 to 64 bytes, the same for every device of a person', async () => {
    const { caller } = await makeHolder(api);
    const [one, two] = [await caller.ok(passkeys.beginRegistration), await caller.ok(passkeys.beginRegistration)];
    const bytes = Buffer.from(one.user.id, 'base64url').length;
    expect(bytes).toBeGreaterThanOrEqual(1);
    expect(bytes).toBeLessThanOrEqual(64);
    expect(two.user.id).toBe(one.user.id);
    expect(two.challenge).not.toBe(one.challenge);
  });

  it('signs in without a name, and the options then name no one', async () => {
    const { user, key, stranger } = await makeHolder(api);
    for (const nobody of [undefined, '', '   ']) {
      const options = await stranger.begin(nobody);
      expect([options.status, options.body.allowCredentials]).toEqual([200, []]);
    }
    const entered = await stranger.enter(key);
    expect([entered.status, entered.body.user.id]).toEqual([200, user.id]);
  });

  it('works alongside a second one of the same person', async () => {
    const { user, home, key, stranger } = await makeHolder(api);
    const options = await home.send(passkeys.beginRegistration);
    expect(options.body.excludeCredentials.map(({ id }) => id)).toEqual([key.id]);
    const second = await home.addDevice('Mac');
    expect(second.userHandle).toBe(key.userHandle);
    expect((await stranger.begin(user.username)).body.allowCredentials.map(({ id }) => id)).toEqual([
      key.id,
      second.id,
    ]);
    for (const device of [key, second]) expect((await stranger.enter(device, user.username)).status).toBe(200);
  });

  it('finds its owner by the username in any case, and in the ward that is named', async () => {
    const { user, key, stranger } = await makeHolder(api);
    expect((await stranger.enter(key, `  ${user.username.toUpperCase()} `)).status).toBe(200);
    const other = await api.makeWard();
    for (const wardId of [other.id, 2_147_483_647]) {
      expect((await stranger.send(passkeys.beginAuthentication, { username: user.username, wardId })).status).toBe(404);
    }
  });

  it('counts its uses when the device does', async () => {
    const { user, key, stranger } = await makeHolder(api, { counter: 7 });
    for (const count of [8, 9]) {
      expect((await stranger.enter(key, user.username)).status).toBe(200);
      const { rows } = await api.database.pool.query(
        'select counter from webauthn_credentials where credential_id = $1',
        [key.id],
      );
      expect(rows).toEqual([{ counter: String(count) }]);
    }
  });

  it.each([2 ** 31 - 2, 2 ** 31, 2 ** 32 - 3])('counts on from %d', async (counter) => {
    const { user, key, stranger } = await makeHolder(api, { counter });
    expect((await stranger.enter(key, user.username)).status).toBe(200);
    const { rows } = await api.database.pool.query(
      'select counter from webauthn_credentials where credential_id = $1',
      [key.id],
    );
    expect(rows).toEqual([{ counter: String(counter + 1) }]);
  });

  it('of a deactivated user or ward doesn’t sign anyone in', async () => {
    const [gone, closed] = [await makeHolder(api), await makeHolder(api)];
    await api.database.pool.query('update users set is_active = false where id = $1', [gone.user.id]);
    await api.database.pool.query(
      'update wards set is_active = false where id = (select ward_id from users where id = $1)',
      [closed.user.id],
    );
    for (const { user, key, stranger } of [gone, closed]) {
      expect((await stranger.begin(user.username)).status).toBe(404);
      expect((await stranger.enter(key)).status).toBe(401);
    }
  });

  it('belongs to one account alone', async () => {
    const [one, two] = [await makeHolder(api), await makeHolder(api)];
    const options = await two.home.send(passkeys.beginRegistration);
    const { response } = register(options.body, origin, { credentialId: one.key.id });
    const again = await two.home.send(passkeys.finishRegistration, { response, credentialName: 'Mine' });
    expect([again.status, again.body.message, again.body.details]).toEqual([
      400,
      'Registration failed',
      'This device is already registered.',
    ]);
    const [listed] = await one.caller.ok(passkeys.list);
    expect((await two.caller.refused(passkeys.remove, { params: { id: listed?.id } })).status).toBe(404);
    expect(await one.caller.ok(passkeys.list)).toHaveLength(1);
    expect((await one.stranger.enter(one.key, two.user.username)).status).toBe(401);
  });

  it('is logged when it is created, used, and removed', async () => {
    const { user, caller, key, stranger } = await makeHolder(api);
    await stranger.enter(key, user.username);
    const [listed] = await caller.ok(passkeys.list);
    await caller.ok(passkeys.remove, { params: { id: listed?.id ?? 0 } });
    const { rows } = await api.database.pool.query(
      'select action, subject, detail from audit_events where actor_id = $1 order by id',
      [user.id],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'passkey_added', subject: 'iPhone', detail: null },
        { action: 'signed_in', subject: null, detail: 'with a passkey' },
        { action: 'passkey_removed', subject: 'iPhone', detail: null },
      ]),
    );
  });

  it('is deleted with its user', async () => {
    const { user, key, stranger } = await makeHolder(api);
    await api.database.pool.query('delete from users where id = $1', [user.id]);
    expect((await stranger.enter(key)).status).toBe(401);
  });
});

describe('the cookie of a ceremony', () => {
  it('is restricted: not for scripts, not for other sites, for five minutes, and only for these calls', async () => {
    const options = await browserFor(api).begin();
    expect(options.cookies).toHaveLength(1);
    const cookie = options.cookies[0] ?? '';
    expect(cookie).toMatch(
      /^passkey-ceremony=[^;]+; Path=\/api\/auth\/webauthn; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const lasts = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now();
    expect(lasts).toBeGreaterThan(290_000);
    expect(lasts).toBeLessThanOrEqual(301_000);
  });

  it('requires an encrypted connection where browsers use https', async () => {
    const secure = await openApi({ variables: { ORIGIN: 'https://planner.example.org', RP_ID: 'example.org' } });
    const { user, key, stranger } = await makeHolder(secure);
    const options = await stranger.begin();
    expect([options.body.rpId, options.cookies[0]]).toEqual(['example.org', expect.stringContaining('; Secure;')]);
    expect((await stranger.enter(key, user.username)).status).toBe(200);
  });

  it('is set by no other call, and by none that fails', async () => {
    const { caller, user } = await makeHolder(api);
    const plain = await api.makeUser(await api.makeWard(), 'admin');
    for (const answer of [
      await caller.send(passkeys.list),
      await caller.send(API.auth.user),
      await api.anonymous.send(API.auth.login, { body: user }),
    ]) {
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await browserFor(api).begin(plain.username)).cookies).toEqual([]);
  });

  it('is not a session, and a session is not a ceremony', async () => {
    const { caller, key, stranger, user } = await makeHolder(api);
    const options = await stranger.begin(user.username);
    const sid =
      decodeURIComponent(stranger.jar.cookie.split('=')[1] ?? '')
        .replace(/^s:/, '')
        .split('.')[0] ?? '';
    const { rows } = await api.database.pool.query<{ sid: string; user_id: number | null }>(
      "select sid, user_id from sessions where sid like 'ceremony:%'",
    );
    expect(rows.every((row) => row.user_id === null && !row.sid.includes(sid))).toBe(true);
    for (const token of [sid, ...rows.map((row) => row.sid), ...rows.map((row) => row.sid.slice('ceremony:'.length))]) {
      expect((await api.withToken(token).refused(API.auth.user)).status).toBe(401);
    }
    stranger.jar.cookie = `passkey-ceremony=${encodeURIComponent(caller.token)}`;
    expect((await stranger.finish(sign(key, options.body, origin))).status).toBe(400);
    await caller.ok(API.auth.user);
  });
});
