import { eq, sql } from 'drizzle-orm';
import type { MemberUpdate } from '#shared/imports/rules.ts';
import type { ImportedPerson } from '#shared/imports/schema.ts';
import { members } from '#shared/members/table.ts';
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

/** Returns the ids of the new members. `now` tells later whether anyone has changed them since. */
export async function insertMembers(
  tx: Db,
  wardId: WardId,
  people: readonly ImportedPerson[],
  now: Date,
): Promise<number[]> {
  const added: number[] = [];
  for (const part of parts(people)) {
    const rows = part.map((person) => ({ ...person, nameKey: nameKeyOf(person) }));
    const { rows: made } = await tx.execute<{ id: number }>(sql`
      insert into ${members} (ward_id, first_name, last_name, name_key, email, phone, calling, is_available, notes, starting_talks, starting_last_talk, created_at, updated_at)
      select ${wardId}, r."firstName", r."lastName", r."nameKey", r.email, r.phone, r.calling, coalesce(r."isAvailable", true), r.notes,
        coalesce(r."totalTalks", 0), r."lastTalkDate", ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        "firstName" text, "lastName" text, "nameKey" text, email text, phone text, calling text, "isAvailable" boolean, notes text,
        "totalTalks" int, "lastTalkDate" date) returning id`);
    added.push(...made.map(({ id }) => id));
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
        first_name = coalesce(r."firstName", m.first_name), last_name = coalesce(r."lastName", m.last_name),
        name_key = coalesce(r."nameKey", m.name_key), email = coalesce(r.email, m.email), phone = coalesce(r.phone, m.phone),
        calling = coalesce(r.calling, m.calling), is_available = coalesce(r."isAvailable", m.is_available),
        notes = coalesce(r.notes, m.notes), starting_talks = coalesce(r."startingTalks", m.starting_talks),
        starting_last_talk = coalesce(r."lastTalkDate", m.starting_last_talk),
        is_deleted = m.is_deleted and not r.restore, deleted_at = case when r.restore then null else m.deleted_at end,
        version = m.version + 1, updated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        id int, restore boolean, "firstName" text, "lastName" text, "nameKey" text, email text, phone text, calling text,
        "isAvailable" boolean, notes text, "startingTalks" int, "lastTalkDate" date)
      where m.ward_id = ${wardId} and m.id = r.id`);
  }
}
