import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { UNPUBLISHED } from '#shared/bulletin/limits.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { emptyDatabase, everything, into, plannedWard, resign, textOf, wardInto } from '#tests/copies.ts';
import { newDatabase } from '#tests/database.ts';
import { checkCopy, readCopy } from './copy-file.ts';
import { restoreWard, restoreWhole } from './restore.ts';
import { dailyCopies } from './daily-copies.ts';
import { copyTo } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi({ variables: { DATA_DIR: folder } });
const DAY = 24 * 3_600_000;

const folderOf = (ward: { id: number }) => join(folder, 'backups', `ward-${ward.id}`);
const filesOf = (ward: { id: number }) => readdirSync(folderOf(ward)).toSorted();

describe('the daily copies', () => {
  it('keep the last seven days of every ward that wants it, one file a day, for the server alone to read', async () => {
    const { ward, user } = await plannedWard(api);
    const other = await api.makeWard();
    const stranger = await api.makeMember(other, { firstName: 'Elsewhere' });
    const run = dailyCopies(api.context);
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    expect(filesOf(ward)).toEqual(['2026-06-17.copy']);
    const file = join(folderOf(ward), '2026-06-17.copy');
    expect([statSync(file).mode & 0o777, statSync(folderOf(ward)).mode & 0o777]).toEqual([0o600, 0o700]);
    const text = textOf(file);
    expect((await readCopy(file)).header).toMatchObject({ madeAt: WEDNESDAY.toISOString(), wardId: ward.id });
    for (const held of ['José', 'A release', 'Hope', 'Ward song', 'argon2', 'meeting_events', 'audit_events']) {
      expect(text).toContain(held);
    }
    expect(text).not.toContain('Elsewhere');
    expect(text).not.toContain(stranger.name);

    for (let day = 1; day <= 9; day++) {
      api.clock.now = new Date(WEDNESDAY.getTime() + day * DAY);
      await run();
    }
    expect(filesOf(ward)).toEqual(['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-06-${day}.copy`));
    await (await api.signIn(user)).ok(API.wards.changeConfig, { body: { autoBackup: false } });
    api.clock.now = new Date(WEDNESDAY.getTime() + 10 * DAY);
    expect(await run()).toBe(1);
    expect([filesOf(ward).at(-1), filesOf(other).at(-1)]).toEqual(['2026-06-26.copy', '2026-06-27.copy']);
    api.clock.now = WEDNESDAY;
  });

  it('are made once where two servers share a folder, and not at all where they are switched off', async () => {
    api.clock.now = new Date(WEDNESDAY.getTime() + 11 * DAY);
    await dailyCopies(api.context)();
    await api.makeWard();
    const made = await Promise.all([dailyCopies(api.context)(), dailyCopies(api.context)()]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    await api.makeWard();
    const off = { ...api.context, env: { ...api.context.env, dailyCopies: false } };
    expect([await dailyCopies(off)(), await dailyCopies(api.context)()]).toEqual([0, 1]);
    api.clock.now = WEDNESDAY;
  });

  it('that a power failure left empty or incomplete are made again, and unfinished files are deleted', async () => {
    const ward = await api.makeWard();
    await dailyCopies(api.context)();
    const file = join(folderOf(ward), '2026-06-17.copy');
    const whole = readFileSync(file);
    const draft = join(folderOf(ward), '2026-06-16.copy.4711.part');
    writeFileSync(draft, 'half');
    utimesSync(draft, 1, 1);
    writeFileSync(join(folderOf(ward), '2026-06-15.copy'), '');
    for (const left of [Buffer.alloc(0), whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length)]) {
      writeFileSync(file, left);
      await dailyCopies(api.context)();
      expect((await checkCopy(file)).rows).toBeGreaterThan(0);
    }
    expect(filesOf(ward)).toEqual(['2026-06-17.copy']);
  });
});

describe('a copy of the installation', () => {
  it('restored into an empty database is the same installation, where everyone can sign in and continue', async () => {
    const { ward, user, admin: keeper, conductor, meeting } = await plannedWard(api);
    const held = await keeper.ok(API.meetings.schedule, {
      body: { date: '2026-06-14', conductingMemberId: conductor.id },
    });
    await keeper.ok(API.meetings.change, { params: { id: held.id }, body: { attendance: 143 } });
    const before = await everything(api);
    const file = join(folder, 'whole.copy');
    expect(await copyTo(api.context.database.db, file, null, WEDNESDAY)).toBe(before.length);

    const second = await openApi({ database: await newDatabase() });
    try {
      await restoreWhole(into(second, file));
      expect(await everything(second)).toEqual(before);
      const admin = await second.signIn(user);
      expect(await admin.ok(API.meetings.read, { params: { id: meeting.id } })).toMatchObject({
        wardId: ward.id,
        announcements: 'second line\u2028third\n“fourth”',
        speakingAssignments: [{ topic: 'Hope “and” \\ faith' }],
      });
      expect((await admin.ok(API.meetings.read, { params: { id: held.id } })).attendance).toBe(143);
      // New rows do not meet old numbers.
      await admin.ok(API.members.add, { body: { firstName: 'New', lastName: 'Comer' } });
      await admin.ok(API.meetings.schedule, { body: { date: '2026-06-28', status: 'draft' } });
    } finally {
      await second.context.database.close();
    }
  });

  it('replaces everything that is there now, and ends every session', async () => {
    const second = await openApi({ database: await newDatabase() });
    try {
      const { user, admin } = await plannedWard(second);
      const file = join(folder, 'then.copy');
      const before = await everything(second);
      await copyTo(second.context.database.db, file, null, WEDNESDAY);
      await admin.ok(API.members.add, { body: { firstName: 'Came', lastName: 'Later' } });
      await restoreWhole(into(second, file));
      expect(await everything(second)).toEqual(before);
      expect((await admin.send(API.auth.user)).status).toBe(401);
      await second.signIn(user);
    } finally {
      await second.context.database.close();
    }
  });

  it.each<[string, (file: string, text: string) => void]>([
    ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 900))],
    ['empty', (file) => writeFileSync(file, '')],
    ['no copy at all', (file) => writeFileSync(file, 'First Name,Last Name\n')],
    ['with one letter changed', (file, text) => writeFileSync(file, gzipSync(text.replace('Hope', 'Hape')))],
    ['with a row left out', (file, text) => writeFileSync(file, gzipSync(text.replace(/\nmembers .+/, '')))],
    ['with something behind its end', (file) => appendFileSync(file, gzipSync('members {}\n'))],
    [
      'of a newer version',
      (file) => resign(file, (lines) => lines.map((line) => line.replace(/"schema":\d+/, '"schema":99999999999999'))),
    ],
    [
      'of a newer form',
      (file, text) => writeFileSync(file, gzipSync(text.replace('"formatVersion":1', '"formatVersion":2'))),
    ],
  ])('%s is refused in a sentence, and everything stays as it was', async (kind, spoil) => {
    const file = join(folder, 'spoilt.copy');
    await plannedWard(api);
    await copyTo(api.context.database.db, file, null, WEDNESDAY);
    spoil(file, textOf(file));
    const before = await everything(api);
    await expect(restoreWhole(into(api, file))).rejects.toThrow(
      kind.startsWith('of a newer')
        ? /^The copy .+ was made by a newer version of the planner\. Nothing was changed\.$/
        : /^The copy .+ is damaged: .+\. .*Nothing was changed\.$/,
    );
    expect(await everything(api)).toEqual(before);
  });
});

