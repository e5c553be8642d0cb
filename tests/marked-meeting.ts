import { API } from '#shared/api.ts';
import type { TestApi, TestWard } from './api.ts';

const { meetings, pulpit } = API;
/** The meeting that is marked, and one that is over. */
export const MARKED_DATE = '2026-06-28';
export const PAST = '2026-05-24';

/** Every text of a ward begins so; another ward's with the other word. */
export type Stem = 'Marked' | 'Neighbor';
export const markOf = (stem: Stem) => (name: string) => `${stem}-${name}-text`;
export const mark = markOf('Marked');
/** Whatever belongs to the other ward, in any case. */
export const NEIGHBORS = /neighbor-/i;
/** What only the member list may show, no matter who asks about a meeting. */
export const PRIVATE = [mark('phone'), 'marked-email@example.org', mark('member-notes'), mark('record-name')];
/** What of a meeting stays in the planner: neither a calendar nor an email has it. */
export const KEPT_INSIDE = [
  'announcements',
  'repeated',
  'wardBusiness',
  'releases',
  'newCallings',
  'notes',
  'template',
  'outline',
  'script',
  'calling',
  'word',
].map(mark);
/** What else about members or accounts is hidden from a music planner. */
export const MEMBER_DETAILS = [...PRIVATE, mark('calling'), mark('colleague')];

async function marked(api: TestApi, ward: TestWard, name: string, stem: Stem): Promise<number> {
  const mark = markOf(stem);
  const contact = {
    email: `${stem.toLowerCase()}-email@example.org`,
    phone: mark('phone'),
    notes: mark('member-notes'),
  };
  const names = { firstName: mark('record-name'), preferredName: mark(name), lastName: 'Person' };
  // A title is said at the pulpit, which of these two no one else hears.
  const addressedAs = name === 'organist' || name === 'memberSpeaker' ? mark('title') : null;
  return (await api.makeMember(ward, { ...names, addressedAs, calling: mark('calling'), ...contact })).id;
}

export async function markedMeeting(api: TestApi, stem: Stem = 'Marked') {
  const mark = markOf(stem);
  const { id } = await api.makeWard();
  const ward = { id, name: `${stem}-ward ${id}` };
  await api.database.pool.query('update wards set name = $2 where id = $1', [ward.id, ward.name]);
  const planner = await api.signedIn(ward, 'sacrament_planner');
  const answers: unknown[] = [];
  const meeting = await planner.ok(meetings.schedule, {
    body: {
      date: MARKED_DATE,
      conductingMemberId: await marked(api, ward, 'conducting', stem),
      presidingMemberId: await marked(api, ward, 'presiding', stem),
      invocationMember: await marked(api, ward, 'invocation', stem),
      benedictionMember: mark('benediction'),
      organist: await marked(api, ward, 'organist', stem),
      chorister: mark('chorister'),
      announcements: mark('announcements'),
      wardBusiness: mark('wardBusiness'),
      releases: mark('releases'),
      newCallings: mark('newCallings'),
      notes: mark('notes'),
      speakers: [
        { memberId: await marked(api, ward, 'memberSpeaker', stem), topic: mark('topic') },
        { speakerName: mark('visitor') },
      ],
      hymns: { opening: '#2', sacrament: '#169', closing: '#152', specialNumber: mark('special') },
    },
  });
  await planner.ok(API.standing.change, {
    body: {
      announcements: [{ text: mark('repeated'), from: MARKED_DATE, until: MARKED_DATE }],
      templates: { special: { talks: [{ speaker: mark('template'), duration: 5 }], announcements: mark('template') } },
    },
  });
  const visitor = meeting.speakingAssignments.find(({ memberId }) => memberId === null);
  const [declined] = await planner.ok(API.invitations.mark, {
    body: {
      assignments: [
        { meetingId: meeting.id, key: `talk:${visitor?.id}` },
        { meetingId: meeting.id, key: 'organist' },
      ],
      state: 'declined',
      word: mark('word'),
    },
  });
  answers.push(declined);
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

/** The same in another ward, of which no one in the first one and no stranger may see anything. */
export const markedNeighbor = (api: TestApi) => markedMeeting(api, 'Neighbor');
