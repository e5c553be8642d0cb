import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { FIELD_WORDS } from '#shared/http/errors.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';
const draft = { date: DATE, status: 'draft' as const };

describe('who prays, plays, and leads', () => {
  it.each([
    ['invocationMember', 'invocationMemberId'],
    ['benedictionMember', 'benedictionMemberId'],
    ['organist', 'organistId'],
    ['chorister', 'choristerId'],
  ] as const)('%s is a member by id or digits, or a typed name', async (name, id) => {
    const { planner, conductor } = await api.makePlanning();
    const made = await planner.ok(meetings.schedule, { body: { ...draft, [name]: conductor.id } });
    const params = { id: made.id };
    const after = async (value: unknown) => {
      const meeting = await planner.ok(meetings.change, { params, body: { [name]: value } });
      return [meeting[name], meeting[id]];
    };
    expect([made[name], made[id]]).toEqual([conductor.name, conductor.id]);
    expect(await after('Sister Young')).toEqual(['Sister Young', null]);
    expect(await after(String(conductor.id))).toEqual([conductor.name, conductor.id]);
    expect(await after('')).toEqual([null, null]);
    expect(await after('4th Watch Quartet')).toEqual(['4th Watch Quartet', null]);
    expect(await after(null)).toEqual([null, null]);
  });

  it.each([0, -1, 2_000_000_000, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e99, 1.5, '999999999'])(
    'no id such as %j is accepted',
    async (ref) => {
      const { planner } = await api.makePlanning();
      for (const name of ['invocationMember', 'organist']) {
        const refusal = await planner.refused(meetings.schedule, { body: { ...draft, [name]: ref } });
        expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, name]);
      }
    },
  );

  it.each([[true], [{}], [[]], [[1]]])('nothing such as %j is accepted', async (ref) => {
    const { planner } = await api.makePlanning();
    expect((await planner.refused(meetings.schedule, { body: { ...draft, chorister: ref } })).status).toBe(400);
  });
});

it('people of another ward are refused at their own fields, in one answer', async () => {
  const { planner } = await api.makePlanning();
  const { id } = await api.makeMember(await api.makeWard());
  const people = {
    conductingMemberId: id,
    presidingMemberId: id,
    invocationMember: id,
    benedictionMember: String(id),
    organist: id,
    chorister: id,
  };
  const refusal = await planner.refused(meetings.schedule, {
    body: { ...draft, ...people, speakers: [{ speakerName: 'A' }, { memberId: id }] },
  });
  expect(refusal.status).toBe(400);
  expect(refusal.body.errors).toEqual(
    [...Object.keys(people), 'speakers.1.memberId'].map((path) => ({ path, message: FIELD_WORDS.notInWard })),
  );
});

it('a removed member is still named in their assignments, and can keep them', async () => {
  const { planner, conductor } = await api.makePlanning();
  const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
  await planner.ok(API.members.change, { params: { id: conductor.id }, body: { isDeleted: true } });
  const after = await planner.ok(meetings.change, {
    params: { id },
    body: { conductingMemberId: conductor.id, notes: 'x' },
  });
  expect(after.conductingMember?.lastName).toBe(conductor.lastName);
});

it('a new name of a member appears in every meeting at once', async () => {
  const { planner, conductor } = await api.makePlanning();
  const { id } = await planner.ok(meetings.schedule, {
    body: {
      date: DATE,
      conductingMemberId: conductor.id,
      invocationMember: conductor.id,
      speakers: [{ memberId: conductor.id }],
    },
  });
  await planner.ok(API.members.change, { params: { id: conductor.id }, body: { lastName: 'Newname' } });
  const after = await planner.ok(meetings.read, { params: { id } });
  expect([after.conductingMember?.lastName, after.invocationMember, after.speakingAssignments[0]?.speakerName]).toEqual(
    ['Newname', 'Alma Newname', 'Alma Newname'],
  );
});

it('a 21st speaker is refused on every path, and of two added at once only one stays', async () => {
  const { planner } = await api.makePlanning();
  const speakers = Array.from({ length: 20 }, (_, place) => ({ speakerName: `Speaker ${place + 1}` }));
  const many = [...speakers, { speakerName: 'One too many' }];
  const { id } = await planner.ok(meetings.schedule, { body: { ...draft, speakers: speakers.slice(1) } });
  const params = { id };
  const add = () => planner.send(meetings.addSpeaker, { body: { meetingId: id, speakerName: 'Late' } });
  const tries = await Promise.all([add(), add()]);
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 400]);
  const refused = [
    await planner.refused(meetings.addSpeaker, { body: { meetingId: id, speakerName: 'Later' } }),
    await planner.refused(meetings.change, { params, body: { speakers: many } }),
    await planner.refused(meetings.schedule, { body: { ...draft, date: '2026-07-12', speakers: many } }),
  ];
  for (const { status, body } of refused) expect([status, body.message]).toEqual([400, 'At most 20 speakers']);
  expect((await planner.ok(meetings.read, { params })).speakingAssignments).toHaveLength(20);
  expect(await planner.ok(meetings.list)).toHaveLength(1);
});

it('speakers keep the order in which they were sent, or the order they name', async () => {
  const { planner } = await api.makePlanning();
  const names = async (speakers: { speakerName: string; order?: number }[]) => {
    const made = await planner.ok(meetings.schedule, { body: { ...draft, overwrite: true, speakers } });
    return made.speakingAssignments.map(({ speakerName }) => speakerName);
  };
  expect(await names([{ speakerName: 'C' }, { speakerName: 'A' }, { speakerName: 'B' }])).toEqual(['C', 'A', 'B']);
  expect(
    await names([
      { speakerName: 'C', order: 3 },
      { speakerName: 'A', order: 1 },
      { speakerName: 'B', order: 2 },
    ]),
  ).toEqual(['A', 'B', 'C']);
});
