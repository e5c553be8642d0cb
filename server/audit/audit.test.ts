import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { ActivityKind } from '#shared/audit/kinds.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { ROLES } from '#shared/access/roles.ts';
import { openApi, type Caller } from '#tests/api.ts';
import { makeHolder } from '#tests/passkey-browser.ts';

const api = await openApi();
const { audit, users, auth, meetings, members, wards } = API;
const sentences = async (admin: Caller) => (await admin.ok(audit.list)).rows.map((event) => auditSentence(event));

describe('the activity of a ward', () => {
  it('says in plain words who did what, latest first', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { id } = await admin.ok(users.add, {
      body: { username: 'audited', password: 'sunday', firstName: 'A', lastName: 'B', role: 'program' },
    });
    const params = { id };
    await admin.ok(users.change, { params, body: { role: 'music_planner', firstName: 'C' } });
    await admin.ok(users.resetPassword, { params, body: { newPassword: 'Quiet-River-5' } });
    await admin.ok(users.makeLink, { params });
    await admin.ok(users.deactivate, { params });
    await admin.ok(users.reactivate, { params });
    await admin.ok(users.remove, { params });
    const member = await api.makeMember(ward, { firstName: 'Eve', lastName: 'Gone' });
    const meeting = { date: '2026-06-21', conductingMemberId: member.id };
    await admin.ok(meetings.schedule, { body: meeting });
    const again = await admin.ok(meetings.schedule, { body: { ...meeting, overwrite: true } });
    await admin.ok(meetings.remove, { params: { id: again.id } });
    await admin.ok(meetings.exportHistory);
    await admin.ok(members.change, { params: { id: member.id }, body: { isDeleted: true } });
    await admin.ok(wards.changeConfig, { body: { reminderDays: 2 } });
    expect(await sentences(admin)).toEqual([
      'changed the ward settings (reminders)',
      'removed member Eve Gone',
      'exported the meeting history',
      'deleted the Sun, Jun 21, 2026 meeting',
      'replaced the Sun, Jun 21, 2026 meeting',
      'deleted user audited',
      'reactivated audited',
      'deactivated audited',
      'created a sign-in link for audited',
      'reset the password for audited',
      'changed audited’s role (Program Viewer → Music Planner)',
      'updated user audited (name)',
      'added user audited (Program Viewer)',
      'signed in',
    ]);
  });

  it('remembers a password that was set together with other changes of a user', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { id } = await api.makeUser(ward, 'program', 'edited');
    await admin.ok(users.change, { params: { id }, body: { firstName: 'Renamed', password: 'Quiet-River-6' } });
    expect(await sentences(admin)).toEqual([
      'reset the password for edited',
      'updated user edited (name)',
      'signed in',
    ]);
  });

  it('can be narrowed to one kind of activity, and each page counts only that', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(meetings.exportHistory);
    await admin.ok(wards.changeConfig, { body: { reminderDays: 2 } });
    const ofKind = async (kind: ActivityKind) => {
      const { rows, total } = await admin.ok(audit.list, { query: { kind } });
      return [total, ...rows.map((event) => auditSentence(event))];
    };
    expect(await ofKind('sign-ins')).toEqual([1, 'signed in']);
    expect(await ofKind('ward')).toEqual([1, 'changed the ward settings (reminders)']);
    expect(await ofKind('meetings')).toEqual([1, 'exported the meeting history']);
    expect(await ofKind('accounts')).toEqual([0]);
    const exported = (await admin.send(audit.exportEvents, { query: { kind: 'ward' } })).text.trim().split('\r\n');
    expect(exported.slice(1).map((line) => line.replace(/^.*?,.*?,/, ''))).toEqual([
      'changed the ward settings (reminders)',
    ]);
    expect((await admin.refused(audit.list, { query: { kind: 'other' } })).body.errors?.[0]?.path).toBe('kind');
  });

  it('can be exported as a file, which is logged too', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(users.add, {
      body: { username: 'exported', password: 'sunday', firstName: '=A', lastName: 'B', role: 'program' },
    });
    const [head, first, second, ...rest] = (await admin.send(audit.exportEvents)).text.split('\r\n');
    expect(head).toBe('\uFEFFTime (UTC),Who,What');
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,.+,added user exported \(Program Viewer\)$/);
    expect(second).toMatch(/,signed in$/);
    expect(rest).toEqual(['']);
    expect((await sentences(admin))[0]).toBe('exported the activity log');
    for (const role of ['sacrament_planner', 'music_planner', 'program'] as const) {
      expect((await (await api.signedIn(ward, role)).refused(audit.exportEvents)).status).toBe(403);
    }
  });

  it("logs failed sign-ins of the ward's users, but no username or password that was typed", async () => {
    const ward = await api.makeWard();
    const user = await api.makeUser(ward, 'program');
    const admin = await api.signedIn(ward, 'admin');
    await api.anonymous.refused(auth.login, { body: { username: user.username, password: 'Typed-Secret-1' } });
    await api.anonymous.refused(auth.login, { body: { username: 'Typed-Secret-2', password: 'x' } });
    expect(await sentences(admin)).toEqual(['tried to sign in with the wrong password', 'signed in']);
    const { rows } = await api.database.pool.query('select * from audit_events');
    expect(JSON.stringify(rows)).not.toContain('Typed-Secret');
  });

  it('names passkeys that were added, removed, or rejected, and whose they were', async () => {
    const { user, home, key, stranger } = await makeHolder(api);
    const { wardId } = await home.send(auth.user).then(({ body }) => body);
    const admin = await api.signedIn({ id: wardId ?? 0, name: '' }, 'admin');
    const lost = await home.addDevice('Lost Phone');
    expect((await stranger.enter(key, user.username)).status).toBe(200);
    expect((await stranger.enter(key, user.username, { origin: 'https://elsewhere.example' })).status).toBe(401);
    const [, listed] = (await home.send(API.passkeys.list)).body;
    await home.send(API.passkeys.remove, undefined, { params: { id: listed?.id } });
    expect((await stranger.enter(lost, user.username)).status).toBe(401);
    const { rows } = await admin.ok(audit.list);
    expect(new Set(rows.slice(0, 5).map(({ actor }) => actor)).size).toBe(1);
    expect(rows.map((event) => auditSentence(event))).toEqual([
      'tried to sign in with a passkey that wasn’t accepted',
      'removed the passkey “Lost Phone”',
      'tried to sign in with a passkey that wasn’t accepted',
      'signed in (with a passkey)',
      'added the passkey “Lost Phone”',
      'signed in',
      'added the passkey “iPhone”',
      'signed in',
    ]);
  });

  it('reports imports, restored members, wards, and links', async () => {
    const superAdmin = await api.signedIn(null, 'super_admin');
    const ward = await superAdmin.ok(wards.add, { body: { name: 'Told Ward' } });
    const user = await api.makeUser(ward, 'admin');
    const admin = await api.signIn(user);
    const file = { name: 'list.csv', content: 'First Name,Last Name,Email\nAnn,Told,ann.told@example.org\n' };
    expect((await admin.send(API.imports.members, { file })).status).toBe(200);
    await admin.ok(API.imports.exportMembers);
    const member = (await admin.ok(members.list))[0];
    for (const isDeleted of [true, false])
      await admin.ok(members.change, { params: { id: member?.id ?? 0 }, body: { isDeleted } });
    await superAdmin.ok(wards.change, { params: { id: ward.id }, body: { isActive: false } });
    await superAdmin.ok(wards.change, { params: { id: ward.id }, body: { isActive: true } });
    const { link } = await superAdmin.ok(users.makeLink, { params: { id: user.id } });
    const { token } = await api.anonymous.ok(auth.enterByLink, { body: { secret: link.split('=')[1] ?? '' } });
    const again = api.withToken(token);
    await again.ok(auth.resetPassword, { body: { newPassword: 'Quiet-River-5' } });
    expect(await sentences(again)).toEqual([
      'changed their own password',
      'signed in with a link',
      `created a sign-in link for ${user.username}`,
      'updated the Told Ward (reactivated)',
      'updated the Told Ward (deactivated)',
      'restored member Ann Told',
      'removed member Ann Told',
      'exported the member list',
      'imported members (1 new, 0 updated, 0 skipped)',
      'signed in',
      'added the Told Ward',
    ]);
    const { rows } = await api.database.pool.query('select * from audit_events where ward_id = $1', [ward.id]);
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|Quiet-River/);
  });

  it('is for administrators alone', async () => {
    const ward = await api.makeWard();
    for (const role of ROLES) {
      const answer = await (await api.signedIn(ward, role)).send(audit.list);
      expect(answer.status, role).toBe(role === 'admin' || role === 'super_admin' ? 200 : 403);
    }
    expect((await (await api.signedIn(ward, null)).refused(audit.list)).status).toBe(403);
    expect((await api.anonymous.refused(audit.list)).status).toBe(401);
  });

  it('contains neither contact data nor secrets', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { id } = await admin.ok(users.add, {
      body: {
        username: 'contact',
        password: 'Only-Here-77',
        firstName: 'A',
        lastName: 'B',
        role: 'program',
        email: 'only.here@example.org',
      },
    });
    await admin.ok(users.change, { params: { id }, body: { email: 'now.there@example.org' } });
    const { link } = await admin.ok(users.makeLink, { params: { id } });
    const { rows } = await api.database.pool.query('select * from audit_events where ward_id = $1', [ward.id]);
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|Only-Here/);
    expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
  });

  it("comes in pages, and only for the person's own ward", async () => {
    const [ward, other] = [await api.makeWard(), await api.makeWard()];
    const admin = await api.signedIn(ward, 'admin');
    for (let i = 0; i < 4; i++) await admin.ok(wards.changeConfig, { body: { reminderDays: i } });
    const page = await admin.ok(audit.list, { query: { page: '2', pageSize: '2' } });
    expect(page).toMatchObject({ total: 5, page: 2, pageSize: 2 });
    expect(page.rows).toHaveLength(2);
    expect((await admin.refused(audit.list, { query: { wardId: other.id } })).status).toBe(403);
    expect((await (await api.signedIn(other, 'admin')).ok(audit.list)).total).toBe(1);
  });

  it('is saved only together with the change', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    await admin.refused(users.add, {
      body: { username: 'contact', password: 'sunday', firstName: 'A', lastName: 'B', role: 'program' },
    });
    expect((await admin.ok(audit.list)).total).toBe(1);
  });
});
