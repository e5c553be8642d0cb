import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { invitations, meetings, members, wards } = API;
const DATE = '2026-06-28';
const LATER = '2026-07-12';

async function planned() {
  const { ward, planner, conductor } = await api.makePlanning();
  const speaker = await api.makeMember(ward, { firstName: 'Hannah', lastName: 'Price' });
  const other = await api.makeMember(ward, { firstName: 'Kim', lastName: 'Lee' });
  const meeting = await planner.ok(meetings.schedule, {
    body: {
      date: DATE,
      conductingMemberId: conductor.id,
      invocationMember: other.id,
      benedictionMember: 'Jane Doe',
      speakers: [{ memberId: speaker.id, topic: 'Hope', duration: 10 }, { speakerName: 'A Visitor' }],
    },
  });
  const talk = (of: Meeting, place = 0) => `talk:${of.speakingAssignments[place]?.id}`;
  const mark = (key: string, state: 'not_asked' | 'asked' | 'accepted' | 'declined', word?: string) =>
    planner.ok(invitations.mark, { body: { assignments: [{ meetingId: meeting.id, key }], state, word } });
  const read = () => planner.ok(meetings.read, { params: { id: meeting.id } });
  const change = (body: object) => planner.ok(meetings.change, { params: { id: meeting.id }, body });
  return { ward, planner, meeting, speaker, other, talk, mark, read, change };
}

describe('an assignment', () => {
  it('says that its person was not asked yet, and is silent where no one has it', async () => {
    const { meeting } = await planned();
    const notAsked = { state: 'not_asked', at: null, by: null, way: null };
    expect(meeting.invitations).toEqual({ conducting: notAsked, invocation: notAsked, benediction: notAsked });
    expect(meeting.speakingAssignments.map(({ invitation }) => invitation)).toEqual([notAsked, notAsked]);
  });

  it('is marked as asked, accepted, and declined, with who marked it and the words that came', async () => {
    const { meeting, talk, mark, read } = await planned();
    const [asked] = await mark(talk(meeting), 'asked');
    const at = api.clock.now.toISOString();
    expect(asked?.speakingAssignments[0]?.invitation).toEqual({
      state: 'asked',
      at,
      by: expect.stringMatching(/^Ruth Signer/),
      way: 'by_hand',
    });
    await mark('invocation', 'declined', 'We’re out of town.');
    const now = await read();
    expect(now.invitations?.invocation).toMatchObject({ state: 'declined', word: 'We’re out of town.' });
    expect(now.invitations?.benediction?.state).toBe('not_asked');
    await mark('invocation', 'accepted');
    expect((await read()).invitations?.invocation).toEqual({
      ...asked?.speakingAssignments[0]?.invitation,
      state: 'accepted',
    });
    await mark('invocation', 'not_asked');
    expect((await read()).invitations?.invocation?.at).toBeNull();
  });

  it('appears in the history of the meeting, and doesn’t make an open editor stale', async () => {
    const { planner, meeting, talk, mark, read } = await planned();
    await mark(talk(meeting, 1), 'declined', 'Away');
    await mark('conducting', 'accepted');
    const events = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(events.slice(0, 2).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Conducting: Alma Member\d+ accepted$/),
      'Talk: A Visitor declined: “Away”',
    ]);
    expect((await read()).version).toBe(meeting.version);
  });

  it('is marked together with others, in several meetings, or none of them is', async () => {
    const { planner, meeting, talk } = await planned();
    const second = await planner.ok(meetings.schedule, {
      body: { date: LATER, conductingMemberId: meeting.conductingMemberId ?? 0 },
    });
    const both = [
      { meetingId: second.id, key: 'conducting' },
      { meetingId: meeting.id, key: talk(meeting) },
    ];
    const marked = await planner.ok(invitations.mark, { body: { assignments: both, state: 'asked', way: 'sms' } });
    expect(marked.map(({ id }) => id)).toEqual([meeting.id, second.id]);
    const bad = { assignments: [...both, { meetingId: second.id, key: 'organist' }], state: 'declined' };
    expect((await planner.refused(invitations.mark, { body: bad })).body.code).toBe('assignment_changed');
    const after = await planner.ok(meetings.read, { params: { id: second.id } });
    expect(after.invitations?.conducting).toMatchObject({ state: 'asked', way: 'sms' });
  });

  it('is not marked for a person who has been replaced in the meantime', async () => {
    const { planner, meeting, change } = await planned();
    await change({ invocationMember: 'Tom Reyes' });
    const assignments = [{ meetingId: meeting.id, key: 'invocation', name: 'Kim Lee' }];
    const refusal = await planner.refused(invitations.mark, { body: { assignments, state: 'accepted' } });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'assignment_changed']);
  });

  it.each([
    [{ assignments: [], state: 'asked' }, 'assignments', 'Choose at least one person'],
    [
      { assignments: [{ meetingId: 1, key: 'conducting' }], state: 'perhaps' },
      'state',
      'Choose not asked, asked, accepted, or declined',
    ],
  ])('refuses %j', async (body, path, message) => {
    const { planner } = await planned();
    const { status, body: answer } = await planner.refused(invitations.mark, { body });
    expect([status, answer.errors]).toEqual([400, [{ path, message }]]);
  });
});

