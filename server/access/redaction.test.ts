import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { changeEverything, isOfThePeople, readEverything } from '#tests/every-call.ts';
import { mark, MARKED_DATE, markedMeeting, MEMBER_DETAILS, PRIVATE } from '#tests/marked-meeting.ts';

const api = await openApi();
const { meetings } = API;

/** Who may see what of a meeting, as decided; every other field is for all. */
const SECRET_FROM = {
  music_planner: [
    'conducting',
    'presiding',
    'invocation',
    'benediction',
    'memberSpeaker',
    'visitor',
    'announcements',
    'repeated',
    'wardBusiness',
    'releases',
    'newCallings',
    'notes',
    'template',
    'outline',
    'script',
    'word',
    'title',
  ],
  program: ['releases', 'newCallings', 'notes', 'template', 'outline', 'script', 'word', 'title'],
} as const;
const SHOWN_TO = {
  music_planner: ['organist', 'chorister', 'topic', 'special'],
  program: [
    'conducting',
    'presiding',
    'invocation',
    'benediction',
    'memberSpeaker',
    'visitor',
    'organist',
    'chorister',
    'topic',
    'special',
    'announcements',
    'repeated',
    'wardBusiness',
  ],
} as const;
const KEYS_WITHHELD = {
  music_planner: [
    'conductingMemberId',
    'conductingMember',
    'presidingMemberId',
    'presidingMember',
    'invocationMember',
    'invocationMemberId',
    'benedictionMember',
    'benedictionMemberId',
    'announcements',
    'repeatedAnnouncements',
    'wardBusiness',
    'releases',
    'newCallings',
    'notes',
    'editedOutline',
    'generatedOutline',
    'editedScript',
    'generatedScript',
    'editedOutlineBase',
    'editedScriptBase',
    'sheets',
    'invitations',
  ],
  program: [
    'releases',
    'newCallings',
    'notes',
    'editedOutline',
    'generatedOutline',
    'editedScript',
    'generatedScript',
    'editedOutlineBase',
    'editedScriptBase',
    'sheets',
    'invitations',
  ],
} as const;

describe.each(['music_planner', 'program'] as const)('%s', (role: 'music_planner' | ('program' & Role)) => {
  it('finds no withheld text at any address', async () => {
    const { ward, meeting } = await markedMeeting(api);
    const caller = await api.signedIn(ward, role);
    const texts = await readEverything(caller, { wardId: ward.id, meetingId: meeting.id });
    const withheld = [...SECRET_FROM[role].map(mark), ...(role === 'music_planner' ? MEMBER_DETAILS : PRIVATE)];
    for (const [call, text] of texts) for (const secret of withheld) expect(text, call).not.toContain(secret);
    const detail = texts.get('meetings.read {}') ?? '';
    for (const name of SHOWN_TO[role]) expect(detail).toContain(mark(name));
  });

  it('is answered without it by every call that would change something', async () => {
    const { ward, meeting } = await markedMeeting(api);
    const caller = await api.signedIn(ward, role);
    const texts = await changeEverything(caller, { wardId: ward.id, meetingId: meeting.id });
    const withheld = [...SECRET_FROM[role].map(mark), ...(role === 'music_planner' ? MEMBER_DETAILS : PRIVATE)];
    for (const [call, text] of texts) for (const secret of withheld) expect(text, call).not.toContain(secret);
    expect(texts.get('meetings.changeMusic refused')).toContain(role === 'music_planner' ? '"stale"' : 'Forbidden');
  });

  it('gets meetings in which the withheld fields are absent', async () => {
    const { ward, meeting } = await markedMeeting(api);
    const caller = await api.signedIn(ward, role);
    const listed = (await caller.ok(meetings.list)).find(({ id }) => id === meeting.id);
    const read = await caller.ok(meetings.read, { params: { id: meeting.id } });
    expect(listed).toEqual(read);
    for (const key of KEYS_WITHHELD[role]) expect(Object.keys(read)).not.toContain(key);
    for (const talk of read.speakingAssignments) {
      expect(Object.keys(talk)).not.toContain('memberId');
      expect(Object.keys(talk)).not.toContain('member');
      expect(Object.keys(talk).includes('speakerName')).toBe(role === 'program');
    }
  });

  it('gets summaries that say nothing about the sheets', async () => {
    const { ward, meeting } = await markedMeeting(api);
    const caller = await api.signedIn(ward, role);
    const query = { view: 'summary' as const };
    const summary = (await caller.ok(meetings.list, { query })).find(({ id }) => id === meeting.id);
    expect(summary).toEqual(await caller.ok(meetings.read, { params: { id: meeting.id } }));
    for (const key of KEYS_WITHHELD[role]) expect(Object.keys(summary ?? {})).not.toContain(key);
  });
});

it('saving shows a music planner nothing more, whether accepted or refused as stale', async () => {
  const { ward, meeting } = await markedMeeting(api);
  const caller = await api.signedIn(ward, 'music_planner');
  const params = { id: meeting.id };
  const saved = await caller.ok(meetings.changeMusic, { params, body: { rest: '#30' } });
  const stale = await caller.refused(meetings.changeMusic, {
    params,
    body: { rest: '#31', musicVersion: meeting.musicVersion },
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  const added = await caller.ok(meetings.addMusic, {
    body: { meetingId: meeting.id, type: 'special_number', title: 'Another' },
  });
  const answers = JSON.stringify([saved, stale.body, added]);
  for (const secret of [...SECRET_FROM.music_planner.map(mark), ...PRIVATE]) expect(answers).not.toContain(secret);
  expect(answers).toContain(mark('organist'));
});

it('a meeting never shows anyone the phone number, email address, or notes of a member', async () => {
  const { ward, planner, meeting, answers } = await markedMeeting(api);
  const admin = await api.signedIn(ward, 'admin');
  for (const caller of [planner, admin]) {
    const texts = await readEverything(caller, { wardId: ward.id, meetingId: meeting.id });
    const aboutMeetings = [...texts].filter(([call]) => !isOfThePeople(call));
    for (const [call, text] of aboutMeetings) for (const secret of PRIVATE) expect(text, call).not.toContain(secret);
    for (const secret of PRIVATE) expect(answers).not.toContain(secret);
    expect(aboutMeetings.map(([, text]) => text).join()).toContain(mark('conducting'));
    expect(
      [...texts]
        .filter(([call]) => call.startsWith('members.'))
        .map(([, text]) => text)
        .join(),
    ).toContain(mark('phone'));
  }
});

it('a program viewer sees no draft until it is at least partially planned', async () => {
  const { ward, planner, conductor } = await api.makePlanning();
  const program = await api.signedIn(ward, 'program');
  const draft = await planner.ok(meetings.schedule, { body: { date: MARKED_DATE, status: 'draft' } });
  const params = { id: draft.id };
  expect(await program.ok(meetings.list)).toEqual([]);
  expect((await program.refused(meetings.read, { params })).body.message).toBe('Meeting not found');
  expect(await (await api.signedIn(ward, 'music_planner')).ok(meetings.list)).toHaveLength(1);
  await planner.ok(meetings.change, { params, body: { conductingMemberId: conductor.id } });
  expect((await program.ok(meetings.read, { params })).status).toBe('partially_planned');
});
