import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import type { ImportRow } from '#shared/imports/schema.ts';
import { openApi } from '#tests/api.ts';

/** A fake AI service: answers what the test has put here, and keeps what it was sent. */
const stand: { answer: string | number; asked: string; isPlain: boolean } = { answer: '', asked: '', isPlain: false };
const service: Server = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    stand.asked = body;
    if (typeof stand.answer === 'number') return res.writeHead(stand.answer).end('{}');
    if (stand.isPlain) {
      const choices = [{ index: 0, message: { role: 'assistant', content: stand.answer } }];
      return res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ choices }));
    }
    const part = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
    res
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .end(`${part(stand.answer.slice(0, 9))}${part(stand.answer.slice(9))}data: [DONE]\n\n`);
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => void service.close());
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;

const api = await openApi({
  variables: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: address, OPENAI_MODEL: 'stand-in' },
});
const planner = await api.signedIn(await api.makeWard(), 'sacrament_planner');
const PROSE =
  'On Sunday we welcomed Sister Kim Lee, our new organist, who lives by the river and sings.\nHer phone is 801 555 0100, as everyone knows.';
const send = (content: string) =>
  planner.send(API.imports.members, { query: { dryRun: 'true' }, file: { name: 'news.txt', content } });

test('a text that no rule can read is sent to the model, and its answer is checked like any file', async () => {
  stand.answer = JSON.stringify({
    members: [
      { firstName: 'Kim', lastName: 'Lee', phone: '801 555 0100', isDeleted: true },
      { firstName: 'No', lastName: 'Mail', email: 'nowhere' },
    ],
  });
  const { status, body } = await send(PROSE);
  expect(stand.asked).toContain('Sister Kim Lee');
  expect([status, body.readByAi, body.imported, body.skipped]).toEqual([200, true, 1, 1]);
  expect(body.rows[1].reason).toBe('Invalid email: “nowhere”');
});

