import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
/** Sundays before and after the Wednesday that is today in these tests: -1 is 2026-06-14, 0 is 2026-06-21. */
const sunday = (week: number) => addDays('2026-06-21', week * 7);

async function wardWithTalks() {
  const { ward, planner, conductor } = await api.makePlanning();
  const [ana, ben, cora] = [
    await api.makeMember(ward, { firstName: 'Ana', lastName: 'Nuñez' }),
    await api.makeMember(ward, { firstName: 'Ben', lastName: 'Adams' }),
    await api.makeMember(ward, { firstName: 'Cora', lastName: 'Zane' }),
  ];
  const plan = (
    week: number,
    speakers: { memberId?: number; speakerName?: string; topic?: string; duration?: number }[],
    more: object = {},
  ) =>
    planner.ok(API.meetings.schedule, {
      body: { date: sunday(week), conductingMemberId: conductor.id, speakers, overwrite: true, ...more },
    });
  return { ward, planner, conductor, ana, ben, cora, plan };
}

test('the history has the talks of past meetings, searched, sorted, and paged', async () => {
  const { planner, ana, ben, plan } = await wardWithTalks();
  await plan(-1, [
    { memberId: ana.id, topic: 'Faith', duration: 15 },
    { speakerName: 'A visitor', topic: 'Hope' },
  ]);
  await plan(-3, [{ memberId: ben.id, topic: 'Charity', duration: 5 }]);
  await plan(0, [{ memberId: ben.id, topic: 'Not yet given' }]);
  const all = await planner.ok(API.tracking.talks, { query: {} });
  expect(all).toMatchObject({ total: 3, page: 1, pageSize: 25 });
  expect(all.rows.map(({ date, speakerName, topic }) => [date, speakerName, topic])).toEqual([
    [sunday(-1), 'Ana Nuñez', 'Faith'],
    [sunday(-1), 'A visitor', 'Hope'],
    [sunday(-3), 'Ben Adams', 'Charity'],
  ]);
  expect((await planner.ok(API.tracking.talks, { query: { search: 'nunez' } })).rows).toHaveLength(1);
  expect((await planner.ok(API.tracking.talks, { query: { search: 'Nuñez, Ana' } })).rows).toHaveLength(1);
  expect((await planner.ok(API.tracking.talks, { query: { search: 'Nuñez, Ben' } })).rows).toHaveLength(0);
  const names = async (sort: 'speaker' | 'topic' | 'duration', order: 'asc' | 'desc') =>
    (await planner.ok(API.tracking.talks, { query: { sort, order } })).rows.map((row) => row.speakerName);
  expect(await names('speaker', 'asc')).toEqual(['A visitor', 'Ana Nuñez', 'Ben Adams']);
  expect(await names('topic', 'desc')).toEqual(['A visitor', 'Ana Nuñez', 'Ben Adams']);
  // Where no length was given, the usual ten minutes are shown.
  expect(await names('duration', 'desc')).toEqual(['Ana Nuñez', 'A visitor', 'Ben Adams']);
  const second = await planner.ok(API.tracking.talks, { query: { page: '2', pageSize: '2' } });
  expect(second).toMatchObject({ total: 3, page: 2, pageSize: 2, rows: [{ topic: 'Charity' }] });
  expect(await planner.refused(API.tracking.talks, { query: { sort: 'mood' } })).toMatchObject({ status: 400 });
  expect(await planner.refused(API.tracking.talks, { query: { page: '0' } })).toMatchObject({ status: 400 });
});

test("a talk without a length takes the ward's usual length", async () => {
  const { ward, planner, ana, plan } = await wardWithTalks();
  const admin = await api.signedIn(ward, 'admin');
  await plan(-1, [{ memberId: ana.id, duration: 15 }, { speakerName: 'A visitor' }]);
  const longest = async () =>
    (await planner.ok(API.tracking.talks, { query: { sort: 'duration', order: 'desc' } })).rows[0]?.speakerName;
  expect(await longest()).toBe('Ana Nuñez');
  await admin.ok(API.wards.changeConfig, { body: { defaultTalkLength: 20 } });
  expect(await longest()).toBe('A visitor');
});

