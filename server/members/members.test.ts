import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { members, meetings } = API;

describe('a new member', () => {
  it('is returned as saved, with blanks as null and defaults for the rest', async () => {
    const { ward, planner } = await api.makePlanning();
    const made = await planner.ok(members.add, {
      body: {
        firstName: ' José ',
        lastName: "O'Brien-Núñez",
        email: ' jose@example.org ',
        phone: '',
        notes: '  ',
        totalTalks: 3,
      },
    });
    expect(made).toMatchObject({
      wardId: ward.id,
      firstName: 'José',
      lastName: "O'Brien-Núñez",
      email: 'jose@example.org',
      phone: null,
      calling: null,
      notes: null,
      isAvailable: true,
      isDeleted: false,
      totalTalks: 3,
      lastTalkDate: null,
    });
    expect(Object.keys(made).toSorted()).toEqual([
      'addressedAs',
      'ageGroup',
      'away',
      'birthYear',
      'calling',
      'createdAt',
      'email',
      'firstName',
      'household',
      'id',
      'isAvailable',
      'isDeleted',
      'lastName',
      'lastPrayerDate',
      'lastTalkDate',
      'notes',
      'phone',
      'preferredName',
      'sex',
      'totalTalks',
      'updatedAt',
      'version',
      'wardId',
    ]);
    expect(await planner.ok(members.list)).toContainEqual(made);
  });

  it.each([
    [{ lastName: 'Young' }, 'First name is required'],
    [{ firstName: '  ', lastName: 'Young' }, 'First name is required'],
    [{ firstName: 'Ann' }, 'Last name is required'],
    [{ firstName: 'Ann', lastName: 'Young', email: 'not an address' }, 'Invalid email'],
    [{ firstName: 'Ann', lastName: 'Young', email: 'a@b' }, 'Invalid email'],
    [{ firstName: 'Ann', lastName: 'Young', email: '<a@b.co>' }, 'Invalid email'],
    [{ firstName: 'Ann', lastName: 'Young', email: 'a@b.co>' }, 'Invalid email'],
    [{ firstName: 'Ann', lastName: 'x'.repeat(101) }, '100 characters maximum'],
    [{ firstName: 'Ann', lastName: 'a\u0000' }, 'The text contains a character that can’t be saved'],
    [{ firstName: 'Ann', lastName: 'a\udfff' }, 'The text contains a character that can’t be saved'],
    [{ firstName: 'Ann', lastName: 'Young', sex: 'other' }, 'Choose Brother, Sister, or Name only'],
    [{ firstName: 'Ann', lastName: 'Young', totalTalks: -1 }, 'Talks can’t be negative'],
  ])('such as %j is refused', async (body, message) => {
    const { planner } = await api.makePlanning();
    const refusal = await planner.refused(members.add, { body });
    expect([refusal.status, refusal.body.message]).toEqual([400, message]);
    expect(await planner.ok(members.list)).toHaveLength(1);
  });
});

describe('a change of a member', () => {
  it('leaves alone what is absent and clears what is null', async () => {
    const { planner } = await api.makePlanning();
    const made = await planner.ok(members.add, {
      body: { firstName: 'Ann', lastName: 'Young', phone: '555', calling: 'Organist' },
    });
    const after = await planner.ok(members.change, {
      params: { id: made.id },
      body: { phone: null, lastName: 'Youngs', isAvailable: false },
    });
    expect(after).toEqual({
      ...made,
      phone: null,
      lastName: 'Youngs',
      isAvailable: false,
      version: 2,
      updatedAt: after.updatedAt,
    });
  });

  it('to isDeleted removes the member from the list, and restores them', async () => {
    const { planner, conductor } = await api.makePlanning();
    const params = { id: conductor.id };
    const ids = async (deleted: 'true' | 'false') =>
      (await planner.ok(members.list, { query: { deleted } })).map(({ id }) => id);
    await planner.ok(members.change, { params, body: { isDeleted: true } });
    expect([await ids('false'), await ids('true')]).toEqual([[], [conductor.id]]);
    await planner.ok(members.change, { params, body: { isDeleted: false } });
    expect([await ids('false'), await ids('true')]).toEqual([[conductor.id], []]);
  });

  it.each([{ firstName: '' }, { lastName: null }, { email: 'nonsense' }, { isDeleted: 'yes' }])(
    'such as %j is refused and changes nothing',
    async (body) => {
      const { planner, conductor } = await api.makePlanning();
      const before = await planner.ok(members.list);
      expect((await planner.refused(members.change, { params: { id: conductor.id }, body })).status).toBe(400);
      expect(await planner.ok(members.list)).toEqual(before);
    },
  );

  it.each([0, -1, 2_147_483_647, 2_147_483_648, 1e99, 'abc', '1;drop', '1 or 1=1', '%00', '１'])(
    'of the member %j finds no one',
    async (id) => {
      const { planner } = await api.makePlanning();
      const refusal = await planner.refused(members.change, { params: { id }, body: { phone: '555' } });
      expect([refusal.status, refusal.body.message]).toEqual([404, 'Member not found']);
    },
  );
});

