import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { API } from '#shared/api.ts';
import { startServer } from '#tests/browser/support/server.ts';
import { freePort } from './free-port.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import './build-if-needed.ts';

/** A phone on a slow network, and a desktop computer: what each screen has to reach for speed. */
const DEVICES = [
  { name: 'mobile', fastEnough: 0.95, config: undefined },
  { name: 'desktop', fastEnough: 0.99, config: desktopConfig },
] as const;
type Device = (typeof DEVICES)[number];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Target = { name: string; user: string | null; path: string };
type Scores = Record<(typeof CATEGORIES)[number], number>;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** `npm run lighthouse -- Music` visits only the screens whose name has one of these words. */
const { positionals: WANTED } = parseArgs({ allowPositionals: true });

/** A busy machine makes one run slower than the next. */
const RUNS = 3;
/** The browser's own record sometimes lacks the beginning of a visit; that says nothing about the page. */
const WITHOUT_BEGINNING = 'NO_NAVSTART';
const TRIES = 4;

async function tokenOf(origin: string, username: string): Promise<string> {
  const { method, path } = API.auth.login;
  const body = JSON.stringify({ username, password: DEMO_PASSWORD });
  const reply = await fetch(`${origin}${path}`, { method, headers: { 'content-type': 'application/json' }, body });
  const { token }: { token: string } = await reply.json();
  return token;
}

/** An upcoming meeting, from the program viewer's list. */
async function nextMeeting(origin: string): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const reply = await fetch(`${origin}${API.meetings.list.path}?from=${today}`, {
    headers: { authorization: `Bearer ${await tokenOf(origin, 'program')}` },
  });
  const [first]: { id: number }[] = await reply.json();
  if (!first) throw new Error('The sample ward has no meeting ahead');
  return first.id;
}

/** What costs points in the categories that have to be perfect. */
function complaints({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`),
  );
}

async function visit(address: string, { config }: Device): Promise<Report> {
  for (let left = TRIES; ; left -= 1) {
    const flags: Flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES] };
    const result = await lighthouse(address, flags, config);
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
    const error = result.lhr.runtimeError;
    if (!error) return result.lhr;
    if (error.code !== WITHOUT_BEGINNING || left === 1) throw new Error(error.message);
  }
}

const scoreOf = ({ categories }: Report, category: keyof Scores): number => categories[category]?.score ?? 0;

/** The visit in the middle by speed; in what has to be perfect, every visit counts. */
async function middleVisit(path: string, device: Device): Promise<{ lhr: Report; scores: Scores }> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await visit(new URL(path, server.url).href, device));
  const lhr = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(RUNS / 2)];
  if (!lhr) throw new Error('Nothing was measured');
  const worst = (category: keyof Scores) => Math.min(...reports.map((report) => scoreOf(report, category)));
  return {
    lhr,
    scores: {
      performance: scoreOf(lhr, 'performance'),
      accessibility: worst('accessibility'),
      'best-practices': worst('best-practices'),
    },
  };
}

/** Lighthouse empties the browser's cache before each visit and leaves what the product keeps of a sign-in. */
async function signIn(username: string): Promise<void> {
  const page = await visits.newPage();
  await page.goto(`${server.url}/?token=${await tokenOf(server.url, username)}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), 'planner-lighthouse-'));
const server = await startServer(folder);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
});
const [visits = await browser.newContext()] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
console.log(`Lighthouse, the middle of ${RUNS} visits: performance · accessibility · best practices`);
let isGood = true;
try {
  const meeting = `/meeting/${await nextMeeting(server.url)}`;
  const targets: Target[] = [
    { name: 'Sign-in page', user: null, path: '/' },
    { name: 'Programs (program viewer)', user: 'program', path: '/' },
    { name: 'A program (program viewer)', user: 'program', path: meeting },
    { name: 'Planner', user: 'planner', path: '/' },
    { name: 'Meetings', user: 'planner', path: '/?tab=meetings' },
    { name: 'A meeting', user: 'planner', path: meeting },
    { name: 'Music (music planner)', user: 'music', path: '/' },
  ];
  const isWanted = ({ name }: Target) => WANTED.length === 0 || WANTED.some((word) => name.includes(word));
  for (const { name, user, path } of targets.filter(isWanted)) {
    if (user) await signIn(user);
    for (const device of DEVICES) {
      const { lhr, scores } = await middleVisit(path, device);
      const numbers = CATEGORIES.map((category) => String(Math.round(scores[category] * 100)).padStart(3));
      const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
        (id) => lhr.audits[id]?.displayValue ?? '?',
      );
      const isFine =
        scores.accessibility === 1 && scores['best-practices'] === 1 && scores.performance >= device.fastEnough;
      isGood &&= isFine;
      console.log(
        `${isFine ? ' ' : '!'} ${name.padEnd(28)} ${device.name.padEnd(8)} ${numbers.join(' · ')}   FCP ${times[0]}, LCP ${times[1]}, blocked ${times[2]}, load ${loadavg()[0]?.toFixed(1)}`,
      );
      for (const sentence of complaints(lhr)) console.log(`    ${sentence}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
