import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { backUpWards } from '#server/backup/service.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi({ variables: { DATA_DIR: folder } });
const DAY = 24 * 3_600_000;
const filesOf = (ward: { id: number }) => readdirSync(join(folder, 'backups', `ward-${ward.id}`)).toSorted();

it('keeps the last seven days of every ward that wants it, one file a day, for the server alone to read', async () => {
  const [ward, other] = [await api.makeWard(), await api.makeWard()];
  const user = await api.makeUser(ward, 'admin');
  const admin = await api.signIn(user);
  const conductor = await api.makeMember(ward, { firstName: 'José', email: 'jose@example.org' });
  const stranger = await api.makeMember(other, { firstName: 'Elsewhere' });
  await admin.ok(API.meetings.schedule, {
    body: {
      date: '2026-06-21',
      conductingMemberId: conductor.id,
      releases: 'A release',
      speakers: [{ memberId: conductor.id, topic: 'Hope' }],
      hymns: { opening: '#2' },
    },
  });
  expect(await backUpWards(api.context)).toBe(2);
  expect(await backUpWards(api.context)).toBe(0);
  expect(filesOf(ward)).toEqual(['2026-06-17.json']);
  const file = join(folder, 'backups', `ward-${ward.id}`, '2026-06-17.json');
  expect([statSync(file).mode & 0o777, statSync(join(file, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
  const text = readFileSync(file, 'utf8');
  const saved = JSON.parse(text);
  expect(saved).toMatchObject({
    madeAt: WEDNESDAY.toISOString(),
    ward: [{ id: ward.id, name: ward.name }],
    users: [{ role: 'admin' }],
    members: [{ id: conductor.id, firstName: 'José', email: 'jose@example.org' }],
    meetings: [{ date: '2026-06-21', releases: 'A release' }],
    speakingAssignments: [{ memberId: conductor.id, topic: 'Hope' }],
    musicalNumbers: [{ type: 'opening_hymn', hymnNumber: 2 }],
  });
  expect(text).not.toMatch(/argon|passwordHash|Elsewhere/);
  expect(text).not.toContain(stranger.name);

  for (let day = 1; day <= 9; day++) {
    api.clock.now = new Date(WEDNESDAY.getTime() + day * DAY);
    await backUpWards(api.context);
  }
  expect(filesOf(ward)).toEqual(['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-06-${day}.json`));
  await (await api.signIn(user)).ok(API.wards.changeConfig, { body: { autoBackup: false } });
  api.clock.now = new Date(WEDNESDAY.getTime() + 10 * DAY);
  expect(await backUpWards(api.context)).toBe(1);
  expect([filesOf(ward).at(-1), filesOf(other).at(-1)]).toEqual(['2026-06-26.json', '2026-06-27.json']);
});
