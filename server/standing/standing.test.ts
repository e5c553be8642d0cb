import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Turns } from '#shared/standing/schema.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { audit, meetings, pulpit, standing, wards } = API;
const DATE = '2026-06-28';
const DINNER = { text: 'Ward dinner on Friday', from: '2026-06-21', until: '2026-07-12' };

describe('the rotation', () => {
  it('is kept for the ward, one part at a time, and recorded in the activity log', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const organist = await api.makeMember(ward);
    const turns = (id: number): Turns => ({ by: 'month', from: DATE, memberIds: [id, null] });
    const { version } = await planner.ok(standing.change, { body: { rotation: { conducting: turns(conductor.id) } } });
    await planner.ok(standing.change, {
      body: { version, rotation: { organist: turns(organist.id), chorister: null } },
    });
    expect((await planner.ok(standing.read)).rotation).toEqual({
      conducting: turns(conductor.id),
      organist: turns(organist.id),
      chorister: null,
    });
    const admin = await api.signedIn(ward, 'admin');
    expect((await admin.ok(audit.list)).rows).toContainEqual(
      expect.objectContaining({ action: 'ward_configured', detail: 'rotation' }),
    );
    expect(await admin.ok(wards.config)).not.toHaveProperty('rotation');
  });

  it('takes members of the ward, and overwrites no one else’s change', async () => {
    const { planner, conductor } = await api.makePlanning();
    const stranger = (await api.makePlanning()).conductor;
    const save = (memberIds: (number | null)[], version?: number) => ({
      body: { version, rotation: { conducting: { by: 'month' as const, from: DATE, memberIds } } },
    });
    const { version } = await planner.ok(standing.read);
    const refusal = await planner.refused(standing.change, save([conductor.id, stranger.id]));
    expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, 'rotation.conducting.memberIds.1']);
    expect((await planner.refused(standing.change, save([]))).body.message).toBe('Choose at least one person');
    expect((await planner.ok(standing.read)).rotation).toEqual({});
    await planner.ok(standing.change, save([conductor.id], version));
    const stale = await planner.refused(standing.change, save([null], version));
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  });
});

describe('announcements that repeat', () => {
  it('are in every meeting from the first to the last Sunday, and on its sheets, without being in its plan', async () => {
    const { planner, conductor } = await api.makePlanning();
    const on = async (date: string) =>
      planner.ok(meetings.schedule, { body: { date, conductingMemberId: conductor.id, announcements: 'Temple trip' } });
    const made = await Promise.all([DATE, '2026-07-19'].map(on));
    const [during = 0, after = 0] = made.map(({ id }) => id);
    await planner.ok(standing.change, { body: { announcements: [DINNER] } });
    const read = (id: number) => planner.ok(meetings.read, { params: { id } });
    expect(await read(during)).toMatchObject({ announcements: 'Temple trip', repeatedAnnouncements: DINNER.text });
    expect((await read(after)).repeatedAnnouncements).toBeNull();
    for (const format of ['outline', 'script'] as const) {
      const { generated } = await planner.ok(pulpit.sheet, { params: { id: during, format } });
      expect(generated).toMatch(/Temple trip[^]*Ward dinner on Friday/);
    }
    const draft = await planner.ok(meetings.schedule, { body: { date: '2026-07-12', status: 'draft' } });
    expect((await planner.ok(meetings.change, { params: { id: draft.id }, body: { notes: null } })).status).toBe(
      'draft',
    );
  });

  it('end in one place, and stay in the meetings that are over', async () => {
    const late = await openApi();
    const { planner, conductor } = await late.makePlanning();
    await planner.ok(standing.change, { body: { announcements: [DINNER] } });
    for (const date of ['2026-06-21', DATE])
      await planner.ok(meetings.schedule, { body: { date, conductingMemberId: conductor.id } });
    late.clock.now = new Date('2026-06-22T18:00:00Z');
    await planner.ok(standing.change, { body: { announcements: [] } });
    expect((await planner.ok(standing.read)).announcements).toEqual([]);
    const found = await planner.ok(meetings.list);
    expect(found.map(({ date, repeatedAnnouncements }) => [date, repeatedAnnouncements])).toEqual([
      ['2026-06-21', DINNER.text],
      [DATE, null],
    ]);
  });

  it('need a text and two Sundays in order', async () => {
    const { planner } = await api.makePlanning();
    const refused = async (change: object) =>
      (await planner.refused(standing.change, { body: { announcements: [{ ...DINNER, ...change }] } })).body.errors;
    expect(await refused({ text: ' ' })).toMatchObject([
      { path: 'announcements.0.text', message: 'Enter the announcement' },
    ]);
    expect(await refused({ until: '2026-06-22' })).toMatchObject([{ path: 'announcements.0.until' }]);
    expect(await refused({ until: '2026-06-14' })).toMatchObject([{ message: 'The last Sunday is before the first' }]);
    expect((await planner.ok(standing.read)).announcements).toEqual([]);
  });
});
