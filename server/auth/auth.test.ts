import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';
import { openApi, PASSWORD } from '#tests/api.ts';

const api = await openApi();
const { auth } = API;

describe('signing in', () => {
  it('gives a token and the user, without a password hash', async () => {
    const ward = await api.makeWard();
    const user = await api.makeUser(ward, 'admin');
    const answer = await api.anonymous.ok(auth.login, { body: { username: user.username, password: PASSWORD } });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
    expect(answer.user).toMatchObject({
      id: user.id,
      wardId: ward.id,
      username: user.username,
      role: 'admin',
      isActive: true,
    });
    expect(answer.user.ward).toEqual({ id: ward.id, name: ward.name, stake: null });
    expect(Object.keys(answer.user).toSorted()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'isActive',
      'lastName',
      'mustChangePassword',
      'needsCurrentPassword',
      'profileImageUrl',
      'role',
      'updatedAt',
      'username',
      'ward',
      'wardId',
    ]);
    expect(await api.withToken(answer.token).ok(auth.user)).toEqual(answer.user);
    expect(await (await api.signedIn(null, 'super_admin')).ok(auth.user)).toMatchObject({ wardId: null, ward: null });
    // A token may have any letters.
    expect(JSON.stringify(answer.user)).not.toMatch(/hash|argon/i);
  });

  it('matches the username regardless of case and surrounding spaces, the password as typed', async () => {
    const user = await api.makeUser(await api.makeWard(), 'admin', `Zoë-${Date.now()}`);
    const shouted = `  ${user.username.toUpperCase()} `;
    await api.anonymous.ok(auth.login, { body: { username: shouted, password: PASSWORD } });
    for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `]) {
      expect((await api.anonymous.refused(auth.login, { body: { username: user.username, password } })).status).toBe(
        401,
      );
    }
  });

  it.each([
    [{}, 'Username is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: '   ', password: 'x' }, 'Username is required'],
    [{ username: 7, password: 'x' }, 'Username is required'],
    [{ username: 'x' }, 'Password is required'],
    [{ username: 'x', password: '' }, 'Password is required'],
    [{ username: 'a\u0000b', password: 'x' }, 'The text contains a character that can’t be saved'],
    [{ username: 'a\ud800b', password: 'x' }, 'The text contains a character that can’t be saved'],
  ])('refuses %j', async (body, message) => {
    const refusal = await api.anonymous.refused(auth.login, { body });
    expect([refusal.status, refusal.body.message]).toEqual([400, message]);
  });

  it.each(['\u0000', '\ud800', '🔑'.repeat(400)])('answers an odd password like any wrong one', async (password) => {
    const user = await api.makeUser(await api.makeWard(), 'admin');
    expect((await api.anonymous.refused(auth.login, { body: { username: user.username, password } })).status).toBe(401);
  });

  it('gives an unknown name, a wrong password, and an inactive user the same answer byte for byte', async () => {
    const ward = await api.makeWard();
    const [user, gone] = [await api.makeUser(ward, 'admin'), await api.makeUser(ward, 'admin')];
    await api.database.pool.query('update users set is_active = false where id = $1', [gone.id]);
    const tries = [
      { username: 'nobody-at-all', password: PASSWORD },
      { username: user.username, password: 'wrong' },
      { username: gone.username, password: PASSWORD },
    ];
    const refusals = await Promise.all(tries.map((body) => api.anonymous.refused(auth.login, { body })));
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(refusals.map(({ text }) => text)).size).toBe(1);
    expect(refusals[0]?.body.message).toBe('Invalid username or password');
  });

  it('with a ward admits only its own users and super admins', async () => {
    const [ward, other] = [await api.makeWard(), await api.makeWard()];
    const [admin, superAdmin] = [await api.makeUser(ward, 'admin'), await api.makeUser(null, 'super_admin')];
    const enter = (user: typeof admin, wardId: number | string | null) => ({
      username: user.username,
      password: PASSWORD,
      wardId,
    });
    await api.anonymous.ok(auth.login, { body: enter(admin, ward.id) });
    await api.anonymous.ok(auth.login, { body: enter(admin, String(ward.id)) });
    await api.anonymous.ok(auth.login, { body: enter(admin, '') });
    await api.anonymous.ok(auth.login, { body: enter(admin, null) });
    await api.anonymous.ok(auth.login, { body: enter(superAdmin, other.id) });
    const refusals = [enter(admin, other.id), enter(superAdmin, 2_147_483_647), enter(admin, 2_147_483_647)].map(
      (body) => api.anonymous.refused(auth.login, { body }),
    );
    const nobody = await api.anonymous.refused(auth.login, {
      body: { username: 'nobody-at-all', password: 'x', wardId: ward.id },
    });
    for (const refusal of await Promise.all(refusals))
      expect([refusal.status, refusal.text]).toEqual([401, nobody.text]);
  });

  it('keeps only the SHA-256 of a token', async () => {
    const caller = await api.signedIn(await api.makeWard(), 'admin');
    const { rows } = await api.database.pool.query<{ all: string }>(
      'select string_agg(sessions::text, $1) as all from sessions',
      ['\n'],
    );
    expect(rows[0]?.all).not.toContain(caller.token);
    const sid = createHash('sha256').update(caller.token).digest('hex');
    const found = await api.database.pool.query('select sess, expire from sessions where sid = $1', [sid]);
    expect(found.rows).toEqual([{ sess: expect.anything(), expire: expect.any(Date) }]);
  });
});

describe('the addresses that a browser opens', () => {
  it('redirect to the screens', async () => {
    const [login, logout] = [await api.anonymous.send(auth.loginPage), await api.anonymous.send(auth.logoutPage)];
    expect([login.status, login.headers.location]).toEqual([302, '/login']);
    expect([logout.status, logout.headers.location]).toEqual([302, '/']);
  });

  it('offer nothing of a demo outside demo mode', async () => {
    expect((await api.anonymous.refused(auth.demoLogin)).status).toBe(404);
    expect(await api.anonymous.ok(auth.signInHelp)).toEqual({ demo: null });
  });
});

describe('capabilities', () => {
  it('tell a music planner what it may do and its ward', async () => {
    const ward = await api.makeWard({ hymnRepeatWeeks: 8 });
    const may = await (await api.signedIn(ward, 'music_planner')).ok(auth.capabilities);
    expect(may.permissions.toSorted()).toEqual(['meetings:read', 'music:read', 'music:write']);
    expect(
      Object.entries(may.canAccessSections)
        .filter(([, open]) => open)
        .map(([name]) => name),
    ).toEqual(['meetings', 'music']);
    expect(may.canEdit).toEqual({ meetings: false, members: false, speakers: false, music: true });
    expect(may.ward).toEqual({
      id: ward.id,
      name: ward.name,
      stake: null,
      meetingTime: '9:00 AM',
      timezone: 'America/Denver',
      heldFrom: 720,
      fastSundayRule: 'next',
      hymnRepeatWeeks: 8,
      defaultTalkLength: 10,
      conflictDetection: true,
      reminderDays: 7,
      emailNotifications: true,
      scriptWording: STANDARD_WORDING,
      programTheme: null,
      programBack: null,
      programPath: null,
      meetingAddress: null,
      memberDetails: true,
      countsAttendance: false,
      version: 1,
    });
  });

  it('are empty for a person without a role', async () => {
    const may = await (await api.signedIn(await api.makeWard(), null)).ok(auth.capabilities);
    expect([may.role, may.permissions, Object.values(may.canAccessSections).some(Boolean)]).toEqual([null, [], false]);
  });

  it('show a super admin the ward that is asked for', async () => {
    const ward = await api.makeWard();
    const superAdmin = await api.signedIn(null, 'super_admin');
    expect((await superAdmin.ok(auth.capabilities)).ward).toBeNull();
    expect((await superAdmin.ok(auth.capabilities, { query: { wardId: ward.id } })).ward?.name).toBe(ward.name);
    for (const wardId of [2_147_483_647, 2_147_483_648, 0, -1, 'abc']) {
      const { status, body } = await superAdmin.refused(auth.capabilities, { query: { wardId } });
      expect([status, body.message], String(wardId)).toEqual([404, 'Ward not found']);
    }
  });

  it('of another ward cannot be seen by anyone else, whatever the request', async () => {
    const admin = await api.signedIn(await api.makeWard(), 'admin');
    for (const wardId of [(await api.makeWard()).id, 2_147_483_648, 0, -1, 'abc']) {
      expect((await admin.refused(auth.capabilities, { query: { wardId } })).status, String(wardId)).toBe(403);
    }
  });

  it('ask for a ward if none is known', async () => {
    const superAdmin = await api.signedIn(null, 'super_admin');
    const refusal = await superAdmin.refused(API.meetings.list);
    expect([refusal.status, refusal.body.code]).toEqual([400, 'choose_ward']);
    expect((await (await api.signedIn(null, 'admin')).refused(API.meetings.list)).status).toBe(403);
  });
});

it('everyone can list the names of active wards, and nothing else', async () => {
  const ward = await api.makeWard();
  const closed = await api.makeWard();
  await api.database.pool.query('update wards set is_active = false where id = $1', [closed.id]);
  const listed = await api.anonymous.ok(API.wards.listPublic);
  expect(listed).toContainEqual({ id: ward.id, name: ward.name });
  expect(listed.map(({ id }) => id)).not.toContain(closed.id);
});
