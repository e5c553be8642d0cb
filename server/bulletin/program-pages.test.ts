import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { UNPUBLISHED } from '#shared/bulletin/limits.ts';
import type { PublicProgram } from '#shared/bulletin/schema.ts';
import { openApi, WEDNESDAY, type TestApi } from '#tests/api.ts';
import { mark, markedMeeting, markedNeighbor, MARKED_DATE, MEMBER_DETAILS, NEIGHBORS } from '#tests/marked-meeting.ts';
import { ANSWER_LIMITS } from '#server/invitations/limits.ts';

const api = await openApi();
const { meetings, wards } = API;
/** The day before the marked meeting, an hour after noon in Denver. */
const SATURDAY = new Date('2026-06-27T19:00:00Z');
const ON = { ...UNPUBLISHED, isOn: true };

const get = (path: string, at: TestApi = api) => request(at.origin).get(path).redirects(0);
const publish = async (ward: { id: number; name: string }, program: Partial<PublicProgram>, at: TestApi = api) => {
  const admin = await at.signedIn(ward, 'admin');
  const save = (publicProgram: PublicProgram) => admin.ok(wards.changeConfig, { body: { publicProgram } });
  await save({ ...ON, ...program });
  return { admin, save };
};

describe('the public program', () => {
  it('shows what the printed program says and no more, without an account', async () => {
    const { ward, planner, meeting } = await markedMeeting(api);
    await planner.ok(meetings.change, {
      params: { id: meeting.id },
      body: { kind: 'ward_conference', status: 'planned', isComplete: true, performer: mark('performer') },
    });
    await publish(ward, { name: 'marked-ward' });
    await publish((await markedNeighbor(api)).ward, { name: 'the-other-ward' });
    api.clock.now = SATURDAY;
    const { status, text, headers } = await get('/p/marked-ward');
    expect(status).toBe(200);
    expect(text).not.toMatch(NEIGHBORS);
    const service = ['conducting', 'presiding', 'invocation', 'benediction', 'organist', 'chorister'];
    const people = [...service, 'performer', 'memberSpeaker', 'visitor'].map(mark);
    const texts = ['announcements', 'topic', 'special'].map(mark);
    for (const shown of [...people, ...texts]) expect(text).toContain(shown);
    for (const words of [ward.name, '<p>Sunday, June 28, 2026</p><p>9:00 AM</p>', '2 The Spirit of God'])
      expect(text.replaceAll('&nbsp;', ' ')).toContain(words);
    // A phone breaks the line there, without the dot.
    expect(text).toContain('Sacrament Meeting<span> · </span>Ward conference');
    const inside = ['wardBusiness', 'releases', 'newCallings', 'notes', 'outline', 'script', 'word'];
    const hidden = [...inside.map(mark), ...MEMBER_DETAILS];
    for (const secret of hidden) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/https?:|src=|\son\w+=/);
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; font-src 'self'; worker-src 'self'; /,
    );
    const again = await get('/p/marked-ward').set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    // With initials, it has the same texts and no one's name.
    await publish(ward, { name: 'marked-ward', names: 'initials' });
    const initials = (await get('/p/marked-ward')).text;
    for (const name of texts) expect(initials).toContain(name);
    for (const secret of [...people, ...hidden]) expect(initials).not.toContain(secret);
    expect(initials).not.toMatch(NEIGHBORS);
  });

  it('says initials instead of names, links hymns to the Church’s site, and may be found, where the ward wants that', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    await planner.ok(meetings.schedule, {
      body: {
        date: MARKED_DATE,
        conductingMemberId: conductor.id,
        invocationMember: 'Hannah Price',
        chorister: 'The ward choir',
        speakers: [{ speakerName: 'Kim <b>Lee</b>', topic: 'Hope' }],
        hymns: { opening: '#2' },
      },
    });
    await publish(ward, { name: 'quiet-ward', names: 'initials', hasHymnLinks: true, isIndexed: true });
    api.clock.now = SATURDAY;
    const { text, headers } = await get('/p/quiet-ward');
    for (const shown of ['H. P.', 'K. &lt;.', 'The ward choir', 'Hope']) expect(text).toContain(shown);
    for (const name of ['Hannah', 'Price', 'Kim', conductor.lastName]) expect(text).not.toContain(name);
    expect(text.match(/href="https:[^"]+"/g)).toEqual([
      'href="https://www.churchofjesuschrist.org/search?lang=eng&amp;query=Hymn%202%20The%20Spirit%20of%20God"',
    ]);
    expect([headers['x-robots-tag'], text.includes('noindex')]).toEqual([undefined, false]);
  });

  it('appears at the hour that the ward chose, in its own time, and stays until that Sunday is over', async () => {
    const { ward, planner } = await markedMeeting(api);
    await planner.ok(meetings.schedule, { body: { date: '2026-07-05', status: 'draft' } });
    await planner.ok(meetings.schedule, { body: { date: '2026-07-12', kind: 'stake_conference' } });
    const { save } = await publish(ward, { name: 'punctual' });
    const at = async (now: string) => {
      api.clock.now = new Date(now);
      return (await get('/p/punctual')).text.replaceAll('&nbsp;', ' ');
    };
    const soon = await at('2026-06-27T17:59:00Z');
    expect(soon).toContain('<p>Sunday, June 28, 2026</p><p>9:00 AM</p>');
    expect(soon).toContain('The program will be here on Saturday, June 27, at noon.');
    expect(await at('2026-06-27T18:00:00Z')).toContain(mark('visitor'));
    expect(await at('2026-06-29T05:59:00Z')).toContain(mark('visitor'));
    const next = await at('2026-06-29T06:00:00Z');
    expect(next).toContain('<p>Sunday, July 5, 2026</p><p>9:00 AM</p>');
    expect(next).toContain('The program will be here on Saturday, July 4, at noon.');
    expect(next).not.toContain(mark('visitor'));
    const unready = await at('2026-07-05T15:00:00Z');
    expect(unready).toContain('<p>Sunday, July 5, 2026</p><p>9:00 AM</p>');
    expect(unready).toContain('The program isn’t ready yet.');
    // The ward doesn't meet at its own time then.
    const conference = await at('2026-07-06T18:00:00Z');
    expect(conference).toContain('<p>Sunday, July 12, 2026</p></header>');
    api.clock.now = WEDNESDAY;
    await save({ ...ON, name: 'punctual', daysBefore: 0, hour: 6 });
    expect(await at('2026-06-28T11:59:00Z')).toContain('will be here on Sunday, June 28, at 6 AM.');
    expect(await at('2026-06-28T12:00:00Z')).toContain(mark('visitor'));
  });

  it('disappears the next time it is opened once withdrawn, like a name that never existed, and comes back under its name', async () => {
    const { ward } = await markedMeeting(api);
    const { save } = await publish(ward, { name: 'come-and-go' });
    expect((await get('/p/come-and-go')).status).toBe(200);
    await save({ ...UNPUBLISHED, name: 'come-and-go' });
    for (const rest of ['', '/manifest.webmanifest', '/worker.js']) {
      const gone = await get(`/p/come-and-go${rest}`);
      const never = await get(`/p/no-such-ward${rest}`);
      expect([gone.status, gone.text, gone.headers['cache-control']]).toEqual([404, never.text, 'no-store']);
    }
    await save({ ...ON, name: 'come-and-go' });
    expect((await get('/p/come-and-go')).status).toBe(200);
    await api.database.pool.query('update wards set is_active = false where id = $1', [ward.id]);
    expect((await get('/p/come-and-go')).status).toBe(404);
  });

  it.each([
    [{ isOn: true }, 'name', 'Choose a short name for the address first'],
    [{ name: 'Maple Grove' }, 'name', expect.stringMatching(/^Use 3 to 40 lowercase letters/)],
    [{ name: 'ab' }, 'name', expect.stringMatching(/^Use 3 to 40 lowercase letters/)],
    [{ name: 'admin' }, 'name', 'This name is reserved. Choose another.'],
    [{ hour: 24 }, 'hour', 'Choose an hour'],
  ])('is not set up with %j', async (wrong, field, message) => {
    const admin = await api.signedIn(await api.makeWard(), 'admin');
    const { status, body } = await admin.refused(wards.changeConfig, {
      body: { publicProgram: { ...UNPUBLISHED, ...wrong } },
    });
    expect([status, body.errors]).toEqual([400, [{ path: `publicProgram.${field}`, message }]]);
    expect((await admin.ok(wards.config)).publicProgram).toEqual(UNPUBLISHED);
  });

  it('has a name that no other ward has, published or not', async () => {
    const [first, second] = [await api.makeWard(), await api.makeWard()];
    const { save } = await publish(first, { name: 'taken-name' });
    await save({ ...UNPUBLISHED, name: 'taken-name' });
    const other = await api.signedIn(second, 'admin');
    const { status, body } = await other.refused(wards.changeConfig, {
      body: { publicProgram: { ...ON, name: 'taken-name' } },
    });
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([409, 'program_name_taken', 'publicProgram.name']);
    expect((await other.ok(wards.config)).publicProgram).toEqual(UNPUBLISHED);
  });

  it('leads from other spellings of its address, and can be installed under the ward’s name', async () => {
    const ward = await api.makeWard();
    await publish(ward, { name: 'plain-name' });
    for (const spelling of ['/p/Plain-Name', '/p/plain-name/']) {
      const { status, headers } = await get(spelling);
      expect([status, headers['location']]).toEqual([302, '/p/plain-name']);
    }
    const manifest = await get('/p/plain-name/manifest.webmanifest');
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: `${ward.name} Program`,
      start_url: '/p/plain-name',
      scope: '/p/plain-name',
      display: 'standalone',
    });
    const worker = await get('/p/plain-name/worker.js');
    expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/p/plain-name' });
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
  });
});

describe('a name that is guessed', () => {
  it('gets the same response each time and none after the hundredth, while a valid one still works', async () => {
    const own = await openApi({ variables: { TRUST_PROXY: '1' } });
    const ward = await own.makeWard();
    await publish(ward, { name: 'right-name' }, own);
    const guesses = Array.from({ length: 300 }, (_, at) => `/p/guess-${at}`);
    const answers = await Promise.all(guesses.map((path) => get(path, own).set('X-Forwarded-For', '203.0.113.9')));
    const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect([...texts].map((text) => text.slice(0, 3)).toSorted()).toEqual(['404', '429']);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(ANSWER_LIMITS.wrong);
    expect((await get('/p/right-name', own).set('X-Forwarded-For', '203.0.113.9')).status).toBe(200);
  });
});
