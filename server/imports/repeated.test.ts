import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { imports, members } = API;
const LIST = 'firstName,lastName,calling\nAna,Nuñez,Organist\nKim,Lee,Clerk\n';
const home = async () => api.signedIn(await api.makeWard(), 'sacrament_planner');

async function post(caller: Caller, path: string, sent: object | string, key: string, query = '') {
  const form = new FormData();
  if (typeof sent === 'string') form.append('file', new Blob([sent]), 'ward.csv');
  const isFile = typeof sent === 'string';
  const answer = await fetch(`${api.origin}${path}${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'Idempotency-Key': key,
      ...(isFile ? {} : { 'content-type': 'application/json' }),
    },
    body: isFile ? form : JSON.stringify(sent),
  });
  const body: Record<string, unknown> = JSON.parse(await answer.text());
  return { status: answer.status, body };
}
const saved = async (caller: Caller) => [
  (await caller.ok(members.list)).length,
  (await caller.ok(imports.list)).filter(({ isUndone }) => !isUndone).length,
];

test('an approved preview that is sent again with its Idempotency-Key is answered as the first time', async () => {
  const planner = await home();
  const preview = await planner.send(imports.members, {
    query: { dryRun: 'true' },
    file: { name: 'ward.csv', content: LIST },
  });
  const [key, approval] = [randomUUID(), { importId: preview.body.importId, rows: [{ row: 2 }] }];
  const answers = await Promise.all([1, 2, 3].map(() => post(planner, imports.members.path, approval, key)));
  expect(answers[0]).toMatchObject({ status: 200, body: { imported: 1, importId: preview.body.importId } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await post(planner, imports.members.path, approval, key)).toEqual(answers[0]);
  expect(await saved(planner)).toEqual([1, 1]);
  const without = await post(planner, imports.members.path, approval, randomUUID());
  expect([without.status, without.body.code]).toEqual([404, 'preview_gone']);
});

test('a file that is sent again with its Idempotency-Key is answered as the first time', async () => {
  const planner = await home();
  const key = randomUUID();
  const first = await post(planner, imports.members.path, LIST, key);
  expect(first).toMatchObject({ status: 200, body: { imported: 2, updated: 0 } });
  expect(await post(planner, imports.members.path, LIST, key)).toEqual(first);
  expect(await saved(planner)).toEqual([2, 1]);
  for (const [sent, query] of [
    [`${LIST}Bo,Ek,\n`, ''],
    [LIST, '?dryRun=true'],
  ] as const) {
    const other = await post(planner, imports.members.path, sent, key, query);
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
  }
});

test('an undo that is sent again with its Idempotency-Key is answered as the first time', async () => {
  const planner = await home();
  const { body } = await post(planner, imports.members.path, LIST, randomUUID());
  const path = imports.undo.path.replace(':id', String(body.importId));
  const key = randomUUID();
  const first = await post(planner, path, {}, key);
  expect(first).toEqual({ status: 200, body: { removed: 2, restored: 0, left: [] } });
  expect(await post(planner, path, {}, key)).toEqual(first);
  expect((await post(planner, path, {}, randomUUID())).body).toMatchObject({ code: 'already_undone' });
});