it('an invitation says who speaks before and after, where the ward’s text asks for it', async () => {
  const { ward, planner, meeting, talk } = await planned();
  const admin = await api.signedIn(ward, 'admin');
  await admin.ok(wards.changeConfig, {
    body: { invitationTexts: { speaker: '{name}, {date}[, after {before}][, before {after}]' } },
  });
  const keys = [talk(meeting), talk(meeting, 1), 'invocation'];
  const assignments = keys.map((key) => ({ meetingId: meeting.id, key }));
  const [first, second, prayer] = await planner.ok(invitations.write, { body: { assignments } });
  expect([first?.text, second?.text]).toEqual([
    'Hannah, Sunday, June 28, before A Visitor',
    'A, Sunday, June 28, after Hannah Price',
  ]);
  expect(prayer?.text).not.toContain('Hannah');
});

describe('an answer', () => {
  it('stays with its person through saves that change other things, although the talks are rewritten', async () => {
    const { meeting, speaker, talk, mark, change } = await planned();
    await mark(talk(meeting), 'accepted');
    await mark('benediction', 'accepted');
    const speakers = [{ speakerName: 'A Visitor' }, { memberId: speaker.id, topic: 'Charity', duration: 15 }];
    const after = await change({ notes: 'Changed', speakers });
    expect(after.speakingAssignments.map(({ invitation }) => invitation?.state)).toEqual(['not_asked', 'accepted']);
    expect(after.invitations?.benediction?.state).toBe('accepted');
  });

  it('ends when the person changes, and doesn’t come back with the person', async () => {
    const { meeting, other, talk, mark, change } = await planned();
    await mark('invocation', 'accepted');
    await mark(talk(meeting), 'accepted');
    expect((await change({ invocationMember: 'Jane Doe', speakers: [] })).invitations?.invocation?.state).toBe(
      'not_asked',
    );
    const back = await change({ invocationMember: other.id });
    expect(back.invitations?.invocation?.state).toBe('not_asked');
    const { rows } = await api.database.pool.query('select id from invitations where meeting_id = $1', [meeting.id]);
    expect(rows).toEqual([]);
  });

  it('ends when the meeting moves to another Sunday', async () => {
    const { mark, change } = await planned();
    await mark('invocation', 'accepted');
    expect((await change({ date: LATER })).invitations?.invocation?.state).toBe('not_asked');
    expect((await change({ date: DATE })).invitations?.invocation?.state).toBe('not_asked');
  });
});

describe('the text of an invitation', () => {
  it('has a link that stops working while its person is not on the member list', async () => {
    const { planner, meeting, speaker, talk } = await planned();
    const assignments = [{ meetingId: meeting.id, key: talk(meeting) }];
    const [written] = await planner.ok(invitations.write, { body: { assignments } });
    const path = /\/a\/[\w-]+/.exec(written?.text ?? '')?.[0] ?? '';
    const open = async () => (await request(api.origin).get(path)).status;
    const put = (isDeleted: boolean) => planner.ok(members.change, { params: { id: speaker.id }, body: { isDeleted } });
    expect(await open()).toBe(200);
    await put(true);
    expect(await open()).toBe(404);
    await put(false);
    expect(await open()).toBe(200);
  });

  it('is not written for a Sunday that is over', async () => {
    const { ward, meeting, talk } = await planned();
    const before = api.clock.now;
    api.clock.now = new Date('2026-06-29T06:01:00Z');
    const planner = await api.signedIn(ward, 'sacrament_planner');
    const assignments = [{ meetingId: meeting.id, key: talk(meeting) }];
    const { status, body } = await planner.refused(invitations.write, { body: { assignments } });
    api.clock.now = before;
    expect([status, body.code]).toEqual([409, 'meeting_over']);
  });
});
