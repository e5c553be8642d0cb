import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { WEDNESDAY } from '#tests/api.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';

const mailApi = await openMailApi();
const { server, invited, makeSpeaker } = mailApi;
const { invitations, mail, meetings, members } = API;

beforeEach(() => {
  mailApi.clock.now = WEDNESDAY;
});

describe('an address that is marked as wrong', () => {
  it('gets nothing more until it is changed, and anyone invited at it counts as not asked', async () => {
    const { planner, speaker, send, read, named, text } = await invited('bounced@example.org');
    await send();
    await mailApi.send();
    const [sent] = (await planner.ok(mail.list)).rows;
    const params = { id: sent?.id ?? 0 };
    expect(await planner.ok(mail.markAddress, { params, body: { isWrong: true } })).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/ marked this address as wrong\. Correct it, then invite this person again\.$/),
    });
    expect((await read())?.state).toBe('not_asked');
    expect(await planner.ok(mail.status)).toMatchObject({
      open: 0,
      stops: [{ address: 'bounced@example.org', reason: 'wrong' }],
    });
    const body = { invitations: [{ ...named, text }] };
    expect((await planner.refused(invitations.send, { body })).body.code).toBe('address_refused');
    // Of an invitation that was sent no text is kept.
    expect((await planner.refused(mail.retry, { params, body: {} })).body.code).toBe('not_retried');
    await planner.ok(members.change, { params: { id: speaker.id }, body: { email: 'right@example.org' } });
    await planner.ok(invitations.send, { body });
    await mailApi.send();
    expect([server.of('bounced@example.org').length, server.of('right@example.org').length]).toEqual([1, 1]);
  });

  it('is in the meeting’s history under the name of the person who marked it', async () => {
    const { ward, meeting, planner, send } = await invited('typo@example.org');
    await send();
    await mailApi.send();
    const admin = await mailApi.signedIn(ward, 'admin');
    const [sent] = (await admin.ok(mail.list)).rows;
    const marked = await admin.ok(mail.markAddress, { params: { id: sent?.id ?? 0 }, body: { isWrong: true } });
    const [last] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(last?.summary).toContain('marked as not asked');
    expect(marked.problem).toBe(
      `${last?.actor} marked this address as wrong. Correct it, then invite this person again.`,
    );
    expect(last?.actor).not.toBe(marked.by);
  });

  it('brings back the invitation and its link when it is right after all', async () => {
    const { planner, send, read } = await invited('misclicked@example.org');
    await send();
    await mailApi.send();
    const [sent] = (await planner.ok(mail.list)).rows;
    const mark = (isWrong: boolean) =>
      planner.ok(mail.markAddress, { params: { id: sent?.id ?? 0 }, body: { isWrong } });
    const link = /\/a\/[\w-]{43}/u.exec(server.of('misclicked@example.org')[0]?.text ?? '')?.[0] ?? '';
    const found = async () => [(await request(mailApi.origin).get(link)).status, (await read())?.state];
    expect(await found()).toEqual([200, 'asked']);
    await mark(true);
    expect(await found()).toEqual([404, 'not_asked']);
    await mark(false);
    expect(await found()).toEqual([200, 'asked']);
  });

  it('can be marked as right again, and then gets email as before', async () => {
    const { planner } = await makeSpeaker('right-after-all@example.org');
    await mailApi.planAndSend();
    const [sent] = (await planner.ok(mail.list)).rows;
    const params = { id: sent?.id ?? 0 };
    await planner.ok(mail.markAddress, { params, body: { isWrong: true } });
    expect(await planner.ok(mail.markAddress, { params, body: { isWrong: false } })).toMatchObject({
      state: 'sent',
      problem: null,
    });
    expect((await planner.ok(mail.status)).stops).toEqual([]);
    await planner.ok(mail.markAddress, { params, body: { isWrong: true } });
    await planner.ok(mail.retry, { params, body: {} });
    await mailApi.send();
    expect(server.of('right-after-all@example.org')).toHaveLength(2);
  });

  it('is not marked for an email that was not sent', async () => {
    const { planner, send } = await invited('refused@example.org');
    await send();
    const [waiting] = (await planner.ok(mail.list)).rows;
    const params = { id: waiting?.id ?? 0 };
    const early = await planner.refused(mail.markAddress, { params, body: { isWrong: true } });
    expect([early.status, early.body.code]).toEqual([409, 'not_sent']);
    await mailApi.send();
    const rejected = await planner.refused(mail.markAddress, { params, body: { isWrong: true } });
    expect(rejected.body.code).toBe('not_sent');
  });
});
