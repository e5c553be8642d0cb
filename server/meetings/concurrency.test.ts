import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { makeDrafts } from './drafts.ts';
import { openApi, wholePlan, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('many at once for one date', () => {
  it.each([
    ['a free one', false],
    ['one with an untouched draft', true],
  ])('on %s exactly one is scheduled and the rest are told which one', async (_, withDraft) => {
    const { planner, conductor } = await api.makePlanning();
    if (withDraft) await makeDrafts(api.context);
    const answers = await times(20, (i) =>
      planner.send(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id, notes: `try ${i}` } }),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array(19).fill(409)]);
    const winner = answers.find(({ status }) => status === 201)?.body;
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect([body.code, body.meetingId]).toEqual(['date_taken', winner.id]);
    expect((await planner.ok(meetings.list)).filter(({ date }) => date === DATE)).toEqual([winner]);
  });

  it('all with overwrite, always leave exactly one whole meeting', async () => {
    const { ward, planner } = await api.makePlanning();
    const plan = await wholePlan(api, ward);
    const answers = await times(8, (i) =>
      planner.send(meetings.schedule, { body: { date: DATE, overwrite: true, notes: `try ${i}`, ...plan } }),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const [left, ...more] = await planner.ok(meetings.list);
    expect([more, left?.speakingAssignments.length, left?.musicalNumbers.length, left?.status]).toEqual([
      [],
      1,
      3,
      'planned',
    ]);
  });

  it('two that swap their dates with overwrite wait for each other, and one of them gets what it wanted', async () => {
    const { planner } = await api.makePlanning();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const timesBegun = () =>
      asked.mock.calls.filter(
        ([query]: unknown[]) => typeof query === 'object' && Reflect.get(query ?? {}, 'text') === 'begin',
      ).length;
    for (let round = 0; round < 5; round++) {
      const dates = [0, 1].map((i) => addDays(DATE, 14 * round + 7 * i));
      const [one, two] = await Promise.all(
        dates.map((date) => planner.ok(meetings.schedule, { body: { date, status: 'draft', notes: date } })),
      );
      const before = timesBegun();
      const answers = await Promise.all([
        planner.send(meetings.change, { params: { id: one?.id }, body: { date: two?.date, overwrite: true } }),
        planner.send(meetings.change, { params: { id: two?.id }, body: { date: one?.date, overwrite: true } }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 404]);
      // Two that had blocked each other would have been begun again.
      expect(timesBegun() - before).toBe(2);
    }
    asked.mockRestore();
  });
});

describe('planner and music planner saving at the same moment', () => {
  it('both keep their work, two hundred times over', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const music = await api.signedIn(ward, 'music_planner');
    let meeting = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    const params = { id: meeting.id };
    for (let round = 1; round <= 200; round++) {
      const { version, musicVersion } = meeting;
      const people = () =>
        planner.ok(meetings.change, {
          params,
          body: { version, speakers: [{ speakerName: `Speaker ${round}` }], notes: `round ${round}` },
        });
      const hymns = () =>
        music.ok(meetings.changeMusic, {
          params,
          body: { musicVersion, opening: `#${round}`, closing: `#${round + 100}` },
        });
      await Promise.all(round % 2 ? [people(), hymns()] : [hymns(), people()]);
      meeting = await planner.ok(meetings.read, { params });
      expect(meeting.speakingAssignments.map(({ speakerName }) => speakerName)).toEqual([`Speaker ${round}`]);
      expect(meeting.musicalNumbers.map(({ hymnNumber }) => hymnNumber)).toEqual([round, round + 100]);
      expect([meeting.notes, meeting.version, meeting.musicVersion]).toEqual([
        `round ${round}`,
        version + 1,
        musicVersion + 1,
      ]);
    }
  }, 120_000);

  it('of two with the same version, exactly one is accepted', async () => {
    const { planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    const answers = await times(10, (i) =>
      planner.send(meetings.change, { params: { id }, body: { version: 1, notes: `try ${i}` } }),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(await planner.ok(meetings.read, { params: { id } })).toEqual(winner);
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.current).toEqual(winner);
  });
});

it('single calls at once are all counted', async () => {
  const { planner, conductor } = await api.makePlanning();
  const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
  await times(10, (i) => planner.ok(meetings.addSpeaker, { body: { meetingId: id, speakerName: `Speaker ${i}` } }));
  const after = await planner.ok(meetings.read, { params: { id } });
  expect([after.speakingAssignments.length, after.version]).toEqual([10, 11]);
  expect(after.speakingAssignments.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('one member changed by two people at once keeps both changes', async () => {
  const { planner, conductor } = await api.makePlanning();
  const params = { id: conductor.id };
  const save = (caller: Caller, body: object) => caller.ok(API.members.change, { params, body });
  for (let round = 0; round < 10; round++) {
    await Promise.all([
      save(planner, { firstName: `First${round}` }),
      save(planner, { phone: `555-${round}` }),
      save(planner, { calling: `Calling ${round}` }),
    ]);
    const [after] = await planner.ok(API.members.list);
    expect([after?.firstName, after?.phone, after?.calling]).toEqual([
      `First${round}`,
      `555-${round}`,
      `Calling ${round}`,
    ]);
  }
});
