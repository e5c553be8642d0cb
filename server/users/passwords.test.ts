import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { COMMON_PASSWORD, PASSWORD_IS_NAME } from '#shared/auth/password.ts';
import { openApi, PASSWORD } from '#tests/api.ts';

const api = await openApi();
const { users, auth } = API;
const NEW = 'Wide-Open-Fields-3';
const HOUR = 3_600_000;

const userOf = async (role: 'admin' | 'sacrament_planner' = 'sacrament_planner') => {
  const home = await api.makeWard();
  await api.makeUser(home, 'admin');
  return { home, user: await api.makeUser(home, role) };
};

describe('your own password', () => {
  it('needs the current one, ends the other sessions, and keeps this one', async () => {
    const { user } = await userOf();
    await api.database.pool.query('update users set must_change_password = true where id = $1', [user.id]);
    const [here, elsewhere] = [await api.signIn(user), await api.signIn(user)];
    const asked = await here.refused(auth.resetPassword, { body: { newPassword: NEW } });
    expect(asked.body).toMatchObject({
      message: 'Current password is required',
      errors: [{ path: 'currentPassword' }],
    });
    const wrong = await here.refused(auth.resetPassword, { body: { newPassword: NEW, currentPassword: 'wrong' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Current password is incorrect']);
    await here.ok(auth.resetPassword, { body: { newPassword: NEW, currentPassword: PASSWORD } });
    expect((await elsewhere.refused(auth.user)).status).toBe(401);
    expect(await here.ok(auth.user)).toMatchObject({ mustChangePassword: false, needsCurrentPassword: true });
    expect((await api.anonymous.refused(auth.login, { body: user })).status).toBe(401);
    await api.signIn({ ...user, password: NEW });
  });

  it('may be set by an administrator without the current one', async () => {
    const { user } = await userOf('admin');
    const me = await api.signIn(user);
    expect((await me.ok(auth.user)).needsCurrentPassword).toBe(false);
    expect(
      (await me.refused(auth.resetPassword, { body: { newPassword: NEW, currentPassword: 'wrong' } })).status,
    ).toBe(400);
    await me.ok(auth.resetPassword, { body: { newPassword: NEW } });
    await me.ok(auth.user);
  });

  it('cannot be found out by trying', async () => {
    const { user } = await userOf();
    const thief = await api.signIn(user);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      statuses.push(
        (await thief.refused(auth.resetPassword, { body: { newPassword: NEW, currentPassword: `guess ${tries}` } }))
          .status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    ['nouppercase1', 'Password must contain at least one uppercase letter'],
    ['NOLOWERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoDigitsHere', 'Password must contain at least one number'],
    ['Password1', COMMON_PASSWORD],
    ['Passw0rd123', COMMON_PASSWORD],
    ['Welcome123!', COMMON_PASSWORD],
    [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
    ['', 'New password is required'],
  ])('is not %s', async (newPassword, message) => {
    const { user } = await userOf('admin');
    const refusal = await (await api.signIn(user)).refused(auth.resetPassword, { body: { newPassword } });
    expect([refusal.status, refusal.body.message]).toEqual([400, message]);
    await api.signIn(user);
  });

  it('is not the username', async () => {
    const home = await api.makeWard();
    const user = await api.makeUser(home, 'admin', 'Bishopsmith2026');
    const me = await api.signIn(user);
    for (const newPassword of ['Bishopsmith2026', 'bishopSmith2026', 'Bishop-Smith-77']) {
      expect((await me.refused(auth.resetPassword, { body: { newPassword } })).body.message).toBe(PASSWORD_IS_NAME);
    }
  });

  it('is accepted as typed, in any script, up to 128 characters', async () => {
    const { user } = await userOf('admin');
    const me = await api.signIn(user);
    for (const password of [` Ünï çødé 7 `, `Aa1${'z'.repeat(125)}`]) {
      await me.ok(auth.resetPassword, { body: { newPassword: password } });
      await api.signIn({ ...user, password });
      expect(
        (await api.anonymous.refused(auth.login, { body: { ...user, password: password.trim().slice(0, -1) } })).status,
      ).toBe(401);
    }
  });
});

describe("someone else's password", () => {
  it('ends all their sessions and makes them set their own', async () => {
    const { home, user } = await userOf();
    const admin = await api.signedIn(home, 'admin');
    const open = await api.signIn(user);
    expect(
      (await admin.refused(users.resetPassword, { params: { id: user.id }, body: { newPassword: 'short' } })).status,
    ).toBe(400);
    await admin.ok(users.resetPassword, { params: { id: user.id }, body: { newPassword: NEW } });
    expect((await open.refused(auth.user)).status).toBe(401);
    const again = await api.signIn({ ...user, password: NEW });
    expect((await again.ok(auth.user)).mustChangePassword).toBe(true);
  });
});

describe('a one-time sign-in link', () => {
  async function linkFor() {
    const { home, user } = await userOf();
    const admin = await api.signedIn(home, 'admin');
    const { link, expires } = await admin.ok(users.makeLink, { params: { id: user.id } });
    return { home, user, admin, expires, secret: new URL(link, 'http://planner.test').searchParams.get('link') ?? '' };
  }

  it('signs in once, even when used twice at once, and then a new password needs no old one', async () => {
    const { user, secret, expires } = await linkFor();
    expect(expires).toBe(new Date(api.clock.now.getTime() + 24 * HOUR).toISOString());
    const stored = await api.database.pool.query('select * from sign_in_links where user_id = $1', [user.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
    const answers = await Promise.all([1, 2, 3].map(() => api.anonymous.send(auth.enterByLink, { body: { secret } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const me = api.withToken(answers.find(({ status }) => status === 200)?.body.token);
    expect(await me.ok(auth.user)).toMatchObject({
      id: user.id,
      mustChangePassword: true,
      needsCurrentPassword: false,
    });
    await me.ok(auth.resetPassword, { body: { newPassword: NEW } });
    expect(await me.ok(auth.user)).toMatchObject({ mustChangePassword: false, needsCurrentPassword: true });
    expect((await me.refused(auth.resetPassword, { body: { newPassword: `${NEW}4` } })).status).toBe(400);
    await api.signIn({ ...user, password: NEW });
  });

  it('is good for 24 hours', async () => {
    const { secret } = await linkFor();
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 24 * HOUR);
    const refusal = await api.anonymous.refused(auth.enterByLink, { body: { secret } });
    api.clock.now = start;
    expect([refusal.status, refusal.body.code]).toEqual([401, 'bad_link']);
  });

  it('is ended by a newer one, a new password, or deactivation', async () => {
    const first = await linkFor();
    await first.admin.ok(users.makeLink, { params: { id: first.user.id } });
    const second = await linkFor();
    await second.admin.ok(users.resetPassword, { params: { id: second.user.id }, body: { newPassword: NEW } });
    const third = await linkFor();
    await third.admin.ok(users.deactivate, { params: { id: third.user.id } });
    for (const { secret } of [first, second, third, { secret: 'made-up' }]) {
      expect((await api.anonymous.refused(auth.enterByLink, { body: { secret } })).status).toBe(401);
    }
    const refusal = await third.admin.refused(users.makeLink, { params: { id: third.user.id } });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'not_active']);
  });
});
