import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

describe('a date that already has a meeting', () => {
  it('is refused with the meeting on that date', async () => {
    const { planner, conductor } = await api.makePlanning();
    const body = { date: DATE, conductingMemberId: conductor.id };
    const first = await planner.ok(meetings.schedule, { body });
    const refusal = await planner.refused(meetings.schedule, { body: { ...body, notes: 'second' } });
    expect([refusal.status, refusal.body.code, refusal.body.meetingId]).toEqual([409, 'date_taken', first.id]);
    expect(await planner.ok(meetings.list)).toEqual([first]);
  });

  it('is replaced with overwrite: the old meeting is deleted with all its parts', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const old = await planner.ok(meetings.schedule, { body: { date: DATE, ...(await wholePlan(api, ward)) } });
    const made = await planner.ok(meetings.schedule, {
      body: { date: DATE, conductingMemberId: conductor.id, overwrite: true },
    });
    expect(await planner.ok(meetings.list)).toEqual([made]);
    expect(made.speakingAssignments).toEqual([]);
    expect((await planner.refused(meetings.read, { params: { id: old.id } })).status).toBe(404);
  });

  it('is overwritten only if it hasn’t changed since it was shown; otherwise the question is asked again', async () => {
    const { planner, conductor } = await api.makePlanning();
    const body = { date: DATE, conductingMemberId: conductor.id };
    const old = await planner.ok(meetings.schedule, { body });
    const asked = await planner.refused(meetings.schedule, { body });
    const { meetingId, version, musicVersion } = asked.body;
    const seen = { meetingId: Number(meetingId), version: Number(version), musicVersion: Number(musicVersion) };
    for (const change of [{ announcements: 'Saved since' }, { hymns: { opening: '2' } }]) {
      const saved = await planner.ok(meetings.change, { params: { id: old.id }, body: change });
      const again = await planner.refused(meetings.schedule, { body: { ...body, overwrite: seen } });
      expect([again.status, again.body.code, again.body.meetingId]).toEqual([409, 'date_taken', old.id]);
      expect(await planner.ok(meetings.list)).toEqual([saved]);
      Object.assign(seen, { version: saved.version, musicVersion: saved.musicVersion });
    }
    const moving = await planner.ok(meetings.schedule, { body: { ...body, date: '2026-07-12' } });
    const late = { ...seen, version: seen.version - 1 };
    const params = { id: moving.id };
    await planner.refused(meetings.change, { params, body: { date: DATE, overwrite: late } });
    expect((await planner.ok(meetings.change, { params, body: { date: DATE, overwrite: seen } })).date).toBe(DATE);
  });

  it('keeps the history of what was overwritten', async () => {
    const { planner, conductor } = await api.makePlanning();
    const body = { date: DATE, conductingMemberId: conductor.id };
    const old = await planner.ok(meetings.schedule, { body });
    await planner.ok(meetings.change, { params: { id: old.id }, body: { announcements: 'Choir practice' } });
    const before = await planner.ok(meetings.history, { params: { id: old.id } });
    const made = await planner.ok(meetings.schedule, { body: { ...body, overwrite: true } });
    const after = await planner.ok(meetings.history, { params: { id: made.id } });
    expect(after.map(({ summary }) => summary)).toEqual([
      'Scheduled, replacing another meeting',
      ...before.map(({ summary }) => summary),
    ]);
  });

  it('keeps its meeting when the replacement is refused', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const old = await planner.ok(meetings.schedule, { body: { date: DATE, ...(await wholePlan(api, ward)) } });
    for (const bad of [
      { presidingMemberId: 2_000_000_000 },
      { speakers: [{ memberId: 2_000_000_000 }] },
      { status: 'planned' as const },
    ]) {
      const refusal = await planner.refused(meetings.schedule, {
        body: { date: DATE, overwrite: true, conductingMemberId: conductor.id, ...bad },
      });
      expect(refusal.status).toBe(400);
    }
    expect(await planner.ok(meetings.list)).toEqual([old]);
  });

  it('is free in every other ward', async () => {
    const [one, two] = [await api.makePlanning(), await api.makePlanning()];
    for (const { planner, conductor } of [one, two])
      await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    expect(await one.planner.ok(meetings.list)).toHaveLength(1);
  });
});
