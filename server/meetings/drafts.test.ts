import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { makeDrafts } from './drafts.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

describe('drafts made ahead', () => {
  const datesOf = async (ward: { id: number }) =>
    (
      await api.database.pool.query<{ date: string; kind: string }>(
        'select date::text, kind from meetings where ward_id = $1 order by date',
        [ward.id],
      )
    ).rows;

  it('are created on the next four Sundays, once', async () => {
    const { ward } = await api.makePlanning();
    await makeDrafts(api.context);
    await makeDrafts(api.context);
    expect(await datesOf(ward)).toEqual([
      { date: '2026-06-21', kind: 'regular' },
      { date: '2026-06-28', kind: 'regular' },
      { date: '2026-07-05', kind: 'fast_testimony' },
      { date: '2026-07-12', kind: 'regular' },
    ]);
  });

  it('cover as many weeks as the ward wants, leave meetings alone, and are not created where they are turned off', async () => {
    const far = await api.makePlanning({ planningHorizonWeeks: 6 });
    const made = await far.planner.ok(meetings.schedule, {
      body: { date: DATE, conductingMemberId: far.conductor.id },
    });
    const off = await api.makePlanning({ autoCreateMeetings: false });
    await makeDrafts(api.context);
    expect(await datesOf(far.ward)).toHaveLength(6);
    expect(await far.planner.ok(meetings.read, { params: { id: made.id } })).toEqual(made);
    expect(await datesOf(off.ward)).toEqual([]);
  });

  it('become the real meeting under the same id, unless someone has edited them', async () => {
    const { planner, conductor } = await api.makePlanning();
    await makeDrafts(api.context);
    const [draft] = await planner.ok(meetings.list);
    const body = { date: '2026-06-21', conductingMemberId: conductor.id };
    const made = await planner.ok(meetings.schedule, { body: { ...body, hymns: { opening: '#2' }, kind: 'special' } });
    expect([made.id, made.status, made.kind]).toEqual([draft?.id, 'partially_planned', 'special']);
    expect([made.version, made.musicVersion]).toEqual([2, 2]);
    const params = { id: made.id };
    expect((await planner.refused(meetings.change, { params, body: { notes: 'n', version: 1 } })).body.code).toBe(
      'stale',
    );
    expect((await planner.ok(meetings.history, { params })).map(({ summary }) => summary)).toEqual([
      'Scheduled the meeting',
    ]);
    expect((await planner.refused(meetings.schedule, { body })).status).toBe(409);
    const second = (await planner.ok(meetings.list)).find(({ date }) => date === DATE);
    await planner.ok(meetings.changeMusic, { params: { id: second?.id ?? 0 }, body: { opening: '#2' } });
    expect((await planner.refused(meetings.schedule, { body: { ...body, date: DATE } })).body.meetingId).toBe(
      second?.id,
    );
  });
});
