import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { members, imports } = API;

test('an import that fails at the very end has added and changed no one', async () => {
  const ward = await api.makeWard();
  const planner = await api.signedIn(ward, 'sacrament_planner');
  await planner.ok(members.add, { body: { firstName: 'Kim', lastName: 'Lee', calling: 'Organist' } });
  const before = await planner.ok(members.list);
  const file = { name: 'ward.csv', content: 'firstName,lastName,calling\nAna,Nuñez,\nKim,Lee,Ward clerk\n' };
  const { pool } = api.database;
  await pool.query("alter table audit_events add constraint broken check (action <> 'members_imported') not valid");
  expect((await planner.refused(imports.members, { file })).status).toBe(500);
  expect(await planner.ok(members.list)).toEqual(before);

  await pool.query('alter table audit_events drop constraint broken');
  expect((await planner.send(imports.members, { file })).body).toMatchObject({ imported: 1, updated: 1 });
});
