import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { auth } from '#shared/auth/addresses.ts';
import { passkeys } from '#shared/passkeys/addresses.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { startServer } from '#tests/browser/support/server.ts';
import { areaUnderRoc } from './roc.ts';
import { medianOf } from './load-process.ts';

/**
 * Whether the time of an answer tells an unknown, an inactive and a known name apart: `npm run sign-in-times [tries]`.
 * Asks a server of its own, in random order, and fails where the area under the ROC curve leaves 0.45 to 0.55. Every
 * try comes from an address of its own and no name is tried more than 25 times, so that no limit is reached.
 */
const TRIES = Number(process.argv[2] ?? 1_000);
const TRIES_OF_NAME = 25;
const WARM_UP = 30;
const [LEAST, MOST] = [0.45, 0.55];
const GROUPS = ['unknown', 'inactive', 'known'] as const;
type Group = (typeof GROUPS)[number];

process.env.TRUST_PROXY = '1';
const folder = mkdtempSync(join(tmpdir(), 'planner-times-'));
const server = await startServer(folder);

async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Names of one length, so that nothing but the account behind them differs. */
const nameOf = (group: Group, i: number) => `person-${GROUPS.indexOf(group)}${String(i).padStart(4, '0')}`;
const names = Math.ceil((TRIES + WARM_UP) / TRIES_OF_NAME);

async function makePeople(): Promise<void> {
  const entered = await ask(auth.login.path, { username: 'admin', password: DEMO_PASSWORD });
  const { token }: { token: string } = JSON.parse(entered.text);
  const headers = { Authorization: `Bearer ${token}` };
  for (const group of ['inactive', 'known'] as const) {
    for (let i = 0; i < names; i++) {
      const person = {
        username: nameOf(group, i),
        password: DEMO_PASSWORD,
        firstName: 'Timed',
        lastName: nameOf(group, i),
        role: 'program',
      };
      const made = await ask('/api/users', person, headers);
      if (made.status !== 201) throw new Error(made.text);
      const { id }: { id: number } = JSON.parse(made.text);
      if (group === 'inactive') await ask(`/api/users/${id}/deactivate`, {}, headers);
    }
  }
}

let asked = 0;
const nextAddress = () => `10.${(asked += 1) >> 16}.${(asked >> 8) & 255}.${asked & 255}`;

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

async function measure(
  title: string,
  path: string,
  bodyOf: (username: string) => unknown,
  wanted: number,
): Promise<boolean> {
  const times: Record<Group, number[]> = { unknown: [], inactive: [], known: [] };
  const answers = new Set<string>();
  const turns = shuffled(GROUPS.flatMap((group) => Array.from({ length: TRIES }, (_, i) => ({ group, i }))));
  const warmUp = GROUPS.flatMap((group) => Array.from({ length: WARM_UP }, (_, i) => ({ group, i: TRIES + i })));
  for (const { group, i } of [...warmUp, ...turns]) {
    const body = bodyOf(nameOf(group, Math.floor(i / TRIES_OF_NAME)));
    const begun = performance.now();
    const { status, text } = await ask(path, body, { 'X-Forwarded-For': nextAddress() });
    const took = performance.now() - begun;
    if (status !== wanted) throw new Error(`${title} of an ${group} name: ${status} ${text}`);
    answers.add(text);
    if (i < TRIES) times[group].push(took);
  }
  console.log(
    `\n${title}: ${TRIES} tries each, ${answers.size} different ${answers.size === 1 ? 'answer' : 'answers'}`,
  );
  for (const group of GROUPS) console.log(`  ${group.padEnd(8)} median ${medianOf(times[group]).toFixed(2)} ms`);
  let isFine = answers.size === 1;
  for (const [a, b] of [
    ['unknown', 'inactive'],
    ['unknown', 'known'],
    ['inactive', 'known'],
  ] as const) {
    const area = areaUnderRoc(times[a], times[b]);
    const fits = area >= LEAST && area <= MOST;
    isFine &&= fits;
    console.log(`  ${a} and ${b}: area ${area.toFixed(3)}${fits ? '' : `, outside ${LEAST} to ${MOST}`}`);
  }
  return isFine;
}

try {
  await makePeople();
  const password = await measure(
    'Sign-in with a wrong password',
    auth.login.path,
    (username) => ({ username, password: 'Wrong-Sunday-1' }),
    401,
  );
  const passkey = await measure(
    'Begin of a passkey sign-in, where no account has one',
    passkeys.beginAuthentication.path,
    (username) => ({ username }),
    404,
  );
  if (!password || !passkey) {
    console.log('\nThe answers or their times tell names apart.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
