import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { openApi, type Loose } from '#tests/api.ts';

const api = await openApi();
const { ward, planner, conductor } = await api.makePlanning();
const { pool } = api.database;

/** So many wards beside it that reading a whole table can never be the best that the database finds. */
const WARDS = 200;
for (const text of [
  `insert into wards (name) select 'Ward beside ' || n from generate_series(1, ${WARDS}) n`,
  `insert into members (ward_id, first_name, last_name, name_key) select w.id, 'Kim', 'Lee ' || n, 'kim lee ' || n from wards w, generate_series(1, 30) n`,
  `insert into meetings (ward_id, date) select w.id, date '2026-01-04' + 7 * n from wards w, generate_series(0, 25) n`,
  `insert into speaking_assignments (ward_id, meeting_id, speaker_name, "order") select ward_id, id, 'A visitor', n from meetings, generate_series(1, 2) n`,
  `insert into musical_numbers (ward_id, meeting_id, type, title, hymn_number, "order") select ward_id, id, 'opening_hymn', 'A hymn', n, n from meetings, generate_series(1, 3) n`,
  `insert into custom_hymns (ward_id, title, title_key) select w.id, 'Song ' || n, 'song ' || n from wards w, generate_series(1, 10) n`,
  `insert into invitations (ward_id, meeting_id, part, date, state, at, by, way) select ward_id, id, 'invocation', date, 'asked', now(), 'Ruth', 'by_hand' from meetings`,
  `insert into meeting_events (ward_id, meeting_id, actor, summary) select ward_id, id, 'Ruth', 'Scheduled' from meetings`,
  'analyze',
])
  await pool.query(text);
const { rows } = await pool.query<{ id: number }>('select id from meetings where ward_id = $1 order by date', [
  ward.id,
]);
const one = { params: { id: rows[0]?.id ?? 0 } };

const OF_A_WARD =
  'members|meetings|speaking_assignments|musical_numbers|meeting_events|custom_hymns|invitations|member_imports';

type Asked = { text: string; values: unknown[] };
async function selectsOf(run: () => Promise<unknown>): Promise<Asked[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = [...asked.mock.calls];
  asked.mockRestore();
  return calls
    .map(([query, values]: unknown[]): Asked => {
      const isConfig = typeof query === 'object' && query !== null;
      const own: unknown = isConfig ? Reflect.get(query, 'values') : undefined;
      const given = Array.isArray(own) ? own : values;
      return {
        text: String(isConfig ? Reflect.get(query, 'text') : query),
        values: Array.isArray(given) ? given : [],
      };
    })
    .filter(({ text }) => /^\(*select/.test(text));
}

const READS: [call: string, record: Route, sent: Loose][] = [
  ['one meeting', API.meetings.read, one],
  ['the coming meetings', API.meetings.list, { query: { from: '2026-06-17', view: 'summary' } }],
  ['all meetings', API.meetings.list, {}],
  ['the history of a meeting', API.meetings.history, one],
  ['members', API.members.list, {}],
  ['the assignments of a member', API.members.assignments, { params: { id: conductor.id } }],
  ['talks', API.tracking.talks, {}],
  ['speakers', API.tracking.speakers, {}],
  ['hymns', API.music.hymns, {}],
  ['hymn statistics', API.music.statistics, { params: { months: '12' } }],
];

const READ_WHOLE = new RegExp(`Seq Scan on "?(${OF_A_WARD})\\b`);
async function planOf({ text, values }: Asked): Promise<string> {
  const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('notices a table that is read from end to end', async () => {
  expect(await planOf({ text: 'select * from members where calling = $1', values: ['Organist'] })).toMatch(READ_WHOLE);
});

it.each(READS)('%s: no table of ward data is read from end to end', async (_call, record, sent) => {
  const asked = await selectsOf(() => planner.ok(record, sent as never));
  expect(asked.length).toBeGreaterThan(1);
  for (const statement of asked) {
    const plan = await planOf(statement);
    expect(plan, `${statement.text}\n${plan}`).not.toMatch(READ_WHOLE);
  }
});
