import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { ANSWER_LIMITS } from './limits.ts';

/** `npm run guesses` makes 10,000. */
const GUESSES = Number(process.env['GUESSES'] ?? 300);
const AT_ONCE = 100;
const api = await openApi({ variables: { TRUST_PROXY: '1' } });
const { ward, planner, conductor } = await api.makePlanning();

type Right = { path: string; end: () => Promise<unknown> };

async function rightLink(): Promise<Right> {
  const body = { date: '2026-06-28', conductingMemberId: conductor.id, overwrite: true };
  const { id } = await planner.ok(API.meetings.schedule, { body });
  const assignments = [{ meetingId: id, key: 'conducting' }];
  const [written] = await planner.ok(API.invitations.write, { body: { assignments } });
  const path = new URL(/https?:\S+/.exec(written?.text ?? '')?.[0] ?? '').pathname;
  const end = () => planner.ok(API.invitations.mark, { body: { assignments, state: 'not_asked' } });
  return { path, end };
}
async function rightFeed(): Promise<Right> {
  const user = await api.signedIn(ward, 'program');
  return { path: (await user.ok(API.feeds.make)).link, end: () => user.ok(API.feeds.remove) };
}
const from = (ip: string, path: string) => fetch(`${api.origin}${path}`, { headers: { 'X-Forwarded-For': ip } });
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

it.each([
  ['links', '203.0.113.9', (secret: string) => `/a/${secret}`, rightLink],
  ['feeds', '203.0.113.19', (secret: string) => `/api/calendar/${secret}.ics`, rightFeed],
])(
  'guesses at %s get the same response, and none after the hundredth in 15 minutes; a valid one still works',
  async (_, address, pathOf, right) => {
    const seen = new Map<string, number>();
    for (let tries = 0; tries < GUESSES; tries += AT_ONCE) {
      const secrets = Array.from({ length: AT_ONCE }, (_one, i) =>
        i % 5 ? randomBytes(32).toString('base64url') : 'short',
      );
      const answers = await Promise.all(secrets.map((secret) => from(address, pathOf(secret))));
      for (const answer of answers) {
        // How long to wait is counted down.
        const text = (await answer.text()).replaceAll(/\d+ (?:second|minute)s?|(?<="retryAfter":)\d+/gu, 'a while');
        const said = `${answer.status} ${answer.headers.get('content-type')} ${text}`;
        seen.set(said, (seen.get(said) ?? 0) + 1);
      }
    }
    const found = [...seen].map(([said, count]) => [said.slice(0, 3), count]).toSorted();
    expect(found).toEqual([
      ['404', ANSWER_LIMITS.wrong],
      ['429', GUESSES - ANSWER_LIMITS.wrong],
    ]);
    const wrong = pathOf(randomBytes(32).toString('base64url'));
    expect((await from(address, wrong)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await from('203.0.113.10', wrong)).status).toBe(404);
    expect((await from(address, (await right()).path)).status).toBe(200);
  },
  120_000,
);

it.each([
  ['links', '203.0.113.39', (secret: string) => `/a/${secret}`, rightLink],
  ['feeds', '203.0.113.49', (secret: string) => `/api/calendar/${secret}.ics`, rightFeed],
])(
  '%s that have ended are answered like those that never existed, in text and timing',
  async (_, address, pathOf, right) => {
    const { path, end } = await right();
    await end();
    const never = pathOf(randomBytes(32).toString('base64url'));
    const times: Record<string, number[]> = { [path]: [], [never]: [] };
    const said = new Set<string>();
    // By turns, so that what slows the machine down slows both.
    for (let tries = 0; tries < ANSWER_LIMITS.wrong; tries += 1) {
      const asked = tries % 2 ? path : never;
      const start = performance.now();
      const answer = await from(address, asked);
      const text = await answer.text();
      times[asked]?.push(performance.now() - start);
      said.add(`${answer.status} ${text}`);
    }
    expect(said.size).toBe(1);
    const [ended = 0, made = 0] = [path, never].map((one) => median(times[one] ?? []));
    expect(Math.max(ended, made) / Math.min(ended, made)).toBeLessThan(2);
  },
);
