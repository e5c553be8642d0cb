import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';
import { openSmtp } from './smtp.ts';
import { mailSender } from './worker.ts';

const END = '\r\n.\r\n';
const GREETING: Partial<Record<string, string>> = { EHLO: '250 here', DATA: '354 go on', QUIT: '221 bye' };

/** Less than a mail server: what it has been told of a message can be read before the line that ends it. */
const atOnce = async (): Promise<unknown> => undefined;
async function startReader(beforeAnswer = atOnce, beforeText = atOnce) {
  let text: string | null = null;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 reader\r\n');
    socket.on('data', (bytes) => {
      if (text === null || text.endsWith(END)) {
        const [word = ''] = bytes.toString().split(/[ \r]/u);
        text = word === 'DATA' ? '' : text;
        void (word === 'DATA' ? beforeText() : atOnce()).then(() =>
          socket.write(`${GREETING[word] ?? '250 fine'}\r\n`),
        );
        return;
      }
      text += bytes.toString();
      if (text.endsWith(END)) void beforeAnswer().then(() => socket.write('250 taken\r\n'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return { port: (server.address() as AddressInfo).port, text: () => text ?? '' };
}

const message = Buffer.from(`Subject: Sunday\r\n\r\n${'Dear Hannah\r\n'.repeat(20_000)}`);
const open = (port: number) =>
  openSmtp({ host: '127.0.0.1', port, isSecure: false, needsTls: false, login: null, from: 'planner@example.org' });
const envelope = { from: 'planner@example.org', to: 'hannah@example.org' };

it('a mail server has all of a message but the final line before the handover is saved', async () => {
  const reader = await startReader();
  const smtp = await open(reader.port);
  const outcome = await smtp.send(envelope, message, async () => {
    await expect.poll(() => reader.text()).toBe(message.toString());
  });
  expect(outcome).toEqual({ is: 'sent' });
  expect(reader.text()).toBe(`${message.toString()}.\r\n`);
  smtp.close();
});

it('a message whose handover can’t be saved never gets its final line', async () => {
  const reader = await startReader();
  const smtp = await open(reader.port);
  const outcome = await smtp.send(envelope, message, () => Promise.reject(new Error('No database')));
  expect(outcome).toEqual({ is: 'later', problem: 'No database' });
  expect(message.toString().startsWith(reader.text())).toBe(true);
});

it('the handover is committed before the message’s final line arrives', async () => {
  const mailApi = await openMailApi();
  const { ward } = await mailApi.makeSpeaker('hannah@example.org');
  await mailApi.plan();
  let seen: unknown[] = [];
  const reader = await startReader(async () => (seen = await mailApi.rows(ward)));
  const variables = { SMTP_URL: `smtp://127.0.0.1:${reader.port}`, MAIL_FROM: 'planner@example.org' };
  const at = await openApi({ database: mailApi.database, variables });
  await mailSender(at.context, pino({ level: 'silent' })).sendDue();
  expect(seen).toMatchObject([{ state: 'sending', handed_at: expect.any(Date), sent_at: null }]);
  expect(await mailApi.rows(ward)).toMatchObject([{ state: 'sent' }]);
});

it('an email whose assignment is gone at the handover isn’t sent, and says so in plain words', async () => {
  const mailApi = await openMailApi();
  const { ward, planner, meeting, send } = await mailApi.invited('hannah@example.org');
  await send();
  const edit = { params: { id: meeting.id }, body: { speakers: [] } };
  const reader = await startReader(atOnce, () => planner.ok(API.meetings.change, edit));
  const variables = { SMTP_URL: `smtp://127.0.0.1:${reader.port}`, MAIL_FROM: 'planner@example.org' };
  const at = await openApi({ database: mailApi.database, variables });
  await mailSender(at.context, pino({ level: 'silent' })).sendDue();
  expect(reader.text()).not.toContain(END);
  expect(await mailApi.rows(ward)).toMatchObject([
    { state: 'waiting', problem: 'Something went wrong on our side before this email was sent.' },
  ]);
});
