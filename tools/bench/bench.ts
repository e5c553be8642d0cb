import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { meetings } from '#shared/meetings/addresses.ts';
import { addressOf } from '#shared/http/route.ts';
import { auth } from '#shared/auth/addresses.ts';
import { members } from '#shared/members/addresses.ts';
import { music } from '#shared/music/addresses.ts';
import { pulpit } from '#shared/pulpit/addresses.ts';
import { tracking } from '#shared/tracking/addresses.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { startServer, type RunningServer } from '#tests/browser/support/server.ts';
import type { Measured, Run } from './load.ts';
import { COUNTED, heard, medianOf, startChild, startLoad } from './load-process.ts';
import { startPostgres } from '../throwaway-postgres.ts';

/**
 * The product next to the least that the same answers can cost, in turns, so that what else the machine does hits both:
 * `npm run bench`, or `npm run bench -- --quick` for a first look. Ratios count; times depend on the machine.
 */
const IS_QUICK = process.argv.includes('--quick');
const ROUNDS = IS_QUICK ? 1 : 3;
const RUN_MS = IS_QUICK ? 400 : 800;
const WRITES = IS_QUICK ? 20 : 60;
const CONNECTIONS = 10;
/** A server runs for weeks. So it is measured once V8 has compiled what is called often, which takes this many calls. */
const WARM_UP = { calls: IS_QUICK ? 500 : 2_000, ms: 10_000 };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const folder = mkdtempSync(join(tmpdir(), 'planner-bench-'));
const postgres = await startPostgres({ durable: true });
if ('unavailable' in postgres) throw new Error(postgres.unavailable);
const load = startLoad();

type Product = { name: string; server: RunningServer; headers: Record<string, string> };
async function startProduct(name: string, variables: Record<string, string>): Promise<Product> {
  const server = await startServer(join(folder, name), variables);
  const signedIn = await fetch(server.url + auth.login.path, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'planner', password: DEMO_PASSWORD }),
  });
  const { token }: { token: string } = await signedIn.json();
  return { name, server, headers: { Authorization: `Bearer ${token}` } };
}

const onPostgres = await startProduct('Postgres', { DATABASE_URL: postgres.url });
const products = [onPostgres, await startProduct('embedded', {})];
const textAt = async ({ server, headers }: Product, path: string): Promise<string> =>
  (await fetch(server.url + path, { headers })).text();

const all: { id: number; date: string; notes: string | null }[] = JSON.parse(
  await textAt(onPostgres, meetings.list.path),
);
const today = new Date().toISOString().slice(0, 10);
const next = all.find(({ date }) => date >= today) ?? all[0];
if (!next) throw new Error('The sample has no meeting');
const one = { id: next.id };
const READS: [name: string, path: string][] = [
  ['who am I', auth.user.path],
  ['capabilities', auth.capabilities.path],
  ['one meeting', addressOf(meetings.read.path, one)],
  ['coming Sundays', addressOf(meetings.list.path, {}, { from: today, view: 'summary' })],
  ['all meetings', meetings.list.path],
  ['members', members.list.path],
  ['hymn statistics', addressOf(music.statistics.path, { months: '12' })],
  ['talks', tracking.talks.path],
  ['an outline', addressOf(pulpit.sheet.path, { ...one, format: 'outline' })],
];
const texts = new Map<string, string>();
for (const [name, path] of READS) texts.set(name, await textAt(onPostgres, path));

const answersFile = join(folder, 'answers.json');
writeFileSync(answersFile, JSON.stringify(Object.fromEntries(texts)));
const floorChild = startChild('floor.ts', [postgres.url, answersFile, String(next.id)]);
const { port } = await heard<{ port: number }>(floorChild);
const floor = { url: `http://localhost:${port}`, headers: { Authorization: 'Bearer floor' } };

const median = (runs: readonly Measured[]): Measured => ({
  perSecond: medianOf(runs.map(({ perSecond }) => perSecond)),
  p50: medianOf(runs.map(({ p50 }) => p50)),
  p99: medianOf(runs.map(({ p99 }) => p99)),
});
const ms = (value: number) => value.toFixed(2).padStart(7);
const line = (name: string, who: string, alone: Measured, loaded: Measured, least: Measured, bytes: number) =>
  console.log(
    `${name.padEnd(17)}${who.padEnd(10)}${(loaded.perSecond / least.perSecond).toFixed(2).padStart(6)}${Math.round(loaded.perSecond).toString().padStart(8)}/s` +
      `${ms(alone.p50)}${ms(alone.p99)} |${ms(loaded.p50)}${ms(loaded.p99)}${String(bytes).padStart(9)}`,
  );

