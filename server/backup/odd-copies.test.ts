import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { everything, inHeader, inRows, into, plannedWard, resign } from '#tests/copies.ts';
import { newDatabase } from '#tests/database.ts';
import { restoreWhole } from './restore.ts';
import { copyTo } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-odd-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi();

it.each<[string, (lines: string[]) => string[]]>([
  ['without its members', (lines) => lines.filter((line) => !line.startsWith('members '))],
  ['with a column that no table has', inRows('meetings', (row) => ({ ...row, weather: 'fair' }))],
  ['without a column', inRows('members', ({ first_name: _, ...row }) => row)],
  ['with text for a number', inRows('speaking_assignments', (row) => ({ ...row, duration: 'ten minutes' }))],
  ['with a day that does not exist', inRows('meetings', (row) => ({ ...row, date: '2026-02-30' }))],
  ['with one row twice', (lines) => lines.flatMap((line) => (line.startsWith('wards ') ? [line, line] : [line]))],
  ['with a row that is a list', (lines) => lines.map((line) => line.replace(/^(members) .+/, '$1 [1]'))],
  ['with a row that is no JSON', (lines) => lines.map((line) => line.replace(/^(members) .+/, '$1 First,Last'))],
  ['with a broken end', (lines) => [...lines, '{"end":']],
  ['without one of its tables', inHeader((tables) => tables.filter((name) => name !== 'custom_hymns'))],
  ['with a table of something else', inHeader((tables) => [...tables, 'pictures'])],
  [
    'of a version that never was',
    ([header = '', ...lines]) => [header.replace(/"schema":\d+/, '"schema":7'), ...lines],
  ],
])('a copy %s and a good checksum is refused in a sentence, and everything stays as it was', async (_, spoil) => {
  const file = join(folder, 'odd.copy');
  await plannedWard(api);
  await api.database.pool.query('create table pictures (id int); insert into pictures values (1)');
  await copyTo(api.context.database.db, file, null, WEDNESDAY);
  resign(file, spoil);
  const before = await everything(api);
  await expect(restoreWhole(into(api, file))).rejects.toThrow(
    /^The copy .+ is damaged: [^:]+\. Choose another one\. Nothing was changed\.$/,
  );
  expect(await everything(api)).toEqual(before);
  expect((await api.database.pool.query('select * from pictures')).rows).toHaveLength(1);
  await api.database.pool.query('drop table pictures');
});

it('a copy never revives a session, whatever was written into it', async () => {
  const file = join(folder, 'sessions.copy');
  const { user } = await plannedWard(api);
  await copyTo(api.context.database.db, file, null, WEDNESDAY);
  const session = { sid: 'f'.repeat(64), sess: {}, expire: '2030-01-01', user_id: user.id };
  resign(file, (lines) => [
    ...inHeader((tables) => [...tables, 'sessions'])(lines),
    `sessions ${JSON.stringify(session)}`,
  ]);
  const second = await openApi({ database: await newDatabase() });
  try {
    await restoreWhole(into(second, file));
    expect((await second.database.pool.query('select 1 from sessions')).rowCount).toBe(0);
  } finally {
    await second.context.database.close();
  }
});

it.each([
  ['accounts', /^(users|webauthn_credentials) /],
  ['wards', /^(?!users |\{)/],
])('a copy without %s is restored only on request', async (lacking, gone) => {
  const second = await openApi({ database: await newDatabase() });
  try {
    const file = join(folder, 'bare.copy');
    await plannedWard(second);
    await second.makeUser(null, 'super_admin');
    await copyTo(second.context.database.db, file, null, WEDNESDAY);
    resign(file, (lines) =>
      lines.filter((line) => !gone.test(line)).map((line) => line.replace(/"ward_id":\d+/, '"ward_id":null')),
    );
    const before = await everything(second);
    await expect(restoreWhole(into(second, file))).rejects.toThrow(
      `contains no ${lacking}, so restoring it would empty the planner. If that’s what you want, add --empty. Nothing was changed.`,
    );
    expect(await everything(second)).toEqual(before);
    if (lacking === 'wards') {
      await restoreWhole({ ...into(second, file), allowsEmpty: true });
      expect((await everything(second)).map((row) => row.split(' ')[0])).toEqual(['users', 'users']);
    }
  } finally {
    await second.context.database.close();
  }
});
