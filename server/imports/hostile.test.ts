import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { processorTime } from '#tests/processor-time.ts';
import { HOSTILE_PDFS, onePage } from '#tests/hostile-pdfs.ts';

const api = await openApi();
/** HOSTILE_FILES=1000 for the long run. */
const RUNS = Number(process.env.HOSTILE_FILES ?? 200);
/** By the clock, with what else runs on the machine, and of the server's own processor time. */
const LONGEST_MS = { clock: 30_000, processor: 10_000 };
const PREVIEW = { query: { dryRun: 'true' } };

const GOOD = {
  '.csv': Buffer.from('firstName,lastName,email\nKim,Lee,kim@example.org\n'),
  '.txt': Buffer.from('Nuñez, María – Organist\nSmith, John\n'),
  '.json': Buffer.from('[{"firstName":"Kim","lastName":"Lee","email":"kim@example.org"}]'),
  '.pdf': Buffer.from(
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\ntrailer\n<</Root 1 0 R>>\n',
  ),
};
// A PDF costs a process of its own, so it is one file in twenty.
const ending = fc.oneof(
  { weight: 19, arbitrary: fc.constantFrom('.csv', '.txt', '.json') },
  { weight: 1, arbitrary: fc.constant('.pdf') },
);
const chosen = fc.constantFrom(
  GOOD['.csv'],
  GOOD['.txt'],
  GOOD['.json'],
  GOOD['.csv'],
  GOOD['.txt'],
  GOOD['.json'],
  GOOD['.pdf'],
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array)),
  fc.tuple(chosen, fc.nat(200)).map(([good, at]) => good.subarray(0, at)),
  fc.tuple(chosen, fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 20 })).map(([good, changes]) => {
    const copy = Buffer.from(good);
    for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
    return copy;
  }),
  fc
    .tuple(
      fc.constantFrom('[', '{"a":', '"', ',', '<', "'", '\u0000', 'a@', '((((', '\\'),
      fc.integer({ min: 1, max: 30_000 }),
    )
    .map(([mark, times]) => Buffer.from(mark.repeat(times))),
  fc.json({ maxDepth: 9 }).map((text) => Buffer.from(text)),
  fc
    .array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 40 })
    .map((cells) => Buffer.from(`firstName,lastName,notes\n${cells.join(',')}`)),
);
/** Files that are made to cost more than they weigh. */
const BOMBS: [string, Buffer][] = [
  ['deep.json', Buffer.from('['.repeat(4_000_000))],
  ['quotes.csv', Buffer.from(`firstName,lastName\n${'"a""'.repeat(1_000_000)}`)],
  ['mails.txt', Buffer.from('a@'.repeat(2_000_000))],
  ['word.txt', Buffer.from('{"a":'.repeat(30_000))],
  ['digits.txt', Buffer.from(`${'1 '.repeat(2_000_000)}\n`)],
  ['wide.csv', Buffer.from(','.repeat(4_000_000))],
  [
    'same.csv',
    Buffer.from(`firstName,lastName,email\n${Array.from({ length: 20_000 }, (_, i) => `A,B,${i}@x.org`).join('\n')}`),
  ],
  ['random.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)])],
  ['zip.csv', Buffer.from('PK\u0003\u0004')],
];

const ward = await api.makeWard();
const planner = await api.signedIn(ward, 'sacrament_planner');
await planner.ok(API.members.add, { body: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' } });
const before = await planner.ok(API.members.list);

async function survives(name: string, content: Buffer): Promise<void> {
  const [begun, worked] = [performance.now(), processorTime()];
  const answer = await planner.send(API.imports.members, { query: { dryRun: 'true' }, file: { name, content } });
  expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
  expect(answer.status === 200 || typeof answer.body.message === 'string').toBe(true);
  expect(worked()).toBeLessThan(LONGEST_MS.processor);
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS.clock);
}

test('random, truncated, and altered files cause no failure and change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(ending, bytes, (end, content) => survives(`file${end}`, content)),
    { numRuns: RUNS },
  );
  expect(await planner.ok(API.members.list)).toEqual(before);
}, 600_000);

test.each(BOMBS)(
  '%s costs no more than its limits',
  async (name, content) => {
    await survives(name, content);
    expect(await planner.ok(API.members.list)).toEqual(before);
  },
  60_000,
);

test.each([
  ['zeros packed twice', 'damaged or'],
  ['forms in forms', 'takes too long to read'],
  ['a cross-reference that unfolds', 'damaged or'],
])(
  'a PDF of %s ends with a sentence, and the next file is read',
  async (kind, sentence) => {
    const content = HOSTILE_PDFS[kind]?.() ?? Buffer.alloc(0);
    const { status, body } = await planner.send(API.imports.members, { ...PREVIEW, file: { name: 'x.pdf', content } });
    expect(status).toBe(400);
    expect(body.message).toContain(sentence);
    const next = await planner.send(API.imports.members, {
      ...PREVIEW,
      file: { name: 'x.pdf', content: GOOD['.pdf'] },
    });
    expect(next.body.message).toMatch('images instead of text');
    expect(await planner.ok(API.members.list)).toEqual(before);
  },
  60_000,
);

test('two files at once are read one after the other', async () => {
  const content = onePage({});
  const answers = await Promise.all(
    [1, 2].map(() => planner.send(API.imports.members, { ...PREVIEW, file: { name: 'x.pdf', content } })),
  );
  expect(answers.map(({ status, body }) => [status, body.imported])).toEqual([
    [200, 1],
    [200, 1],
  ]);
});

test('anything sent instead of a file is refused', async () => {
  for (const body of [undefined, {}, { file: 'not a file' }])
    expect((await planner.send(API.imports.members, { body })).status).toBe(415);
  for (const body of [[], 'text', { importId: 'x' }, { importId: 1, rows: 'all' }])
    expect((await planner.send(API.imports.members, { body })).status).toBe(400);
  const nothing = await fetch(`${api.origin}${API.imports.members.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${planner.token}` },
    body: new FormData(),
  });
  expect(nothing.status).toBe(400);
});
