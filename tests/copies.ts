import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { API } from '#shared/api.ts';
import { atOneMoment, copiedRows, copiedTables, dropTables } from '#server/backup/queries.ts';
import { MIGRATIONS } from '#server/boot.ts';
import { transaction, type Database } from '#server/db/connect.ts';
import { tablesOfMigrations } from '#server/db/migrate-step.ts';
import type { openApi } from './api.ts';
import { newDatabase } from './database.ts';

type Api = Awaited<ReturnType<typeof openApi>>;

export const textOf = (file: string) => gunzipSync(readFileSync(file)).toString();

/** A ward with a bit of everything that a copy must hold. */
export async function plannedWard(of: Api) {
  const ward = await of.makeWard();
  const user = await of.makeUser(ward, 'admin');
  const admin = await of.signIn(user);
  const conductor = await of.makeMember(ward, { firstName: 'José', email: 'jose@example.org' });
  const meeting = await admin.ok(API.meetings.schedule, {
    body: {
      date: '2026-06-21',
      conductingMemberId: conductor.id,
      releases: 'A release',
      announcements: 'second line\u2028third\n“fourth”',
      speakers: [{ memberId: conductor.id, topic: 'Hope “and” \\ faith' }],
      hymns: { opening: '#2', specialNumber: 'A hymn of our own' },
    },
  });
  await admin.ok(API.music.addCustomHymn, { body: { title: 'Ward song', category: 'general', isCustom: true } });
  return { ward, user, admin, conductor, meeting };
}

const OWN = tablesOfMigrations(MIGRATIONS);
export const into = (of: Api, file: string) => ({ database: of.context.database, file, migrations: MIGRATIONS });

/** A database in which no planner was started, as one that is made from nothing in three seconds. */
export async function emptyDatabase(): Promise<Database> {
  const database = await newDatabase();
  await transaction(database.db, (tx) => dropTables(tx, OWN));
  return database;
}
export const wardInto = (of: Api, file: string) => ({ ...into(of, file), makeBeside: emptyDatabase });
/** All rows, but for their versions: a restore raises them. */
const VERSION = /"((?:music_)?version)":\d+/g;
export const everything = (of: Api) =>
  atOneMoment(of.context.database.db, OWN, async (tx) => {
    const rows: string[] = [];
    for await (const { table, row } of copiedRows(tx, await copiedTables(tx, OWN), null))
      rows.push(`${table} ${row.replace(VERSION, '"$1":0')}`);
    return rows;
  });

type Row = Record<string, unknown>;
export const inRows =
  (table: string, change: (row: Row) => Row) =>
  (lines: string[]): string[] =>
    lines.map((line) =>
      line.startsWith(`${table} `)
        ? `${table} ${JSON.stringify(change(JSON.parse(line.slice(table.length + 1))))}`
        : line,
    );
export const inHeader =
  (change: (tables: string[]) => string[]) =>
  ([header = '', ...lines]: string[]): string[] => {
    const said = JSON.parse(header);
    return [JSON.stringify({ ...said, tables: change(said.tables) }), ...lines];
  };

/** Changes the lines of a copy, and gives it a checksum that is right again. */
export function resign(file: string, change: (lines: string[]) => string[]): void {
  const body = `${change(textOf(file).trimEnd().split('\n').slice(0, -1)).join('\n')}\n`;
  const end = { rows: body.split('\n').length - 2, sha256: createHash('sha256').update(body).digest('hex') };
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end })}\n`));
}
