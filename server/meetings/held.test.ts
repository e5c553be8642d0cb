import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings, tracking } = API;
const SUNDAY = '2026-06-14';

async function held() {
  const { ward, planner, conductor } = await api.makePlanning();
  const planned = await api.makeMember(ward, { firstName: 'Hannah', lastName: 'Price' });
  const meeting = await planner.ok(meetings.schedule, {
    body: { date: SUNDAY, conductingMemberId: conductor.id, speakers: [{ memberId: planned.id }] },
  });
  const change = (body: object) => planner.ok(meetings.change, { params: { id: meeting.id }, body });
  return { ward, planner, meeting, change };
}

describe('after the Sunday', () => {
  it('a meeting keeps whether it was held as planned and how many came, and its history says so', async () => {
    const { planner, meeting, change } = await held();
    expect([meeting.heldAsPlanned, meeting.attendance]).toEqual([null, null]);
    expect(await change({ heldAsPlanned: true, attendance: 143 })).toMatchObject({
      heldAsPlanned: true,
      attendance: 143,
      speakingAssignments: [{ speakerName: 'Hannah Price' }],
    });
    const [event] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(event?.summary).toBe('Held as planned · Attendance: 143');
  });

  it('who really spoke is who counts', async () => {
    const { planner, change } = await held();
    await change({ heldAsPlanned: false, speakers: [{ speakerName: 'Elder Visitor' }] });
    const { rows } = await planner.ok(tracking.talks);
    expect(rows.map(({ speakerName }) => speakerName)).toEqual(['Elder Visitor']);
  });

  it.each([
    [{ heldAsPlanned: true }, 'heldAsPlanned'],
    [{ attendance: 10 }, 'attendance'],
  ])('nothing is known of a Sunday to come: %j', async (body, path) => {
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
