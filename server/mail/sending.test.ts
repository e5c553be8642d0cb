import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openLog } from '#server/http/log/log.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';
import { claimMail, handOver } from './job-queries.ts';
import { openSmtp, Unreachable } from './smtp.ts';
import { mailSender } from './worker.ts';

const mailApi = await openMailApi();
const { server, clock } = mailApi;
const { mail } = API;
const MINUTE = 60_000;
const LEASE = new Date(WEDNESDAY.getTime() + MINUTE);

beforeEach(async () => {
  clock.now = WEDNESDAY;
  await mailApi.database.pool.query(
    'delete from outbox; delete from mail_stops; delete from mail_plans; update wards set is_active = false',
  );
});

const address = (kind: string) => `${kind}@${randomUUID()}.example.org`;

describe('an email', () => {
  it('is sent once, however often and by however many processes it is tried', async () => {
    const to = address('hannah');
    const { ward } = await mailApi.makeSpeaker(to);
    await mailApi.plan();
    const senders = Array.from({ length: 5 }, () => mailApi.newSender());
    await Promise.all(senders.map((sender) => sender.sendDue()));
    await mailApi.send();
    expect(server.of(to)).toHaveLength(1);
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'sent', sent_at: WEDNESDAY, attempts: 1, text: null }]);
  });

  it('to an address that does not exist is not tried again, nor anything else to that address', async () => {
    const to = address('refused');
    const { ward, planner, speaker } = await mailApi.makeSpeaker(to);
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'refused', problem: '550 5.1.1 No such person here' }]);
    const { open, stops } = await planner.ok(mail.status);
    expect([open, stops.map(({ address, reason }) => [address, reason])]).toEqual([1, [[to, 'refused']]]);
    // The address is corrected, and a person sends it again.
    const right = address('hannah');
    await planner.ok(API.members.change, { params: { id: speaker.id }, body: { email: right } });
    const [row] = (await planner.ok(mail.list)).rows;
    await planner.ok(mail.retry, { params: { id: row?.id ?? 0 }, body: {} });
    await mailApi.send();
    expect(server.of(right)).toHaveLength(1);
  });

  it('that the server rejects for other reasons does not mark the address', async () => {
    const { ward, planner } = await mailApi.makeSpeaker(address('policy'));
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([
      { state: 'waiting', problem: '550 5.7.1 We do not take mail from you' },
    ]);
    expect((await planner.ok(mail.status)).stops).toEqual([]);
  });

  it('that the server is too busy for is retried a minute later, and then less and less often', async () => {
    const to = address('busy');
    const { ward } = await mailApi.makeSpeaker(to);
    await mailApi.planAndSend();
    expect(await mailApi.send()).toBe(0);
    mailApi.move(MINUTE);
    expect(await mailApi.send()).toBe(1);
    mailApi.move(4 * MINUTE);
    expect(await mailApi.send()).toBe(0);
    server.free();
    mailApi.move(MINUTE);
    await mailApi.send();
    expect(server.of(to)).toHaveLength(1);
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'sent', attempts: 3, problem: null }]);
  });

  it('whose text the server rejects has failed until a person tries again', async () => {
    const { ward, planner } = await mailApi.makeSpeaker(address('spam'));
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'failed', problem: '554 5.6.0 Looks like spam' }]);
    const [row] = (await planner.ok(mail.list)).rows;
    expect((await planner.ok(mail.retry, { params: { id: row?.id ?? 0 }, body: {} })).state).toBe('waiting');
    expect((await planner.refused(mail.retry, { params: { id: row?.id ?? 0 }, body: {} })).body.code).toBe(
      'not_retried',
    );
  });

  it('that can’t be written is tried again later, and doesn’t keep others from being sent', async () => {
    const to = address('hannah');
    const { ward } = await mailApi.makeSpeaker(address('hannah'));
    await mailApi.makeSpeaker(to);
    await mailApi.plan();
    await mailApi.database.pool.query(
      `update wards set customization = customization || '{"timezone": "Mars/Olympus"}' where id = $1`,
      [ward.id],
    );
    await mailApi.send();
    expect([server.of(to).length, await mailApi.rows(ward)]).toMatchObject([1, [{ state: 'waiting', attempts: 1 }]]);
  });

  it('that is interrupted partway waits for the next attempt, or for a person who doesn’t want to wait', async () => {
    const { ward, planner } = await mailApi.makeSpeaker(address('cut'));
    await mailApi.planAndSend();
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'waiting', handed_at: null, attempts: 1 }]);
    expect(await mailApi.send()).toBe(0);
    const sent = { params: { id: (await planner.ok(mail.list)).rows[0]?.id ?? 0 }, body: {} };
    expect(await planner.ok(mail.retry, sent)).toMatchObject({ state: 'waiting', problem: null });
    expect((await planner.refused(mail.retry, sent)).body.code).toBe('not_retried');
    expect(await mailApi.send()).toBe(1);
  });

  it('that a server takes without a response is marked as possibly sent, and is not sent again automatically', async () => {
    const to = address('silent');
    const { ward, planner } = await mailApi.makeSpeaker(to);
    await mailApi.planAndSend();
    mailApi.move(300 * MINUTE);
    await mailApi.planAndSend();
    expect(server.of(to)).toHaveLength(1);
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'unclear' }]);
    // A person decides. A mailbox knows the repetition by its Message-ID.
    const [row] = (await planner.ok(mail.list)).rows;
    await planner.ok(mail.retry, { params: { id: row?.id ?? 0 }, body: {} });
    await mailApi.send();
    expect(new Set(server.of(to).map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.of(to)).toHaveLength(2);
  });

  it('is sent to a slow server like to any other', async () => {
    const to = address('slow');
    await mailApi.makeSpeaker(to);
    await mailApi.planAndSend();
    expect(server.of(to)).toHaveLength(1);
  });

  it('that a process took before it ended is sent by another one, once the lease has run out', async () => {
    const to = address('hannah');
    const { ward } = await mailApi.makeSpeaker(to);
    await mailApi.plan();
    const lost = randomUUID();
    expect(await claimMail(mailApi.database.db, lost, clock.now, LEASE)).not.toBeNull();
    expect(await mailApi.send()).toBe(0);
    mailApi.move(2 * MINUTE);
    await mailApi.send();
    expect(server.of(to)).toHaveLength(1);
    // It was only frozen: what it does now comes too late.
    const late = { claim: lost, now: clock.now, leaseUntil: clock.now, stopHash: 'late' };
    expect(await handOver(mailApi.database.db, late)).toBe(false);
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'sent' }]);
  });

  it('that a process handed over before it ended is marked as possibly sent', async () => {
    const to = address('hannah');
    const { ward } = await mailApi.makeSpeaker(to);
    await mailApi.plan();
    const claim = randomUUID();
    await claimMail(mailApi.database.db, claim, clock.now, LEASE);
    expect(await handOver(mailApi.database.db, { claim, now: clock.now, leaseUntil: LEASE, stopHash: 'x' })).toBe(true);
    mailApi.move(2 * MINUTE);
    await mailApi.send();
    expect(server.of(to)).toHaveLength(0);
    const [row] = await mailApi.rows(ward);
    expect([row.state, row.problem]).toEqual([
      'unclear',
      'The planner stopped while sending this email, so it may or may not have gone out.',
    ]);
  });
});

