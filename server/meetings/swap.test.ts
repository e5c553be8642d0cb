import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { NO_MEETING_THERE, NOBODY_TO_MOVE, OTHER_KIND } from '#shared/meetings/swap.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const [JUNE_28, JULY_12] = ['2026-06-28', '2026-07-12'];

async function makeTwo() {
  const planning = await api.makePlanning();
  const { planner, conductor } = planning;
  const schedule = (date: string, speakers: string[], body: object = {}) =>
    planner.ok(meetings.schedule, {
      body: {
        date,
        conductingMemberId: conductor.id,
        speakers: speakers.map((speakerName) => ({ speakerName, topic: `${speakerName}’s topic`, duration: 15 })),
        ...body,
      },
    });
  const first = await schedule(JUNE_28, ['Ann', 'Ben'], { invocationMember: 'Sister Opening' });
  const second = await schedule(JULY_12, ['Cal'], { benedictionMember: 'Brother Closing' });
  return { ...planning, first, second };
}
const read = (caller: Caller, id: number) => caller.ok(meetings.read, { params: { id } });
const speakersOf = (meeting: Meeting | undefined) =>
  meeting?.speakingAssignments.map(({ speakerName, topic, duration }) => [speakerName, topic, duration]);
const speaker = ({ id, version }: Meeting, place: number) => ({
  meetingId: id,
  version,
  part: 'speaker' as const,
  place,
});
const prayer = ({ id, version }: Meeting, part: 'invocation' | 'benediction') => ({ meetingId: id, version, part });
const talkOf = (name: string) => [name, `${name}’s topic`, 15];

describe('two assignments', () => {
  it('change places, speakers with their topics and minutes', async () => {
    const { planner, first, second } = await makeTwo();
    const [after, other] = await planner.ok(meetings.swap, {
      body: { from: speaker(first, 1), to: speaker(second, 1) },
    });
    expect(speakersOf(after)).toEqual([talkOf('Cal'), talkOf('Ben')]);
    expect(speakersOf(other)).toEqual([talkOf('Ann')]);
    expect([after?.version, other?.version]).toEqual([first.version + 1, second.version + 1]);
    expect(await read(planner, first.id)).toMatchObject({ speakingAssignments: after?.speakingAssignments });
  });

  it('change places within one meeting', async () => {
    const { planner, first } = await makeTwo();
    const after = await planner.ok(meetings.swap, { body: { from: speaker(first, 1), to: speaker(first, 2) } });
    expect(after.map(speakersOf)).toEqual([[talkOf('Ben'), talkOf('Ann')]]);
  });

  it('move where no one is assigned, and appear in both histories', async () => {
    const { planner, first, second } = await makeTwo();
    const body = { from: speaker(first, 1), to: speaker(second, 2) };
    const [after, other] = await planner.ok(meetings.swap, { body });
    expect([speakersOf(after), speakersOf(other)]).toEqual([[talkOf('Ben')], [talkOf('Cal'), talkOf('Ann')]]);
    const histories = await Promise.all(
      [first, second].map(({ id }) => planner.ok(meetings.history, { params: { id } })),
    );
    expect(histories.map(([event]) => event?.summary)).toEqual([
      'Speakers: Ben on Ben’s topic',
      'Speakers: Cal on Cal’s topic, Ann on Ann’s topic',
    ]);
  });

  it('move between others when asked to, so that a move can be undone', async () => {
    const { planner, first, second } = await makeTwo();
    const to = { ...speaker(second, 1), insert: true };
    const [, other] = await planner.ok(meetings.swap, { body: { from: speaker(first, 2), to } });
    expect(speakersOf(other)).toEqual([talkOf('Ben'), talkOf('Cal')]);
  });

  it('can be an invocation and a benediction', async () => {
    const { planner, first, second } = await makeTwo();
    const body = { from: prayer(first, 'invocation'), to: prayer(second, 'benediction') };
    expect(await planner.ok(meetings.swap, { body })).toMatchObject([
      { invocationMember: 'Brother Closing' },
      { benedictionMember: 'Sister Opening' },
    ]);
  });

  it('can be in one meeting', async () => {
    const { planner, first } = await makeTwo();
    const body = { from: prayer(first, 'invocation'), to: prayer(first, 'benediction') };
    expect(await planner.ok(meetings.swap, { body })).toMatchObject([
      { invocationMember: null, benedictionMember: 'Sister Opening' },
    ]);
  });
});

