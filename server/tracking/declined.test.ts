import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { invitations, meetings, members, tracking } = API;
/** The Sundays before and after the Wednesday of these tests. */
const SUNDAY = '2026-06-14';
const NEXT = '2026-06-21';

/** Two speak and two pray; the first of each has declined, whoever else is asked. */
async function declinedOn(date: string) {
  const { ward, planner, conductor } = await api.makePlanning();
  const [away, spoke, prays] = [
    await api.makeMember(ward, { firstName: 'Orla', lastName: 'Reed' }),
    await api.makeMember(ward, { firstName: 'Tom', lastName: 'Hale' }),
    await api.makeMember(ward, { firstName: 'Ida', lastName: 'Cole' }),
  ];
  const meeting = await planner.ok(meetings.schedule, {
    body: {
      date,
      conductingMemberId: conductor.id,
      invocationMember: prays.id,
      benedictionMember: 'Jane Doe',
      speakers: [
        { memberId: away.id, topic: 'Hope' },
        { memberId: spoke.id, topic: 'Faith' },
      ],
    },
  });
  const [talk = ''] = meeting.speakingAssignments.map(({ id }) => `talk:${id}`);
  const mark = (state: 'not_asked' | 'asked' | 'accepted' | 'declined', keys = [talk, 'invocation', 'benediction']) =>
    planner.ok(invitations.mark, {
      body: { assignments: keys.map((key) => ({ meetingId: meeting.id, key })), state },
    });
  await mark('declined');
  const change = (body: object) => planner.ok(meetings.change, { params: { id: meeting.id }, body });
  /** Everything that tells who spoke or prayed: it must never tell two stories. */
  const counted = async () => {
    const list = await planner.ok(members.list);
    const known = (id: number) => list.find((member) => member.id === id);
    const csv = (await planner.send(meetings.exportHistory)).text.split('\r\n');
    return {
      talks: (await planner.ok(tracking.talks)).rows.map(({ speakerName }) => speakerName),
      recent: (await planner.ok(tracking.recentAndUpcoming)).map(({ speakerName }) => speakerName),
      prayers: (await planner.ok(tracking.prayers)).rows.map(({ speakerName }) => speakerName),
      topics: (await planner.ok(tracking.topics)).rows.map(({ topic }) => topic),
      total: (await planner.ok(tracking.stats)).totalTalks,
      orla: [known(away.id)?.lastTalkDate, known(away.id)?.totalTalks],
      ida: known(prays.id)?.lastPrayerDate,
      orlaInTracking: (await planner.ok(tracking.speakers, { query: { search: 'Orla' } })).rows.map(
        ({ lastTalkDate, totalTalks, lastTopic }) => [lastTalkDate, totalTalks, lastTopic],
      ),
      isSuggested: (await planner.ok(tracking.suggestedSpeakers)).find(({ id }) => id === away.id)?.reason,
      exported: csv.find((line) => line.startsWith(date))?.split(',')[2],
    };
  };
  return { ward, planner, meeting, away, spoke, talk, mark, change, counted };
}

const WITHOUT = {
  talks: ['Tom Hale'],
  recent: ['Tom Hale'],
  prayers: [],
  topics: ['Faith'],
  total: 1,
  orla: [null, 0],
  ida: null,
  orlaInTracking: [[null, 0, null]],
  isSuggested: 'never spoken',
  exported: 'Tom Hale (Faith)',
};
const WITH = {
  talks: ['Orla Reed', 'Tom Hale'],
  recent: ['Orla Reed', 'Tom Hale'],
  prayers: ['Jane Doe', 'Ida Cole'],
  topics: ['Faith', 'Hope'],
  total: 2,
  orla: [SUNDAY, 1],
  ida: SUNDAY,
  orlaInTracking: [[SUNDAY, 1, 'Hope']],
  isSuggested: 'last spoke 3 days ago, 1 talk',
  exported: 'Orla Reed (Hope); Tom Hale (Faith)',
};

describe('who declined and is still named once the Sunday is over', () => {
  it('has not spoken or prayed, anywhere, while no one has said how it went', async () => {
    const { counted } = await declinedOn(SUNDAY);
    expect(await counted()).toEqual(WITHOUT);
  });

  it('has not either when something else was corrected', async () => {
    const { change, counted } = await declinedOn(SUNDAY);
    await change({ heldAsPlanned: false, notes: 'The choir could not come.' });
    expect(await counted()).toEqual(WITHOUT);
  });

  it('has, once someone says that they participated after all, along with a correction or by their mark', async () => {
    const { change, counted, talk, mark } = await declinedOn(SUNDAY);
    const tookPart = [talk, 'invocation', 'benediction'];
    await change({ heldAsPlanned: false, notes: 'Orla came after all.', tookPart });
    expect(await counted()).toEqual(WITH);
    await mark('declined');
    expect(await counted()).toEqual(WITHOUT);
    await mark('accepted');
    expect(await counted()).toEqual(WITH);
  });

  it.each(['not_asked', 'asked', 'accepted'] as const)('counts as before when marked as %s', async (state) => {
    const { mark, counted } = await declinedOn(SUNDAY);
    await mark(state);
    expect(await counted()).toEqual(WITH);
  });

  it('leaves the talk to the person entered in their place, and keeps the meeting as others see it', async () => {
    const { ward, change, counted, spoke, meeting } = await declinedOn(SUNDAY);
    const viewer = await api.signedIn(ward, 'program');
    const seen = await viewer.ok(meetings.read, { params: { id: meeting.id } });
    expect([seen.invocationMember, seen.speakingAssignments.map(({ speakerName }) => speakerName)]).toEqual([
      'Ida Cole',
      ['Orla Reed', 'Tom Hale'],
    ]);
    const speakers = [
      { speakerName: 'Elder Visitor', topic: 'Hope' },
      { memberId: spoke.id, topic: 'Faith' },
    ];
    await change({ heldAsPlanned: false, speakers, benedictionMember: 'John Doe' });
    const after = await counted();
    expect([after.talks, after.prayers, after.orla, after.exported]).toEqual([
      ['Elder Visitor', 'Tom Hale'],
      ['John Doe'],
      [null, 0],
      'Elder Visitor (Hope); Tom Hale (Faith)',
    ]);
  });
});

it('a future talk stays among the planned ones, even if it was declined', async () => {
  const { planner, away } = await declinedOn(NEXT);
  const near = await planner.ok(tracking.recentAndUpcoming);
  expect(near.map(({ speakerName }) => speakerName)).toEqual(['Orla Reed', 'Tom Hale']);
  const { rows } = await planner.ok(tracking.speakers, { query: { search: 'Orla' } });
  expect(rows).toMatchObject([{ memberId: away.id, nextTalkDate: NEXT }]);
  // Anyone who has just declined is not the first to be asked again.
  expect((await planner.ok(tracking.suggestedSpeakers)).map(({ id }) => id)).not.toContain(away.id);
});
