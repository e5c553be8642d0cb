import pg from 'pg';
import request from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import { WEDNESDAY } from '#tests/api.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';

const mailApi = await openMailApi();
const { server, invited } = mailApi;
const { invitations, mail, meetings } = API;
let people = 0;
const address = (kind = 'person') => `${kind}@${(people += 1)}.example.org`;
const linkIn = (text = '') => /http:\/\/localhost:3000(\/a\/[\w-]{43})/u.exec(text)?.[1] ?? '';

beforeEach(() => {
  mailApi.clock.now = WEDNESDAY;
});

describe('several invitations by email', () => {
  it('go to each person with their own link; the response says who couldn’t be emailed, and why', async () => {
    const { ward, planner, conductor } = await mailApi.makePlanning({});
    const member = async (firstName: string, email: string) =>
      (await mailApi.makeMember(ward, { firstName, lastName: 'Price', email })).id;
    const [hannah, tom, gone] = [address(), address(), address('refused')];
    const [grace, lost] = [await member('Grace', hannah), await member('Lost', gone)];
    const { id, speakingAssignments } = await planner.ok(meetings.schedule, {
      body: {
        date: '2026-06-28',
        conductingMemberId: conductor.id,
        invocationMember: lost,
        benedictionMember: 'Jane Doe',
        organist: await member('Quiet', address()),
        speakers: [{ memberId: grace }, { memberId: await member('Tom', tom) }],
      },
    });
    const talks = speakingAssignments.map((talk) => `talk:${talk.id}`);
    const send = (keys: string[]) =>
      planner.ok(invitations.send, {
        body: {
          invitations: keys.map((key) => ({
            meetingId: id,
            key,
            text: `Would you? http://localhost:3000/a/${'x'.repeat(43)}`,
          })),
        },
      });
    await mailApi.database.pool.query(
      `insert into mail_stops (ward_id, member_id, reason, at)
       select ward_id, organist_id, 'asked', now() from meetings where id = $1`,
      [id],
    );
    await send(['invocation']);
    await mailApi.send();
    const everyone = [...talks, 'invocation', 'benediction', 'organist'];
    const { meetings: changed, notSent } = await send(everyone);
    expect(notSent.map(({ key, reason }) => [key, reason])).toEqual([
      ['invocation', 'address_refused'],
      ['benediction', 'no_address'],
      ['organist', 'no_mail_wanted'],
    ]);
    expect(notSent[1]?.message).toBe(
      'Jane Doe has no email address on the member list. Add one, or invite them another way.',
    );
    expect(changed.map(({ speakingAssignments: now }) => now.map(({ invitation }) => invitation?.state))).toEqual([
      ['asked', 'asked'],
    ]);
    expect(changed[0]?.invitations).toMatchObject({
      invocation: { state: 'not_asked' },
      benediction: { state: 'not_asked' },
      organist: { state: 'not_asked' },
    });
    await mailApi.send();
    const links = [hannah, tom].map((to) => server.of(to).map(({ text }) => linkIn(text)));
    expect(links.map((one) => one.length)).toEqual([1, 1]);
    expect(new Set(links.flat()).size).toBe(2);
    expect((await mailApi.rows(ward)).map(({ state }) => state)).toEqual(['refused', 'sent', 'sent']);
  });

  it('are saved for no one if no one can be emailed, and says so for each', async () => {
    const { planner, conductor, meeting } = await invited(address());
    await planner.ok(meetings.change, { params: { id: meeting.id }, body: { benedictionMember: 'Jane Doe' } });
    const letters = ['conducting', 'benediction'].map((key) => ({ meetingId: meeting.id, key, text: 'Would you?' }));
    const refused = await planner.refused(invitations.send, { body: { invitations: letters } });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'no_address',
      [conductor.name, 'Jane Doe']
        .map((name) => `${name} has no email address on the member list. Add one, or invite them another way.`)
        .join(' '),
    ]);
    expect((await planner.ok(mail.list)).total).toBe(0);
  });

  it('are sent to no one if one of them no longer has the assignment', async () => {
    const { planner, named, meeting, text } = await invited(address());
    const other = { meetingId: meeting.id, key: 'conducting', name: 'Someone Else', text: 'Would you conduct?' };
    const refused = await planner.refused(invitations.send, { body: { invitations: [{ ...named, text }, other] } });
    expect(refused.body.code).toBe('assignment_changed');
    expect((await planner.ok(mail.list)).total).toBe(0);
  });

  it('repeated with their Idempotency-Key get the first answer again and send nothing twice', async () => {
    const to = address();
    const { planner, named, text } = await invited(to);
    const post = () =>
      request(mailApi.origin)
        .post(invitations.send.path)
        .set({ Authorization: `Bearer ${planner.token}`, 'Idempotency-Key': 'several-at-once' })
        .send({ invitations: [{ ...named, text }] });
    const first = await post();
    await mailApi.send();
    const second = await post();
    await mailApi.send();
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(server.of(to)).toHaveLength(1);
  });

  it('cost as many statements for five people as for one', async () => {
    const statements = async (speakers: number): Promise<number> => {
      const { ward, planner, conductor } = await mailApi.makePlanning({});
      const people = [];
      for (let n = 0; n < speakers; n += 1) people.push(await mailApi.makeMember(ward, { email: address() }));
      const { id, speakingAssignments } = await planner.ok(meetings.schedule, {
        body: {
          date: '2026-06-28',
          conductingMemberId: conductor.id,
          speakers: people.map((one) => ({ memberId: one.id })),
        },
      });
      const letters = speakingAssignments.map((talk) => ({
        meetingId: id,
        key: `talk:${talk.id}`,
        text: 'Would you?',
      }));
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      const { notSent } = await planner.ok(invitations.send, { body: { invitations: letters } });
      const count = asked.mock.calls.length;
      asked.mockRestore();
      expect([notSent, (await mailApi.rows(ward)).length]).toEqual([[], speakers]);
      return count;
    };
    expect(await statements(5)).toBe(await statements(1));
  });

  it('to one person named twice are one', async () => {
    const to = address();
    const { planner, named, text } = await invited(to);
    const letters = [
      { ...named, text },
      { ...named, text },
    ];
    const { notSent } = await planner.ok(invitations.send, { body: { invitations: letters } });
    expect(notSent.map(({ reason }) => reason)).toEqual(['already_queued']);
    await mailApi.send();
    expect(server.of(to)).toHaveLength(1);
  });

  it('are refused beyond 200 emails from a ward in 15 minutes, with the time to wait', async () => {
    const to = address();
    const { ward, planner, named, text } = await invited(to);
    await mailApi.database.pool.query(
      `insert into outbox (ward_id, kind, occasion, name, address, subject, date, created_at, due_at, state)
       select $1, 'reminder', 'earlier ' || n, 'Ann Young', 'ann@example.org', 'Sunday', '2026-06-21',
         $2::timestamptz - interval '5 minutes', $2, 'sent' from generate_series(1, 200) n`,
      [ward.id, mailApi.clock.now],
    );
    const body = { invitations: [{ ...named, text }] };
    const refused = await planner.refused(invitations.send, { body });
    expect([refused.status, refused.headers['retry-after'], refused.body.message]).toEqual([
      429,
      '600',
      'Too many attempts. Try again in 10 minutes.',
    ]);
    mailApi.move(10 * 60_000);
    await planner.ok(invitations.send, { body });
  });
});
