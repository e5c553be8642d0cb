import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { auth } from '#shared/auth/addresses.ts';
import { addressOf } from '#shared/http/route.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { members } from '#shared/members/addresses.ts';
import { tracking } from '#shared/tracking/addresses.ts';
import { startServer, type RunningServer } from '#tests/browser/support/server.ts';
import { startPostgres } from '../throwaway-postgres.ts';
import { openFilled, signInOf } from './filled-ward.ts';
import { medianOf, startLoad, timeAt } from './load-process.ts';

/**
 * What one ward's requests take beside ever more other wards, the sizes in turns: `npm run bench:wards -- --wards 1,100,3000`.
 * Fills a Postgres of its own; with `--at postgres://…` the databases `wards_<n>` of that server, which are kept.
 */
const { values } = parseArgs({
  options: {
    wards: { type: 'string', default: '1,100,3000' },
    at: { type: 'string' },
    rounds: { type: 'string', default: '300' },
  },
});
const SIZES = values.wards.split(',').map(Number);
const ROUNDS = Number(values.rounds);
const WARM_UP = 10;

const own = values.at ? null : await startPostgres({ durable: true });
if (own && 'unavailable' in own) throw new Error(own.unavailable);
const postgresUrl = values.at ?? own?.url ?? '';
const folder = mkdtempSync(join(tmpdir(), 'planner-wards-'));
const load = startLoad();

type Place = {
  wards: number;
  client: pg.Client;
  server: RunningServer;
  headers: Record<string, string>;
  meeting: number;
  ward: number;
};
const places: Place[] = [];

/** How many meetings there have ever been: what the drafts raise. */
const madeIn = async (client: pg.Client): Promise<number> =>
  Number((await client.query<{ last: string }>('select last_value as last from meetings_id_seq')).rows[0]?.last);
/** So long without a new one, and the server is done. */
const QUIET_MS = 2_000;

/** Starts the server with every ward due for a draft, and reads until it has made them all. */
async function open(wards: number): Promise<void> {
  const { client, url } = await openFilled(postgresUrl, wards);
  const ward = Math.ceil(wards / 2);
  const headers = await signInOf(client, ward);
  const { rows } = await client.query<{ id: number }>(
    'select id from meetings where ward_id = $1 and date >= current_date order by date limit 1',
    [ward],
  );
  await client.query('delete from meetings where not is_touched');
  await client.query('analyze meetings');
  const before = await madeIn(client);
  const begun = performance.now();
  const server = await startServer(join(folder, String(wards)), { DATABASE_URL: url, DEMO: '0', DAILY_COPIES: '0' });
  const place = { wards, client, server, headers, ward, meeting: rows[0]?.id ?? 0 };
  places.push(place);
  const path = addressOf(meetings.read.path, { id: place.meeting });
  const run = { url: server.url + path, method: 'GET' as const, headers, status: 200, connections: 2 };
  const p99: number[] = [];
  let [made, changed] = [before, performance.now()];
  while (performance.now() - changed < QUIET_MS || made === before) {
    p99.push((await load.measure({ ...run, ms: 250 })).p99);
    const now = await madeIn(client);
    if (now > made) changed = performance.now();
    made = now;
  }
  const after = await load.measure({ ...run, ms: 1_500 });
  const meanwhile = p99.slice(0, Math.max(1, p99.length - QUIET_MS / 250));
  console.log(
    `${String(wards).padStart(6)} wards: ${made - before} drafts within ${((changed - begun) / 1000).toFixed(1)} s of the start; ` +
      `reads meanwhile p99 ${medianOf(meanwhile).toFixed(1)} ms, afterwards ${after.p99.toFixed(1)} ms`,
  );
}

async function timed(url: string, sent: RequestInit): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, sent);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return performance.now() - begun;
}

const today = new Date().toISOString().slice(0, 10);
const coming = addressOf(meetings.list.path, {}, { from: today, view: 'summary' });
const READS: [name: string, path: (place: Place) => string][] = [
  ['who am I', () => auth.user.path],
  ['one meeting', ({ meeting }) => addressOf(meetings.read.path, { id: meeting })],
  ['coming Sundays', () => coming],
  ['members', () => members.list.path],
  ['talks', () => tracking.talks.path],
];

/** One call at each size in turn, so that whatever else the machine does hits all of them alike. */
async function compare(name: string, act: (place: Place, round: number) => Promise<number>): Promise<void> {
  const times = new Map<Place, number[]>(places.map((place) => [place, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const place of places) {
      const took = await act(place, round);
      if (round >= 0) times.get(place)?.push(took);
    }
  }
  const [base = []] = times.values();
  for (const [{ wards }, each] of times) {
    const columns = [0.5, 0.99].map((share) => {
      const [time, first] = [timeAt(each, share), timeAt(base, share)];
      return `${time.toFixed(2).padStart(9)}${`${Math.round((time / first - 1) * 100)} %`.padStart(7)}`;
    });
    console.log(`${name.padEnd(24)}${String(wards).padStart(6)}${columns.join('')}`);
  }
}

async function compareAll(): Promise<void> {
  console.log(
    `\nOne call at a time, ${ROUNDS} rounds: p50 and p99 in ms, and how much more than with ${SIZES[0]} wards`,
  );
  for (const [name, path] of READS)
    await compare(name, (place) => timed(place.server.url + path(place), { headers: place.headers }));
  for (const [name, path] of READS.slice(1)) {
    await compare(`${name}, changed`, async (place, round) => {
      const values = [round, place.ward, place.meeting];
      await place.client.query(
        `update meetings set notes = 'Note ' || $1::text where ward_id = $2 and id = $3`,
        values,
      );
      return timed(place.server.url + path(place), { headers: place.headers });
    });
  }
  await compare('a save', ({ server, headers, meeting }, round) =>
    timed(server.url + addressOf(meetings.change.path, { id: meeting }), {
      method: meetings.change.method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ notes: `Bring the trays back ${round}` }),
    }),
  );
  await compare('any ward’s Sundays', async ({ wards, client, server }) => {
    const ward = 1 + Math.floor(Math.random() * wards);
    await client.query('update ward_revisions set revision = revision + 1 where ward_id = $1', [ward]);
    return timed(server.url + coming, { headers: await signInOf(client, ward) });
  });
}

try {
  for (const wards of SIZES) await open(wards);
  await compareAll();
  console.log('\nCalls in a second with ten connections:');
  for (const place of places) {
    const perSecond: string[] = [];
    for (const [name, path] of READS) {
      const run = { url: place.server.url + path(place), method: 'GET' as const, headers: place.headers, status: 200 };
      perSecond.push(`${name} ${Math.round((await load.measure({ ...run, connections: 10, ms: 1_000 })).perSecond)}`);
    }
    console.log(`${String(place.wards).padStart(6)} wards: ${perSecond.join(', ')}`);
  }
} finally {
  load.end();
  for (const { server, client } of places) {
    await server.stop();
    await client.end();
  }
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
}
