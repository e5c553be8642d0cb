import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { audit, users, auth, meetings, members, wards } = API;
const sentences = async (admin: Caller) => (await admin.ok(audit.list)).rows.map((event) => auditSentence(event));

describe('the activity of a ward', () => {
  it('says in words who did what, the latest first', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { id } = await admin.ok(users.add, { body: { username: 'audited', password: 'sunday', firstName: 'A', lastName: 'B', role: 'program' } });
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
      'changed the ward settings',
      'removed the member Eve Gone',
      'exported the meeting history',
      'deleted the meeting of Sun, Jun 21, 2026',
      'scheduled over the meeting of Sun, Jun 21, 2026',
      'deleted the user audited',
      'reactivated audited',
      'deactivated audited',
      'made a sign-in link for audited',
      'set a new password for audited',
      'changed the role of audited (Program Viewer → Music Planner)',
      'changed the user audited (name)',
      'created the user audited (Program Viewer)',
      'signed in',
    ]);
  });

  it("remembers failed sign-ins of the ward's people, and no name or password that was typed", async () => {
    const ward = await api.makeWard();
    const user = await api.makeUser(ward, 'program');
    const admin = await api.signedIn(ward, 'admin');
    await api.anonymous.refused(auth.login, { body: { username: user.username, password: 'Typed-Secret-1' } });
    await api.anonymous.refused(auth.login, { body: { username: 'Typed-Secret-2', password: 'x' } });
    expect(await sentences(admin)).toEqual(['could not sign in: wrong password', 'signed in']);
    const { rows } = await api.database.pool.query('select * from audit_events');
    expect(JSON.stringify(rows)).not.toContain('Typed-Secret');
  });

  it('holds neither contact data nor secrets', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { id } = await admin.ok(users.add, { body: { username: 'contact', password: 'Only-Here-77', firstName: 'A', lastName: 'B', role: 'program', email: 'only.here@example.org' } });
    await admin.ok(users.change, { params: { id }, body: { email: 'now.there@example.org' } });
    const { link } = await admin.ok(users.makeLink, { params: { id } });
    const { rows } = await api.database.pool.query('select * from audit_events where ward_id = $1', [ward.id]);
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|Only-Here/);
    expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
  });

  it('comes in pages, and only that of the own ward', async () => {
    const [ward, other] = [await api.makeWard(), await api.makeWard()];
    const admin = await api.signedIn(ward, 'admin');
    for (let i = 0; i < 4; i++) await admin.ok(wards.changeConfig, { body: { reminderDays: i } });
    const page = await admin.ok(audit.list, { query: { page: '2', pageSize: '2' } });
    expect(page).toMatchObject({ total: 5, page: 2, pageSize: 2 });
    expect(page.rows).toHaveLength(2);
    expect((await admin.refused(audit.list, { query: { wardId: other.id } })).status).toBe(403);
    expect((await (await api.signedIn(other, 'admin')).ok(audit.list)).total).toBe(1);
  });

  it('stands or falls with the deed', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    await admin.refused(users.add, { body: { username: 'contact', password: 'sunday', firstName: 'A', lastName: 'B', role: 'program' } });
    expect((await admin.ok(audit.list)).total).toBe(1);
  });
});