test('what the model wasn’t asked for is dropped, and what the text doesn’t have is flagged for review', async () => {
  stand.answer = JSON.stringify({
    members: [
      { firstName: 'Kim', lastName: 'Lee', phone: '801-555-0100', sex: 'F', birthYear: 1950, totalTalks: 5 },
      { firstName: 'Kim', lastName: 'Reed' },
      { firstName: 'Kim', lastName: 'Lee', phone: '801 555 0199' },
      { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.org' },
    ],
  });
  const { importId, rows } = (await send(PROSE)).body;
  const asked = (text: string) => `“${text}” isn’t in the file. Check everything in this row.`;
  expect(rows[0]).toEqual({
    row: 1,
    action: 'new',
    name: 'Kim Lee',
    details: '801-555-0100',
    firstName: 'Kim',
    lastName: 'Lee',
    phone: '801-555-0100',
    fileNotes: [{ text: PROSE.split('\n')[0] }],
  });
  const why = ['Reed', '801 555 0199', 'kim@example.org'].map((text) => ({ isProblem: true, reason: asked(text) }));
  expect(rows.slice(1)).toMatchObject(why);
  const body = { importId, rows: [{ row: 2 }] };
  expect((await planner.send(API.imports.members, { query: { dryRun: 'true' }, body })).body).toMatchObject({
    rows: [{ reason: asked('Reed') }],
  });
});

const LIST = [
  'Bishopric: Mark Ashby 801-555-0001',
  'Ida Cole = organist, 801-555-0002',
  'Tom and Una Baker: tom@example.org / una@example.org',
  'The choir practices after church.',
  'Elders Quorum',
].join('\n');
const asAnswer = (members: Record<string, string>[]) => JSON.stringify({ members });
const MARK = { firstName: 'Mark', lastName: 'Ashby', phone: '801-555-0001' };
const IDA = { firstName: 'Ida', lastName: 'Cole', phone: '801-555-0002' };
const TOM = { firstName: 'Tom', lastName: 'Baker', email: 'tom@example.org' };
const UNA = { firstName: 'Una', lastName: 'Baker', email: 'una@example.org' };

test('lines from which no one was read are reported in the preview', async () => {
  stand.answer = asAnswer([MARK, IDA, TOM, UNA]);
  const missing = 'in any row. If someone is missing, add them yourself.';
  const choir = `“The choir practices after church.” isn’t ${missing}`;
  expect((await send(LIST)).body).toMatchObject({ imported: 4, skipped: 1, rows: [{}, {}, {}, {}, { reason: choir }] });
  stand.answer = asAnswer([MARK, TOM]);
  expect((await send(LIST)).body.rows.slice(2)).toMatchObject([
    { isProblem: true, reason: `“Ida Cole = organist, 801-555-0002” isn’t ${missing}` },
    { isProblem: true, reason: `“${LIST.split('\n')[2]}” has a phone number or email that isn’t in any row.` },
    { reason: choir },
  ]);
  const { rows } = (await send(`${LIST}\nThe river rose.\nWe sing.`)).body;
  expect(rows.at(-1)?.reason).toBe(`“The choir practices after church.” and 2 more lines aren’t ${missing}`);
});

test('what stands beside a name in the lines that the model read is a note', async () => {
  stand.answer = asAnswer([MARK, { ...IDA, calling: 'organist' }]);
  const text = 'Mark Ashby 801-555-0001 (see his wife first)\nIda Cole = organist, 801-555-0002';
  const { rows } = (await send(`${text}\n${'The choir practices after church.\n'.repeat(3)}`)).body;
  expect(rows.slice(0, 2).map(({ fileNotes }: ImportRow) => fileNotes)).toEqual([
    [{ text: 'see his wife first' }],
    undefined,
  ]);
});

test('a row that the model made of two people’s lines is flagged for review', async () => {
  stand.answer = asAnswer([{ ...MARK, phone: IDA.phone }, { ...IDA, phone: MARK.phone }, TOM, UNA]);
  const asked = (said: string, other: string) => ({
    isProblem: true,
    reason: `“${said}” is next to “${other}” in the file. Check everything in this row.`,
  });
  expect((await send(LIST)).body.rows).toMatchObject([
    asked(IDA.phone, 'Ida Cole'),
    asked(MARK.phone, 'Mark Ashby'),
    { action: 'new' },
    { action: 'new' },
    {},
  ]);
  stand.answer = asAnswer([{ firstName: 'Mark', lastName: 'Cole' }, TOM]);
  expect((await send(LIST)).body.rows[0]).toMatchObject(asked('Mark', 'Ashby'));
});

test('text too long for the model is reported', async () => {
  stand.answer = asAnswer([{ firstName: 'Kim', lastName: 'Lee', phone: '801 555 0100' }]);
  const end = `and everything after it wasn’t read. Split the file into smaller ones.`;
  const { rows } = (await send(`${PROSE}\n${'='.repeat(IMPORT_LIMITS.aiCharacters)}\nIda Cole sings.`)).body;
  expect(rows.at(-1)).toMatchObject({ isProblem: true, reason: `“Ida Cole sings.” ${end}` });
});

const MEMBERS = '{"members":[{"firstName":"Kim","lastName":"Lee"}]}';

test.each([
  ['alone', MEMBERS],
  ['behind a sentence', `Here are the members that I found:\n${MEMBERS}\nIs there anything else?`],
  ['in a fence', `Of course!\n\`\`\`json\n${MEMBERS}\n\`\`\`\n`],
])('an answer %s is understood, as a stream and as an ordinary answer', async (_, answer) => {
  stand.answer = answer;
  for (const isPlain of [false, true]) {
    stand.isPlain = isPlain;
    const { status, body } = await send(PROSE);
    expect([status, body.imported, body.readByAi]).toEqual([200, 1, true]);
  }
  expect(JSON.parse(stand.asked)).toMatchObject({ stream: true });
  stand.isPlain = false;
});

test('what the rules can read is not sent anywhere', async () => {
  stand.asked = '';
  expect((await send('firstName,lastName\nKim,Lee\n')).body.readByAi).toBe(false);
  expect(stand.asked).toBe('');
});

test('when the answer is not a list or has no people, the message of the rules is shown', async () => {
  for (const answer of ['I am sorry, I cannot.', '{"members":[]}', '[1,2]', '{"members":"<script>"}']) {
    stand.answer = answer;
    const { status, body } = await send(PROSE);
    expect([status, body.message]).toEqual([
      400,
      'We couldn’t read the text. Put one person on each line, with a first and last name, or put column headings in the first row, as in the template. The first line that we couldn’t read is line 1: “On Sunday we welcomed Sister Kim Lee, our new organist, who…”.',
    ]);
  }
});

test('a service that fails is a 503 with a message', async () => {
  for (const answer of [500, 401, '']) {
    stand.answer = answer;
    const { status, body } = await send(PROSE);
    expect([status, body.code]).toEqual([503, 'ai_unavailable']);
  }
});
