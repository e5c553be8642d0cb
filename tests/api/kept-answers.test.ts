import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { addressOf, type Route } from '#shared/http/route.ts';
import { ROUTES } from '#server/routes.ts';
import { openApi, type Loose, type TestApi } from '#tests/api.ts';
import { makePlace } from '#tests/example-place.ts';
import { EXAMPLES, inWard, type Example } from '#tests/examples.ts';

type Entry = { name: string; record: Route; isKept: boolean; example: Example };
const entries = Object.entries(API).flatMap(([feature, records]) =>
  Object.entries(records as Record<string, Route>).map(([name, record]): Entry => {
    const rows = ROUTES[feature as keyof typeof ROUTES] as Record<string, { isKept?: boolean }>;
    const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
    if (!example) throw new Error(`${feature}.${name} has no example`);
    return { name: `${feature}.${name}`, record, isKept: rows[name]?.isKept === true, example };
  }),
);
const kept = entries.filter(({ isKept }) => isKept);
const writing = entries.filter(({ name, record }) => record.method !== 'GET' && !name.startsWith('auth.'));

const api = await openApi();
const { database } = api;
/** Another process on the same database, with answers of its own. */
const beside = await openApi({ database });
const ward = await api.makeWard();
const user = await api.makeUser(ward, 'super_admin');
const caller = await api.signIn(user);
const place = await makePlace(api, ward, '2026-06-21');

async function get({ origin }: TestApi, record: Route, sent: Loose, headers: Record<string, string> = {}) {
  return fetch(origin + addressOf(record.path, sent.params, sent.query), {
    headers: { Authorization: `Bearer ${caller.token}`, ...headers },
  });
}
/** Each process here has a build of its own; of one installation they have the same. */
const readAll = async (from: TestApi): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      kept.map(async ({ name, record, example }) => [
        name,
        (await (await get(from, record, example.input(place))).text()).replace(from.context.build, 'build'),
      ]),
    ),
  );

const TABLES = ['members', 'meetings', 'speaking_assignments', 'musical_numbers', 'meeting_events', 'custom_hymns'];
async function rowsOf(wardId: number) {
  const parts = [...TABLES, 'member_imports', 'invitations'].map(
    (table) => `select '${table}' as kind, to_jsonb(t) as row from ${table} t where ward_id = $1`,
  );
  const all = [...parts, `select 'wards', to_jsonb(w) from wards w where id = $1`].join(' union all ');
  return (await database.pool.query(`${all} order by 1, 2`, [wardId])).rows;
}
async function revisionOf(wardId: number): Promise<number> {
  const text = 'select revision from ward_revisions where ward_id = $1';
  return Number((await database.pool.query(text, [wardId])).rows[0]?.revision ?? 0);
}

it('keeps the reads of a ward, and nothing that only one person may see', () => {
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['meetings.list', 'meetings.read', 'members.list']),
  );
  expect(kept.filter(({ name }) => /^(auth|passkeys|users|audit|imports)\./.test(name))).toEqual([]);
});

