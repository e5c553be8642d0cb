import { eq, sql } from 'drizzle-orm';
import type { MemberUpdate } from '#shared/imports/rules.ts';
import type { ImportedPerson } from '#shared/imports/schema.ts';
import { isSwitch, MEMBER_FIELD_NAMES, MEMBER_FIELDS } from '#shared/members/schema.ts';
import { members } from '#shared/members/table.ts';
import { columnName } from '#shared/text/column-name.ts';
import { nameKeyOf } from '#shared/text/person-name.ts';
import { wards } from '#shared/wards/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

/** Rows for each statement: few enough that its text is built quickly. */
const ROWS_A_STATEMENT = 1000;

function* parts<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += ROWS_A_STATEMENT) yield items.slice(at, at + ROWS_A_STATEMENT);
}

/** Two imports into one ward come one after the other, or both would add the same people. */
export async function lockForImport(tx: Db, wardId: WardId): Promise<void> {
  await tx.select({ id: wards.id }).from(wards).where(eq(wards.id, wardId)).for('no key update');
}

const TYPES = {
  required: sql.raw('text'),
  text: sql.raw('text'),
  choice: sql.raw('text'),
  switch: sql.raw('boolean'),
  year: sql.raw('int'),
};
/** Of each field: its column, what the row says, and how JSON is read. */
const FIELDS = MEMBER_FIELD_NAMES.map((name) => ({
  column: sql.identifier(columnName(name)),
  told: isSwitch(name)
    ? sql`coalesce(r.${sql.identifier(name)}, ${sql.raw(String(MEMBER_FIELDS[name].empty))})`
    : sql`r.${sql.identifier(name)}`,
  changed: sql`${sql.identifier(columnName(name))} = coalesce(r.${sql.identifier(name)}, m.${sql.identifier(columnName(name))})`,
  read: sql`${sql.identifier(name)} ${TYPES[MEMBER_FIELDS[name].kind]}`,
}));
const each = (aspect: keyof (typeof FIELDS)[number]) =>
  sql.join(
    FIELDS.map((field) => field[aspect]),
    sql`, `,
  );

/** Returns the new members and their versions. */
export async function insertMembers(
  tx: Db,
  wardId: WardId,
  people: readonly ImportedPerson[],
  now: Date,
): Promise<{ id: number; version: number }[]> {
  const added: { id: number; version: number }[] = [];
  const at = sql`${now.toISOString()}::timestamptz`;
  for (const part of parts(people)) {
    const rows = part.map((person) => ({ ...person, nameKey: nameKeyOf(person) }));
    const { rows: made } = await tx.execute<{ id: number; version: number }>(sql`
      insert into ${members} (ward_id, name_key, starting_talks, starting_last_talk, created_at, updated_at, ${each('column')})
      select ${wardId}, r."nameKey", coalesce(r."totalTalks", 0), r."lastTalkDate", ${at}, ${at}, ${each('told')}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        "nameKey" text, "totalTalks" int, "lastTalkDate" date, ${each('read')}) returning id, version`);
    added.push(...made);
  }
  return added;
}

/** `talksHeld`: what the meetings count, which a total in a file includes. */
export async function updateMembers(
  tx: Db,
  wardId: WardId,
  updates: readonly MemberUpdate[],
  talksHeld: ReadonlyMap<number, number>,
  now: Date,
) {
  for (const part of parts(updates)) {
    const rows = part.map(({ id, fields, restore }) => ({
      ...fields,
      id,
      restore,
      ...(fields.firstName === undefined || fields.lastName === undefined
        ? {}
        : { nameKey: nameKeyOf({ firstName: fields.firstName, lastName: fields.lastName }) }),
      ...(fields.totalTalks === undefined
        ? {}
        : { startingTalks: Math.max(0, fields.totalTalks - (talksHeld.get(id) ?? 0)) }),
    }));
    await tx.execute(sql`
      update ${members} m set
        ${each('changed')}, name_key = coalesce(r."nameKey", m.name_key),
        starting_talks = coalesce(r."startingTalks", m.starting_talks),
        starting_last_talk = coalesce(r."lastTalkDate", m.starting_last_talk),
        is_deleted = m.is_deleted and not r.restore, deleted_at = case when r.restore then null else m.deleted_at end,
        version = m.version + 1, updated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        id int, restore boolean, "nameKey" text, "startingTalks" int, "lastTalkDate" date, ${each('read')})
      where m.ward_id = ${wardId} and m.id = r.id`);
  }
}
