import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { openApi, type Caller, type TestWard } from '#tests/api.ts';
import { EXAMPLES, type Example } from '#tests/examples.ts';

const api = await openApi();
const { meetings, pulpit } = API;
const DATE = '2026-06-28';
const PAST = '2026-05-24';

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
    'wardBusiness',
    'releases',
    'newCallings',
    'notes',
    'outline',
    'script',
  ],
  program: ['releases', 'newCallings', 'notes', 'outline', 'script'],
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
  ],
} as const;

const mark = (name: string) => `Marked-${name}-text`;
/** What is only in the members list, whoever asks about a meeting. */
const PRIVATE = [mark('phone'), 'marked-email@example.org', mark('member-notes')];
/** What else a music planner is not told of members, nor anybody's account. */
const MEMBER_DETAILS = [...PRIVATE, mark('calling'), mark('colleague')];

async function marked(ward: TestWard, name: string): Promise<number> {
  const contact = { email: 'marked-email@example.org', phone: mark('phone'), notes: mark('member-notes') };
  return (
    await api.makeMember(ward, { firstName: mark(name), lastName: 'Person', calling: mark('calling'), ...contact })
  ).id;
}

async function markedMeeting() {
  const ward = await api.makeWard();
  const planner = await api.signedIn(ward, 'sacrament_planner');
  const answers: unknown[] = [];
  const meeting = await planner.ok(meetings.schedule, {
    body: {
      date: DATE,
      conductingMemberId: await marked(ward, 'conducting'),
      presidingMemberId: await marked(ward, 'presiding'),
      invocationMember: await marked(ward, 'invocation'),
      benedictionMember: mark('benediction'),
      organist: await marked(ward, 'organist'),
      chorister: mark('chorister'),
      announcements: mark('announcements'),
      wardBusiness: mark('wardBusiness'),
      releases: mark('releases'),
      newCallings: mark('newCallings'),
      notes: mark('notes'),
      speakers: [
        { memberId: await marked(ward, 'memberSpeaker'), topic: mark('topic') },
        { speakerName: mark('visitor') },
      ],
      hymns: { opening: '#2', sacrament: '#169', closing: '#152', specialNumber: mark('special') },
    },
  });
  const sheet = (format: 'outline' | 'script') =>
    planner.ok(pulpit.saveSheet, {
      params: { id: meeting.id, format },
      body: { content: mark(format), isGenerated: false },
    });
  await Promise.all([sheet('outline'), sheet('script')]);
  // The same people in a meeting that is over: talks, prayers and the history speak of those.
  const people = {
    conductingMemberId: meeting.conductingMemberId,
    presidingMemberId: meeting.presidingMemberId,
    benedictionMember: mark('benediction'),
  };
  await planner.ok(meetings.schedule, {
    body: { date: PAST, ...people, notes: mark('notes'), speakers: [{ speakerName: mark('visitor') }] },
  });
  const admin = await api.signedIn(ward, 'admin');
  const colleague = { firstName: mark('colleague'), lastName: 'X', password: 'sunday', role: 'program' as const };
  await admin.ok(API.users.add, { body: { username: `${mark('colleague')}-${ward.id}`, ...colleague } });
  answers.push(meeting, await planner.ok(meetings.change, { params: { id: meeting.id }, body: { isComplete: true } }));
  answers.push(
    (await planner.refused(meetings.change, { params: { id: meeting.id }, body: { notes: 'x', version: 0 } })).body,
  );
  answers.push(await planner.ok(meetings.history, { params: { id: meeting.id } }));
  answers.push(
    await planner.ok(meetings.addSpeaker, {
      body: { meetingId: meeting.id, memberId: meeting.conductingMemberId ?? 0 },
    }),
  );
  return { ward, planner, meeting, answers: JSON.stringify(answers) };
}

/** The members list itself, on screen and as a file. */
const isOfThePeople = (call: string): boolean =>
  call.startsWith('members.') || call.startsWith('imports.exportMembers');

type Place = { wardId: number; meetingId: number };
const records = (): [string, Route, Example][] =>
  Object.entries(API).flatMap(([feature, own]) =>
    Object.entries(own as Record<string, Route>).map(([name, record]): [string, Route, Example] => {
      const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
      if (!example) throw new Error(`${feature}.${name} has no example`);
      return [`${feature}.${name}`, record, example];
    }),
  );