describe('one ward', () => {
  it('is restored from its own copy or a full one, and no other ward, account, or activity entry changes', async () => {
    const { ward, user, admin, conductor, meeting } = await plannedWard(api);
    const bystander = await plannedWard(api);
    mkdirSync(join(folder, 'one'), { recursive: true });
    const [own, all] = [join(folder, 'one', 'own.copy'), join(folder, 'one', 'all.copy')];
    await copyTo(api.context.database.db, own, ward.id, WEDNESDAY);
    await copyTo(api.context.database.db, all, null, WEDNESDAY);
    const planning = async () =>
      (await everything(api)).filter((row) => !/^(audit_events|users|webauthn_credentials) /.test(row));
    const before = await planning();
    for (const file of [own, all]) {
      await admin.ok(API.members.change, { params: { id: conductor.id }, body: { firstName: 'Wrong' } });
      await admin.ok(API.meetings.remove, { params: { id: meeting.id } });
      await admin.ok(API.members.add, { body: { firstName: 'Came', lastName: 'Later' } });
      await admin.ok(API.wards.changeConfig, { body: { bishopName: 'Someone Else' } });
      const others = (await everything(api)).filter((row) => /^(audit_events|users|webauthn_credentials) /.test(row));
      expect(await planning()).not.toEqual(before);
      await restoreWard(wardInto(api, file), ward.id);
      expect(await planning()).toEqual(before);
      expect((await everything(api)).filter((row) => /^(audit_events|users|webauthn_credentials) /.test(row))).toEqual(
        others,
      );
    }
    await api.signIn(user);
    await bystander.admin.ok(API.meetings.read, { params: { id: bystander.meeting.id } });
    await expect(restoreWhole(into(api, own))).rejects.toThrow(/contains only one ward/);
    await expect(restoreWard(wardInto(api, own), bystander.ward.id)).rejects.toThrow(/doesn’t contain ward \d/);
  });

  it('is not restored while another ward has the address of its public program, and nothing changes', async () => {
    const { ward, admin } = await plannedWard(api);
    const name = `ward-${ward.id}`;
    const publish = (program: string) => ({ body: { publicProgram: { ...UNPUBLISHED, isOn: true, name: program } } });
    await admin.ok(API.wards.changeConfig, publish(name));
    const file = join(folder, 'named.copy');
    await copyTo(api.context.database.db, file, ward.id, WEDNESDAY);
    await admin.ok(API.wards.changeConfig, publish(`${name}-new`));
    await (await api.signedIn(await api.makeWard(), 'admin')).ok(API.wards.changeConfig, publish(name));
    const before = await everything(api);
    await expect(restoreWard(wardInto(api, file), ward.id)).rejects.toThrow(/^Another ward now has the address/);
    expect(await everything(api)).toEqual(before);
  });

  it('is not put into a database that was never started, and the refusal says what to do', async () => {
    const { ward } = await plannedWard(api);
    const file = join(folder, 'unstarted.copy');
    await copyTo(api.context.database.db, file, ward.id, WEDNESDAY);
    const database = await emptyDatabase();
    try {
      await expect(restoreWard({ ...into(api, file), database }, ward.id)).rejects.toThrow(
        /^The database is empty or from an earlier version, .+ Start the planner once and try again/,
      );
    } finally {
      await database.close();
    }
  });

  it('that is missing altogether comes back with its accounts', async () => {
    const { ward, user } = await plannedWard(api);
    const file = join(folder, 'missing.copy');
    await copyTo(api.context.database.db, file, ward.id, WEDNESDAY);
    const second = await openApi({ database: await newDatabase() });
    try {
      await restoreWard(into(second, file), ward.id);
      const admin = await second.signIn(user);
      expect((await admin.ok(API.meetings.list))[0]).toMatchObject({ date: '2026-06-21' });
    } finally {
      await second.context.database.close();
    }
  });
});
