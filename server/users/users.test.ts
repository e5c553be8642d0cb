import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, WEDNESDAY } from '#tests/api.ts';

const api = await openApi();
const { users, auth, meetings } = API;
const form = (username: string) => ({
  username,
  password: 'sunday',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'program' as const,
});
let made = 0;
const freshName = () => `person-${(made += 1)}`;

async function ward() {
  const home = await api.makeWard();
  return { home, admin: await api.signedIn(home, 'admin') };
}

describe('a new user', () => {
  it('signs in with the short password and is asked for a better one', async () => {
    const { home, admin } = await ward();
    const username = freshName();
    const added = await admin.ok(users.add, { body: { ...form(username), email: ' ' } });
    expect(added).toMatchObject({
      username,
      wardId: home.id,
      role: 'program',
      email: null,
      isActive: true,
      mustChangePassword: true,
      lastSignInAt: null,
    });
    expect(JSON.stringify(added)).not.toMatch(/hash/i);
    const { user } = await api.anonymous.ok(auth.login, { body: { username, password: 'sunday' } });
    expect(user.mustChangePassword).toBe(true);
    const row = (await admin.ok(users.list)).find(({ id }) => id === added.id);
    expect(row?.lastSignInAt).toBe(api.clock.now.toISOString());
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: '  a ' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'adm\u200bin' }, 'username', 'Username can’t contain invisible characters'],
    [{ username: '\u202eadmin' }, 'username', 'Username can’t contain invisible characters'],
    [{ username: 'one\ttwo' }, 'username', 'Username can’t contain invisible characters'],
    [{ username: '\u0440lanner' }, 'username', 'Username can’t mix letters from different alphabets'],
    [{ username: 'ｐｌａｎｎｅｒ' }, 'username', 'Username can’t mix letters from different alphabets'],
    [{ username: '\u0301\u0301\u0301' }, 'username', 'Username can’t contain invisible characters'],
    [{ password: 'sunday\ud800' }, 'password', 'The text contains a character that can’t be saved'],
    [{ password: 'sun\u0000day' }, 'password', 'The text contains a character that can’t be saved'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: undefined }, 'lastName', 'Last name is required'],
    [{ email: 'nowhere' }, 'email', 'Invalid email'],
    [{ role: 'bishop' }, 'role', 'Choose a role'],
  ])('is refused with %j', async (wrong, path, message) => {
    const { admin } = await ward();
    const refusal = await admin.refused(users.add, { body: { ...form(freshName()), ...wrong } });
    expect(refusal.status).toBe(400);
    expect(refusal.body).toMatchObject({ message, errors: [{ path, message }] });
  });

  it('cannot have the name of another active user of any ward, even when both are created at once', async () => {
    const { admin } = await ward();
    const { admin: other } = await ward();
    const username = freshName();
    const answers = await Promise.all(
      [admin, other, admin].map((who) => who.send(users.add, { body: form(username.toUpperCase()) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refusal = await other.refused(users.add, { body: form(username) });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'username_taken']);
  });

  it('accepts nothing that the form does not offer', async () => {
    const { home, admin } = await ward();
    const extra = {
      id: 4711,
      isActive: false,
      passwordHash: 'x',
      mustChangePassword: false,
      deactivatedAt: '2020-01-01',
      createdAt: '2020-01-01',
    };
    const added = await admin.ok(users.add, { body: { ...form(freshName()), ...extra } });
    expect(added).toMatchObject({ wardId: home.id, isActive: true, mustChangePassword: true, deactivatedAt: null });
    expect(added.id).not.toBe(4711);
  });
});

describe('a changed user', () => {
  it('keeps the password when it is blank, and the username always', async () => {
    const { home, admin } = await ward();
    const target = await api.makeUser(home, 'program');
    const body = {
      username: 'someone-else',
      firstName: 'New',
      password: '',
      passwordHash: 'x',
      isActive: false,
      id: 1,
    };
    const after = await admin.ok(users.change, { params: { id: target.id }, body });
    expect(after).toMatchObject({ id: target.id, username: target.username, firstName: 'New', isActive: true });
    await api.signIn(target);
  });

  it('has the new password and no open sign-in', async () => {
    const { home, admin } = await ward();
    const target = await api.makeUser(home, 'program');
    const open = await api.signIn(target);
    await admin.ok(users.change, { params: { id: target.id }, body: { password: 'monday' } });
    expect((await open.refused(auth.user)).status).toBe(401);
    expect(
      (await api.anonymous.refused(auth.login, { body: { username: target.username, password: PASSWORD } })).status,
    ).toBe(401);
    await api.signIn({ ...target, password: 'monday' });
  });

  it('is signed out by another role, not by another name', async () => {
    const { home, admin } = await ward();
    const target = await api.makeUser(home, 'program');
    const open = await api.signIn(target);
    await admin.ok(users.change, { params: { id: target.id }, body: { firstName: 'New', role: 'program' } });
    await open.ok(auth.user);
    await admin.ok(users.change, { params: { id: target.id }, body: { role: 'music_planner' } });
    expect((await open.refused(auth.user)).status).toBe(401);
  });

  it('moves to another ward only by a super admin, and is signed out', async () => {
    const { home, admin } = await ward();
    const { home: there } = await ward();
    const superAdmin = await api.signedIn(home, 'super_admin');
    const target = await api.makeUser(home, 'program');
    const open = await api.signIn(target);
    expect((await admin.refused(users.change, { params: { id: target.id }, body: { wardId: there.id } })).status).toBe(
      403,
    );
    expect((await superAdmin.refused(users.change, { params: { id: target.id }, body: { wardId: null } })).status).toBe(
      400,
    );
    expect(
      (await superAdmin.refused(users.change, { params: { id: target.id }, body: { wardId: 999_999 } })).status,
    ).toBe(404);
    const moved = await superAdmin.ok(users.change, { params: { id: target.id }, body: { wardId: there.id } });
    expect(moved.wardId).toBe(there.id);
    expect((await open.refused(auth.user)).status).toBe(401);
  });
});

