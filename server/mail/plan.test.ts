import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { WEDNESDAY } from '#tests/api.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';
import { holdMail } from './job-queries.ts';

const mailApi = await openMailApi();
const { server, clock } = mailApi;
const { meetings, users, members } = API;
const at = (moment: string) => (clock.now = new Date(moment));
let people = 0;
const address = () => `person-${(people += 1)}@example.org`;

beforeEach(async () => {
  clock.now = WEDNESDAY;
  // One ward at a time: what is counted below is its own.
  await mailApi.database.pool.query('delete from outbox; delete from mail_plans; update wards set is_active = false');
});

describe('a reminder', () => {
  it('goes to everyone with an assignment within the ward’s days and an address, asked or not, in the ward’s words', async () => {
    const to = address();
    const { ward, planner, meeting } = await mailApi.makeSpeaker(to);
    const prays = await mailApi.makeMember(ward, { firstName: 'Ruth', email: address() });
    const silent = await mailApi.makeMember(ward);
    const [organist, performer] = [address(), address()];
    const plays = await mailApi.makeMember(ward, { firstName: 'Helen', email: organist });
    const sings = await mailApi.makeMember(ward, { firstName: 'Ana', email: performer });
    await planner.ok(meetings.change, {
      params: { id: meeting.id },
      body: { invocationMember: prays.id, benedictionMember: silent.id, organist: plays.id },
    });
    const number = { type: 'special_number', title: 'Peace', performer: 'Ana', performerId: sings.id } as const;
    await planner.ok(API.meetings.addMusic, { body: { meetingId: meeting.id, ...number } });
    expect(await mailApi.plan()).toBe(4);
    await mailApi.send();
    expect(server.of(organist)[0]?.text).toContain('you’re playing the organ in sacrament meeting');
    expect(server.of(performer)[0]?.text).toContain('you’re performing “Peace” in sacrament meeting');
    const [mail] = server.of(to);
    expect(mail?.text).toMatch(
      /^Hi Hannah,\n\nJust a reminder that you’re speaking in sacrament meeting on Sunday, June 21, at 9:00 AM\. Your topic is “Hope”\.\n\nThank you!\n\n-- \nSent by the Sacrament Meeting Planner, Ward \d+\. To stop these emails: http:\/\/localhost:3000\/e\/[\w-]{43}\n+$/,
    );
    expect(mail?.raw).toMatch(new RegExp(`^From: ${ward.name} <planner@example.org>\r$`, 'mu'));
    expect(mail?.raw).toMatch(/^Subject: Sacrament meeting on Sunday, June 21\r$/mu);
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/mu);
    // Nothing is loaded and nothing is counted when it is read.
    expect(mail?.raw).not.toMatch(/text\/html|<img/iu);
  });

  it('is not sent by a ward that has not turned it on, or earlier than the ward wants', async () => {
    await mailApi.makeSpeaker(address(), {});
    await mailApi.makeSpeaker(address(), { mailReminders: true, reminderDays: 3 });
    expect(await mailApi.plan()).toBe(0);
    at('2026-06-18T18:00:00Z');
    expect(await mailApi.plan()).toBe(1);
  });

  it('goes out between eight in the morning and eight in the evening of the ward', async () => {
    const to = address();
    at('2026-06-18T03:00:00Z');
    await mailApi.makeSpeaker(to);
    expect(await mailApi.planAndSend()).toBe(0);
    at('2026-06-18T13:59:00Z');
    expect(await mailApi.planAndSend()).toBe(0);
    at('2026-06-18T14:00:00Z');
    expect(await mailApi.planAndSend()).toBe(1);
    expect(server.of(to)).toHaveLength(1);
  });

  it('that could not be sent during the day waits for the next morning', async () => {
    const { ward } = await mailApi.makeSpeaker(address());
    await mailApi.plan();
    at('2026-06-18T04:00:00Z');
    await mailApi.send();
    expect(await mailApi.rows(ward)).toMatchObject([
      { state: 'waiting', attempts: 0, due_at: new Date('2026-06-18T14:00:00Z') },
    ]);
  });

  it('is caught up on after days without a server, but never on the Sunday itself or later', async () => {
    const to = address();
    await mailApi.makeSpeaker(to);
    at('2026-06-20T16:00:00Z');
    await mailApi.plan();
    at('2026-06-21T16:00:00Z');
    await mailApi.planAndSend();
    expect(server.of(to)).toHaveLength(0);
    await mailApi.makeSpeaker(address());
    expect(await mailApi.plan()).toBe(0);
  });

  it('goes to the person who has the assignment when it is sent, and once to each', async () => {
    const [first, second] = [address(), address()];
    const { ward, planner, meeting } = await mailApi.makeSpeaker(first);
    await mailApi.plan();
    const other = await mailApi.makeMember(ward, { firstName: 'Kim', email: second });
    await planner.ok(meetings.change, { params: { id: meeting.id }, body: { speakers: [{ memberId: other.id }] } });
    await mailApi.send();
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    expect([server.of(first).length, server.of(second).length]).toEqual([0, 1]);
    expect((await mailApi.rows(ward)).map(({ state, problem }) => [state, problem])).toEqual([
      ['skipped', 'The assignment has changed.'],
      ['sent', null],
    ]);
  });

  it('is not kept from anyone by another ward whose settings can’t be used', async () => {
    const broken = await mailApi.makeSpeaker(address());
    await mailApi.database.pool.query(
      `update wards set customization = customization || '{"timezone": "Mars/Olympus"}' where id = $1`,
      [broken.ward.id],
    );
    const to = address();
    await mailApi.makeSpeaker(to);
    await mailApi.planAndSend();
    expect([server.of(to).length, await mailApi.rows(broken.ward)]).toEqual([1, []]);
  });

  it.each([
    ['has said no', 'declined'],
    ['was removed from the list', 'removed'],
  ])('is not sent to a person who %s', async (_, what) => {
    const to = address();
    const { planner, meeting, speaker, talk } = await mailApi.makeSpeaker(to);
    await mailApi.plan();
    if (what === 'declined')
      await planner.ok(API.invitations.mark, {
        body: { assignments: [{ meetingId: meeting.id, key: talk }], state: 'declined' },
      });
    else await planner.ok(members.change, { params: { id: speaker.id }, body: { isDeleted: true } });
    await mailApi.send();
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    expect(server.of(to)).toHaveLength(0);
  });

  it('that was due before a restore is held, because it may have been sent', async () => {
    const to = address();
    const { ward } = await mailApi.makeSpeaker(to);
    await mailApi.plan();
    await holdMail(mailApi.database.db, ward.id, clock.now);
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'held' }]);
    // Restored to a state before it was planned: it is planned again, and held as well.
    await mailApi.database.pool.query('delete from outbox');
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'held' }]);
    expect(server.of(to)).toHaveLength(0);
  });
});

