import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { CASE_WORDS } from '#shared/http/errors.ts';
import { CEREMONY_MS } from '#shared/passkeys/limits.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { everyBitFlipped, forged, register, sign, type Twist } from '#tests/authenticator.ts';
import { browserFor, makeHolder } from '#tests/passkey-browser.ts';
import { finishAuthentication } from './authentication.ts';
import type { Ceremony } from './ceremony.ts';

// Two processes on one database sign the cookie alike by its address.
const variables = { DATABASE_URL: 'postgres://one.example/planner' };
const api = await openApi({ variables });
const secondProcess = await openApi({ variables });
const { passkeys } = API;
const { origin } = api.context.env;
const FAILED = 'Failed to authenticate with biometrics';
const OVER = 'That request expired. Please try again.';

describe('an answer is not accepted', () => {
  it('a second time, neither to its own challenge nor to another one', async () => {
    const { user, key, stranger } = await makeHolder(api);
    const options = await stranger.begin(user.username);
    const signed = sign(key, options.body, origin);
    expect((await stranger.finish(signed)).status).toBe(200);
    const again = await stranger.finish(signed);
    expect([again.status, again.body.message, again.body.verified]).toEqual([400, OVER, false]);
    await stranger.begin(user.username);
    const replayed = await stranger.finish(signed);
    expect([replayed.status, replayed.body.message, replayed.body.verified]).toEqual([401, FAILED, false]);
  });

  it.each([{}, { response: null }, { response: { id: 'x' } }, []])('after a first try that was %j', async (garbage) => {
    const { user, key, stranger } = await makeHolder(api);
    const options = await stranger.begin(user.username);
    expect((await stranger.send(passkeys.finishAuthentication, garbage)).status).toBe(400);
    expect((await stranger.finish(sign(key, options.body, origin))).status).toBe(400);
  });

  it('twice at the same moment, on two server processes', async () => {
    const { user, key, stranger } = await makeHolder(api);
    for (let round = 0; round < 10; round++) {
      const options = await stranger.begin(user.username);
      const response = sign(key, options.body, origin);
      const tries = [api, secondProcess, api, secondProcess].map((process) =>
        stranger.send(passkeys.finishAuthentication, { response }, { origin: process.origin }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
    }
  });

  it('after five minutes', async () => {
    const { user, key, stranger } = await makeHolder(api);
    try {
      const options = await stranger.begin(user.username);
      api.clock.now = new Date(WEDNESDAY.getTime() + CEREMONY_MS);
      const late = await stranger.finish(sign(key, options.body, origin));
      expect([late.status, late.body.message]).toEqual([400, OVER]);
      const next = await stranger.begin(user.username);
      api.clock.now = new Date(WEDNESDAY.getTime() + 2 * CEREMONY_MS - 1);
      expect((await stranger.finish(sign(key, next.body, origin))).status).toBe(200);
    } finally {
      api.clock.now = WEDNESDAY;
    }
  });

  it('from a browser that has not asked', async () => {
    const { user, key, stranger } = await makeHolder(api);
    const options = await stranger.begin(user.username);
    const signed = sign(key, options.body, origin);
    for (const cookie of [
      '',
      'passkey-ceremony=',
      'passkey-ceremony=s%3Amade-up.signature',
      stranger.jar.cookie.slice(0, -4),
    ]) {
      const other = browserFor(api);
      other.jar.cookie = cookie;
      expect((await other.finish(signed)).status, cookie).toBe(400);
    }
    expect((await stranger.finish(signed)).status).toBe(200);
  });

  const wrong: Record<string, Twist> = {
    'made for another site': { origin: 'https://planner.example.com' },
    'made for this site on another port': { origin: 'http://localhost:1' },
    'of another relying party': { rpId: 'example.com' },
    'that makes a passkey instead of using one': { type: 'webauthn.create' },
    'to a made-up challenge': { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' },
    'that names another account': { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    'without a person being there': { flags: 0x04 },
    'without that person having been recognised': { flags: 0x01 },
  };
  it.each(Object.entries(wrong))('%s', async (_what, twist) => {
    const { user, key, stranger } = await makeHolder(api);
    for (const username of [user.username, undefined]) {
      const refused = await stranger.enter(key, username, twist);
      expect([refused.status, refused.body.message]).toEqual([401, FAILED]);
    }
    expect((await stranger.enter(key, user.username)).status).toBe(200);
  });

  it('without a name from a device that does not say whose it is', async () => {
    const { user, key, stranger } = await makeHolder(api);
    expect((await stranger.enter(key, undefined, { userHandle: null })).status).toBe(401);
    expect((await stranger.enter(key, user.username, { userHandle: null })).status).toBe(200);
  });

  it("with another key, from another person's device, or from none that is known", async () => {
    const [one, two] = [await makeHolder(api), await makeHolder(api)];
    expect((await one.stranger.enter(forged(one.key), one.user.username)).status).toBe(401);
    expect((await one.stranger.enter({ ...two.key, id: one.key.id }, one.user.username)).status).toBe(401);
    expect((await one.stranger.enter(two.key, one.user.username)).status).toBe(401);
    expect((await one.stranger.enter({ ...one.key, id: 'dW5rbm93bg' }, one.user.username)).status).toBe(401);
    expect((await one.stranger.enter({ ...one.key, userHandle: two.key.userHandle })).status).toBe(401);
  });

  it('with a count that does not rise', async () => {
    const { user, key, stranger } = await makeHolder(api, { counter: 20 });
    for (const counter of [20, 19, 1, 0])
      expect((await stranger.enter(key, user.username, { counter })).status).toBe(401);
    expect((await stranger.enter(key, user.username, { counter: 21 })).status).toBe(200);
    expect((await stranger.enter(key, user.username, { counter: 21 })).status).toBe(401);
    const uncounted = await makeHolder(api);
    for (let i = 0; i < 3; i++)
      expect((await uncounted.stranger.enter(uncounted.key, uncounted.user.username)).status).toBe(200);
    expect((await uncounted.stranger.enter(uncounted.key, uncounted.user.username, { counter: 5 })).status).toBe(200);
    expect((await uncounted.stranger.enter(uncounted.key, uncounted.user.username)).status).toBe(401);
  });

  it('with any single bit flipped', async () => {
    const { user, key, stranger } = await makeHolder(api);
    const options = await stranger.begin(user.username);
    const honest = sign(key, options.body, origin);
    const { pool } = api.database;
    const { rows } = await pool.query<{ sid: string; sess: { ceremony: Ceremony }; expire: Date }>(
      "select sid, sess, expire from sessions where sess->'ceremony'->>'challenge' = $1",
      [options.body.challenge],
    );
    const kept = rows[0];
    const ceremony = kept?.sess.ceremony ?? null;
    // Every try burns the challenge; putting it back gives each bit the same ceremony.
    const putBack = () =>
      pool.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [
        kept?.sid,
        JSON.stringify(kept?.sess),
        kept?.expire,
      ]);
    let [tried, sent] = [0, 0];
    for (const { part, bit, answer } of everyBitFlipped(honest)) {
      const direct = finishAuthentication(api.context, ceremony, answer, null);
      await expect(direct, `${part}, bit ${bit}`).rejects.toMatchObject({ code: 'passkey_failed' });
      tried += 1;
      // The whole way from a browser, for a bit of every fourth byte.
      if (bit % 32 !== (tried >> 5) % 32) continue;
      const refused = await stranger.finish(answer);
      expect([refused.status, refused.body.verified], `${part}, bit ${bit}: ${refused.text}`).toEqual([401, false]);
      await putBack();
      sent += 1;
    }
    expect(tried).toBeGreaterThan(1_500);
    expect(sent).toBeGreaterThan(45);
    expect((await stranger.finish(honest)).status).toBe(200);
  }, 300_000);
});

describe('a registration is not accepted', () => {
  it("in another person's session, or in another one of the same person", async () => {
    const [one, two] = [await makeHolder(api), await makeHolder(api)];
    for (const token of [two.caller.token, (await api.signIn(one.user)).token]) {
      const options = await one.home.send(passkeys.beginRegistration);
      const { response } = register(options.body, origin);
      const other = browserFor(api, token);
      other.jar.cookie = one.home.jar.cookie;
      const refused = await other.send(passkeys.finishRegistration, { response, credentialName: 'Mine' });
      expect([refused.status, refused.body.verified, refused.body.details]).toEqual([400, false, OVER]);
    }
    expect(await two.caller.ok(passkeys.list)).toHaveLength(1);
  });

  it('a second time, after five minutes, or for a challenge that was meant for signing in', async () => {
    const { caller, home } = await makeHolder(api);
    const finish = (response: unknown) => home.send(passkeys.finishRegistration, { response, credentialName: 'Mine' });
    const options = await home.send(passkeys.beginRegistration);
    expect((await finish(register(options.body, origin, { origin: 'https://example.com' }).response)).status).toBe(400);
    expect((await finish(register(options.body, origin).response)).body.details).toBe(OVER);
    const late = await home.send(passkeys.beginRegistration);
    api.clock.now = new Date(WEDNESDAY.getTime() + CEREMONY_MS);
    const refused = await finish(register(late.body, origin).response);
    api.clock.now = WEDNESDAY;
    expect(refused.status).toBe(400);
    const other = await home.begin();
    expect(
      (await finish(register({ ...options.body, challenge: other.body.challenge }, origin).response)).body.details,
    ).toBe(OVER);
    expect(await caller.ok(passkeys.list)).toHaveLength(1);
  });

  it.each<Twist>([
    { origin: 'https://example.com' },
    { rpId: 'example.com' },
    { type: 'webauthn.get' },
    { challenge: 'bm9uZQ' },
    { flags: 0x41 },
    { flags: 0x44 },
    { flags: 0x05 },
  ])('with %j, and says why in words for a person', async (twist) => {
    const { caller, home } = await makeHolder(api);
    const options = await home.send(passkeys.beginRegistration);
    const { response } = register(options.body, origin, twist);
    const refused = await home.send(passkeys.finishRegistration, { response, credentialName: 'Mine' });
    expect([refused.status, refused.body.verified, refused.body.message]).toEqual([400, false, 'Registration failed']);
    const isElsewhere = 'origin' in twist || 'rpId' in twist;
    expect(refused.body.details).toBe(isElsewhere ? CASE_WORDS.passkeyElsewhere(origin) : CASE_WORDS.passkeyUnverified);
    expect(await caller.ok(passkeys.list)).toHaveLength(1);
  });

  it('when its challenge is used for signing in', async () => {
    const { home, key } = await makeHolder(api);
    const options = await home.send(passkeys.beginRegistration);
    expect((await home.finish(sign(key, options.body, origin))).status).toBe(400);
  });
});
