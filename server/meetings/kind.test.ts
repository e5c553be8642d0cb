import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

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

  it('moves the fast meeting when the first Sunday has no ward meeting', async () => {
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

  const FIRST = '2026-07-05';
  const SECOND = '2026-07-12';
  it('of an untouched draft follows when the first Sunday loses its meeting, and when it gets it back', async () => {
    const { planner, conductor } = await api.makePlanning();
    const first = await planner.ok(meetings.open, { body: { date: FIRST } });
    const second = await planner.ok(meetings.open, { body: { date: SECOND } });
    const kind = async () => (await planner.ok(meetings.read, { params: { id: second.id } })).kind;
    const change = (id: number, body: object) => planner.ok(meetings.change, { params: { id }, body });
    expect([first.kind, second.kind]).toEqual(['fast_testimony', 'regular']);

    await change(first.id, { kind: 'stake_conference' });
    expect(await kind()).toBe('fast_testimony');
    await change(first.id, { kind: null, conductingMemberId: conductor.id });
    expect(await kind()).toBe('regular');
    await change(first.id, { kind: 'no_meeting', conductingMemberId: null });
    expect(await kind()).toBe('fast_testimony');
    await planner.ok(meetings.remove, { params: { id: first.id } });
    expect(await kind()).toBe('regular');
    await planner.ok(meetings.schedule, { body: { date: FIRST, kind: 'stake_conference' } });
    expect(await kind()).toBe('fast_testimony');
  });

  it('of a Sunday that someone has planned stays when the first one loses its meeting', async () => {
    const { planner, conductor } = await api.makePlanning();
    const body = { date: SECOND, conductingMemberId: conductor.id };
    const { id } = await planner.ok(meetings.schedule, { body });
    await planner.ok(meetings.schedule, { body: { date: FIRST, kind: 'stake_conference' } });
    expect((await planner.ok(meetings.read, { params: { id } })).kind).toBe('regular');
  });
});