describe('the emails to those who plan', () => {
  async function makeStaff(customization: object) {
    const place = await mailApi.makeSpeaker(address(), customization);
    const admin = await mailApi.signedIn(place.ward, 'admin');
    const join = async (role: 'music_planner' | 'sacrament_planner' | 'program') => {
      const email = address();
      const username = `staff-${people}-${place.ward.id}`;
      await admin.ok(users.add, {
        body: { username, password: 'sunday', firstName: 'Lee', lastName: 'Staff', role, email },
      });
      return email;
    };
    return {
      ...place,
      admin,
      music: await join('music_planner'),
      planner2: await join('sacrament_planner'),
      viewer: await join('program'),
    };
  }

  it('tell planners on Thursday evening what upcoming Sundays are missing', async () => {
    const { ward, planner, meeting, planner2, music, viewer } = await makeStaff({
      mailWhatsMissing: true,
      planningHorizonWeeks: 2,
    });
    const prays = await mailApi.makeMember(ward);
    const { speakingAssignments } = await planner.ok(meetings.change, {
      params: { id: meeting.id },
      body: { invocationMember: prays.id },
    });
    const declined = ['invocation', ...speakingAssignments.map(({ id }) => `talk:${id}`)];
    await planner.ok(API.invitations.mark, {
      body: { assignments: declined.map((key) => ({ meetingId: meeting.id, key })), state: 'declined' },
    });
    at('2026-06-18T23:59:00Z');
    expect(await mailApi.planAndSend()).toBe(0);
    at('2026-06-19T00:01:00Z');
    await mailApi.planAndSend();
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    expect([planner2, music, viewer].map((to) => server.of(to).length)).toEqual([1, 0, 0]);
    expect(server.of(planner2)[0]?.text).toContain(
      'Sunday, June 21: invocation (declined), talk (declined), presiding, benediction, opening hymn, sacrament hymn, closing hymn\nSunday, June 28: not planned yet',
    );
  });

  it('send music leaders next month’s hymns from the 22nd on, once', async () => {
    const { planner, conductor, music, planner2 } = await makeStaff({ mailHymnList: true });
    await planner.ok(meetings.schedule, {
      body: { date: '2026-07-12', conductingMemberId: conductor.id, hymns: { opening: '#2', closing: '#152' } },
    });
    await mailApi.planAndSend();
    expect(server.of(music)).toHaveLength(0);
    at('2026-06-23T18:00:00Z');
    await mailApi.planAndSend();
    at('2026-06-24T18:00:00Z');
    await mailApi.planAndSend();
    expect([server.of(music).length, server.of(planner2).length]).toEqual([1, 0]);
    expect(server.of(music)[0]?.raw).toMatch(/^Subject: Hymns for July 2026\r$/mu);
    const open = `  ${['Opening', 'Sacrament', 'Closing'].map((slot) => `${slot} hymn: not chosen yet`).join('\n  ')}`;
    const [, ...days] = (server.of(music)[0]?.text ?? '').split(/^(?=Sunday, )|\n-- \n/mu).map((day) => day.trimEnd());
    expect(days.slice(0, -1)).toEqual([
      `Sunday, July 5\n${open}`,
      expect.stringMatching(
        /^Sunday, July 12\n {2}Opening hymn: 2 .+\n {2}Sacrament hymn: not chosen yet\n {2}Closing hymn: 152 .+$/u,
      ),
      `Sunday, July 19\n${open}`,
      `Sunday, July 26\n${open}`,
    ]);
  });

  it('list hymns for no Sunday without a sacrament meeting', async () => {
    const { music } = await makeStaff({ mailHymnList: true });
    at('2026-09-22T18:00:00Z');
    await mailApi.planAndSend();
    expect(server.of(music)[0]?.text).toMatch(
      /^Sunday, October 4\n {2}General conference\n\nSunday, October 11\n {2}Opening hymn: not chosen yet\n/mu,
    );
  });
});
