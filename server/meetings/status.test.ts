import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

describe('the status', () => {
  it('is determined from what there is', async () => {
    const { ward, planner } = await api.makePlanning();
    const { hymns, speakers, ...people } = await wholePlan(api, ward);
    const { id, status } = await planner.ok(meetings.schedule, { body: { date: DATE, status: 'draft' } });
    const params = { id };
    const after = async (body: object) => (await planner.ok(meetings.change, { params, body })).status;
    expect(status).toBe('draft');
    expect(await after({ notes: 'Ask the Youngs' })).toBe('partially_planned');
    expect(await after({ notes: null })).toBe('draft');
    expect(await after(people)).toBe('partially_planned');
    expect(await after({ speakers })).toBe('partially_planned');
    expect(await after({ hymns })).toBe('planned');
    expect(await after({ speakers: [] })).toBe('partially_planned');
    expect(await after({ isComplete: true })).toBe('planned');
    expect((await planner.ok(meetings.changeMusic, { params, body: { opening: null } })).status).toBe('planned');
  });

  it('planned is refused with all that is missing, the first one as the message', async () => {
    const { planner, conductor } = await api.makePlanning();
    const body = { date: DATE, conductingMemberId: conductor.id, status: 'planned' as const };
    const refusal = await planner.refused(meetings.schedule, { body });
    expect([refusal.status, refusal.body.message]).toEqual([400, 'Presiding member is required']);
    expect(refusal.body.errors?.map(({ message }) => message)).toEqual([
      'Presiding member is required',
      'Invocation member is required',
      'Benediction member is required',
      'At least one speaker is required (except for Fast & Testimony meetings)',
    ]);
    expect((await planner.ok(meetings.schedule, { body: { ...body, isComplete: true } })).status).toBe('planned');
  });

  it('planned may be chosen without hymns, and needs no speaker on a fast Sunday', async () => {
    const { ward, planner } = await api.makePlanning();
    const { hymns: _, speakers, ...people } = await wholePlan(api, ward);
    expect(
      (await planner.ok(meetings.schedule, { body: { date: DATE, ...people, speakers, status: 'planned' } })).status,
    ).toBe('planned');
    const fast = await planner.ok(meetings.schedule, { body: { date: '2026-07-05', ...people, status: 'planned' } });
    expect([fast.kind, fast.status]).toEqual(['fast_testimony', 'planned']);
  });

  it('confirmed stays through later changes until another status is chosen', async () => {
    const { ward, planner } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, {
      body: { date: DATE, ...(await wholePlan(api, ward)), status: 'confirmed' },
    });
    const params = { id };
    expect((await planner.ok(meetings.change, { params, body: { speakers: [] } })).status).toBe('confirmed');
    expect((await planner.ok(meetings.changeMusic, { params, body: { rest: '#30' } })).status).toBe('confirmed');
    expect((await planner.ok(meetings.change, { params, body: { status: 'partially_planned' } })).status).toBe(
      'partially_planned',
    );
  });

  it('is planned once it is complete, even if a save asks for less', async () => {
    const { ward, planner } = await api.makePlanning();
    const plan = await wholePlan(api, ward);
    for (const [date, status] of [
      [DATE, 'draft'],
      ['2026-07-12', 'partially_planned'],
    ] as const) {
      const { id, ...made } = await planner.ok(meetings.schedule, { body: { date, ...plan, status } });
      expect(made.status).toBe('planned');
      const saved = await planner.ok(meetings.change, { params: { id }, body: { notes: 'n', status } });
      expect(saved.status).toBe('planned');
    }
  });

  it('planned without hymns stays a choice when hymns come and go', async () => {
    const { ward, planner } = await api.makePlanning();
    const { hymns, ...people } = await wholePlan(api, ward);
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, ...people, status: 'planned' } });
    const after = async (body: object) => (await planner.ok(meetings.change, { params: { id }, body })).status;
    expect(await after({ hymns })).toBe('planned');
    expect(await after({ hymns: null })).toBe('planned');
    expect(await after({ status: null })).toBe('partially_planned');
    expect(await after({ hymns })).toBe('planned');
    expect(await after({ hymns: null })).toBe('partially_planned');
  });

  it("becomes completed once the day is over in the ward's own time zone", async () => {
    const late = await openApi();
    const here = await late.makePlanning({ timezone: 'Pacific/Honolulu' });
    const there = await late.makePlanning({ timezone: 'Pacific/Auckland' });
    const statuses = async () =>
      Promise.all(
        [here, there].map(async ({ planner }) => (await planner.ok(meetings.list)).map(({ status }) => status).join()),
      );
    for (const { ward, planner } of [here, there]) {
      await planner.ok(meetings.schedule, { body: { date: '2026-06-21', ...(await wholePlan(late, ward)) } });
      await planner.ok(meetings.schedule, { body: { date: '2026-06-14', status: 'draft', notes: 'never planned' } });
    }
    expect(await statuses()).toEqual(['draft,planned', 'draft,planned']);
    late.clock.now = new Date('2026-06-21T18:00:00Z');
    expect(await statuses()).toEqual(['draft,planned', 'draft,completed']);
    late.clock.now = new Date('2026-06-22T18:00:00Z');
    expect(await statuses()).toEqual(['draft,completed', 'draft,completed']);
  });
});

it('a status set above the plan stays, and one below it rises with the plan', async () => {
  const { planner, conductor } = await api.makePlanning();
  const people = {
    conductingMemberId: conductor.id,
    presidingMemberId: conductor.id,
    invocationMember: 'A',
    benedictionMember: 'B',
  };
  const chosen = await planner.ok(meetings.schedule, {
    body: { ...people, date: DATE, status: 'planned', speakers: [{ speakerName: 'A visitor' }] },
  });
  const params = { id: chosen.id };
  expect((await planner.ok(meetings.change, { params, body: { notes: 'n' } })).status).toBe('planned');
  expect((await planner.ok(meetings.change, { params, body: { speakers: null } })).status).toBe('partially_planned');

  const draft = await planner.ok(meetings.schedule, {
    body: { date: '2026-09-20', status: 'draft', presidingMemberId: conductor.id },
  });
  expect(draft.status).toBe('draft');
  const begun = await planner.ok(meetings.changeMusic, { params: { id: draft.id }, body: { opening: '#2' } });
  expect(begun.status).toBe('partially_planned');
});
