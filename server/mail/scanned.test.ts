import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { MAIL_KINDS } from '#shared/mail/constants.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';
import { KEPT_INSIDE, mark, markedMeeting, NEIGHBORS, PRIVATE, markOf, type Stem } from '#tests/marked-meeting.ts';

const mailApi = await openMailApi();
const { server, clock } = mailApi;
const { invitations, mail, meetings, users, wards } = API;
const EVERYTHING = { mailReminders: true, mailHymnList: true, mailWhatsMissing: true, reminderDays: 14 };

/** Everything that this ward can send is on its way, or is due later this month. */
async function sendsEverything(stem: Stem) {
  const { ward, planner, meeting } = await markedMeeting(mailApi, stem);
  const person = await mailApi.makeUser(ward, 'admin');
  await mailApi.database.pool.query('update users set email = $1 where id = $2', [
    `admin@ward-${ward.id}.example.org`,
    person.id,
  ]);
  const admin = await mailApi.signIn(person);
  await admin.ok(wards.changeConfig, { body: EVERYTHING });
  for (const role of ['music_planner', 'sacrament_planner'] as const) {
    const named = { username: `of-${role}-${ward.id}`, password: 'sunday', firstName: 'Lee', lastName: 'Staff', role };
    await admin.ok(users.add, { body: { ...named, email: `${role}@ward-${ward.id}.example.org` } });
  }
  const member = async (name: string) =>
    (
      await mailApi.makeMember(ward, {
        firstName: markOf(stem)(name),
        lastName: 'Person',
        email: `${stem.toLowerCase()}-email@example.org`,
      })
    ).id;
  const { musicalNumbers } = await planner.ok(meetings.change, {
    params: { id: meeting.id },
    body: {
      benedictionMember: await member('benediction'),
      chorister: await member('chorister'),
      performer: await member('performer'),
    },
  });
  const number = `number:${musicalNumbers.find(({ type }) => type === 'special_number')?.id}`;
  const conductor = await mailApi.makeMember(ward);
  await admin.ok(meetings.schedule, {
    body: {
      date: '2026-07-05',
      conductingMemberId: conductor.id,
      releases: mark('releases'),
      newCallings: mark('newCallings'),
    },
  });
  const talk = `talk:${meeting.speakingAssignments[0]?.id}`;
  const assignments = [talk, number, 'invocation', 'benediction', 'conducting', 'organist', 'chorister'].map((key) => ({
    meetingId: meeting.id,
    key,
  }));
  const written = await planner.ok(invitations.write, { body: { assignments } });
  const letters = assignments.map((assignment, i) => ({ ...assignment, text: written[i]?.text ?? '' }));
  expect(letters.map(({ text }) => text)).not.toContain('');
  await planner.ok(invitations.send, { body: { invitations: letters } });
  await admin.ok(mail.test, { body: {} });
  return ward;
}

it('emails contain nothing about other people, wards, business, releases, callings, or notes', async () => {
  const ours = await sendsEverything('Marked');
  await sendsEverything('Neighbor');
  for (const moment of ['2026-06-19T00:30:00Z', '2026-06-25T18:00:00Z']) {
    clock.now = new Date(moment);
    await mailApi.planAndSend();
  }
  const isNeighbors = ({ raw }: { raw: string }) => /^From: .*Neighbor-ward /mu.test(raw);
  const sent = server.received.filter((one) => !isNeighbors(one));
  const subjects = new Set(sent.map(({ raw }) => /^Subject: (.+)\r$/mu.exec(raw)?.[1]));
  expect([...subjects].toSorted()).toEqual([
    '4 Sundays still need planning',
    'Hymns for July 2026',
    'Sacrament meeting on Sunday, June 28',
    'Test email from the Sacrament Meeting Planner',
  ]);
  expect(server.received.filter(isNeighbors).length).toBe(sent.length);
  // Whatever is scanned below was sent: every kind, and to anyone who has a part.
  const rows = (await mailApi.rows(ours)).filter(({ state }) => state === 'sent');
  expect(rows.length + 1, 'and the test email').toBe(sent.length);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(MAIL_KINDS));
  const partsOf = (wanted: string) => rows.flatMap(({ kind, part }) => (kind === wanted ? [part] : [])).toSorted();
  const parts = ['benediction', 'chorister', 'conducting', 'invocation', 'special_number', 'talk'];
  // The organist has declined, but is invited again.
  expect(partsOf('invitation')).toEqual([...parts, 'organist'].toSorted());
  // Who conducts also speaks.
  expect(partsOf('reminder')).toEqual([...parts, 'organist', 'talk'].toSorted());
  const others = [
    'conducting',
    'presiding',
    'benediction',
    'organist',
    'chorister',
    'performer',
    'visitor',
    'colleague',
  ];
  const people = [...others, 'invocation', 'memberSpeaker'].map(mark);
  for (const one of server.received) {
    const { raw, text } = one;
    if (isNeighbors(one)) {
      expect(`${raw}${text}`).not.toMatch(/marked-/iu);
      continue;
    }
    expect(`${raw}${text}`).not.toMatch(NEIGHBORS);
    // An email names the one whom it goes to.
    const whose = /^To: .+$/mu.exec(raw)?.[0] ?? '';
    for (const secret of [...KEPT_INSIDE, ...people, ...PRIVATE])
      if (!whose.includes(secret)) expect(`${raw}${text}`).not.toContain(secret);
  }
});