describe('leaving', () => {
  it.each(['deactivate', 'remove'] as const)('%s ends every sign-in at once', async (deed) => {
    const { home, admin } = await ward();
    const target = await api.makeUser(home, 'sacrament_planner');
    const open = await api.signIn(target);
    await admin.ok(users[deed], { params: { id: target.id } });
    expect((await open.refused(auth.user)).status).toBe(401);
    expect((await api.anonymous.refused(auth.login, { body: target })).status).toBe(401);
  });

  it('a deactivated user can be reactivated unless the username is in use', async () => {
    const { home, admin } = await ward();
    const target = await api.makeUser(home, 'program');
    const gone = await admin.ok(users.deactivate, { params: { id: target.id } });
    expect(gone).toMatchObject({
      isActive: false,
      deactivatedAt: api.clock.now.toISOString(),
      deactivatedBy: (await admin.ok(auth.user)).id,
    });
    const second = await admin.ok(users.add, { body: form(target.username) });
    expect((await admin.refused(users.reactivate, { params: { id: target.id } })).status).toBe(409);
    await admin.ok(users.remove, { params: { id: second.id } });
    expect(await admin.ok(users.reactivate, { params: { id: target.id } })).toMatchObject({
      isActive: true,
      deactivatedAt: null,
      deactivatedBy: null,
    });
    await api.signIn(target);
  });

  it.each(['deactivate', 'remove'] as const)(
    '%s is refused while the person has assignments, and lists them',
    async (deed) => {
      const { home, admin } = await ward();
      const person = await admin.ok(users.add, { body: { ...form(freshName()), email: `P-${made}@example.org` } });
      const same = await api.makeMember(home, { email: `p-${made}@EXAMPLE.org` });
      const conductor = await api.makeMember(home);
      const plan = { conductingMemberId: conductor.id, status: 'draft' as const };
      const past = await admin.ok(meetings.schedule, { body: { ...plan, date: '2026-06-14', organist: same.id } });
      const ahead = await admin.ok(meetings.schedule, {
        body: { ...plan, date: '2026-06-21', organist: same.id, speakers: [{ memberId: same.id }] },
      });
      const refusal = await admin.refused(users[deed], { params: { id: person.id } });
      expect([refusal.status, refusal.body.message]).toEqual([
        409,
        'User has active assignments. Please reassign responsibilities first.',
      ]);
      expect(refusal.body.references).toEqual([
        { meetingId: ahead.id, date: '2026-06-21', assignment: 'Organist' },
        { meetingId: ahead.id, date: '2026-06-21', assignment: 'Speaker' },
      ]);
      expect(past.id).not.toBe(ahead.id);
      await admin.ok(meetings.change, { params: { id: ahead.id }, body: { organist: null, speakers: [] } });
      await admin.ok(users[deed], { params: { id: person.id } });
    },
  );

  it.each(['deactivate', 'remove'] as const)('%s is refused on the very day of the meeting', async (deed) => {
    // Sunday evening in Denver, which is Monday elsewhere.
    api.clock.now = new Date('2026-06-22T04:00:00Z');
    const { home, admin } = await ward();
    const person = await admin.ok(users.add, { body: { ...form(freshName()), lastName: `Today${made}` } });
    const same = await api.makeMember(home, { firstName: 'Ann', lastName: `Today${made}` });
    const { id } = await admin.ok(meetings.schedule, { body: { date: '2026-06-21', conductingMemberId: same.id } });
    const refusal = await admin.refused(users[deed], { params: { id: person.id } });
    api.clock.now = WEDNESDAY;
    expect(refusal.body.references).toEqual([{ meetingId: id, date: '2026-06-21', assignment: 'Conducting' }]);
  });

  it('finds the member by name when no email identifies them, ignoring accents and case', async () => {
    const { home, admin } = await ward();
    const person = await admin.ok(users.add, {
      body: { ...form(freshName()), firstName: 'José', lastName: 'Núñez', email: 'not-in-the-list@example.org' },
    });
    const same = await api.makeMember(home, { firstName: 'JOSE', lastName: 'Nunez' });
    const ahead = await admin.ok(meetings.schedule, { body: { date: '2026-06-28', conductingMemberId: same.id } });
    const refusal = await admin.refused(users.deactivate, { params: { id: person.id } });
    expect(refusal.body.references).toEqual([{ meetingId: ahead.id, date: '2026-06-28', assignment: 'Conducting' }]);
  });
});
