import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { audit, meetings, standing, wards } = API;

const TALKS = [
  { speaker: 'Youth speaker', topic: '', duration: 5 },
  { speaker: '', topic: 'Our ward goals', duration: 15 },
];
const NOTHING = { talks: [], announcements: '', wardBusiness: '', notes: '' };

describe('the templates of a ward', () => {
  it('are kept for each kind of Sunday by itself, in the activity log too, and are none once they are empty', async () => {
    const { ward, planner } = await api.makePlanning();
    const change = (templates: object) => planner.ok(standing.change, { body: { templates } });
    expect((await planner.ok(standing.read)).templates).toEqual({});
    await change({ regular: { talks: TALKS }, ward_conference: { wardBusiness: 'Officers sustained' } });
    const after = await change({ ward_conference: { notes: 'Reserve seats' }, special: { announcements: '  ' } });
    expect(after.templates).toEqual({
      regular: { ...NOTHING, talks: TALKS },
      ward_conference: { ...NOTHING, notes: 'Reserve seats' },
    });
    await change({ ward_conference: null });
    expect(await planner.ok(standing.read)).toMatchObject({ rotation: {}, announcements: [] });
    expect((await planner.ok(standing.read)).templates).toEqual({ regular: { ...NOTHING, talks: TALKS } });
    const admin = await api.signedIn(ward, 'admin');
    expect((await admin.ok(audit.list)).rows).toContainEqual(
      expect.objectContaining({ action: 'ward_configured', detail: 'templates' }),
    );
  });

  it('are not overwritten unknowingly, and a repeated save is no change', async () => {
    const { planner } = await api.makePlanning();
    const { version } = await planner.ok(standing.read);
    const body = { version, templates: { regular: { ...NOTHING, talks: TALKS } } };
    const saved = await planner.ok(standing.change, { body });
    expect(await planner.ok(standing.change, { body })).toEqual(saved);
    const other = { version, templates: { regular: { ...NOTHING, notes: 'Mine' } } };
    const stale = await planner.refused(standing.change, { body: other });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await planner.ok(standing.read)).templates).toEqual(body.templates);
  });

  it('have the limits of a meeting, and none for a Sunday without one', async () => {
    const { planner } = await api.makePlanning();
    const refused = async (templates: object) =>
      (await planner.refused(standing.change, { body: { templates } })).body.errors?.[0];
    expect(await refused({ regular: { talks: [{ duration: 0 }] } })).toMatchObject({
      path: 'templates.regular.talks.0.duration',
      message: 'At least 1 minute',
    });
    expect(await refused({ regular: { talks: Array(11).fill(TALKS[0]) } })).toMatchObject({
      message: 'At most 10 talks',
    });
    expect(await refused({ regular: { notes: 'x'.repeat(10_001) } })).toMatchObject({
      message: '10,000 characters maximum',
    });
    expect(await refused({ general_conference: NOTHING })).toBeTruthy();
    expect((await planner.ok(standing.read)).templates).toEqual({});
  });

  it('are for those who plan alone: no setting, list of wards, or meeting has them', async () => {
    const { ward, planner } = await api.makePlanning();
    const templates = { regular: { announcements: 'Kept-in-the-template' } };
    const { version } = await planner.ok(standing.change, { body: { templates } });
    const draft = await planner.ok(meetings.schedule, { body: { date: '2026-07-12', status: 'draft' } });
    expect(JSON.stringify(draft)).not.toContain('Kept-in-the-template');
    const admin = await api.signedIn(ward, 'admin');
    const superAdmin = await api.signedIn(ward, 'super_admin');
    expect((await admin.ok(standing.read)).version).toBe(version);
    const seen = [await admin.ok(wards.config), await superAdmin.ok(wards.list)];
    expect(JSON.stringify(seen)).not.toContain('Kept-in-the-template');
    for (const role of ['music_planner', 'program'] as const) {
      const caller = await api.signedIn(ward, role);
      expect((await caller.refused(standing.read)).status).toBe(403);
      expect((await caller.refused(standing.change, { body: { templates } })).status).toBe(403);
    }
  });

  it('of two wards know nothing of each other', async () => {
    const [one, two] = [await api.makePlanning(), await api.makePlanning()];
    await one.planner.ok(standing.change, { body: { templates: { regular: { notes: 'Ours' } } } });
    expect((await two.planner.ok(standing.read)).templates).toEqual({});
    const foreign = { body: { wardId: one.ward.id, templates: { regular: null } } };
    expect((await two.planner.refused(standing.change, foreign)).status).toBe(403);
    expect((await one.planner.ok(standing.read)).templates.regular?.notes).toBe('Ours');
  });
});
