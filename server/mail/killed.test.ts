import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { MIGRATIONS } from '#server/boot.ts';
import { connect } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { eventually, startedServer } from '#tests/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-mail-killed-'));
const mail = await startMailServer();
afterAll(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Where it is about noon: mail goes out during the day. */
const hour = new Date().getUTCHours() - 12;
const ZONE = hour === 0 ? 'Etc/UTC' : `Etc/GMT${hour > 0 ? '+' : '-'}${Math.abs(hour)}`;
const PEOPLE = 6;

it('a server with the embedded database that is killed twice in the middle of a mail sends none of them twice', async () => {
  const database = await connect({ dataDir: folder });
  await migrateDatabase(database, MIGRATIONS);
  const [sunday] = sundaysFrom(addDays(new Date().toISOString().slice(0, 10), 2), 1);
  await database.pool.query("insert into wards (name, customization) values ('Elm Ward', $1)", [
    { timezone: ZONE, mailReminders: true, reminderDays: 14 },
  ]);
  await database.pool.query('insert into meetings (ward_id, date, is_touched) values (1, $1, true)', [sunday]);
  await database.pool.query(
    `insert into members (ward_id, first_name, last_name, name_key, email)
     select 1, 'Person', n::text, 'person ' || n, 'slow@person-' || n || '.example.org' from generate_series(1, ${PEOPLE}) n`,
  );
  await database.pool.query(
    'insert into speaking_assignments (ward_id, meeting_id, member_id, "order") select 1, 1, id, id from members',
  );
  await database.close();

  const variables = { NODE_ENV: 'production', DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM: 'planner@example.org' };
  for (const after of [1, 3]) {
    // It has the mail, and has not answered yet.
    mail.setSlow(60_000);
    const server = await startedServer(variables);
    await eventually(
      async () => mail.taken.length,
      (taken) => taken >= after,
    );
    await server.end('SIGKILL');
    mail.setSlow(0);
    if (after === 1) {
      const next = await startedServer(variables);
      await eventually(
        async () => mail.taken.length,
        (taken) => taken >= 2,
      );
      await next.end('SIGTERM');
    }
  }
  const last = await startedServer(variables);
  await eventually(
    async () => new Set(mail.taken).size,
    (people) => people === PEOPLE,
  );
  await last.end('SIGTERM');
  expect(mail.taken).toHaveLength(PEOPLE);

  const reopened = await connect({ dataDir: folder });
  const { rows } = await reopened.pool.query('select state, count(*)::int as count from outbox group by 1 order by 1');
  await reopened.close();
  expect(rows).toEqual([
    { state: 'sending', count: 2 },
    { state: 'sent', count: PEOPLE - 2 },
  ]);
});