describe('a swap is refused', () => {
  it.each([
    ['of a speaker and a prayer', { part: 'speaker', place: 1 }, { part: 'invocation' }, OTHER_KIND],
    ['of no one', { part: 'benediction' }, { part: 'invocation' }, NOBODY_TO_MOVE],
    ['of a speaker who is not there', { part: 'speaker', place: 3 }, { part: 'speaker', place: 1 }, NOBODY_TO_MOVE],
    [
      'that leaves a meeting without anyone conducting',
      { part: 'conducting' },
      { part: 'conducting', isEmpty: true },
      'A conducting member must be selected to save the meeting.',
    ],
  ])(
    '%s, and nothing changes',
    async (_, from, { isEmpty = false, ...to }: { part: string; isEmpty?: boolean }, why) => {
      const { planner, first, second } = await makeTwo();
      const target = isEmpty
        ? await planner.ok(meetings.schedule, { body: { date: '2026-07-19', status: 'draft' } })
        : second;
      const body = { from: { meetingId: first.id, ...from }, to: { meetingId: target.id, ...to } };
      const refusal = await planner.send(meetings.swap, { body });
      expect([refusal.status, refusal.body.message]).toEqual([400, why]);
      expect([await read(planner, first.id), await read(planner, target.id)]).toEqual([first, target]);
    },
  );

  it('onto a Sunday without a sacrament meeting', async () => {
    const { planner, first } = await makeTwo();
    const conference = await planner.ok(meetings.schedule, { body: { date: '2026-08-02', kind: 'stake_conference' } });
    const body = { from: speaker(first, 1), to: speaker(conference, 1) };
    const refusal = await planner.send(meetings.swap, { body });
    expect([refusal.status, refusal.body.message]).toEqual([400, NO_MEETING_THERE]);
  });

  it.each(['from', 'to'] as const)('when the meeting at %s was saved since, with its current state', async (side) => {
    const { planner, first, second } = await makeTwo();
    const changed = side === 'from' ? first : second;
    const current = await planner.ok(meetings.change, { params: { id: changed.id }, body: { notes: 'Changed' } });
    const body = { from: speaker(first, 1), to: speaker(second, 1) };
    const refusal = await planner.send(meetings.swap, { body });
    expect([refusal.status, refusal.body.code, refusal.body.current]).toEqual([409, 'stale', current]);
    expect(await read(planner, changed.id)).toEqual(current);
  });

  it('for a meeting of another ward, and for people who may not plan', async () => {
    const { ward, planner, first } = await makeTwo();
    const stranger = await makeTwo();
    const body = { from: speaker(first, 1), to: speaker(stranger.second, 1) };
    expect((await planner.send(meetings.swap, { body })).status).toBe(404);
    const own = { body: { from: speaker(first, 1), to: speaker(first, 2) } };
    for (const role of ['music_planner', 'program'] as const)
      expect((await (await api.signedIn(ward, role)).send(meetings.swap, own)).status).toBe(403);
    expect(await read(planner, first.id)).toEqual(first);
  });
});

describe('swaps at the same moment', () => {
  it('in opposite directions wait for each other, and one of two from the same state is told', async () => {
    const { planner, first, second } = await makeTwo();
    const [here, there] = [speaker(first, 1), speaker(second, 1)];
    const answers = await Promise.all(
      [
        { from: here, to: there },
        { from: there, to: here },
      ].map((body) => planner.send(meetings.swap, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([speakersOf(await read(planner, first.id)), speakersOf(await read(planner, second.id))]).toEqual([
      [talkOf('Cal'), talkOf('Ben')],
      [talkOf('Ann')],
    ]);
  });

  it('lose no one, however many there are', async () => {
    const { planner, first, second } = await makeTwo();
    const anyVersion = (meeting: Meeting, place: number) => ({
      meetingId: meeting.id,
      part: 'speaker' as const,
      place,
    });
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const [here, there] = [anyVersion(first, 1), anyVersion(second, 1)];
        return planner.ok(meetings.swap, { body: i % 2 === 0 ? { from: here, to: there } : { from: there, to: here } });
      }),
    );
    const left = [await read(planner, first.id), await read(planner, second.id)].flatMap(speakersOf);
    expect(left.flatMap((talk) => talk?.[0] ?? []).toSorted()).toEqual(['Ann', 'Ben', 'Cal']);
  });
});
