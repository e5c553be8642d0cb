import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, WEDNESDAY, type Caller } from '#tests/api.ts';
import { ANSWER_LIMITS } from '#server/invitations/limits.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';

const mailApi = await openMailApi();
const { server, clock, invited } = mailApi;
const { invitations, mail, meetings, members } = API;
let people = 0;
const address = (kind = 'person') => `${kind}@${(people += 1)}.example.org`;

beforeEach(() => {
  clock.now = WEDNESDAY;
});

const linkIn = (text = '') => /http:\/\/localhost:3000(\/a\/[\w-]{43})/u.exec(text)?.[1] ?? '';
const statusOf = async (link: string) => (await request(mailApi.origin).get(link)).status;
const tryAgain = async (planner: Caller) => {
  const [last] = (await planner.ok(mail.list)).rows;
  await planner.ok(mail.retry, { params: { id: last?.id ?? 0 }, body: {} });
};

describe('an invitation by email', () => {
  it('is sent in the planner’s words with its own link, and marks the person as asked by email', async () => {
    const to = address();
    const { ward, send, text, read } = await invited(to);
    const {
      meetings: [changed],
    } = await send();
    expect(changed?.speakingAssignments[0]?.invitation).toMatchObject({ state: 'asked', way: 'email' });
    const written = /http\S+/u.exec(text)?.[0] ?? '';
    const stored = JSON.stringify((await mailApi.database.pool.query('select * from outbox')).rows);
    expect(stored).not.toContain(written);
    expect(stored).toContain('P.S. Thank you for last week.');
    // A planner sends it when they send it, late in the evening too.
    clock.now = new Date('2026-06-18T05:00:00Z');
    await mailApi.send();
    const [sent] = server.of(to);
    const link = linkIn(sent?.text);
    expect(sent?.text).toContain('P.S. Thank you for last week.');
    expect(written.endsWith(link)).toBe(false);
    const page = await request(mailApi.origin).post(link).type('form').redirects(0).send({ answer: 'yes' });
    expect([page.status, (await read())?.state]).toEqual([303, 'accepted']);
    // Of what was said, the outbox keeps nothing.
    expect(JSON.stringify(await mailApi.rows(ward))).not.toContain('P.S.');
  });

  it('answers go to the planner who sent it', async () => {
    const to = address();
    const { ward, planner, send } = await invited(to);
    const { id } = await planner.ok(API.auth.user);
    await mailApi.database.pool.query("update users set email = 'ruth@example.org' where id = $1", [id]);
    await send();
    await mailApi.send();
    expect(server.of(to)[0]?.raw).toMatch(/^Reply-To: ruth@example.org\r$/mu);
    expect(await mailApi.rows(ward)).toMatchObject([{ reply_to: null }]);
  });

  it('is not sent twice by two clicks, and can be sent again once it has been sent', async () => {
    const to = address();
    const { planner, send, named, text } = await invited(to);
    await send();
    const again = await planner.refused(invitations.send, { body: { invitations: [{ ...named, text }] } });
    expect([again.status, again.body.code]).toEqual([409, 'already_queued']);
    await mailApi.send();
    await send();
    await mailApi.send();
    expect(server.of(to)).toHaveLength(2);
  });

  it('to an address that does not exist leaves the person as not asked, and says so in the history', async () => {
    const { planner, meeting, send, read, named, text } = await invited(address('refused'));
    await send();
    // An open planner sees it with the next look.
    const before = await planner.ok(API.wards.revision);
    await mailApi.send();
    expect(await planner.ok(API.wards.revision)).not.toEqual(before);
    expect(await read()).toMatchObject({ state: 'not_asked' });
    const [event] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(event?.summary).toContain('marked as not asked');
    const again = await planner.refused(invitations.send, { body: { invitations: [{ ...named, text }] } });
    expect(again.body.code).toBe('address_refused');
  });

  it('tried again at the corrected address counts as asked again, and only its newest link works', async () => {
    const { planner, meeting, speaker, send, read } = await invited(address('refused'));
    await send();
    await mailApi.send();
    expect((await read())?.state).toBe('not_asked');
    const right = address();
    await planner.ok(members.change, { params: { id: speaker.id }, body: { email: right } });
    await tryAgain(planner);
    expect(await read()).toMatchObject({ state: 'asked', way: 'email' });
    const [event] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(event?.summary).toBe('Talk: Hannah Price asked by email');
    await mailApi.send();
    expect(await statusOf(linkIn(server.of(right)[0]?.text))).toBe(200);
    const next = address();
    await planner.ok(members.change, { params: { id: speaker.id }, body: { email: next } });
    await send();
    await mailApi.send();
    const links = [right, next].map((to) => linkIn(server.of(to)[0]?.text));
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 200]);
  });

  it('whose text a mail server rejects has a dead link, and leaves the person as not asked', async () => {
    const { planner, send, read } = await invited(address('spam'));
    await send();
    await mailApi.send();
    expect(await read()).toMatchObject({ state: 'not_asked' });
    await tryAgain(planner);
    await mailApi.send();
    const links = server.rejected.map(({ text }) => linkIn(text));
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 404]);
  });

  it('that is only taken later has one link that works, the one that arrived', async () => {
    const to = address('later');
    const { send } = await invited(to);
    await send();
    await mailApi.send();
    server.free();
    mailApi.move(60_000);
    await mailApi.send();
    const [early, late] = [server.rejected.find((one) => one.to === to), ...server.of(to)].map((one) =>
      linkIn(one?.text),
    );
    expect(await Promise.all([early, late].map((link) => statusOf(link ?? '')))).toEqual([404, 200]);
  });

  it('is not offered where the server can’t send email', async () => {
    const without = await openApi();
    const { ward, planner, conductor } = await without.makePlanning();
    expect((await planner.ok(API.auth.capabilities)).sendsMail).toBe(false);
    const meeting = await planner.ok(meetings.schedule, {
      body: { date: '2026-06-28', conductingMemberId: conductor.id },
    });
    const body = { invitations: [{ meetingId: meeting.id, key: 'conducting', text: 'Would you?' }] };
    expect((await planner.refused(invitations.send, { body })).body.code).toBe('mail_off');
    expect(await planner.ok(mail.status)).toMatchObject({ isOn: false, from: null });
    expect((await (await without.signedIn(ward, 'admin')).refused(mail.test, { body: {} })).body.code).toBe('mail_off');
  });
});

