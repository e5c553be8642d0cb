import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import { SHEET_TEXTS } from '#shared/meetings/seen-fields.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { meetings, pulpit } = API;
const DATE = '2026-06-28';

describe('the list', () => {
  it('is sorted by date and includes both ends of a range', async () => {
    const { planner } = await api.makePlanning();
    for (const date of ['2026-07-12', '2026-06-21', '2026-07-05', '2026-06-28'])
      await planner.ok(meetings.schedule, { body: { date, status: 'draft' } });
    const dates = async (query: { from?: string; to?: string }) =>
      (await planner.ok(meetings.list, { query })).map(({ date }) => date);
    expect(await dates({})).toEqual(['2026-06-21', '2026-06-28', '2026-07-05', '2026-07-12']);
    expect(await dates({ from: '2026-06-28', to: '2026-07-05' })).toEqual(['2026-06-28', '2026-07-05']);
    expect(await dates({ from: '2026-06-29' })).toEqual(['2026-07-05', '2026-07-12']);
    expect(await dates({ to: '2026-06-27' })).toEqual(['2026-06-21']);
    expect((await planner.refused(meetings.list, { query: { from: 'yesterday' } })).body.message).toBe(
      'Enter a date as YYYY-MM-DD',
    );
  });

  it('queries the database as often for many meetings as for one', async () => {
    const { ward, planner } = await api.makePlanning();
    const plan = await wholePlan(api, ward);
    const queries = async () => {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      await planner.ok(meetings.list);
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    await planner.ok(meetings.schedule, { body: { date: DATE, ...plan } });
    const forOne = await queries();
    for (const date of ['2026-07-05', '2026-07-12', '2026-07-19', '2026-07-26'])
      await planner.ok(meetings.schedule, { body: { date, ...plan } });
    expect(forOne).toBe(3);
    expect(await queries()).toBe(forOne);
  });
});

describe('a summary', () => {
  it('has everything about a meeting except the texts of its sheets, and says what is saved of each', async () => {
    const { ward, planner } = await api.makePlanning();
    const plan = await wholePlan(api, ward);
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, ...plan } });
    const untouched = await planner.ok(meetings.schedule, { body: { date: '2026-07-05', ...plan } });
    await planner.ok(pulpit.sheet, { params: { id, format: 'outline' } });
    await planner.ok(pulpit.saveSheet, {
      params: { id, format: 'script' },
      body: { content: 'Welcome.', isGenerated: false },
    });
    const whole = await planner.ok(meetings.list);
    const summaries = await planner.ok(meetings.list, { query: { view: 'summary' } });
    expect(summaries.map(({ sheets }) => sheets)).toEqual([
      { outline: 'generated', script: 'edited' },
      { outline: 'none', script: 'none' },
    ]);
    expect(whole[0]?.editedScript).toBe('Welcome.');
    for (const [at, { sheets: _, ...summary }] of summaries.entries()) {
      const rest = { ...whole[at] };
      for (const key of SHEET_TEXTS) {
        expect(Object.keys(summary)).not.toContain(key);
        delete rest[key];
      }
      expect(summary).toEqual(rest);
    }
    expect(summaries.map((one) => one.id)).toEqual([id, untouched.id]);
    expect(await planner.ok(meetings.list, { query: { view: 'summary', to: DATE } })).toEqual([summaries[0]]);
  });

  it('is the only view there is', async () => {
    const { planner } = await api.makePlanning();
    const refusal = await planner.send(meetings.list, { query: { view: 'short' } });
    expect([refusal.status, refusal.body.message]).toEqual([400, 'The view must be summary']);
  });
});

it('the history is exported as a table that no spreadsheet runs', async () => {
  const { ward, planner, conductor } = await api.makePlanning();
  const speakers = [
    { memberId: (await api.makeMember(ward, { firstName: 'Ann', lastName: 'Lee' })).id, topic: 'Faith, "hope"' },
  ];
  await planner.ok(meetings.schedule, {
    body: { date: DATE, conductingMemberId: conductor.id, speakers, hymns: { opening: '#2', specialNumber: '=1+1' } },
  });
  await planner.ok(meetings.schedule, {
    body: { date: '2026-06-21', status: 'draft', speakers: [{ speakerName: '=HYPERLINK("x")' }] },
  });
  const file = await planner.send(meetings.exportHistory);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe('attachment; filename=meeting-history-2026-06-17.csv');
  expect(file.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Date,Conducting Member,Speakers,Musical Numbers',
    `2026-06-21,,"'=HYPERLINK(""x"")",`,
    `2026-06-28,${conductor.name},"Ann Lee (Faith, ""hope"")",#2 The Spirit of God; =1+1`,
    '',
  ]);
});
