import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';
import { openApi, wholePlan } from '#tests/api.ts';
import { SCRIPT_LIMITS, scriptLimits } from './limits.ts';

type Answer = { text: string; end?: string; isDone?: boolean } | number | 'late' | 'stalled' | 'garbage' | 'broken';
/** A fake AI service: answers what the test has put here, and keeps what it was sent. */
const stand: { answer: Answer; asked: string; times: number } = { answer: 500, asked: '', times: 0 };
const service = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    const { answer } = stand;
    [stand.asked, stand.times] = [body, stand.times + 1];
    const part = (content: string, finish_reason: string | null = null) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;
    if (typeof answer === 'number') return res.writeHead(answer).end('{}');
    if (answer === 'late') return;
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if (answer === 'stalled') return res.write(part('Good morning'));
    if (answer === 'garbage') return res.end('data: {"what": [\n\ndata: <html>\n\n');
    if (answer === 'broken') return res.write(part('Good morning'), () => res.destroy());
    res.end(
      `${part(answer.text.slice(0, 50))}${part(answer.text.slice(50))}${answer.end === 'none' ? '' : part('', answer.end ?? 'stop')}${answer.end === 'none' && !answer.isDone ? '' : 'data: [DONE]\n\n'}`,
    );
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;

const api = await openApi({
  variables: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: address, OPENAI_MODEL: 'stand-in' },
});
/** Short where the service is to be late, long where it only shares a busy machine. */
const allow = (firstByteMs: number, wholeMs: number) => {
  if (api.context.env.ai) api.context.env.ai.limits = { firstByteMs, wholeMs };
};
const { pulpit, meetings } = API;
const ward = await api.makeWard();
const planner = await api.signedIn(ward, 'sacrament_planner');

const GOOD = [
  'WELCOME',
  'Good morning, brothers and sisters. Welcome to sacrament meeting. President Kim Lee presides.',
  'OPENING HYMN',
  'We will open by singing hymn number 2, “The Spirit of God.”',
  'SACRAMENT',
  'We will now prepare for the sacrament, and thank all who take part in it today with reverence.',
].join('\n');
const MEETING = {
  date: '2026-06-21',
  presidingMember: 'President Kim Lee',
  openingHymn: '#2 The Spirit of God',
  announcements: 'Call Ana at 801-555-0100 or ana@example.org.',
};
const generate = (more: object = {}) =>
  planner.ok(pulpit.generateScript, { body: { meetingData: { ...MEETING, ...more } } });
beforeEach(() => {
  [stand.answer, stand.asked, stand.times] = [{ text: GOOD }, '', 0];
  allow(10_000, 60_000);
});

describe('a script by the model', () => {
  it('sees who performs a musical number, but no music notes', async () => {
    const notes = 'Rehearse at 8:30';
    await generate({
      specialNumber: 'Be Still, My Soul',
      musicalNumbers: [{ type: 'special_number', title: 'Be Still, My Soul', performer: 'Camila Ortiz', notes }],
    });
    expect(stand.asked).toContain('a musical number by Camila Ortiz');
    expect(stand.asked).not.toContain(notes);
  });

  it('is plain text, asked for once', async () => {
    expect(await generate()).toEqual({
      script: `${GOOD}\n`,
      source: 'ai',
      unknown: [],
      missing: ['Announcement: Call Ana at 801-555-0100 or ana@example.org.'],
    });
    expect(stand.times).toBe(1);
    expect(JSON.parse(stand.asked)).toMatchObject({ model: 'stand-in', stream: true });
  });

  it('is accepted from a server that gives no finish reason', async () => {
    stand.answer = { text: GOOD, end: 'none', isDone: true };
    expect(await generate()).toMatchObject({ script: `${GOOD}\n`, source: 'ai' });
  });

  it('flags people and items that are not in the meeting', async () => {
    stand.answer = { text: `${GOOD}\nWe will hear from Peter Wong, and then sing hymn number 30.` };
    expect((await generate()).unknown).toEqual(['Peter Wong', 'Hymn 30']);
  });

  it('is generated without contact data and notes', async () => {
    stand.answer = { text: `${GOOD}\nFor the picnic call [contact 2] or write to [contact 1].` };
    const member = {
      firstName: 'Kim',
      lastName: 'Lee',
      phone: 'Marked-phone',
      email: 'marked@example.org',
      notes: 'Marked-notes',
    };
    const { script } = await generate({
      notes: 'Marked-notes',
      conductingMember: member,
      speakers: [{ member, speakerName: 'Kim Lee', notes: 'Marked' }],
    });
    expect(stand.asked).toContain('Kim Lee');
    expect(stand.asked).not.toMatch(/marked|555|example\.org/i);
    expect(script).toContain('call 801-555-0100 or write to ana@example.org');
  });

  it.each<[string, Answer]>([
    ['an error', 500],
    ['a refused key', 401],
    ['no first word', 'late'],
    ['no last word', 'stalled'],
    ['garbage', 'garbage'],
    ['a broken line', 'broken'],
    ['nothing', { text: '' }],
    ['an excuse', { text: 'I am sorry, I cannot.' }],
    ['HTML', { text: `${GOOD}\n<script>alert(1)</script>` }],
    ['Markdown', { text: `## Welcome\n${GOOD}` }],
    ['bold letters', { text: `**Welcome**\n${GOOD}` }],
    ['half a script', { text: GOOD, end: 'length' }],
    ['a script without an end', { text: GOOD, end: 'none' }],
  ])('that ends in %s is a 503, and the saved sheet stays', async (_, answer) => {
    const meeting = await planner.ok(meetings.schedule, {
      body: { date: '2026-06-28', overwrite: true, ...(await wholePlan(api, ward)) },
    });
    const params = { id: meeting.id, format: 'script' as const };
    await planner.ok(pulpit.saveSheet, { params, body: { content: 'Mine', isGenerated: false } });
    const before = await planner.ok(pulpit.sheet, { params });
    stand.answer = answer;
    if (answer === 'late') allow(300, 60_000);
    if (answer === 'stalled') allow(10_000, 600);
    const begun = Date.now();
    const { status, body } = await planner.refused(pulpit.generateScript, { body: { meetingData: MEETING } });
    expect([status, body.code, body.message]).toEqual([
      503,
      'ai_unavailable',
      'The AI service isn’t responding. Please try again later.',
    ]);
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(stand.times).toBe(1);
    expect(await planner.ok(pulpit.sheet, { params })).toEqual(before);
  });
});

