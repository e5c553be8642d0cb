import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { WEDNESDAY } from '#tests/api.ts';
import { draftOf } from './drafts.ts';
import { draftCopy } from './write-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-drafts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const HEADER = { madeAt: WEDNESDAY.toISOString(), schema: 1, wardId: 7, tables: ['members'] };
async function* rows() {
  yield { table: 'members', row: '{"id":1}' };
}

it('what a killed backup left beside the target is deleted by the next one, and no other file', async () => {
  const put = (name: string, isOld = false) => {
    writeFileSync(join(folder, name), 'half');
    if (isOld) utimesSync(join(folder, name), 1, 1);
    return name;
  };
  const own = basename(draftOf('night.copy'));
  const [, process = '', started = '', where = ''] = /\.(\d+)-(\d+)-([\da-f]{8})-/.exec(own) ?? [];
  const nameOf = (...parts: string[]) => `night.copy.${parts.join('-')}-0123abcd.part`;
  const left = put(nameOf(process, `${Number(started) + 1}`, where));
  const leftElsewhere = put(nameOf('1', '1', '89abcdef'), true);
  const others = [
    put(own, true),
    put(nameOf('1', '1', '01234567')),
    put('film.part', true),
    put('film.1234.part', true),
  ];
  await (await draftCopy(join(folder, 'next.copy'), HEADER, rows())).finish();
  expect(readdirSync(folder).toSorted()).toEqual([...others, 'next.copy'].toSorted());
  expect([left, leftElsewhere].some((name) => readdirSync(folder).includes(name))).toBe(false);
});

it('two copies to one file at once are both made', async () => {
  const file = join(folder, 'same', 'same.copy');
  const drafts = await Promise.all([1, 2].map(() => draftCopy(file, HEADER, rows())));
  expect(await Promise.all(drafts.map((draft) => draft.finish()))).toEqual([1, 1]);
  expect(readdirSync(join(folder, 'same'))).toEqual(['same.copy']);
});
