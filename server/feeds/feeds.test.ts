import { randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD, type Caller } from '#tests/api.ts';
import {
  KEPT_INSIDE,
  mark,
  MARKED_DATE,
  markedMeeting,
  markedNeighbor,
  NEIGHBORS,
  PRIVATE,
} from '#tests/marked-meeting.ts';

const api = await openApi();
const { auth, feeds, meetings, members, users } = API;

const get = (link: string) => request(api.origin).get(link);
const made = async (caller: Caller) => (await caller.ok(feeds.make)).link;
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

const expectDead = async (link: string) => {
  const [gone, never] = [await get(link), await get(`/api/calendar/${randomBytes(32).toString('base64url')}.ics`)];
  expect([gone.status, gone.text]).toEqual([404, never.text]);
};

describe('a calendar feed', () => {
  it("gives the ward's meetings to a calendar app that has only the address", async () => {
    const { meeting, ward } = await markedMeeting(api);
    await api.database.pool.query("update wards set meeting_address = '12 Elm St, Orem' where id = $1", [ward.id]);
    const link = await made(await api.signedIn(ward, 'program'));
    const { text, headers } = await get(link);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const found = eventsIn(text).find(({ startDate }) => startDate.toString().startsWith(MARKED_DATE));
    expect(found?.uid).toBe(`meeting-${ward.id}-${meeting.id}@sacrament-meeting-planner`);
    expect(found?.startDate.toString()).toBe(`${MARKED_DATE}T09:00:00`);
    expect(found?.location).toBe('12 Elm St, Orem');
  });

  it('keeps the event through changes, as a newer version, and follows a move', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const meeting = await planner.ok(meetings.schedule, {
      body: { date: MARKED_DATE, conductingMemberId: conductor.id },
    });
    const link = await made(await api.signedIn(ward, 'sacrament_planner'));
    const [before] = eventsIn((await get(link)).text);
    await planner.ok(meetings.change, {
      params: { id: meeting.id },
      body: { date: '2026-07-12', hymns: { opening: '#2' } },
    });
    const after = eventsIn((await get(link)).text);
    expect(after.map(({ uid, startDate }) => [uid, startDate.toString()])).toEqual([
      [before?.uid, '2026-07-12T09:00:00'],
    ]);
    expect(after[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('has a newer version of each event once the ward meets at another time', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    await planner.ok(meetings.schedule, { body: { date: MARKED_DATE, conductingMemberId: conductor.id } });
    const admin = await api.signedIn(ward, 'admin');
    const link = await made(admin);
    const [before] = eventsIn((await get(link)).text);
    const { version } = await admin.ok(API.wards.config);
    await admin.ok(API.wards.changeConfig, { body: { version, meetingTime: '1:00 PM' } });
    const [after] = eventsIn((await get(link)).text);
    expect([after?.uid, after?.startDate.hour]).toEqual([before?.uid, 13]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('has a newer version of each event once someone in it goes by another name', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    await planner.ok(meetings.schedule, { body: { date: MARKED_DATE, conductingMemberId: conductor.id } });
    const link = await made(planner);
    // The name is changed later, not within the same second.
    await api.database.pool.query('update ward_revisions set revision = revision - 60000 where ward_id = $1', [
      ward.id,
    ]);
    const [before] = eventsIn((await get(link)).text);
    await planner.ok(members.change, { params: { id: conductor.id }, body: { preferredName: 'Bill' } });
    const [after] = eventsIn((await get(link)).text);
    expect([after?.uid, after?.description]).toEqual([before?.uid, expect.stringContaining('Conducting: Bill ')]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const stampOf = (event = before) => String(event?.component.getFirstPropertyValue('last-modified'));
    expect(stampOf(after) > stampOf(before)).toBe(true);
  });

  it.each(ROLES)('shows a %s what the role sees, but never business, announcements, or contacts', async (role) => {
    await markedNeighbor(api);
    const { ward } = await markedMeeting(api);
    const { text } = await get(await made(await api.signedIn(ward, role)));
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).not.toMatch(NEIGHBORS);
    for (const secret of [...KEPT_INSIDE, ...PRIVATE]) expect(unfolded).not.toContain(secret);
    const people = ['conducting', 'presiding', 'invocation', 'benediction', 'memberSpeaker', 'visitor'].map(mark);
    const seen = people.filter((name) => unfolded.includes(name));
    expect(seen).toEqual(role === 'music_planner' ? [] : people);
    expect(unfolded).toContain(mark('organist'));
  });

  it('is kept as a hash, and a new address replaces the previous one', async () => {
    const ward = await api.makeWard();
    const user = await api.signedIn(ward, 'program');
    expect((await user.ok(feeds.status)).createdAt).toBeNull();
    const first = await made(user);
    const second = await made(user);
    const { rows } = await api.database.pool.query('select * from calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(second.slice('/api/calendar/'.length, -4));
    await expectDead(first);
    expect((await get(second)).status).toBe(200);
    expect((await user.ok(feeds.status)).createdAt).toBe(api.clock.now.toISOString());
    await user.ok(feeds.remove);
    await expectDead(second);
  });

  it('stores no response for its Idempotency-Key, since the address is a secret: repeating it creates a new one', async () => {
    const user = await api.signedIn(await api.makeWard(), 'program');
    const repeated = async (): Promise<string> => {
      const headers = { Authorization: `Bearer ${user.token}`, 'Idempotency-Key': 'the-same-every-time' };
      return (await request(api.origin).post(feeds.make.path).set(headers).send({})).body.link;
    };
    const first = await repeated();
    const second = await repeated();
    await expectDead(first);
    expect((await get(second)).status).toBe(200);
    expect((await api.database.pool.query('select * from idempotency_keys')).rows).toEqual([]);
  });

  it('answers a calendar app that asks with HEAD', async () => {
    const link = await made(await api.signedIn(await api.makeWard(), 'program'));
    const { status, headers, text } = await request(api.origin).head(link);
    expect([status, headers['content-type'], text ?? '']).toEqual([200, 'text/calendar; charset=utf-8', '']);
    expect((await request(api.origin).head('/api/calendar/made-up.ics')).status).toBe(404);
  });

  it('is made and replaced only by a person who has just proven who they are', async () => {
    const ward = await api.makeWard();
    const user = await api.signedIn(ward, 'program');
    const link = await made(user);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 6 * 60_000);
    const refusal = await user.refused(feeds.make);
    await user.ok(auth.confirm, { body: { password: PASSWORD } });
    const survivor = await get(link);
    const next = await made(user);
    api.clock.now = start;
    expect([refusal.status, refusal.body.code, survivor.status]).toEqual([403, 'confirm_first', 200]);
    await expectDead(link);
    expect((await get(next)).status).toBe(200);
  });

  const NEW = 'Wide-Open-Fields-3';
  const ENDINGS: [when: string, deed: (admin: Caller, owner: Caller, id: number) => Promise<unknown>][] = [
    [
      'the user changes the password',
      (_, owner) => owner.ok(auth.resetPassword, { body: { newPassword: NEW, currentPassword: PASSWORD } }),
    ],
    [
      'an admin resets the password',
      (admin, _, id) => admin.ok(users.resetPassword, { params: { id }, body: { newPassword: NEW } }),
    ],
    [
      'an admin sets a password while editing',
      (admin, _, id) => admin.ok(users.change, { params: { id }, body: { password: NEW } }),
    ],
    ['the passkeys are removed', (admin, _, id) => admin.ok(users.removePasskeys, { params: { id } })],
    [
      'the user is deactivated and reactivated',
      async (admin, _, id) => {
        await admin.ok(users.deactivate, { params: { id } });
        await admin.ok(users.reactivate, { params: { id } });
      },
    ],
    [
      'the user gets another role and then the first one again',
      async (admin, _, id) => {
        await admin.ok(users.change, { params: { id }, body: { role: 'music_planner' } });
        await admin.ok(users.change, { params: { id }, body: { role: 'program' } });
      },
    ],
  ];
  it.each(ENDINGS)('stops working permanently when %s', async (_, deed) => {
    const ward = await api.makeWard();
    const user = await api.makeUser(ward, 'program');
    const owner = await api.signIn(user);
    const link = await made(owner);
    await deed(await api.signedIn(ward, 'admin'), owner, user.id);
    await expectDead(link);
    const { rows } = await api.database.pool.query('select * from calendar_feeds where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['the user is deactivated', 'update users set is_active = false where id = $1'],
    ['the user gets another role', "update users set role = 'admin' where id = $1"],
    ['the user is deleted', 'delete from users where id = $1'],
    [
      'the ward is deactivated',
      'update wards set is_active = false where id = (select ward_id from users where id = $1)',
    ],
  ])('stops working when %s', async (_, change) => {
    const user = await api.makeUser(await api.makeWard(), 'program');
    const link = await made(await api.signIn(user));
    expect((await get(link)).status).toBe(200);
    await api.database.pool.query(change, [user.id]);
    await expectDead(link);
  });
});
