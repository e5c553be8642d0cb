import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { auth, invitations, meetings, tracking, wards } = API;
const SUNDAY = '2026-06-14';

async function held() {
  const { ward, planner, conductor } = await api.makePlanning();
  const planned = await api.makeMember(ward, { firstName: 'Hannah', lastName: 'Price' });
  const meeting = await planner.ok(meetings.schedule, {
    body: { date: SUNDAY, conductingMemberId: conductor.id, speakers: [{ memberId: planned.id }] },
  });
  const change = (body: object) => planner.ok(meetings.change, { params: { id: meeting.id }, body });
  return { ward, planner, conductor, meeting, change };
}

describe('after the Sunday', () => {
  it('a meeting records whether it went as planned and how many came, and its history says so', async () => {
    const { planner, meeting, change } = await held();
    expect([meeting.heldAsPlanned, meeting.attendance]).toEqual([null, null]);
    expect(await change({ heldAsPlanned: true, attendance: 143 })).toMatchObject({
      heldAsPlanned: true,
      attendance: 143,
      speakingAssignments: [{ speakerName: 'Hannah Price' }],
    });
    const [event] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(event?.summary).toBe('Went as planned · Attendance: 143');
  });

  it('a ward that counts attendance sees it in the statistics and in the exported history; others do not', async () => {
    const { ward, planner, conductor, meeting, change } = await held();
    await change({ attendance: 143 });
    const schedule = (body: object) =>
      planner.ok(meetings.schedule, { body: { date: '2026-06-07', conductingMemberId: conductor.id, ...body } });
    const earlier = await schedule({ kind: 'regular' });
    const longAgo = await schedule({ date: '2025-06-08' });
    const conference = await schedule({ date: '2026-05-31' });
    for (const { id } of [earlier, longAgo, conference])
      await planner.ok(meetings.change, { params: { id }, body: { attendance: 100 } });
    await planner.ok(meetings.change, { params: { id: conference.id }, body: { kind: 'stake_conference' } });
    const read = async () => ({
      stats: (await planner.ok(tracking.stats)).attendance,
      history: (await planner.send(meetings.exportHistory)).text.replace(/^\uFEFF/, '').split('\r\n'),
    });
    const without = await read();
    expect([without.stats, without.history[0]]).toEqual([null, 'Date,Conducting Member,Speakers,Musical Numbers']);
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(wards.changeConfig, { body: { countsAttendance: true } });
    const { stats, history } = await read();
    expect(stats).toEqual({ sundays: 2, average: 122, last: { date: meeting.date, count: 143 } });
    expect(history[0]).toBe('Date,Conducting Member,Speakers,Musical Numbers,Attendance');
    expect(history.find((line) => line.startsWith(SUNDAY))).toMatch(/,143$/);
  });

  it('the people who really spoke are the ones who count', async () => {
    const { planner, change } = await held();
    await change({ heldAsPlanned: false, speakers: [{ speakerName: 'Elder Visitor' }] });
    const { rows } = await planner.ok(tracking.talks);
    expect(rows.map(({ speakerName }) => speakerName)).toEqual(['Elder Visitor']);
  });

  it('if it went as planned, it counts no one who declined, unless they participated after all', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const [spoke, stayedAway, prays] = [
      await api.makeMember(ward),
      await api.makeMember(ward),
      await api.makeMember(ward),
    ];
    const planned = await planner.ok(meetings.schedule, {
      body: {
        date: SUNDAY,
        conductingMemberId: conductor.id,
        presidingMemberId: conductor.id,
        invocationMember: prays.id,
        benedictionMember: 'Jane Doe',
        speakers: [
          { memberId: stayedAway.id, topic: 'Hope' },
          { memberId: spoke.id, topic: 'Faith', duration: 12 },
        ],
        hymns: { opening: '#2', sacrament: '#169', closing: '#152' },
      },
    });
    const [absent, present] = planned.speakingAssignments.map(({ id }) => `talk:${id}`);
    const keys = ['conducting', 'invocation', absent, present].flatMap((key) => key ?? []);
    const assignments = keys.map((key) => ({ meetingId: planned.id, key }));
    await planner.ok(invitations.mark, { body: { assignments, state: 'declined' } });
    const save = (body: object) => ({ params: { id: planned.id }, body: { heldAsPlanned: true, ...body } });
    const other = await planner.ok(meetings.change, save({ heldAsPlanned: undefined, notes: 'x', tookPart: keys }));
    expect(other.speakingAssignments.map(({ invitation }) => invitation?.state)).toEqual(['declined', 'declined']);
    expect((await planner.refused(meetings.change, save({ tookPart: ['talk:1'] }))).status).toBe(409);
    const after = await planner.ok(meetings.change, save({ tookPart: [present] }));
    expect(after).toMatchObject({
      status: 'completed',
      conductingMemberId: conductor.id,
      invocationMember: null,
      benedictionMember: 'Jane Doe',
      speakingAssignments: [
        { memberId: spoke.id, topic: 'Faith', duration: 12, invitation: { state: 'accepted', way: 'by_hand' } },
      ],
    });
    expect((await planner.ok(tracking.talks)).rows.map(({ memberId }) => memberId)).toEqual([spoke.id]);
    expect((await planner.ok(tracking.prayers)).rows.map(({ speakerName }) => speakerName)).toEqual(['Jane Doe']);
  });

  it('if it went as planned, it had no musical number whose performer declined, and the history lists none', async () => {
    const { planner, conductor } = await api.makePlanning();
    const hymns = { opening: '#2', rest: 'Our Own Hymn', specialNumber: '#166' };
    const planned = await planner.ok(meetings.schedule, {
      body: { date: SUNDAY, conductingMemberId: conductor.id, hymns, performer: 'Ana Cruz' },
    });
    const number = planned.musicalNumbers.find(({ type }) => type === 'special_number');
    const assignments = [{ meetingId: planned.id, key: `number:${number?.id}` }];
    const exported = async () =>
      (await planner.send(meetings.exportHistory)).text.split('\r\n').find((line) => line.startsWith(SUNDAY));
    expect(await exported()).toContain('Abide with Me!');
    await planner.ok(invitations.mark, { body: { assignments, state: 'declined' } });
    expect(await exported()).not.toContain('Abide with Me!');
    const after = await planner.ok(meetings.change, { params: { id: planned.id }, body: { heldAsPlanned: true } });
    expect([after.openingHymn, after.restHymn, after.specialNumber]).toEqual([
      planned.openingHymn,
      'Our Own Hymn',
      null,
    ]);
    expect(after.musicalNumbers.map(({ id }) => id)).toEqual(
      planned.musicalNumbers.flatMap(({ id }) => (id === number?.id ? [] : [id])),
    );
  });

  it.each([
    [{ heldAsPlanned: true }, 'heldAsPlanned'],
    [{ attendance: 10 }, 'attendance'],
  ])('nothing is recorded for a future Sunday: %j', async (body, path) => {
    const { planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, {
      body: { date: '2026-06-21', conductingMemberId: conductor.id },
    });
    const refusal = await planner.refused(meetings.change, { params: { id }, body });
    expect([refusal.status, refusal.body.errors]).toEqual([
      400,
      [{ path, message: 'This meeting hasn’t been held yet.' }],
    ]);
  });

  it.each([-1, 1.5, 10_000, '12'])('an attendance of %j is refused', async (attendance) => {
    const { planner, meeting } = await held();
    const refusal = await planner.refused(meetings.change, { params: { id: meeting.id }, body: { attendance } });
    expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, 'attendance']);
  });
});

it.each([
  ['9:00 AM', 720],
  ['11:30 AM', 750],
  ['2:00 PM', 900],
])(
  'in a ward that meets at %s, a meeting counts as held from minute %i of its Sunday on',
  async (meetingTime, from) => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(wards.changeConfig, { body: { meetingTime } });
    expect((await admin.ok(auth.capabilities)).ward?.heldFrom).toBe(from);
  },
);
