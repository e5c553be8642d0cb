import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { ward, planner } = await api.makePlanning();
const admin = await api.signedIn(ward, 'admin');
const superAdmin = await api.signedIn(ward, 'super_admin');
const conductor = await api.makeMember(ward);

async function post(caller: Caller, path: string, body: object, key?: string, method: 'POST' | 'PUT' = 'POST') {
  const answer = await fetch(`${api.origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${caller.token}`,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: answer.status, body: parsed };
}
const count = async (table: string): Promise<number> => {
  const { rows } = await api.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};
const meeting = await planner.ok(API.meetings.schedule, {
  body: { date: '2026-09-06', conductingMemberId: conductor.id },
});

const CREATES: [table: string, caller: Caller, path: string, body: () => object][] = [
  ['members', planner, API.members.add.path, () => ({ firstName: 'Ann', lastName: `Twice ${randomUUID()}` })],
  ['wards', superAdmin, API.wards.add.path, () => ({ name: `Ward ${randomUUID()}` })],
  ['custom_hymns', planner, API.music.addCustomHymn.path, () => ({ title: `Song ${randomUUID()}` })],
  [
    'speaking_assignments',
    planner,
    API.meetings.addSpeaker.path,
    () => ({ meetingId: meeting.id, memberId: conductor.id, topic: `Hope ${randomUUID()}` }),
  ],
  [
    'users',
    admin,
    API.users.add.path,
    () => ({
      username: `user-${randomUUID()}`,
      password: 'Sunday-9-plan',
      firstName: 'New',
      lastName: 'User',
      role: 'program',
    }),
  ],
];

describe('a create that is sent again with its Idempotency-Key', () => {
  it.each(CREATES)('%s: is answered like the first time, and writes nothing', async (table, caller, path, body) => {
    const [sent, key] = [body(), randomUUID()];
    const first = await post(caller, path, sent, key);
    expect(first.status).toBe(201);
    const before = await count(table);
    expect(await post(caller, path, sent, key)).toEqual(first);
    expect(await count(table)).toBe(before);
    expect((await post(caller, path, body(), key)).body).toMatchObject({ code: 'key_reused' });
    expect(await count(table)).toBe(before);
  });

  it('at the same moment, creates one row, and everyone gets its answer', async () => {
    const [key, body] = [randomUUID(), { firstName: 'Eve', lastName: 'Once' }];
    const before = await count('members');
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(planner, API.members.add.path, body, key)));
    expect(await count('members')).toBe(before + 1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(201);
  });

  it('belongs to one ward: the same key in another ward is refused', async () => {
    const other = await api.makeWard();
    const [key, body] = [randomUUID(), { firstName: 'Ward', lastName: 'Of Another' }];
    expect((await post(superAdmin, `${API.members.add.path}?wardId=${ward.id}`, body, key)).status).toBe(201);
    const second = await post(superAdmin, `${API.members.add.path}?wardId=${other.id}`, body, key);
    expect(second).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });

  it('belongs to one person: the same key from someone else is another save', async () => {
    const [key, body] = [randomUUID(), { firstName: 'Own', lastName: 'Key' }];
    const before = await count('members');
    expect((await post(planner, API.members.add.path, body, key)).status).toBe(201);
    expect((await post(admin, API.members.add.path, body, key)).status).toBe(201);
    expect(await count('members')).toBe(before + 2);
  });

  it('is tried again after a refusal, which stores no answer', async () => {
    const key = randomUUID();
    expect((await post(planner, API.members.add.path, { firstName: 'No' }, key)).status).toBe(400);
    expect((await post(planner, API.members.add.path, { firstName: 'No', lastName: 'More' }, key)).status).toBe(201);
  });

  it('needs a key of a sensible form', async () => {
    const answer = await post(planner, API.members.add.path, { firstName: 'A', lastName: 'B' }, 'short');
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_key' } });
  });
});