describe('a kept answer', () => {
  it.each(writing)('is no longer given once $name has changed something', async ({ record, example }) => {
    const at = { ...place, date: '2026-07-12' };
    await readAll(beside);
    const [before, revision] = [await rowsOf(ward.id), await revisionOf(ward.id)];
    await caller.send(record, inWard(example, example.input(at), ward.id));
    const hasChanged = JSON.stringify(await rowsOf(ward.id)) !== JSON.stringify(before);
    expect((await revisionOf(ward.id)) > revision).toBe(hasChanged);
    // Reading a sheet may write it again; the others are compared when that is done.
    await get(api, API.pulpit.sheet, EXAMPLES.pulpit.sheet.input(place));
    // A process that starts now has kept nothing.
    expect(await readAll(beside)).toEqual(await readAll(await openApi({ database })));
  });

  const CHANGES = [
    `insert into speaking_assignments (ward_id, meeting_id, member_id, "order") select ward_id, id, conducting_member_id, 1 from meetings`,
    `insert into musical_numbers (ward_id, meeting_id, type, title, "order") select ward_id, id, 'closing_hymn', 'A hymn', 4 from meetings`,
    `insert into invitations (ward_id, meeting_id, part, member_id, date, state, at, by, way)
      select ward_id, id, 'conducting', conducting_member_id, date, 'accepted', now(), 'Ruth', 'by_hand' from meetings`,
    "update members set first_name = 'Wren'",
    "update members set preferred_name = 'Jay'",
    "update members set last_name = 'Finch'",
    "update members set calling = 'Bishop'",
    "update members set sex = 'female'",
    "update members set addressed_as = 'Elder'",
    'update members set away = \'[{"from": "2026-06-21", "to": "2026-06-28"}]\'',
    'update members set starting_talks = starting_talks + 1',
    "update meetings set status = 'draft'",
    "update meetings set generated_outline = 'Welcome.'",
    "update speaking_assignments set topic = 'Hope'",
    'update speaking_assignments set member_id = null, speaker_name = null',
    "update musical_numbers set title = 'Nearer'",
    "update invitations set word = 'Gladly'",
    "update invitations set state = 'declined'",
    'delete from invitations',
    'update members set is_deleted = not is_deleted',
    "update meetings set date = date - 700, announcements = 'Moved'",
    'delete from musical_numbers',
    'delete from speaking_assignments',
    `update wards set customization = customization || '{"repeatingAnnouncements": [{"text": "Choir", "from": "2020-01-01", "until": "2030-01-01"}]}'`,
  ];
  it('is the same as if nothing had been kept, whichever row a list shows was changed', async () => {
    for (const change of CHANGES) {
      const before = JSON.stringify(await readAll(beside));
      const { rowCount } = await database.pool.query(
        `${change} where ${/ wards /.test(change) ? 'id' : 'ward_id'} = $1`,
        [ward.id],
      );
      expect(rowCount, change).toBeGreaterThan(0);
      const now = await readAll(beside);
      expect(JSON.stringify(now) === before, change).toBe(false);
      expect(now, change).toEqual(await readAll(await openApi({ database })));
    }
  });

  it('is the newest after every save, even for requests to another process in the middle of it', async () => {
    const other = await makePlace(api, ward, '2026-08-02');
    const sent = { params: { id: other.meetingId } };
    const notesAt = async (from: TestApi): Promise<number> => {
      const read: { notes: string | null } = await (await get(from, API.meetings.read, sent)).json();
      return Number(read.notes);
    };
    for (let i = 1; i <= 12; i += 1) {
      const meanwhile = Array.from({ length: 4 }, () => notesAt(beside));
      const saved = caller.ok(API.meetings.change, { ...sent, body: { notes: String(i) } });
      meanwhile.push(...Array.from({ length: 4 }, () => notesAt(api)));
      await saved;
      expect([await notesAt(beside), await notesAt(api)]).toEqual([i, i]);
      for (const seen of await Promise.all(meanwhile)) expect([i - 1, i]).toContain(seen);
    }
  });

  it('needs one statement and no bytes for a client that has it, and is never stored by a browser', async () => {
    const first = await get(api, API.members.list, {});
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const again = await get(beside, API.members.list, {}, { 'If-None-Match': tag, 'Cache-Control': 'no-cache' });
    expect(again.status).toBe(200);
    const known = await get(api, API.members.list, {}, { 'If-None-Match': tag, 'Cache-Control': 'no-cache' });
    expect([known.status, known.headers.get('cache-control'), await known.text()]).toEqual([304, 'no-store', '']);
    // A server that has just started makes nothing only to say so.
    const madeBefore = api.context.keptAnswers.size;
    const query = { q: 'asked for by no one yet' };
    expect((await get(api, API.music.search, { query }, { 'If-None-Match': tag })).status).toBe(304);
    expect(api.context.keptAnswers.size).toBe(madeBefore);
    await api.makeMember(ward);
    expect((await get(api, API.members.list, {}, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('has the mark that the call for the revision names, until something changes', async () => {
    const revision = async () => (await caller.ok(API.wards.revision, { query: { wardId: ward.id } })).revision;
    const tag = async () => (await get(api, API.members.list, {})).headers.get('etag');
    const first = await revision();
    expect(await tag()).toBe(first);
    const asked = await get(api, API.wards.revision, {}, { 'If-None-Match': first });
    expect([asked.status, await asked.text()]).toEqual([304, '']);
    await api.makeMember(ward);
    expect(await revision()).not.toBe(first);
    expect(await tag()).toBe(await revision());
  });

  it('is a different one for another ward that has changed as often, whichever was asked for first', async () => {
    const [one, two] = [await api.makeWard(), await api.makeWard()];
    const people = [await api.makeMember(one), await api.makeMember(two)];
    const revisions = 'update ward_revisions set revision = 90 where ward_id = any($1)';
    await database.pool.query(revisions, [[one.id, two.id]]);
    const inEach = await Promise.all([one, two].map(({ id }) => get(api, API.members.list, { query: { wardId: id } })));
    const names = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(await Promise.all(inEach.map(async (answer) => names(await answer.json())))).toEqual(
      people.map(({ id }) => [id]),
    );
    const tags = inEach.map((answer) => answer.headers.get('etag') ?? '');
    const crossed = await get(api, API.members.list, { query: { wardId: two.id } }, { 'If-None-Match': tags[0] ?? '' });
    expect(crossed.status).toBe(200);
    expect(names(await crossed.json())).toEqual([people[1]?.id]);
  });

  it('is a different one for another role, on another day, and after a session has ended', async () => {
    const program = await api.signedIn(ward, 'program');
    const own = await get(api, API.meetings.list, {});
    const theirs = await program.send(API.meetings.list);
    expect(theirs.headers.etag).not.toBe(own.headers.get('etag'));
    api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
    expect((await get(api, API.meetings.list, {})).headers.get('etag')).not.toBe(own.headers.get('etag'));
    await database.pool.query('update users set is_active = false where id = $1', [user.id]);
    expect((await get(api, API.meetings.list, {})).status).toBe(401);
  });
});
