import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings, music } = API;

async function makeSung(customization = {}) {
  const { ward, planner, conductor } = await api.makePlanning(customization);
  const sing = (date: string, hymns: object) =>
    planner.ok(meetings.schedule, { body: { date, conductingMemberId: conductor.id, hymns } });
  return { ward, planner, sing };
}
const find = async (caller: Caller, q: string, meetingId?: number) =>
  (await caller.ok(music.search, { query: { q, meetingId } }))[0];

describe('the hymn book', () => {
  it("contains both books and the ward's own hymns", async () => {
    const { planner } = await makeSung();
    await planner.ok(music.addCustomHymn, { body: { title: 'Our Ward Song', category: 'closing', isCustom: true } });
    const hymns = await planner.ok(music.hymns);
    expect(hymns.find(({ number }) => number === 136)).toMatchObject({
      title: 'I Know That My Redeemer Lives',
      isCustom: false,
    });
    expect(hymns.some(({ number }) => number === 1001)).toBe(true);
    expect(hymns.filter(({ isCustom }) => isCustom)).toEqual([
      { number: null, title: 'Our Ward Song', category: 'closing', firstLine: '', isCustom: true },
    ]);
  });

  it('keeps a hymn of the ward once, however it is spelled, and out of other wards', async () => {
    const [one, two] = [await makeSung(), await makeSung()];
    const first = await one.planner.ok(music.addCustomHymn, { body: { title: 'Our Ward Song' } });
    const moment = expect.stringMatching(/Z$/);
    expect(first).toEqual({
      id: expect.any(Number),
      wardId: one.ward.id,
      title: 'Our Ward Song',
      category: 'general',
      isCustom: true,
      createdBy: expect.any(Number),
      usageCount: 0,
      createdAt: moment,
      updatedAt: moment,
    });
    const again = await one.planner.ok(music.addCustomHymn, {
      body: { title: ' OUR ward-song! ', category: 'closing' },
    });
    expect(again).toEqual(first);
    expect(await two.planner.ok(music.customHymns)).toEqual([]);
  });

  it.each([{}, { title: '  ' }, { title: 'x'.repeat(301) }, { title: 'a\u0000' }])(
    'refuses a hymn such as %j',
    async (body) => {
      const { planner } = await makeSung();
      expect((await planner.refused(music.addCustomHymn, { body })).status).toBe(400);
    },
  );
});

describe('the search', () => {
  it('finds by number, title and first line', async () => {
    const { planner } = await makeSung();
    const numbers = async (q: string) => (await planner.ok(music.search, { query: { q } })).map(({ number }) => number);
    expect((await numbers('136'))[0]).toBe(136);
    expect((await numbers('#13')).slice(0, 2)).toEqual([13, 113]);
    expect((await numbers('i know that my redeemer lives'))[0]).toBe(136);
    expect(await numbers('')).toEqual([]);
    expect(
      (await planner.ok(music.search, { query: { category: 'sacrament' } })).every(
        ({ category }) => category === 'sacrament',
      ),
    ).toBe(true);
    expect((await planner.refused(music.search, { query: { category: 'loud' } })).status).toBe(400);
  });

  it("warns of a hymn sung in another meeting within the ward's weeks before", async () => {
    const { planner, sing } = await makeSung();
    await sing('2026-05-17', { opening: '#136' });
    const second = await sing('2026-05-24', { closing: '#136', rest: '#30' });
    const planned = await sing('2026-06-28', {});
    expect((await find(planner, '136'))?.recentUse).toEqual({ days: 24, date: '2026-05-24', count: 2 });
    expect((await find(planner, '136', planned.id))?.recentUse).toEqual({ days: 35, date: '2026-05-24', count: 2 });
    expect((await find(planner, '30', second.id))?.recentUse).toBeNull();
    expect((await find(planner, '2', planned.id))?.recentUse).toBeNull();
  });

  it('warns for as many weeks as the ward has chosen', async () => {
    for (const [weeks, warned] of [
      [4, false],
      [5, true],
    ] as const) {
      const { planner, sing } = await makeSung({ hymnRepeatWeeks: weeks });
      await sing('2026-05-24', { opening: '#136' });
      const planned = await sing('2026-06-28', {});
      expect((await find(planner, '136', planned.id))?.recentUse !== null).toBe(warned);
    }
  });

  it("ignores another ward's meeting", async () => {
    const [one, two] = [await makeSung(), await makeSung()];
    await one.sing('2026-06-14', { opening: '#136' });
    const foreign = await one.sing('2026-07-26', {});
    expect((await find(two.planner, '136', foreign.id))?.recentUse).toBeNull();
  });
});