/** The floor and each product in turns; the median of all rounds. */
async function sideBySide(
  name: string,
  bytes: number,
  least: Omit<Run, 'connections' | 'ms' | 'calls'>,
  others: Map<string, typeof least>,
) {
  const runs = new Map<string, { alone: Measured[]; loaded: Measured[] }>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [who, run] of [['floor', least] as const, ...others]) {
      const kept = runs.get(who) ?? { alone: [], loaded: [] };
      runs.set(who, kept);
      if (round === 0) await load.measure({ ...run, connections: CONNECTIONS, ...WARM_UP });
      kept.alone.push(await load.measure({ ...run, connections: 1, ms: RUN_MS }));
      kept.loaded.push(await load.measure({ ...run, connections: CONNECTIONS, ms: RUN_MS }));
    }
  }
  const base = median(runs.get('floor')?.loaded ?? []);
  for (const [who, { alone, loaded }] of runs) line(name, who, median(alone), median(loaded), base, bytes);
}

const read = (url: string, headers: Record<string, string>, status = 200) =>
  ({ url, method: 'GET', headers, status }) as const;

async function benchReads(): Promise<void> {
  for (const [name, path] of READS) {
    const others = new Map(products.map(({ name: who, server, headers }) => [who, read(server.url + path, headers)]));
    const text = texts.get(name) ?? '';
    await sideBySide(
      name,
      Buffer.byteLength(text),
      read(`${floor.url}/read/${encodeURIComponent(name)}`, floor.headers),
      others,
    );
  }
}

/** A list that the caller has already, asked for again with its ETag. */
async function benchUnchanged(): Promise<void> {
  const others = new Map<string, ReturnType<typeof read>>();
  for (const { name, server, headers } of products) {
    const answer = await fetch(server.url + meetings.list.path, { headers });
    await answer.text();
    const tag = answer.headers.get('etag');
    if (tag) others.set(name, read(server.url + meetings.list.path, { ...headers, 'If-None-Match': tag }, 304));
  }
  if (others.size > 0)
    await sideBySide('all, unchanged', 0, read(`${floor.url}/read/one%20meeting`, floor.headers), others);
}

const saveOf = (url: string, headers: Record<string, string>) =>
  ({
    url,
    method: 'PUT',
    headers: { ...headers, ...JSON_TYPE },
    body: JSON.stringify({ notes: `Bring the sacrament trays back ${COUNTED}` }),
    status: 200,
  }) as const;

async function benchSaves(): Promise<void> {
  const path = addressOf(meetings.change.path, one);
  const others = new Map(products.map(({ name, server, headers }) => [name, saveOf(server.url + path, headers)]));
  const bytes = Buffer.byteLength(texts.get('one meeting') ?? '');
  await sideBySide('a save', bytes, saveOf(`${floor.url}/save/one%20meeting`, floor.headers), others);
}

/** What a read takes when the ward has just changed, against the floor alone. */
async function benchAfterWrites(): Promise<void> {
  const timed = async (url: string, headers: Record<string, string>): Promise<number> => {
    const begun = performance.now();
    await (await fetch(url, { headers })).text();
    return performance.now() - begun;
  };
  console.log(`\nRight after a write, one call at a time: the floor's time, the product's, and their ratio`);
  for (const [name, path] of READS.filter(([, address]) => !address.startsWith('/api/auth'))) {
    for (const { name: who, server, headers } of products) {
      const [least, ours]: [number[], number[]] = [[], []];
      const { url, method, headers: with_, body } = saveOf(server.url + addressOf(meetings.change.path, one), headers);
      for (let i = 0; i < WRITES; i += 1) {
        await (await fetch(url, { method, headers: with_, body: body.replace(COUNTED, String(i)) })).text();
        ours.push(await timed(server.url + path, headers));
        least.push(await timed(`${floor.url}/read/${encodeURIComponent(name)}`, floor.headers));
      }
      const [a, b] = [medianOf(least), medianOf(ours)];
      console.log(`${name.padEnd(17)}${who.padEnd(10)}${ms(a)}${ms(b)}  ${(a / b).toFixed(2)}`);
    }
  }
}

const residentMb = (pid: number): number =>
  Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024);

try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${ROUNDS} rounds of ${RUN_MS} ms, ${CONNECTIONS} connections under load.`,
  );
  console.log(`At rest: ${products.map(({ name, server }) => `${name} ${residentMb(server.pid)} MB`).join(', ')}.\n`);
  console.log(
    `${' '.repeat(27)}ratio  calls     p50    p99 |    p50    p99    bytes\n${' '.repeat(27)}   under load    alone      |   under load`,
  );
  await benchReads();
  await benchUnchanged();
  await benchSaves();
  await benchAfterWrites();
  console.log(
    `\nAfter the load: ${products.map(({ name, server }) => `${name} ${residentMb(server.pid)} MB`).join(', ')}.`,
  );
} finally {
  load.end();
  floorChild.kill();
  for (const { server } of products) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
