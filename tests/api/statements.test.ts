import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { GatheringSocket } from '#server/db/gathering-socket.ts';
import { openApi, PASSWORD, wholePlan, type Caller, type Loose } from '#tests/api.ts';

const api = await openApi();
const { ward, planner } = await api.makePlanning();
const admin = await api.signedIn(ward, 'admin');
const whole = await wholePlan(api, ward);
const { id, version } = await planner.ok(API.meetings.schedule, { body: { ...whole, date: '2026-06-21' } });
const someone = await api.makeMember(ward);
const user = await api.makeUser(ward, 'program');

/** The texts of the statements that go to the database while `run` is under way, those of transactions among them. */
async function statementsOf(run: () => Promise<unknown>): Promise<{ text: string; isPrepared: boolean }[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = [...asked.mock.calls];
  asked.mockRestore();
  return calls.map(([query]: unknown[]) => {
    if (typeof query !== 'object' || query === null) return { text: String(query), isPrepared: false };
    return { text: String(Reflect.get(query, 'text')), isPrepared: Reflect.get(query, 'name') !== undefined };
  });
}

const one = { params: { id } };
const change = { ...one, body: { version, notes: 'Bring the sacrament trays back' } };

/**
 * What each call costs right after the ward has changed and, where it is made again, when it has not. A new statement
 * belongs here, with its reason in the commit.
 */
const COUNTED: [call: string, record: Route, sent: Loose, caller: Caller, ...statements: number[]][] = [
  ['who am I', API.auth.user, {}, planner, 1, 1],
  ['capabilities', API.auth.capabilities, {}, planner, 1, 1],
  ['one meeting', API.meetings.read, one, planner, 2, 1],
  ['the coming meetings', API.meetings.list, { query: { from: '2026-06-17', view: 'summary' } }, planner, 3, 1],
  ['all meetings', API.meetings.list, {}, planner, 3, 1],
  ['the history of a meeting', API.meetings.history, one, planner, 3, 1],
  ['an outline', API.pulpit.sheet, { params: { id, format: 'outline' } }, planner, 3, 2, 1],
  ['members', API.members.list, {}, planner, 3, 1],
  ['talks', API.tracking.talks, {}, planner, 2, 1],
  ['speakers', API.tracking.speakers, {}, planner, 3, 1],
  ['hymns', API.music.hymns, {}, planner, 2, 1],
  ['hymn statistics', API.music.statistics, { params: { months: '12' } }, planner, 2, 1],
  ['whether anything has changed', API.wards.revision, {}, planner, 1, 1],
  ['settings', API.wards.config, {}, admin, 1, 1],
  ['users', API.users.list, {}, admin, 2],
  ['activity', API.audit.list, {}, admin, 3],
  ['a save of a meeting', API.meetings.change, change, planner, 7],
  ['a hymn', API.meetings.changeMusic, { ...one, body: { opening: '#3' } }, planner, 11],
  ['a new member', API.members.add, { body: { firstName: 'Kim', lastName: 'Lee' } }, planner, 6],
  [
    'a change of a member',
    API.members.change,
    { params: { id: someone.id }, body: { calling: 'Organist' } },
    planner,
    8,
  ],
  ['a sign-in', API.auth.login, { body: { username: user.username, password: PASSWORD } }, api.anonymous, 13],
];

describe.each(COUNTED)('%s', (_call, record, sent, caller, ...statements) => {
  it('takes as many statements as the table says', async () => {
    for (const count of statements) {
      const asked = await statementsOf(() => caller.send(record, sent));
      expect(asked.length, asked.map(({ text }) => text).join('\n')).toBe(count);
    }
  });
});

describe('what does not wait for an answer goes to the database in one go, and prepared', () => {
  const saved = () => ({ ...one, body: { notes: 'Bring the sacrament trays back again' } });
  const trips: [call: string, record: Route, sent: () => Loose, trips: number][] = [
    // Who asks; the meeting, held, with the beginning of the transaction; all writes with its end.
    ['a save of a meeting', API.meetings.change, saved, 3],
    ['one meeting', API.meetings.read, () => one, 2],
    ['an outline that is regenerated', API.pulpit.sheet, () => ({ params: { id, format: 'outline' } }), 3],
  ];
  it.each(trips)('%s', async (_call, record, sent, count) => {
    await planner.ok(API.meetings.change, { ...one, body: { notes: 'Bring the trays' } });
    const written = vi.spyOn(GatheringSocket.prototype, '_write');
    const asked = await statementsOf(() => planner.ok(record, sent()));
    const { length } = written.mock.calls;
    written.mockRestore();
    expect(length).toBe(count);
    expect(asked.filter(({ text, isPrepared }) => !isPrepared && text !== 'commit')).toEqual([]);
  });
});

describe('a list that was answered before reads only what has changed since', () => {
  const lists: [call: string, record: Route, sent: Loose][] = [
    ['meetings', API.meetings.list, {}],
    ['summaries', API.meetings.list, { query: { view: 'summary' } }],
    ['members', API.members.list, {}],
  ];
  it.each(lists)('%s', async (_call, record, sent) => {
    await planner.ok(record, sent);
    // Nothing that these lists show.
    await planner.ok(API.music.addCustomHymn, { body: { title: `Hymn beside the list of ${_call}` } });
    expect(await statementsOf(() => planner.ok(record, sent))).toHaveLength(2);
    await planner.ok(API.meetings.change, { ...one, body: { notes: `Asked for with ${_call}` } });
    await planner.ok(API.members.change, { params: { id: someone.id }, body: { phone: _call } });
    const [, stamps, changed, ...others] = await statementsOf(() => planner.ok(record, sent));
    expect([stamps, changed].map((one) => one?.text.includes('hash_record_extended'))).toEqual([true, true]);
    expect(others).toEqual([]);
  });
});

const HOT = [
  'who am I',
  'capabilities',
  'one meeting',
  'the coming meetings',
  'all meetings',
  'members',
  'talks',
  'hymns',
  'settings',
  'whether anything has changed',
];

it.each(COUNTED.filter(([call]) => HOT.includes(call)))(
  '%s builds no text of a statement',
  async (_call, record, sent, caller) => {
    const asked = await statementsOf(() => caller.send(record, sent));
    expect(asked.filter(({ isPrepared }) => !isPrepared)).toEqual([]);
  },
);
