import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { emptyWard, importFile } from '#tests/member-files.ts';

const api = await openApi();
const MEMBERS = [
  ['Mark Lee', 'Ashby'],
  ['Juan Carlos', 'Garcia Lopez'],
  ['DeAnn', 'Van Wagoner'],
  ['Mary', 'Ann Cole'],
  ['Mary Ann', 'Cole'],
] as const;

async function ward() {
  const { planner } = await emptyWard(api);
  for (const [firstName, lastName] of MEMBERS)
    await planner.ok(API.members.add, { body: { firstName, lastName, phone: '801 555 0101' } });
  await planner.ok(API.members.add, { body: { firstName: 'William', lastName: 'Van Dyke', preferredName: 'Bill' } });
  return planner;
}

test('a name in one cell is split the way the member list does, unless several members have that name', async () => {
  const planner = await ward();
  const names = ['Mark Lee Ashby', 'juan carlos garcía lopez', 'DeAnn Van Wagoner', 'Bill Van Dyke', 'Mary Ann Cole'];
  const list = ['Name', ...names, 'Emma Davis Jensen', 'John Quincy Smith'].join('\n');
  const preview = await importFile(planner, 'list.csv', list, true);
  expect(preview.rows.map(({ reason }) => reason)).toEqual([
    'No changes.',
    'No changes.',
    'No changes.',
    'No changes.',
    'Which part of “Mary Ann Cole” is the last name? Write it as “Last, First.”',
    'Which part of “Emma Davis Jensen” is the last name? Write it as “Last, First.”',
    undefined,
  ]);
  expect(preview.rows.at(-1)).toMatchObject({ action: 'new', firstName: 'John Quincy', lastName: 'Smith' });
  expect(preview.rows[0]).toMatchObject({ firstName: 'Mark Lee', lastName: 'Ashby' });
});

test('a row whose name the member list has split can be corrected and saved', async () => {
  const planner = await ward();
  const { importId } = await importFile(planner, 'list.csv', 'Name,Phone\nMark Lee Ashby,801-555\n', true);
  const rows = [{ row: 2, phone: '801 555 0199' }];
  const saved = await planner.ok(API.imports.members, { body: { importId: importId ?? 0, rows } });
  expect(saved).toMatchObject({ imported: 0, updated: 1 });
});

test('one answer for the whole list splits the names that it fits, and the others stay marked', async () => {
  const { planner } = await emptyWard(api);
  const names = ['Kofi John Mensah', 'Abena Mary Boateng', 'Iván Darío García Márquez', 'Ana María de la Cruz'];
  const file = ['Full Name,Phone', ...names.map((name, at) => `${name},801-555-010${at}`), 'Ama Mary Osei,801'].join(
    '\n',
  );
  const { importId, rows } = await importFile(planner, 'list.csv', file, true);
  expect(rows.map(({ lastWords }) => lastWords)).toEqual([
    { one: { firstName: 'Kofi John', lastName: 'Mensah' }, two: null },
    { one: { firstName: 'Abena Mary', lastName: 'Boateng' }, two: null },
    { one: null, two: { firstName: 'Iván Darío', lastName: 'García Márquez' } },
    { one: null, two: null },
    { one: null, two: null },
  ]);
  const answered = rows.map(({ row, lastWords }) => ({ row, ...lastWords?.one }));
  const body = { importId: importId ?? 0, rows: answered };
  const checked = await planner.ok(API.imports.members, { query: { dryRun: 'true' }, body });
  expect(checked.rows.map(({ action }) => action)).toEqual(['new', 'new', 'skip', 'skip', 'skip']);
  expect(await planner.ok(API.imports.members, { body })).toMatchObject({ imported: 2, skipped: 3 });
  const saved = await planner.ok(API.members.list);
  expect(saved.map(({ firstName, lastName }) => `${lastName}, ${firstName}`).toSorted()).toEqual([
    'Boateng, Abena Mary',
    'Mensah, Kofi John',
  ]);
});
