import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { readEnv } from '#server/env.ts';
import { openContext } from '#server/boot.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { openApi, PASSWORD } from '#tests/api.ts';
import { newDatabase } from '#tests/database.ts';
import { startedDataFolder } from '#tests/server-process.ts';
import { connect } from './connect.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
type Journal = { entries: { tag: string }[] };
const journal: Journal = JSON.parse(fs.readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));

/** The migrations that an earlier version had. */
function earlierMigrations(count: number, folder: string): string {
  fs.mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = journal.entries.slice(0, count);
  for (const { tag } of entries) fs.copyFileSync(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  fs.writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

it('a data folder from the first version is upgraded at startup, with all its data', async () => {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'planner-upgrade-'));
  const dataDir = startedDataFolder();
  const old = await connect({ dataDir, durable: false });
  // As empty as a new one, which takes seconds to make.
  await old.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(old, earlierMigrations(1, path.join(root, 'migrations')));
  await old.pool.query("insert into wards (name) values ('Old Ward')");
  await old.pool.query(
    "insert into members (ward_id, first_name, last_name, name_key) values (1, 'Ana', 'Nuñez', 'ana nunez'), (1, 'ʻAna', 'Vea', 'ʻana vea')",
  );
  await old.pool.query(
    "insert into meetings (ward_id, date, conducting_member_id, edited_script) values (1, '2026-06-21', 1, 'As it was spoken')",
  );
  await old.pool.query(
    "insert into meetings (ward_id, date, status, conducting_member_id) values (1, '2026-06-28', 'confirmed', 1), (1, '2026-07-12', 'partially_planned', 1)",
  );
  await old.pool.query(
    "insert into custom_hymns (ward_id, title, title_key) values (1, 'Hoʻonani', 'hoʻonani'), (1, 'Hooʻnani', 'hooʻnani')",
  );
  const user = ['old.planner', 'old.planner', await hashPassword(PASSWORD), 'Ruth', 'Old', 'sacrament_planner', 1];
  await old.pool.query(
    'insert into users (username, username_key, password_hash, first_name, last_name, role, ward_id) values ($1, $2, $3, $4, $5, $6, $7)',
    user,
  );
  await old.pool.query(
    "insert into users (username, username_key, password_hash, first_name, last_name, role, ward_id, is_active) select 'k', key, '', 'K', 'K', 'program', 1, active from (values ('ka''i', false), ('kaʻi', true), ('ʻa''ā', true), ('''aʻā', true)) as k (key, active)",
  );
  await old.close();

  const context = await openContext(readEnv({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: dataDir }), () => undefined);
  try {
    const api = await openApi({ database: context.database });
    const planner = await api.signIn({ id: 1, username: 'old.planner', password: PASSWORD });
    const [meeting] = await planner.ok(API.meetings.list);
    expect(meeting).toMatchObject({
      date: '2026-06-21',
      editedScript: 'As it was spoken',
      editedScriptBase: null,
      conductingMember: { lastName: 'Nuñez' },
    });
    const chosen = await context.database.pool.query(
      'select date::text from meetings where is_status_chosen order by date',
    );
    expect(chosen.rows).toEqual([{ date: '2026-06-28' }]);
    const origin = await context.database.pool.query('select password_from_ward from users where id = 1');
    const keys = await context.database.pool.query('select name_key from members order by id');
    expect(keys.rows).toEqual([{ name_key: 'ana nunez' }, { name_key: "'ana vea" }]);
    const titles = await context.database.pool.query('select title_key from custom_hymns order by id');
    const names = await context.database.pool.query('select username_key from users where id > 1 order by id');
    expect(names.rows.map((row) => row.username_key)).toEqual(["ka'i", "ka'i", "'a'ā", "'aʻā"]);
    expect(titles.rows).toEqual([{ title_key: 'hoonani' }, { title_key: 'hooʻnani' }]);
    expect(origin.rows).toEqual([{ password_from_ward: 1 }]);
    expect(journal.entries.length).toBeGreaterThan(1);
  } finally {
    await context.database.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
});

it('a sign-in link whose maker was not stored is ended by the upgrade, and a new one lets its person in', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'planner-upgrade-'));
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_link_maker'));
  const database = await newDatabase();
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(database, earlierMigrations(before, folder));
  await database.pool.query("insert into wards (name) values ('Old Ward')");
  const secret = 'of-the-earlier-version';
  await database.pool.query(
    `with person as (insert into users (username, username_key, password_hash, first_name, last_name, role, ward_id)
      values ('old.planner', 'old.planner', '', 'Ruth', 'Old', 'sacrament_planner', 1) returning id)
    insert into sign_in_links (hash, user_id, expires, from_ward) select $1, id, now() + interval '1 year', 1 from person`,
    [hashOfSecret(secret)],
  );
  await migrateDatabase(database, MIGRATIONS);
  const api = await openApi({ database });
  const refusal = await api.anonymous.refused(API.auth.enterByLink, { body: { secret } });
  expect([refusal.status, refusal.body.code]).toEqual([401, 'bad_link']);
  const admin = await api.signedIn({ id: 1, name: 'Old Ward' }, 'admin');
  const { link } = await admin.ok(API.users.makeLink, { params: { id: 1 } });
  await api.anonymous.ok(API.auth.enterByLink, { body: { secret: link.split('link=')[1] ?? '' } });
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('an older version refuses to start on a database that a newer one has updated, and changes nothing', async () => {
  const root = startedDataFolder();
  const start = () => openContext(readEnv({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: root }), () => undefined);
  const first = await start();
  await first.database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'of-next-year', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  await first.database.close();
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toContain('A newer version of the planner has updated this database');
  const database = await connect({ dataDir: root, durable: false });
  const { rows } = await database.pool.query(
    "select count(*)::int as n from drizzle.__drizzle_migrations where hash = 'of-next-year'",
  );
  // Servers that already run may go on while the others are updated.
  expect([rows, await isMigrated(database, MIGRATIONS)]).toEqual([[{ n: 1 }], true]);
  await database.close();
});
