import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { addressOf, type Route } from '#shared/http/route.ts';
import { openApi, type Loose } from '#tests/api.ts';
import { makePlace } from '#tests/example-place.ts';
import { EXAMPLES, inWard, type Example } from '#tests/examples.ts';

const api = await openApi();
const ward = await api.makeWard();
const superAdmin = await api.signedIn(ward, 'super_admin');
const place = await makePlace(api, ward, '2026-06-28');
const entries = Object.entries(API).flatMap(([feature, records]) =>
  Object.entries(records as Record<string, Route>).map(([name, record]) => {
    const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
    return { name: `${feature}.${name}`, record, example, input: (): Loose => example?.input(place) ?? {} };
  }),
);

const BAD_IDS = [
  0,
  -1,
  1.5,
  2_147_483_648,
  1e99,
  'abc',
  '1;drop',
  "1' or '1'='1",
  '%00',
  '1%00',
  '../1',
  ' ',
  '１',
  '0x1',
  '1e1',
  'null',
  'undefined',
  '[1]',
];
const STRANGE = [
  null,
  true,
  0,
  -1,
  2_147_483_648,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '𝕏'.repeat(2000),
  [],
  [[]],
  {},
  { $ne: 1 },
  '2026-02-30',
  'constructor',
  "'; drop table meetings; --",
];
const expectClean = (text: string) => {
  expect(text).not.toMatch(/select |insert |update "|relation|syntax|node_modules|\.ts:|at async|stack|pg_|drizzle/i);
  // The library's own words are for programmers.
  expect(text).not.toMatch(/invalid input|expected|must match|too (big|small)|"message":""/i);
};

describe.each(entries.filter(({ record }) => record.path.includes('/:')))('$name', ({ record, input }) => {
  it.each(BAD_IDS)('finds nothing under %j', async (bad) => {
    const params = input().params ?? {};
    for (const key of Object.keys(params).filter((name) => name !== 'months')) {
      const refusal = await superAdmin.refused(record, { ...input(), params: { ...params, [key]: bad } });
      expect([refusal.status, refusal.body.code]).toEqual([404, expect.stringMatching(/not_found$/)]);
      expectClean(refusal.text);
    }
  });
});

describe.each(entries.filter(({ record }) => record.body || record.query))('$name', ({ record, example, input }) => {
  it('never fails, whatever a field contains', async () => {
    for (const part of ['body', 'query'] as const) {
      const shape = record[part] && 'shape' in record[part] ? Object.keys(record[part].shape as object) : [];
      for (const key of shape) {
        for (const value of STRANGE) {
          const given = input();
          const sent = { ...given, [part]: { ...(given[part] as object), [key]: value } };
          const answer = await superAdmin.send(record, sent);
          expect(
            answer.status,
            `${key}: ${JSON.stringify(value)?.slice(0, 40)} → ${answer.text.slice(0, 200)}`,
          ).toBeLessThan(500);
          if (answer.status >= 400) expectClean(answer.text);
        }
      }
    }
  });

  if (record.body)
    it('accepts only an object as a body', async () => {
      for (const body of [[], [1], 'text', 7, true]) {
        const answer = await superAdmin.send(record, { ...input(), file: undefined, body });
        expect([400, 404], JSON.stringify(answer.body)).toContain(answer.status);
      }
    });

  if (example?.ward)
    it('accepts only an id as a ward', async () => {
      for (const wardId of ['abc', -1, 0, 1.5, 1e99, '1;drop', '1,2', 2_147_483_648]) {
        const sent = inWard(example, input(), 0);
        const key = example.ward === 'body' ? 'body' : 'query';
        const answer = await superAdmin.send(record, { ...sent, [key]: { ...(sent[key] as object), wardId } });
        expect([400, 404], `${wardId}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
      }
    });
});

describe.each(entries.filter(({ record }) => record.method !== 'GET'))('$name', ({ record, input }) => {
  it('refuses a body that isn’t JSON, whether or not it needs one', async () => {
    const sent = async (type: string, body: string) => {
      const answer = await fetch(`${api.origin}${addressOf(record.path, input().params, input().query)}`, {
        method: record.method,
        headers: { Authorization: `Bearer ${superAdmin.token}`, 'Content-Type': type },
        body,
      });
      const { code }: { code?: unknown } = await answer.json();
      return [answer.status, code];
    };
    const takesFileAlone = record.upload !== undefined && !record.body;
    expect(await sent('application/json', '{"wardId":')).toEqual(
      takesFileAlone ? [415, 'wrong_type'] : [400, 'malformed'],
    );
    expect(await sent('text/plain', 'hello')).toEqual([415, 'wrong_type']);
  });
});
