import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { matches, sorted } from '#shared/tracking/rules.ts';
import { TALK_SORTS, type Prayer, type Talk, type TalkSort } from '#shared/tracking/schema.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { pool } = api.database;

type Spoken = { name: string; topic: string | null; duration: number | null };
const NAMES = [
  'Ana Nuñez',
  'ana nunez',
  "Bea O'Brien",
  'Bea O’Brien',
  'Łukasz Żak',
  'Østen Berg',
  'Élise d’Arc',
  'de Vries',
  'Straße',
  'Strasse',
  '李 小龍',
  'Ольга',
  'Zoë Zimmer',
  'Æsa',
];
const TOPICS = [
  'Faith',
  'faith',
  'Fé',
  'Article of Faith 2',
  'Article of Faith 10',
  'Adam-ondi-Ahman',
  'Hope & charity',
  '“Come, follow me”',
  'Prayer — why?',
  '1 Nephi 3:7',
  'Hope 😀 again',
];
const spoken: fc.Arbitrary<Spoken> = fc.record({
  name: fc.constantFrom(...NAMES),
  topic: fc.option(fc.constantFrom(...TOPICS)),
  duration: fc.option(fc.constantFrom(5, 10, 15, 20)),
});
const storable = (text: string) => text.trim() !== '' && text.isWellFormed() && !text.includes('\u0000');

/** Talks by visitors, three to a Sunday, and their first two as prayers; written as rows, since only the reading is looked at. */
async function wardWith(talks: readonly Spoken[]): Promise<Caller> {
  const ward = await api.makeWard();
  for (const [index, { name, topic, duration }] of talks.entries()) {
    const date = addDays('2026-06-14', -7 * Math.floor(index / 3));
    const names = ['invocation_name', 'benediction_name'][index % 3];
    const own = names ? `, ${names}` : '';
    const { rows } = await pool.query<{ id: number }>(
      `insert into meetings (ward_id, date${own}) values ($1, $2${names ? ', $3' : ''}) on conflict (ward_id, date) do update set ${names ?? 'notes'} = ${names ? '$3' : 'null'} returning id`,
      names ? [ward.id, date, name] : [ward.id, date],
    );
    await pool.query(
      'insert into speaking_assignments (ward_id, meeting_id, speaker_name, topic, duration, "order") values ($1, $2, $3, $4, $5, $6)',
      [ward.id, rows[0]?.id, name, topic, duration, (index % 3) + 1],
    );
  }
  return api.signedIn(ward, 'sacrament_planner');
}

type Row = Talk | Prayer;
const valueOf = (row: Row, sort: TalkSort) =>
  ({
    date: row.date,
    speaker: row.speakerName,
    topic: row.topic,
    duration: typeof row.id === 'number' ? (row.duration ?? 10) : null,
  })[sort];

/** As the lists that are searched and sorted in memory do it; `rows` come the newest first, and equals stay so. */
const reckoned = <R extends Row>(rows: readonly R[], sort: TalkSort, order: 'asc' | 'desc', search: string): R[] =>
  sorted(
    rows.filter((row) => matches(search, row.speakerName, row.topic)),
    (row) => valueOf(row, sort),
    order,
    () => 0,
  );

const ORDERS = ['asc', 'desc'] as const;
const SEARCHES = ['', 'nunez', 'faith', 'ADAM ONDI', 'obrien', 'd’arc', 'strasse', '李', 'zak fa', 'faith, zak', '   '];

test('the database searches, sorts and pages talks and prayers as they were in memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(spoken, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...SEARCHES),
      async (given, search) => {
        const planner = await wardWith(given);
        for (const record of [API.tracking.talks, API.tracking.prayers]) {
          const all: { rows: Row[]; total: number } = await planner.ok(record, { query: { pageSize: '200' } });
          expect(all.total).toBe(all.rows.length);
          for (const sort of TALK_SORTS) {
            for (const order of ORDERS) {
              const wanted = reckoned(all.rows, sort, order, search).map((row) => row.id);
              const answer: { rows: Row[]; total: number } = await planner.ok(record, {
                query: { sort, order, search, pageSize: '200' },
              });
              expect(
                [answer.total, ...answer.rows.map((row) => row.id)],
                `${record.path} by ${sort} ${order}, '${search}'`,
              ).toEqual([wanted.length, ...wanted]);
            }
          }
          const pages = await Promise.all(
            ['1', '2', '3', '4', '5'].map((page) =>
              planner.ok(record, { query: { search, sort: 'speaker', page, pageSize: '6' } }),
            ),
          );
          expect(pages.flatMap((page) => page.rows.map((row) => row.id))).toEqual(
            reckoned(all.rows, 'speaker', 'asc', search).map((row) => row.id),
          );
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);

test('whatever was typed is found by any part of it, regardless of case, accents, and marks', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.constantFrom('שָׁלוֹם', 'สวัสดี', 'ΟΔΥΣΣΕΥΣ', 'İstanbul', '½ + ⅓', 'ﬁn', 'a%b_c\\d'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text.filter(storable), { minLength: 20, maxLength: 40 }), async (topics) => {
      const planner = await wardWith(topics.map((topic) => ({ name: 'A visitor', topic, duration: null })));
      const { rows } = await planner.ok(API.tracking.talks, { query: { pageSize: '200' } });
      for (const topic of topics.slice(0, 12)) {
        const search = topic.slice(0, 4).isWellFormed() ? topic.slice(0, 4) : topic;
        const found = await planner.ok(API.tracking.talks, { query: { search, pageSize: '200' } });
        expect(
          found.rows.map((row) => row.id),
          JSON.stringify(search),
        ).toEqual(reckoned(rows, 'date', 'desc', search).map((row) => row.id));
      }
    }),
    { numRuns: 3 },
  );
}, 120_000);