/** What this caller is answered by every call that changes something; those that end the sign-in come last. */
async function changeEverything(caller: Caller, place: Place) {
  const texts = new Map<string, string>();
  const changing = records().filter(([, { method }]) => method !== 'GET');
  const isEnding = (call: string) => Number(/logout|resetPassword/.test(call));
  for (const [call, record, example] of changing.toSorted(([a], [b]) => isEnding(a) - isEnding(b))) {
    const input = example.input({ ...place, memberId: 1, date: DATE });
    texts.set(call, (await caller.send(record, input)).text);
    // A save over an older state is answered with the present one, a taken date with the meeting that has it.
    const body = { ...(typeof input.body === 'object' ? input.body : {}), version: 0, musicVersion: 0, date: PAST };
    if (call.startsWith('meetings.'))
      texts.set(`${call} refused`, (await caller.send(record, { ...input, body })).text);
  }
  return texts;
}

/** The texts of every GET of the contract that this caller can get an answer to. */
async function readEverything(caller: Caller, place: { wardId: number; meetingId: number }) {
  const texts = new Map<string, string>();
  for (const [feature, records] of Object.entries(API)) {
    for (const [name, record] of Object.entries(records as Record<string, Route>)) {
      if (record.method !== 'GET' || name === 'logoutPage') continue;
      const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
      const input = example?.input({ ...place, memberId: 1, date: DATE });
      for (const query of [{}, { from: DATE, to: DATE }, { q: 'Marked' }, { meetingId: place.meetingId }]) {
        texts.set(
          `${feature}.${name} ${JSON.stringify(query)}`,
          (await caller.send(record, { ...input, query: { ...input?.query, ...query } })).text,
        );
      }
    }
  }
  return texts;
}

describe.each(['music_planner', 'program'] as const)('%s', (role: 'music_planner' | ('program' & Role)) => {
  it('finds no withheld text behind any address', async () => {
    const { ward, meeting } = await markedMeeting();
    const caller = await api.signedIn(ward, role);
    const texts = await readEverything(caller, { wardId: ward.id, meetingId: meeting.id });
    const withheld = [...SECRET_FROM[role].map(mark), ...(role === 'music_planner' ? MEMBER_DETAILS : PRIVATE)];
    for (const [call, text] of texts) for (const secret of withheld) expect(text, call).not.toContain(secret);
    const detail = texts.get('meetings.read {}') ?? '';
    for (const name of SHOWN_TO[role]) expect(detail).toContain(mark(name));
  });

  it('is answered without it by every call that would change something', async () => {
    const { ward, meeting } = await markedMeeting();
    const caller = await api.signedIn(ward, role);
    const texts = await changeEverything(caller, { wardId: ward.id, meetingId: meeting.id });
    const withheld = [...SECRET_FROM[role].map(mark), ...(role === 'music_planner' ? MEMBER_DETAILS : PRIVATE)];
    for (const [call, text] of texts) for (const secret of withheld) expect(text, call).not.toContain(secret);
    expect(texts.get('meetings.changeMusic refused')).toContain(role === 'music_planner' ? '"stale"' : 'Forbidden');
  });

  it('gets meetings in which the withheld fields are absent', async () => {
    const { ward, meeting } = await markedMeeting();
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
});

it('a music planner learns nothing from saving, be it taken or refused as stale', async () => {
  const { ward, meeting } = await markedMeeting();
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

it('nobody is told a phone number, an e-mail address or notes of a member by a meeting', async () => {
  const { ward, planner, meeting, answers } = await markedMeeting();
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

it('to program a draft is not there, until it is planned at least in part', async () => {
  const { ward, planner, conductor } = await api.makePlanning();
  const program = await api.signedIn(ward, 'program');
  const draft = await planner.ok(meetings.schedule, { body: { date: DATE, status: 'draft' } });
  const params = { id: draft.id };
  expect(await program.ok(meetings.list)).toEqual([]);
  expect((await program.refused(meetings.read, { params })).body.message).toBe('Meeting not found');
  expect(await (await api.signedIn(ward, 'music_planner')).ok(meetings.list)).toHaveLength(1);
  await planner.ok(meetings.change, { params, body: { conductingMemberId: conductor.id } });
  expect((await program.ok(meetings.read, { params })).status).toBe('partially_planned');
});