describe('the use of hymns', () => {
  it('is reported within a window of months that ends today or on a given day', async () => {
    const { ward, planner, sing } = await makeSung();
    const meeting = await sing('2026-06-14', { opening: '#136', specialNumber: 'Youth choir' });
    await sing('2026-04-26', { rest: 'Our Ward Song' });
    await sing('2026-07-12', { closing: '#152' });
    const recent = await planner.ok(music.recentUsage, { params: { months: '1.5' } });
    expect(recent).toEqual([
      {
        id: expect.any(Number),
        wardId: ward.id,
        hymnNumber: 136,
        hymnTitle: 'I Know That My Redeemer Lives',
        hymnType: 'opening',
        meetingId: meeting.id,
        usageDate: '2026-06-14',
        meetingDate: '2026-06-14',
      },
    ]);
    const until = await planner.ok(music.recentUsage, { params: { months: '3' }, query: { until: '2026-07-12' } });
    expect(until.map(({ hymnTitle, hymnType }) => [hymnTitle, hymnType])).toEqual([
      ['God Be with You Till We Meet Again', 'closing'],
      ['I Know That My Redeemer Lives', 'opening'],
      ['Our Ward Song', 'rest'],
    ]);
  });

  it('is counted, the most used first, and follows every change of a meeting', async () => {
    const { planner, sing } = await makeSung();
    const first = await sing('2026-05-10', { opening: '#2', closing: '#152' });
    await sing('2026-05-17', { opening: '#2' });
    const counted = async () =>
      (await planner.ok(music.statistics, { params: { months: '12' } })).map(({ hymnNumber, count, lastUsed }) => [
        hymnNumber,
        count,
        lastUsed,
      ]);
    expect(await counted()).toEqual([
      [2, 2, '2026-05-17'],
      [152, 1, '2026-05-10'],
    ]);
    await planner.ok(meetings.changeMusic, { params: { id: first.id }, body: { opening: '#152' } });
    expect(await counted()).toEqual([
      [152, 2, '2026-05-10'],
      [2, 1, '2026-05-17'],
    ]);
    await planner.ok(meetings.remove, { params: { id: first.id } });
    expect(await counted()).toEqual([[2, 1, '2026-05-17']]);
  });

  it('counts planned uses separately, and never names an upcoming day as the last use', async () => {
    const { planner, sing } = await makeSung();
    await sing('2026-05-10', { opening: '#2' });
    const next = await sing('2026-06-28', { opening: '#2', closing: '#152' });
    await sing('2026-08-09', { closing: '#152' });
    const rows = () => planner.ok(music.statistics, { params: { months: '6' } });
    expect(
      (await rows()).map(({ hymnNumber, count, planned, lastUsed }) => [hymnNumber, count, planned, lastUsed]),
    ).toEqual([
      [152, 2, 2, '2026-06-28'],
      [2, 2, 1, '2026-05-10'],
    ]);
    const lastSung = async () =>
      (await planner.ok(music.lastSung)).map(({ hymnNumber, times, lastSung, nextPlanned }) => [
        hymnNumber,
        times,
        lastSung,
        nextPlanned,
      ]);
    expect((await lastSung()).sort()).toEqual([
      [152, 0, null, '2026-06-28'],
      [2, 1, '2026-05-10', '2026-06-28'],
    ]);
    await planner.ok(meetings.change, { params: { id: next.id }, body: { kind: 'stake_conference' } });
    expect((await rows()).map(({ hymnNumber, count, planned }) => [hymnNumber, count, planned])).toEqual([
      [152, 1, 1],
      [2, 1, 0],
    ]);
  });

  it("of the ward's own hymns is counted in their list, without other wards", async () => {
    const [{ planner, sing }, other] = [await makeSung(), await makeSung()];
    await other.sing('2026-05-10', { opening: 'Our Ward Song' });
    const first = await sing('2026-05-10', { opening: 'Our Ward Song' });
    await sing('2026-05-17', { rest: 'Our Ward Song' });
    const counted = async () =>
      (await planner.ok(music.customHymns)).map(({ title, usageCount }) => [title, usageCount]);
    expect(await counted()).toEqual([['Our Ward Song', 2]]);
    await planner.ok(meetings.changeMusic, { params: { id: first.id }, body: { opening: 'Our Ward Sing' } });
    await planner.ok(meetings.changeMusic, { params: { id: first.id }, body: { opening: '#2' } });
    expect(await counted()).toEqual([
      ['Our Ward Sing', 0],
      ['Our Ward Song', 1],
    ]);
  });

  it.each(['0', '-1', 'abc', '1201', 'NaN', '1;drop'])('is not available for %j months', async (months) => {
    const { planner } = await makeSung();
    for (const record of [music.recentUsage, music.statistics])
      expect((await planner.refused(record, { params: { months } })).status).toBe(404);
  });
});
