import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auth } from '#shared/auth/addresses.ts';
import { addressOf } from '#shared/http/route.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { startServer } from '#tests/browser/support/server.ts';
import { startPostgres } from '../throwaway-postgres.ts';
import { timeAt } from './load-process.ts';

/**
 * Sunday, five minutes before the meeting: 300 phones open today's program within a minute while ten people edit.
 * `npm run bench:sunday` on the embedded database, `-- --postgres` on a Postgres of its own. Ends with 1 where a phone
 * waited too long or was refused.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    phones: { type: 'string', default: '300' },
    editors: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
  },
});
const PHONES = Number(values.phones);
const EDITORS = Number(values.editors);
const MS = Number(values.seconds) * 1_000;
const MOST_P99_MS = 200;
/** Between two saves of one person, who also thinks. */
const THINKING_MS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'planner-sunday-'));
const postgres = values.postgres ? await startPostgres({ durable: true }) : null;
if (postgres && 'unavailable' in postgres) throw new Error(postgres.unavailable);
const server = await startServer(
  folder,
  postgres && 'url' in postgres ? { DATABASE_URL: postgres.url, DEMO: '1' } : {},
);

type Headers = Record<string, string>;
const reads: number[] = [];
const saves: number[] = [];
const failures: string[] = [];

function call(
  agent: Agent,
  method: string,
  path: string,
  headers: Headers,
  kept: number[],
  body?: string,
): Promise<string> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const fail = (why: string) => (failures.push(`${method} ${path}: ${why}`), resolve(''));
    const sent = request(server.url + path, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        kept.push(performance.now() - begun);
        if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else fail(String(answer.statusCode));
      });
    });
    sent.once('error', (error) => fail(error.message));
    sent.end(body);
  });
}

async function signIn(username: string): Promise<Headers> {
  const body = JSON.stringify({ username, password: DEMO_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(server.url + auth.login.path, { method: 'POST', headers, body });
  const { token }: { token: string } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

const today = new Date().toISOString().slice(0, 10);
const coming = addressOf(meetings.list.path, {}, { from: today, view: 'summary' });
const idsIn = (text: string): number[] =>
  text === '' ? [] : (JSON.parse(text) as { id: number }[]).map(({ id }) => id);

/** What the app asks for when it is opened: its page, who one is, the Sundays, and the program of the next one. */
async function openProgram(headers: Headers): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  await call(agent, 'GET', '/', {}, reads);
  const [, list] = await Promise.all([auth.user.path, coming].map((path) => call(agent, 'GET', path, headers, reads)));
  const [next] = idsIn(list ?? '');
  if (next === undefined) failures.push('No Sunday was found');
  else await call(agent, 'GET', addressOf(meetings.read.path, { id: next }), headers, reads);
  agent.destroy();
}

async function edit(headers: Headers, number: number, until: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const ids = idsIn(await call(agent, 'GET', coming, headers, reads));
  const path = addressOf(meetings.change.path, { id: ids[number % ids.length] ?? 0 });
  const json = { ...headers, 'Content-Type': 'application/json' };
  for (let save = 0; performance.now() < until; save += 1) {
    await call(agent, 'PUT', path, json, saves, JSON.stringify({ notes: `Note ${number}, ${save}` }));
    await call(agent, 'GET', coming, headers, reads);
    await sleep(THINKING_MS);
  }
  agent.destroy();
}

const line = (name: string, times: readonly number[]) => {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => timeAt(times, share).toFixed(1));
  console.log(`${name}: ${times.length}, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`);
};

try {
  const [reader, planner] = [await signIn('program'), await signIn('planner')];
  const begun = performance.now();
  await openProgram(reader);
  reads.length = 0;
  const phones = Array.from({ length: PHONES }, async (_, phone) => {
    await sleep((phone * MS) / PHONES);
    await openProgram(reader);
  });
  await Promise.all([...phones, ...Array.from({ length: EDITORS }, (_, number) => edit(planner, number, begun + MS))]);
  console.log(
    `${values.postgres ? 'Postgres' : 'Embedded'}: ${PHONES} phones within ${values.seconds} s, ${EDITORS} editors`,
  );
  line('Reads', reads);
  line('Saves', saves);
  console.log(`Failures: ${failures.length}${failures.length > 0 ? `, such as ${failures[0]}` : ''}`);
  if (failures.length > 0 || timeAt(reads, 0.99) >= MOST_P99_MS) process.exitCode = 1;
} finally {
  await server.stop();
  if (postgres && 'url' in postgres) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