test('an empty field of a form counts as absent', async () => {
  const { planner } = await wardWithTalks();
  const query = { search: '', sort: '', order: '', page: '', pageSize: '' };
  for (const record of [API.tracking.talks, API.tracking.prayers, API.tracking.topics, API.tracking.speakers]) {
    expect((await planner.send(record, { query })).body).toEqual((await planner.send(record)).body);
  }
  expect((await planner.send(API.music.search, { query: { q: 'faith', category: '' } })).status).toBe(200);
  // An import that does not say whether it is a preview writes: here nothing may be guessed.
  expect(
    (
      await planner.send(API.imports.members, {
        query: { dryRun: '' },
        file: { name: 'a.csv', content: 'firstName,lastName\nKim,Lee\n' },
      })
    ).status,
  ).toBe(400);
});

test('a speaker who is not in the ward is refused at the field of the single call', async () => {
  const { planner, plan } = await wardWithTalks();
  const { id: meetingId } = await plan(1, []);
  const { body } = await planner.refused(API.meetings.addSpeaker, { body: { meetingId, memberId: 2_147_483_647 } });
  expect(body.errors).toMatchObject([{ path: 'memberId' }]);
});

test('prayers are listed like talks, of members and of visitors', async () => {
  const { planner, ana, plan } = await wardWithTalks();
  await plan(-2, [], { invocationMember: ana.id, benedictionMember: 'A visitor' });
  const { rows, total } = await planner.ok(API.tracking.prayers, { query: { sort: 'topic', order: 'asc' } });
  expect([total, ...rows.map(({ speakerName, topic, memberId }) => [speakerName, topic, memberId])]).toEqual([
    2,
    ['A visitor', 'benediction', null],
    ['Ana Nuñez', 'invocation', ana.id],
  ]);
  const { rows: people } = await planner.ok(API.tracking.speakers, { query: { search: 'ana' } });
  expect(people).toMatchObject([{ name: 'Ana Nuñez', lastPrayerDate: sunday(-2), lastTalkDate: null }]);
});

test('suggestions say in words why, and leave out members who are unavailable or assigned', async () => {
  const { ward, planner, ana, ben, cora, plan } = await wardWithTalks();
  await plan(-61, [{ memberId: ana.id, topic: 'Faith' }]);
  await plan(-70, [{ memberId: ana.id, topic: 'Hope' }]);
  await plan(1, [{ memberId: ben.id, topic: 'Soon' }]);
  await planner.ok(API.members.change, { params: { id: cora.id }, body: { isAvailable: false } });
  const suggested = await planner.ok(API.tracking.suggestedSpeakers, { query: {} });
  expect(suggested.map(({ firstName, reason, daysSince }) => [firstName, reason, daysSince])).toEqual([
    ['Alma', 'never spoken', null],
    ['Ana', 'last spoke 14 months ago, 2 talks', 423],
  ]);
  for (const role of ['music_planner', 'program'] as const) {
    const caller = await api.signedIn(ward, role);
    for (const record of Object.values(API.tracking)) expect((await caller.send(record)).status).toBe(403);
  }
});

test('suggestions are for the next Sunday without speakers, and leave out whoever has a part then', async () => {
  const { planner, ana, ben, plan } = await wardWithTalks();
  const namesFor = async (query: object) =>
    (await planner.ok(API.tracking.suggestedSpeakers, { query })).map(({ firstName }) => firstName);
  await plan(0, [{ memberId: ben.id, topic: 'Soon' }]);
  const next = await plan(1, [], { invocationMember: ana.id });
  expect(await namesFor({})).not.toContain('Ana');
  expect(await namesFor({})).toEqual(await namesFor({ date: next.date }));
  expect(await namesFor({ date: sunday(2) })).toContain('Ana');
});