describe('a mail server', () => {
  it('on another machine is sent nothing without TLS', async () => {
    const plain = await startMailServer({ host: '127.0.0.2' });
    const settings = {
      host: '127.0.0.2',
      port: plain.port,
      isSecure: false,
      needsTls: true,
      login: null,
      from: 'planner@example.org',
    };
    await expect(openSmtp(settings)).rejects.toThrow(Unreachable);
    await plain.close();
    expect(plain.taken).toEqual([]);
  });

  it('that is down leaves the email waiting, and a test email says so', async () => {
    const gone = await startMailServer();
    await gone.close();
    const settings = {
      host: '127.0.0.1',
      port: gone.port,
      isSecure: false,
      needsTls: false,
      login: null,
      from: 'planner@example.org',
    };
    await expect(openSmtp(settings)).rejects.toThrow(Unreachable);
  });

  it('that repeats the login shows it neither to an admin, nor in the outbox, nor in the log', async () => {
    const talkative = await startMailServer({ repeatsLogin: true });
    const lines: string[] = [];
    const log = openLog('trace', { write: (line: string) => void lines.push(line) });
    const [user, password] = ['relay@ward.example', 'Relay-Secret-5'];
    const url = new URL(talkative.url);
    [url.username, url.password] = [user, password];
    const variables = { SMTP_URL: url.href, MAIL_FROM: 'planner@example.org' };
    const at = await openApi({ database: mailApi.database, variables, log });
    const { ward } = await mailApi.makeSpeaker(address('hannah'));
    const person = await at.makeUser(ward, 'admin');
    await mailApi.database.pool.query('update users set email = $1 where id = $2', [address('admin'), person.id]);
    const admin = await at.signIn(person);
    const told = await admin.refused(mail.test, { body: {} });
    await mailApi.plan();
    await mailSender(at.context, log).sendDue();
    await talkative.close();
    const [kept] = (await admin.ok(mail.list)).rows;
    expect([told.body.code, kept?.state]).toEqual(['mail_failed', 'waiting']);
    expect(lines.join('')).toContain('the mail server cannot be reached');
    for (const said of [told.text, kept?.problem ?? '', lines.join('')]) {
      expect(said).toContain('5.7.8 Login refused for … … … …');
      for (const secret of [user, password])
        for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/u, '')])
          expect(said).not.toContain(form);
    }
  });

  it('is tested by an admin with an email to their own address', async () => {
    const to = address('admin');
    const ward = await mailApi.makeWard();
    const user = await mailApi.makeUser(ward, 'admin');
    const admin = await mailApi.signIn(user);
    expect((await admin.refused(mail.test, { body: {} })).body.code).toBe('no_own_address');
    await mailApi.database.pool.query('update users set email = $1 where id = $2', [to, user.id]);
    expect(await admin.ok(mail.test, { body: {} })).toEqual({ to });
    expect(server.of(to)[0]?.text).toContain('Email is working');
    await mailApi.database.pool.query('update users set email = $1 where id = $2', [address('refused'), user.id]);
    expect((await admin.refused(mail.test, { body: {} })).body).toMatchObject({
      code: 'mail_failed',
      message: expect.stringContaining('No such person here'),
    });
  });
});
