import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { makeDrafts } from './drafts.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

describe('the status', () => {
  it('is worked out from what there is', async () => {
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

  it('planned may be said without hymns, and needs no speaker on a fast Sunday', async () => {
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

describe('the kind', () => {
  const kindsOf = async (customization: object, dates: string[], closed: [string, MeetingKind][] = []) => {
    const { planner } = await api.makePlanning(customization);
    for (const [date, kind] of closed) await planner.ok(meetings.schedule, { body: { date, kind } });
    const kinds = [];
    for (const date of dates)
      kinds.push((await planner.ok(meetings.schedule, { body: { date, status: 'draft' } })).kind);
    return kinds;
  };

  it('follows the calendar: fast on first Sundays, conference in April and October, with the fast meeting a week later', async () => {
    expect(
      await kindsOf({}, [
        '2026-07-05',
        '2026-07-12',
        '2026-10-04',
        '2026-10-11',
        '2026-10-18',
        '2027-04-04',
        '2027-04-11',
      ]),
    ).toEqual([
      'fast_testimony',
      'regular',
      'general_conference',
      'fast_testimony',
      'regular',
      'general_conference',
      'fast_testimony',
    ]);
  });

  it("follows the ward's own rule for the fast meeting", async () => {
    expect(await kindsOf({ fastSundayRule: 'previous' }, ['2026-09-27', '2026-10-11'])).toEqual([
      'fast_testimony',
      'regular',
    ]);
    expect(await kindsOf({ fastSundayRule: 'none' }, ['2026-09-27', '2026-10-11'])).toEqual(['regular', 'regular']);
  });

  it('passes the fast meeting on when the first Sunday is without a ward meeting', async () => {
    expect(await kindsOf({}, ['2026-11-08', '2026-11-15'], [['2026-11-01', 'stake_conference']])).toEqual([
      'fast_testimony',
      'regular',
    ]);
    expect(await kindsOf({}, ['2026-10-18', '2026-10-25'], [['2026-10-11', 'no_meeting']])).toEqual([
      'fast_testimony',
      'regular',
    ]);
  });

  it.each(['general_conference', 'stake_conference', 'no_meeting'] as const)(
    '%s needs nothing but a date',
    async (kind) => {
      const { planner } = await api.makePlanning();
      const made = await planner.ok(meetings.schedule, { body: { date: DATE, kind } });
      expect([made.kind, made.status]).toEqual([kind, 'draft']);
      expect((await planner.ok(meetings.change, { params: { id: made.id }, body: { status: 'planned' } })).status).toBe(
        'planned',
      );
    },
  );

  it('may be a ward meeting on any Sunday, if a person says so', async () => {
    const { planner, conductor } = await api.makePlanning();
    const made = await planner.ok(meetings.schedule, {
      body: { date: '2026-10-04', kind: 'regular', conductingMemberId: conductor.id },
    });
    expect([made.kind, made.status]).toEqual(['regular', 'partially_planned']);
  });

  it('follows a move, unless it was chosen by hand', async () => {
    const { planner } = await api.makePlanning();
    const moved = async (kind: MeetingKind | undefined, date: string) => {
      const { id } = await planner.ok(meetings.schedule, { body: { date: '2026-06-21', status: 'draft', kind } });
      const after = await planner.ok(meetings.change, { params: { id }, body: { date } });
      await planner.ok(meetings.remove, { params: { id } });
      return after.kind;
    };
    expect(await moved(undefined, '2026-07-05')).toBe('fast_testimony');
    expect(await moved('primary_program', '2026-07-05')).toBe('primary_program');
    expect(await moved(undefined, '2026-10-04')).toBe('general_conference');
  });
});

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

  it('go as far ahead as the ward wants, leave meetings alone, and are not created where they are turned off', async () => {
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