describe('the assignments of a member', () => {
  it('are those from today on, by date, in this ward only', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const other = await api.makeMember(ward);
    const draft = { status: 'draft' as const };
    const speakers = [{ memberId: other.id }, { memberId: conductor.id }];
    const schedule = (date: string, body: object) =>
      planner.ok(meetings.schedule, { body: { date, ...draft, ...body } });
    await schedule('2026-06-07', { conductingMemberId: other.id });
    const later = await schedule('2026-07-12', { invocationMember: other.id });
    const sooner = await schedule('2026-06-28', { conductingMemberId: conductor.id, speakers });
    const read = (id: number) => planner.ok(members.assignments, { params: { id } });
    expect(await read(other.id)).toEqual([
      { meetingId: sooner.id, date: '2026-06-28', assignment: 'Speaker' },
      { meetingId: later.id, date: '2026-07-12', assignment: 'Invocation' },
    ]);
    expect((await read(conductor.id)).map(({ assignment }) => assignment)).toEqual(['Conducting', 'Speaker']);
    const params = { id: 2_000_000_000 };
    expect((await planner.refused(members.assignments, { params })).body.message).toBe('Member not found');
  });
});

describe('the list', () => {
  it('is sorted by last and first name, in any script', async () => {
    const { planner } = await api.makePlanning();
    for (const [lastName, firstName] of [
      ['Zimmer', 'Ann'],
      ['álvarez', 'Bo'],
      ['Alvarez', 'Al'],
      ['Østby', 'Eva'],
      ['Olsen', 'Per'],
      ['de Vries', 'Jan'],
    ]) {
      await planner.ok(members.add, { body: { firstName: firstName ?? '', lastName: lastName ?? '' } });
    }
    const names = (await planner.ok(members.list))
      .map(({ lastName }) => lastName)
      .filter((name) => !name.startsWith('Member'));
    expect(names).toEqual(['Alvarez', 'álvarez', 'de Vries', 'Olsen', 'Østby', 'Zimmer']);
  });

  it('counts talks from meetings whose day has passed, on top of what was there before', async () => {
    const late = await openApi();
    const { planner, conductor } = await late.makePlanning();
    const speaker = await planner.ok(members.add, { body: { firstName: 'Ann', lastName: 'Young', totalTalks: 2 } });
    const params = { id: speaker.id };
    const talks = async () => {
      const found = (await planner.ok(members.list)).find(({ id }) => id === speaker.id);
      return [found?.totalTalks, found?.lastTalkDate];
    };
    const speakers = [{ memberId: speaker.id }];
    for (const date of ['2026-05-10', '2026-06-14', '2026-06-21'])
      await planner.ok(meetings.schedule, { body: { date, conductingMemberId: conductor.id, speakers } });
    expect(await talks()).toEqual([4, '2026-06-14']);
    late.clock.now = new Date('2026-06-22T05:30:00Z');
    expect(await talks()).toEqual([4, '2026-06-14']);
    late.clock.now = new Date('2026-06-22T06:30:00Z');
    expect(await talks()).toEqual([5, '2026-06-21']);
    await planner.ok(members.change, { params, body: { phone: '555' } });
    expect(await talks()).toEqual([5, '2026-06-21']);
    await planner.ok(members.change, { params, body: { totalTalks: 10 } });
    expect(await talks()).toEqual([10, '2026-06-21']);
  });

  it('names the day of the last prayer in a meeting whose day has passed, whichever prayer it was', async () => {
    const late = await openApi();
    const { planner, conductor } = await late.makePlanning();
    const { id } = await planner.ok(members.add, { body: { firstName: 'Ann', lastName: 'Young' } });
    const lastPrayer = async () => (await planner.ok(members.list)).find((member) => member.id === id)?.lastPrayerDate;
    expect(await lastPrayer()).toBeNull();
    const plan = (date: string, prayers: { invocationMember?: number; benedictionMember?: number }) =>
      planner.ok(meetings.schedule, { body: { date, conductingMemberId: conductor.id, ...prayers } });
    await plan('2026-05-10', { benedictionMember: id });
    await plan('2026-05-03', { invocationMember: id });
    await plan('2026-06-21', { invocationMember: id });
    expect(await lastPrayer()).toBe('2026-05-10');
    late.clock.now = new Date('2026-06-22T06:30:00Z');
    expect(await lastPrayer()).toBe('2026-06-21');
  });
});
