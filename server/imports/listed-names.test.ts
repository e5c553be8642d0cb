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
  const list = ['Name', ...names, 'Emma Kate Jensen'].join('\n');
  const preview = await importFile(planner, 'list.csv', list, true);
  expect(preview.rows.map(({ reason }) => reason)).toEqual([
    'No changes.',
    'No changes.',
    'No changes.',
    'No changes.',
    'Which part of “Mary Ann Cole” is the last name? Write it as “Last, First.”',
    'Which part of “Emma Kate Jensen” is the last name? Write it as “Last, First.”',
  ]);
  expect(preview.rows[0]).toMatchObject({ firstName: 'Mark Lee', lastName: 'Ashby' });
});

test('a row whose name the member list has split can be corrected and saved', async () => {
  const planner = await ward();
  const { importId } = await importFile(planner, 'list.csv', 'Name,Phone\nMark Lee Ashby,801-555\n', true);
  const rows = [{ row: 2, phone: '801 555 0199' }];
  const saved = await planner.ok(API.imports.members, { body: { importId: importId ?? 0, rows } });
  expect(saved).toMatchObject({ imported: 0, updated: 1 });
});