describe('asking again and again', () => {
  it('is refused for a while, with the time to wait, and does not reach the service', async () => {
    const place = await api.makeWard();
    const user = await api.makeUser(place, 'sacrament_planner');
    const [eager, other] = [await api.signIn(user), await api.signedIn(place, 'admin')];
    const body = { meetingData: MEETING };
    for (let tries = 0; tries < SCRIPT_LIMITS.user.session; tries += 1) await eager.ok(pulpit.generateScript, { body });
    const { status, body: answer, headers } = await eager.refused(pulpit.generateScript, { body });
    expect([status, answer.code, answer.message]).toEqual([
      429,
      'too_many',
      'Too many attempts. Try again in 15 minutes.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(stand.times).toBe(SCRIPT_LIMITS.user.session);
    await other.ok(pulpit.generateScript, { body });
    const elsewhere = await api.signIn(user);
    await elsewhere.ok(pulpit.generateScript, { body });
  });

  it('is refused for a whole ward, and for no other', async () => {
    const place = await api.makeWard();
    const limits = scriptLimits(api.database);
    for (let tries = 0; tries < SCRIPT_LIMITS.ward; tries += 1) {
      await limits.count({ userId: 1_000_000 + tries, sessionId: `of ${tries}` }, place.id);
    }
    expect(
      (await (await api.signedIn(place, 'admin')).refused(pulpit.generateScript, { body: { meetingData: MEETING } }))
        .status,
    ).toBe(429);
    await generate();
  });
});

it.each([
  {},
  { meetingData: 7 },
  { meetingData: { date: 'soon' } },
  { meetingData: { releases: 7 } },
  { meetingData: { speakers: 'Kim' } },
  { meetingData: { announcements: 'x'.repeat(10_001) } },
])('a request such as %j is refused unasked', async (body) => {
  expect((await planner.refused(pulpit.generateScript, { body })).status).toBe(400);
  expect(stand.times).toBe(0);
});

it('without a key the template writes the script, and the capabilities say so', async () => {
  const plain = await openApi({ database: api.database });
  const caller = plain.withToken(planner.token);
  const { script, source } = await caller.ok(pulpit.generateScript, { body: { meetingData: MEETING } });
  expect([source, stand.times]).toEqual(['template', 0]);
  expect(script).toContain('We will begin by singing hymn number 2, “The Spirit of God,”');
  expect(script).toContain('President Kim Lee is presiding today.');
  expect(
    await Promise.all([caller, planner].map(async (one) => (await one.ok(API.auth.capabilities)).aiScripts)),
  ).toEqual([false, true]);
  const admin = plain.withToken((await api.signedIn(ward, 'admin')).token);
  await admin.ok(API.wards.changeConfig, {
    body: { scriptWording: { preset: 'traditional', texts: { presiding: '{presiding} leads us.' } } },
  });
  const inTheWardsWords = await caller.ok(pulpit.generateScript, { body: { meetingData: MEETING } });
  await admin.ok(API.wards.changeConfig, { body: { scriptWording: STANDARD_WORDING } });
  expect(inTheWardsWords.script).toContain('President Kim Lee leads us.');
  expect(inTheWardsWords.script).toContain(
    'Our opening hymn will be hymn number 2, “The Spirit of God,” following which',
  );
  expect((await caller.ok(pulpit.generateScript, { body: { meetingData: {} } })).script).toContain('[to be announced]');
});
