import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, WEDNESDAY, type Caller } from '#tests/api.ts';
import { sweepImports } from './past-queries.ts';

const api = await openApi();

const home = async () => api.signedIn(await api.makeWard(), 'sacrament_planner');
/** All at the same moment, so that only the versions show the order. */
const saved = async (caller: Caller, content: string): Promise<number> => {
  const { body, status, text } = await caller.send(API.imports.members, { file: { name: 'ward.csv', content } });
  expect(status, text).toBe(200);
  return body.importId;
};
const undo = (caller: Caller, id: number) => caller.ok(API.imports.undo, { params: { id }, body: {} });
const callings = async (caller: Caller) =>
  (await caller.ok(API.members.list)).map(({ firstName, calling }) => `${firstName}: ${calling}`);
const list = (calling: string) => `firstName,lastName,calling\nKim,Lee,${calling}\nAna,Ruiz,${calling}\n`;

test('an import under a newer one is undone as soon as the newer one is', async () => {
  const planner = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Kim', lastName: 'Lee', calling: 'Clerk' } });
  const older = await saved(planner, list('Organist'));
  const newer = await saved(planner, list('Chorister'));
  expect(await undo(planner, older)).toMatchObject({
    removed: 0,
    restored: 0,
    left: [
      { name: 'Kim Lee', reason: 'changed since the import' },
      { name: 'Ana Ruiz', reason: 'changed since the import' },
    ],
  });
  expect(await callings(planner)).toEqual(['Kim: Chorister', 'Ana: Chorister']);
  expect(await planner.ok(API.imports.list)).toMatchObject([
    { id: newer, isUndone: false },
    { id: older, isUndone: false },
  ]);
  expect(await undo(planner, newer)).toEqual({ removed: 0, restored: 2, left: [] });
  expect(await callings(planner)).toEqual(['Kim: Organist', 'Ana: Organist']);
  expect(await undo(planner, older)).toEqual({ removed: 1, restored: 1, left: [] });
  expect(await callings(planner)).toEqual(['Kim: Clerk']);
  expect(await planner.ok(API.imports.list)).toMatchObject([{ isUndone: true }, { isUndone: true }]);
});

test('three imports of the same people are undone one after the other', async () => {
  const planner = await home();
  const imports = [];
  for (const calling of ['Organist', 'Chorister', 'Clerk']) imports.push(await saved(planner, list(calling)));
  for (const [at, left] of [['Kim: Chorister', 'Ana: Chorister'], ['Kim: Organist', 'Ana: Organist'], []].entries()) {
    expect((await undo(planner, imports.at(-1 - at) ?? 0)).left).toEqual([]);
    expect(await callings(planner)).toEqual(left);
  }
});

test('a manual change between two imports stays, even at the same moment', async () => {
  const planner = await home();
  const older = await saved(planner, list('Organist'));
  const [kim] = await planner.ok(API.members.list);
  await planner.ok(API.members.change, { params: { id: kim?.id ?? 0 }, body: { calling: 'Bishop' } });
  const newer = await saved(planner, list('Chorister'));
  await undo(planner, newer);
  expect(await undo(planner, older)).toEqual({
    removed: 1,
    restored: 0,
    left: [{ name: 'Kim Lee', reason: 'changed since the import' }],
  });
  expect(await callings(planner)).toEqual(['Kim: Bishop']);
});

test('a repeated request to undo gets the first answer', async () => {
  const planner = await home();
  const id = await saved(planner, list('Organist'));
  const ask = async () => {
    const answer = await fetch(`${api.origin}${API.imports.undo.path.replace(':id', String(id))}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${planner.token}`,
        'Idempotency-Key': 'undo-of-an-import',
      },
      body: '{}',
    });
    return [answer.status, await answer.json()];
  };
  expect(await ask()).toEqual([200, { removed: 2, restored: 0, left: [] }]);
  expect(await ask()).toEqual([200, { removed: 2, restored: 0, left: [] }]);
});

test('an import that changed nothing is not listed', async () => {
  const planner = await home();
  const first = await saved(planner, list('Organist'));
  await saved(planner, list('Organist'));
  await saved(planner, 'firstName,lastName\nKim,\n');
  expect((await planner.ok(API.imports.list)).map(({ id }) => id)).toEqual([first]);
});

test('an import can be undone for 90 days', async () => {
  const ward = await api.makeWard();
  const id = await saved(await api.signedIn(ward, 'sacrament_planner'), list('Organist'));
  api.clock.now = new Date(WEDNESDAY.getTime() + 91 * 24 * 3_600_000);
  const later = await api.signedIn(ward, 'sacrament_planner');
  expect(await later.ok(API.imports.list)).toEqual([]);
  expect((await later.send(API.imports.undo, { params: { id }, body: {} })).status).toBe(404);
  await sweepImports(api.database.db, api.clock.now);
  const { rows } = await api.database.pool.query('select id from member_imports where ward_id = $1', [ward.id]);
  expect(rows).toEqual([]);
});