it('a change of a meeting that is sent again with its key is not stale', async () => {
  const path = API.meetings.change.path.replace(':id', String(meeting.id));
  const { version } = await planner.ok(API.meetings.read, { params: { id: meeting.id } });
  const [key, body] = [randomUUID(), { version, announcements: 'Cottage meeting on Tuesday' }];
  const first = await post(planner, path, body, key, 'PUT');
  expect(first.status).toBe(200);
  expect(await post(planner, path, body, key, 'PUT')).toEqual(first);
  const change = { ...body, announcements: 'Something else' };
  expect((await post(planner, path, change, randomUUID(), 'PUT')).body).toMatchObject({ code: 'stale' });
});

it('a change of a meeting that is sent again without its key is not stale as long as all of it is stored', async () => {
  const { id } = await planner.ok(API.meetings.schedule, {
    body: { date: '2026-09-13', conductingMemberId: conductor.id },
  });
  const path = API.meetings.change.path.replace(':id', String(id));
  const { version, musicVersion } = await planner.ok(API.meetings.read, { params: { id } });
  const body = {
    version,
    musicVersion,
    speakers: [{ memberId: conductor.id, topic: 'Hope', duration: 12 }],
    hymns: { opening: '2' },
    invocationMember: 'Sister Visitor',
  };
  const first = await post(planner, path, body, undefined, 'PUT');
  expect(first).toMatchObject({ status: 200, body: { version: version + 1, musicVersion: musicVersion + 1 } });
  const history = await planner.ok(API.meetings.history, { params: { id } });
  expect(await post(planner, path, body, undefined, 'PUT')).toEqual(first);
  const music = { musicVersion, opening: '#2 The Spirit of God' };
  expect(await planner.send(API.meetings.changeMusic, { params: { id }, body: music })).toMatchObject({
    status: 200,
    body: { musicVersion: musicVersion + 1 },
  });
  expect(await planner.ok(API.meetings.history, { params: { id } })).toEqual(history);
  // Someone else has changed the same thing since.
  await planner.ok(API.meetings.change, { params: { id }, body: { speakers: [{ speakerName: 'Bo Ek' }] } });
  expect((await post(planner, path, body, undefined, 'PUT')).body).toMatchObject({ code: 'stale' });
  const stale = await planner.refused(API.meetings.changeMusic, { params: { id }, body: { ...music, opening: '3' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
});

/** Runs with a table out of reach, which is asked only after the write. */
async function without<T>(table: string, run: () => Promise<T>): Promise<T> {
  await api.database.pool.query(`alter table ${table} rename to ${table}_away`);
  return run().finally(() => api.database.pool.query(`alter table ${table}_away rename to ${table}`));
}

describe('what follows a write within a request', () => {
  const send = (caller: Caller, record: Route, body: object) => caller.send(record, { body });

  it.each<[string, string, () => ReturnType<typeof send>]>([
    ['members', 'speaking_assignments', () => send(planner, API.members.add, { firstName: 'Not', lastName: 'Saved' })],
    ['custom_hymns', 'hymn_usage', () => send(planner, API.music.addCustomHymn, { title: 'Not saved' })],
    ['wards', 'meetings', () => send(superAdmin, API.wards.add, { name: 'Not saved' })],
  ])('undoes the row of %s when it fails, so that “nothing was saved” is true', async (table, away, run) => {
    const before = await count(table);
    const answer = await without(away, run);
    expect(answer.status).toBe(500);
    expect(await count(table)).toBe(before);
  });

  it('undoes the settings of a ward when its drafts cannot be renewed', async () => {
    const before = await admin.ok(API.wards.config);
    const answer = await without('meetings', () =>
      send(admin, API.wards.changeConfig, { planningHorizonWeeks: before.planningHorizonWeeks + 2 }),
    );
    expect(answer.status).toBe(500);
    expect(await admin.ok(API.wards.config)).toEqual(before);
  });
});