describe('the end of emails', () => {
  const stopIn = (text = '') => /http:\/\/localhost:3000(\/e\/[\w-]{43})/u.exec(text)?.[1] ?? '';
  const post = (path: string, form: Record<string, string>) =>
    request(mailApi.origin).post(path).type('form').redirects(0).send(form);

  it('is a page without an account that stops them for this person, and turns them back on', async () => {
    const to = address();
    const { planner, send, named, text, ward } = await invited(to);
    await send();
    await mailApi.send();
    const path = stopIn(server.of(to)[0]?.text);
    const page = await request(mailApi.origin).get(path);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain('Stop These Emails');
    expect(page.text).not.toMatch(/<script|https?:|example\.org/);
    expect((await planner.ok(mail.status)).stops).toEqual([]);
    expect((await post(path, { choice: 'stop' })).status).toBe(303);
    expect((await planner.ok(mail.status)).stops).toMatchObject([
      { name: 'Hannah Price', reason: 'asked', address: null },
    ]);
    const refused = await planner.refused(invitations.send, { body: { invitations: [{ ...named, text }] } });
    expect(refused.body.code).toBe('no_mail_wanted');
    const admin = await mailApi.signedIn(ward, 'admin');
    await admin.ok(API.wards.changeConfig, { body: { mailReminders: true } });
    await mailApi.planAndSend();
    expect((await mailApi.rows(ward)).map(({ state }) => state)).toEqual(['sent', 'skipped']);
    await post(path, { choice: 'go' });
    await send();
    await mailApi.send();
    expect(server.of(to)).toHaveLength(2);
  });

  it('can be used by a mail app, which gets no redirect', async () => {
    const to = address();
    const { planner, send } = await invited(to);
    await send();
    await mailApi.send();
    const [sent] = server.of(to);
    expect(sent?.raw).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/e\/[\w-]{43}>\r$/mu);
    const path = stopIn(sent?.text);
    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect((await planner.ok(mail.status)).stops).toHaveLength(1);
  });

  it('knows no link but those that were sent', async () => {
    const { status, text } = await request(mailApi.origin).get(`/e/${'x'.repeat(43)}`);
    expect([status, text.includes('This link isn’t active')]).toEqual([404, true]);
    expect((await post(`/e/${'x'.repeat(43)}`, { choice: 'stop' })).status).toBe(404);
  });

  it('works with a valid link even after wrong ones have used up the limit', async () => {
    const to = address();
    const { planner, send } = await invited(to);
    await send();
    await mailApi.send();
    const path = stopIn(server.of(to)[0]?.text);
    const wrong = async () => (await request(mailApi.origin).get(`/e/${randomBytes(32).toString('base64url')}`)).status;
    const statuses = new Set<number>();
    for (let tries = 0; tries <= ANSWER_LIMITS.wrong; tries += 1) statuses.add(await wrong());
    expect([[...statuses], await wrong()]).toEqual([[404, 429], 429]);
    expect((await request(mailApi.origin).get(path)).status).toBe(200);
    expect((await post(path, { choice: 'stop' })).status).toBe(303);
    expect((await planner.ok(mail.status)).stops).toHaveLength(1);
  });
});