test('recent and upcoming speakers are the eight nearest within four months', async () => {
  const { planner, ana, plan } = await wardWithTalks();
  for (const week of [-30, -6, -5, -4, -3, -2, -1, 0, 1, 2, 30])
    await plan(week, [{ memberId: ana.id, topic: `Week ${week}` }]);
  const near = await planner.ok(API.tracking.recentAndUpcoming);
  expect(near.map((talk) => [talk.topic, talk.isUpcoming])).toEqual([
    ['Week -5', false],
    ['Week -4', false],
    ['Week -3', false],
    ['Week -2', false],
    ['Week -1', false],
    ['Week 0', true],
    ['Week 1', true],
    ['Week 2', true],
  ]);
});

test('statistics count talks, months, and members who were never asked', async () => {
  const { planner, ana, ben, plan } = await wardWithTalks();
  await plan(-1, [
    { memberId: ana.id, topic: 'Faith', duration: 10 },
    { memberId: ana.id, topic: 'faith!', duration: 20 },
  ]);
  await plan(-60, [{ memberId: ben.id, topic: 'Hope' }]);
  const stats = await planner.ok(API.tracking.stats);
  expect(stats).toMatchObject({
    totalTalks: 3,
    talksThisYear: 2,
    speakers: 2,
    members: 4,
    evenness: { never: 2, overAYear: 1, thisYear: 1 },
  });
  expect(stats.byMonth).toHaveLength(12);
  expect(stats.byMonth.at(-1)).toEqual({ month: '2026-06', talks: 2 });
  const { rows } = await planner.ok(API.tracking.topics, { query: { sort: 'times' } });
  expect(rows).toMatchObject([
    { topic: 'Faith', times: 2, lastSpeaker: 'Ana Nuñez' },
    { topic: 'Hope', times: 1 },
  ]);
});

type Step = { kind: 'plan' | 'delete' | 'move'; week: number; to: number; speakers: number[] };
const week = fc.integer({ min: -6, max: 3 });
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('plan', 'plan', 'delete', 'move'),
  week,
  to: week,
  speakers: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
});

test('talk counts equal a recount after any planning, moving and deleting', async () => {
  const { ward, planner, plan } = await wardWithTalks();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await api.database.pool.query('delete from meetings where ward_id = $1', [ward.id]);
      const people = [await api.makeMember(ward), await api.makeMember(ward), await api.makeMember(ward)];
      const known = new Map<number, { id: number; speakers: number[] }>();
      for (const { kind, week: from, to, speakers } of steps) {
        const there = known.get(from);
        if (kind === 'plan') {
          const { id } = await plan(
            from,
            speakers.map((who) => ({ memberId: people[who]?.id })),
          );
          known.set(from, { id, speakers });
        } else if (there && kind === 'delete') {
          await planner.ok(API.meetings.remove, { params: { id: there.id } });
          known.delete(from);
        } else if (there && !known.has(to)) {
          await planner.ok(API.meetings.change, { params: { id: there.id }, body: { date: sunday(to) } });
          known.delete(from);
          known.set(to, there);
        }
      }
      const list = await planner.ok(API.members.list);
      const held = [...known].filter(([at]) => at < 0);
      for (const [who, person] of people.entries()) {
        const member = list.find(({ id }) => id === person.id);
        const dates = held
          .flatMap(([at, { speakers }]) => speakers.filter((speaker) => speaker === who).map(() => sunday(at)))
          .toSorted();
        expect([member?.totalTalks, member?.lastTalkDate]).toEqual([dates.length, dates.at(-1) ?? null]);
      }
      const { total } = await planner.ok(API.tracking.talks, { query: {} });
      expect(total).toBe(held.flatMap(([, { speakers }]) => speakers).length);
    }),
    { numRuns: 20 },
  );
}, 120_000);
