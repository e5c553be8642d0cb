import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { restoreWard } from '#server/backup/restore.ts';
import { copyTo } from '#server/backup/service.ts';
import { wardInto } from '#tests/copies.ts';
import { openMailApi } from '#tests/mail/mail-ward.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mailApi = await openMailApi();

describe('the outbox', () => {
  it('of a copy is held when it is restored, and nothing in it is sent a second time', async () => {
    const { ward, planner } = await mailApi.makeSpeaker('hannah@restored.example.org');
    await mailApi.plan();
    const file = join(folder, 'ward.copy');
    await copyTo(mailApi.database.db, file, ward.id, mailApi.clock.now);
    await mailApi.send();
    await restoreWard(wardInto(mailApi, file), ward.id);
    mailApi.move(3_600_000);
    await mailApi.planAndSend();
    expect(mailApi.server.of('hannah@restored.example.org')).toHaveLength(1);
    expect(await mailApi.rows(ward)).toMatchObject([{ state: 'held' }]);
    expect((await planner.ok(API.mail.status)).open).toBe(1);
  });

  it('loses emails to a user together with the account', async () => {
    const { ward } = await mailApi.makeSpeaker('else@restored.example.org', { mailHymnList: true });
    const user = await mailApi.makeUser(ward, 'music_planner');
    await mailApi.database.pool.query(
      `insert into outbox (ward_id, user_id, kind, occasion, name, address, subject, date, created_at, due_at, state)
       values ($1, $2, 'hymn_list', 'hymn_list', 'Lee', 'lee@example.org', 'Hymns', '2026-07-01', now(), now(), 'sent')`,
      [ward.id, user.id],
    );
    const admin = await mailApi.signedIn(ward, 'admin');
    await admin.ok(API.users.remove, { params: { id: user.id } });
    expect(await mailApi.rows(ward)).toEqual([]);
  });
});
