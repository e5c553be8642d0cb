import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { answersAt } from '#tests/answers-at.ts';
import { openApi } from '#tests/api.ts';
import { ANSWER_LIMITS } from './limits.ts';

const api = await openApi();
const { invitations, meetings } = API;
const { get, answer, invited, expectDead, pathIn } = answersAt(api);

describe('a link', () => {
  it.each([
    ['another person has the assignment', { speakers: [{ speakerName: 'Tom Reyes' }] }],
    ['the meeting moves to another Sunday', { date: '2026-07-12' }],
    ['the ward does not meet that Sunday', { kind: 'stake_conference', speakers: undefined }],
  ])('stops working when %s', async (_, body) => {
    const { path, change } = await invited();
    await change(body);
    await expectDead(path);
  });

  it('stops working once the person is marked as not asked, and when the meeting is deleted', async () => {
    const { planner, meeting, talk, write, path } = await invited();
    const assignments = [{ meetingId: meeting.id, key: talk }];
    await planner.ok(invitations.mark, { body: { assignments, state: 'not_asked' } });
    await expectDead(path);
    const second = pathIn(await write(talk));
    expect((await get(second)).status).toBe(200);
    await planner.ok(meetings.remove, { params: { id: meeting.id } });
    await expectDead(second);
  });

  it('works on the Sunday itself, in the ward’s time, and stops working the day after', async () => {
    const { path } = await invited();
    const before = api.clock.now;
    api.clock.now = new Date('2026-06-29T05:59:00Z');
    expect((await get(path)).status).toBe(200);
    api.clock.now = new Date('2026-06-29T06:01:00Z');
    await expectDead(path);
    api.clock.now = before;
  });

  it('that was given keeps working however often the text is opened again; of those that wait, five do', async () => {
    const { planner, meeting, talk, write, path } = await invited();
    const mark = { assignments: [{ meetingId: meeting.id, key: talk }], state: 'asked' as const, way: 'copy' as const };
    await planner.ok(invitations.mark, { body: mark });
    const waiting: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      waiting.push(pathIn(await write(talk)));
    }
    const statuses = await Promise.all([path, ...waiting].map(async (one) => (await get(one)).status));
    expect(statuses).toEqual([200, 404, 200, 200, 200, 200, 200]);
  });

  it('given again to someone who said yes keeps the yes, and keeps working', async () => {
    const { planner, meeting, talk, write, read, path } = await invited();
    await answer(path, { answer: 'yes', word: 'Gladly' });
    const second = pathIn(await write(talk));
    const mark = { assignments: [{ meetingId: meeting.id, key: talk }], state: 'asked' as const, way: 'sms' as const };
    await planner.ok(invitations.mark, { body: mark });
    for (let i = 0; i < 6; i += 1) await write(talk);
    expect((await read()).speakingAssignments[0]?.invitation).toMatchObject({ state: 'accepted', word: 'Gladly' });
    expect([(await get(path)).status, (await get(second)).status]).toEqual([200, 200]);
  });

  it('given to someone who is marked as a yes by mistake leaves them as asked once that is undone', async () => {
    const { planner, meeting, talk, read } = await invited();
    const assignments = [{ meetingId: meeting.id, key: talk }];
    const mark = (body: object) =>
      planner.ok(invitations.mark, { body: { assignments, state: 'asked', way: 'copy', ...body } });
    await mark({});
    await mark({ state: 'accepted', way: 'by_hand' });
    await mark({ isUndo: true });
    expect((await read()).speakingAssignments[0]?.invitation).toMatchObject({ state: 'asked', way: 'copy' });
  });

  it('answered with a yes keeps answer, note, moment, and person once a no by mistake is undone', async () => {
    const { planner, meeting, talk, path, read } = await invited();
    await answer(path, { answer: 'yes', word: 'Could I have 12 minutes?' });
    const given = (await read()).speakingAssignments[0]?.invitation;
    const mark = (body: object) => {
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const assignments = [{ meetingId: meeting.id, key: talk }];
      return planner.ok(invitations.mark, { body: { assignments, state: 'declined', ...body } });
    };
    await mark({});
    expect((await read()).speakingAssignments[0]?.invitation?.word).toBeUndefined();
    // Only an undo tells of another moment, and of none to come.
    const put = { state: 'accepted', way: given?.way, word: given?.word, at: given?.at, by: given?.by };
    await mark(put);
    expect((await read()).speakingAssignments[0]?.invitation?.at).toBe(api.clock.now.toISOString());
    await mark({ ...put, isUndo: true, at: '2100-01-01T00:00:00.000Z' });
    expect((await read()).speakingAssignments[0]?.invitation?.at).toBe(api.clock.now.toISOString());
    await mark({ ...put, isUndo: true });
    expect((await read()).speakingAssignments[0]?.invitation).toEqual(given);
    expect((await get(path)).text).toContain('Thank you! You said yes.');
  });

  it('works again once marking its person as not asked is undone, not when they are only asked again', async () => {
    const { planner, meeting, talk, path, read } = await invited();
    const assignments = [{ meetingId: meeting.id, key: talk }];
    const mark = (body: object) => {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      return planner.ok(invitations.mark, { body: { assignments, state: 'asked', ...body } });
    };
    await mark({ way: 'sms' });
    await mark({ state: 'not_asked' });
    await expectDead(path);
    await mark({ way: 'sms', isUndo: true });
    expect((await get(path)).status).toBe(200);
    expect((await read()).speakingAssignments[0]?.invitation).toMatchObject({ state: 'asked', way: 'sms' });
    await mark({ state: 'not_asked' });
    await mark({});
    await expectDead(path);
    await mark({ isUndo: true });
    await expectDead(path);
  });

  it('takes twenty answers in 15 minutes', async () => {
    const { path } = await invited();
    for (let i = 0; i < ANSWER_LIMITS.answers; i += 1) await answer(path, { answer: i % 2 ? 'no' : 'yes' });
    const { status, text } = await answer(path, { answer: 'yes' });
    expect([status, text.includes('Too many attempts.')]).toEqual([429, true]);
  });
});
