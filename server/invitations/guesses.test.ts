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

async function rightLink(): Promise<string> {
  const body = { date: '2026-06-28', conductingMemberId: conductor.id };
  const { id } = await planner.ok(API.meetings.schedule, { body });
  const assignments = [{ meetingId: id, key: 'conducting' }];
  const [written] = await planner.ok(API.invitations.write, { body: { assignments } });
  return new URL(/https?:\S+/.exec(written?.text ?? '')?.[0] ?? '').pathname;
}
const rightFeed = async () => (await (await api.signedIn(ward, 'program')).ok(API.feeds.make)).link;

it.each([
  ['links', '203.0.113.9', (secret: string) => `/a/${secret}`, rightLink],
  ['feeds', '203.0.113.19', (secret: string) => `/api/calendar/${secret}.ics`, rightFeed],
])(
  'guesses of %s get the same answer, and none after the hundredth in a quarter of an hour; a right one still works',
  async (_, address, pathOf, right) => {
    const from = (ip: string, path: string) => fetch(`${api.origin}${path}`, { headers: { 'X-Forwarded-For': ip } });
    const seen = new Map<string, number>();
    for (let tries = 0; tries < GUESSES; tries += AT_ONCE) {
      const secrets = Array.from({ length: AT_ONCE }, (_one, i) =>
        i % 5 ? randomBytes(32).toString('base64url') : 'short',
      );
      const answers = await Promise.all(secrets.map((secret) => from(address, pathOf(secret))));
      for (const answer of answers) {
        const said = `${answer.status} ${answer.headers.get('content-type')} ${(await answer.text()).length}`;
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
    expect((await from(address, await right())).status).toBe(200);
  },
  120_000,
);
