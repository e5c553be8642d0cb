import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { FIELD_WORDS } from '#shared/http/errors.ts';
import type { WardConfigChange } from '#shared/wards/schema.ts';
import { makeDrafts } from './drafts.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { transaction } from '#server/db/connect.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';

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

  it('are made once for all wards, by however many processes do it at once, each in its own time zone', async () => {
    const before = await api.database.pool.query('select 1 from meetings');
    const denver = await Promise.all(Array.from({ length: 5 }, () => api.makeWard()));
    const auckland = await api.makeWard({ timezone: 'Pacific/Auckland' });
    api.clock.now = new Date('2026-06-21T18:00:00Z');
    const made = await Promise.all([makeDrafts(api.context), makeDrafts(api.context), makeDrafts(api.context)]);
    api.clock.now = WEDNESDAY;
    const after = await api.database.pool.query('select 1 from meetings');
    expect(made.reduce((sum, count) => sum + count, 0)).toBe((after.rowCount ?? 0) - (before.rowCount ?? 0));
    for (const ward of denver)
      expect((await datesOf(ward)).map(({ date }) => date)).toEqual([
        '2026-06-21',
        '2026-06-28',
        '2026-07-05',
        '2026-07-12',
      ]);
    expect((await datesOf(auckland))[0]?.date).toBe('2026-06-28');
  });

  it('are made for the other wards while one of them is being changed, or has a time zone that no one knows', async () => {
    const [held, odd, other] = [
      await api.makeWard(),
      await api.makeWard({ timezone: 'Mars/Base' }),
      await api.makeWard(),
    ];
    await transaction(api.database.db, async (tx) => {
      await holdWard(tx, held.id);
      if (!api.database.embedded) await makeDrafts(api.context);
    });
    if (!api.database.embedded) expect(await datesOf(held)).toEqual([]);
    await makeDrafts(api.context);
    expect([await datesOf(held), await datesOf(odd), await datesOf(other)].map(({ length }) => length)).toEqual([
      4, 0, 4,
    ]);
  });

  it('keep their ids when settings change, so that one that is open can be saved; another kind is told', async () => {
    const { ward, planner } = await api.makePlanning({ planningHorizonWeeks: 6 });
    const admin = await api.signedIn(ward, 'admin');
    const config = await admin.ok(API.wards.config, {});
    const set = (body: Partial<WardConfigChange>) =>
      admin.ok(API.wards.changeConfig, { body: { meetingTime: config.meetingTime, ...body } });
    await planner.ok(meetings.schedule, { body: { date: '2026-07-05', kind: 'stake_conference' } });
    await makeDrafts(api.context);
    const before = await planner.ok(meetings.list);
    const idOn = (date: string) => before.find((meeting) => meeting.date === date)?.id ?? 0;
    const kindsNow = async () => (await planner.ok(meetings.list)).map(({ date, id, kind }) => [date, id, kind]);
    const inJuly = ['2026-07-05', idOn('2026-07-05'), 'stake_conference'];
    expect((await kindsNow()).slice(0, 4)).toEqual([
      ['2026-06-21', idOn('2026-06-21'), 'regular'],
      ['2026-06-28', idOn('2026-06-28'), 'regular'],
      inJuly,
      ['2026-07-12', idOn('2026-07-12'), 'fast_testimony'],
    ]);
    await set({ fastSundayRule: 'previous', planningHorizonWeeks: 4 });
    expect(await kindsNow()).toEqual([
      ['2026-06-21', idOn('2026-06-21'), 'regular'],
      ['2026-06-28', idOn('2026-06-28'), 'fast_testimony'],
      inJuly,
      ['2026-07-12', idOn('2026-07-12'), 'regular'],
    ]);
    const edit = (date: string) => ({ params: { id: idOn(date) }, body: { notes: 'n', version: 1 } });
    await planner.ok(meetings.change, edit('2026-06-21'));
    expect((await planner.refused(meetings.change, edit('2026-06-28'))).body.code).toBe('stale');
    await set({ autoCreateMeetings: false });
    expect((await kindsNow()).map(([date]) => date)).toEqual(['2026-06-21', '2026-07-05']);
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

async function makeMusic() {
  const { ward, planner, conductor } = await api.makePlanning();
  const meeting = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
  return { planner, meeting, music: await api.signedIn(ward, 'music_planner') };
}

describe('opening a Sunday for music', () => {
  it('makes its draft once, of the kind that the Sunday has, and leaves a meeting as it is', async () => {
    const { music, meeting, planner } = await makeMusic();
    expect(await music.ok(meetings.open, { body: { date: DATE } })).toMatchObject({
      id: meeting.id,
      status: meeting.status,
    });
    const date = '2026-12-06';
    const made = await Promise.all([1, 2].map(() => music.ok(meetings.open, { body: { date } })));
    expect(made[0]).toMatchObject({ date, kind: 'fast_testimony', status: 'draft' });
    expect(made[1]?.id).toBe(made[0]?.id);
    const params = { id: made[0]?.id ?? 0 };
    await music.ok(meetings.changeMusic, { params, body: { opening: '#2' } });
    expect((await planner.ok(meetings.read, { params })).openingHymn).toBe('#2 The Spirit of God');
  });

  it('is refused for a Sunday that has passed', async () => {
    const { music } = await makeMusic();
    const refusal = await music.refused(meetings.open, { body: { date: '2020-01-05' } });
    expect(refusal.status).toBe(400);
    expect(refusal.body.message).toContain('upcoming Sunday');
  });

  it('makes a draft no more than a year ahead, and finds a meeting that a planner has further ahead', async () => {
    const { music, planner } = await makeMusic();
    expect(await music.ok(meetings.open, { body: { date: '2027-06-13' } })).toMatchObject({ status: 'draft' });
    const date = '2027-06-20';
    const refusal = await music.refused(meetings.open, { body: { date } });
    expect([refusal.status, refusal.body.errors]).toEqual([400, [{ path: 'date', message: FIELD_WORDS.farSunday }]]);
    const { id } = await planner.ok(meetings.schedule, { body: { date, status: 'draft' } });
    expect((await music.ok(meetings.open, { body: { date } })).id).toBe(id);
  });
});
