import { afterAll, expect, it } from 'vitest';
import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { connect } from '#server/db/connect.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { eventually, startedDataFolder, startedServer } from '#tests/server-process.ts';

const PEOPLE = 4;
/** More than the server makes drafts for at once. */
const OTHER_WARDS = 250;
const DRAFTS = 3;
/** Every start waits for a core, and so does the first mail. */
const PATIENCE_MS = 60_000;
const folder = startedDataFolder();
const mail = await startMailServer();
afterAll(() => mail.close());

/** Where it is about noon: mail goes out during the day. */
const hour = new Date().getUTCHours() - 12;
const ZONE = hour === 0 ? 'Etc/UTC' : `Etc/GMT${hour > 0 ? '+' : '-'}${Math.abs(hour)}`;

async function inDatabase<T>(run: (query: (text: string, values?: unknown[]) => Promise<unknown[]>) => Promise<T>) {
  const database = await connect({ dataDir: folder });
  try {
    return await run(async (text, values) => (await database.pool.query(text, values)).rows);
  } finally {
    await database.close();
  }
}

it('a server with the embedded database that is killed twice in the middle of an email sends none twice and makes no draft twice', async () => {
  const [sunday] = sundaysFrom(addDays(new Date().toISOString().slice(0, 10), 2), 1);
  await inDatabase(async (query) => {
    await query("insert into wards (name, customization) values ('Elm Ward', $1)", [
      { timezone: ZONE, mailReminders: true, reminderDays: 14 },
    ]);
    await query('insert into meetings (ward_id, date, is_touched) values (1, $1, true)', [sunday]);
    await query(`insert into members (ward_id, first_name, last_name, name_key, email)
      select 1, 'Person', n::text, 'person ' || n, 'slow@person-' || n || '.example.org' from generate_series(1, ${PEOPLE}) n`);
    await query(
      'insert into speaking_assignments (ward_id, meeting_id, member_id, "order") select 1, 1, id, id from members',
    );
    await query("insert into wards (name, customization) select 'Ward ' || n, $1 from generate_series(1, $2::int) n", [
      { timezone: ZONE, planningHorizonWeeks: DRAFTS },
      OTHER_WARDS,
    ]);
  });

  const variables = { NODE_ENV: 'production', DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM: 'planner@example.org' };
  // It has the email, and has not answered yet.
  mail.setSlow(10 * PATIENCE_MS);
  for (const kills of [1, 2]) {
    const server = await startedServer(variables);
    await eventually(
      async () => mail.taken.length,
      (taken) => taken === kills,
      PATIENCE_MS,
    );
    await server.end('SIGKILL');
  }
  mail.setSlow(0);
  const last = await startedServer(variables);
  await eventually(
    async () => new Set(mail.taken).size,
    (different) => different === PEOPLE,
    PATIENCE_MS,
  );
  await last.end('SIGTERM');
  expect(mail.taken).toHaveLength(PEOPLE);

  // Of the two that were on their way no one knows, and no one says that they were sent.
  expect(
    await inDatabase((query) =>
      query("select state = 'sent' as is_sent, count(*)::int as count from outbox group by 1 order by 1"),
    ),
  ).toEqual([
    { is_sent: false, count: 2 },
    { is_sent: true, count: PEOPLE - 2 },
  ]);

  // Each ward has every Sunday of its weeks once.
  expect(
    await inDatabase((query) =>
      query(`select drafts::int, dates::int, count(*)::int as wards from (
        select count(*) as drafts, count(distinct date) as dates from meetings where ward_id > 1 group by ward_id
      ) as of_ward group by 1, 2`),
    ),
  ).toEqual([{ drafts: DRAFTS, dates: DRAFTS, wards: OTHER_WARDS }]);
}, 180_000);
