import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ExistingMember, ImportTrace, MemberBefore } from '#shared/imports/matching.ts';
import { PREVIEW_MINUTES, UNDO_DAYS } from '#shared/imports/limits.ts';
import { memberImports } from '#shared/imports/table.ts';
import { NO_DETAILS } from '#shared/members/schema.ts';
import { members } from '#shared/members/table.ts';
import { nameKeyOf } from '#shared/text/person-name.ts';
import { wards } from '#shared/wards/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

const DAY = 24 * 3_600_000;
const previewsFrom = (now: Date) => new Date(now.getTime() - PREVIEW_MINUTES * 60_000);
const importsFrom = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY);

type NewPreview = Omit<typeof memberImports.$inferInsert, 'wardId' | 'id'>;

export async function keepPreview(db: Db, wardId: WardId, preview: NewPreview): Promise<number> {
  const [row] = await db
    .insert(memberImports)
    .values({ ...preview, wardId })
    .returning({ id: memberImports.id });
  if (!row) throw new Error('The database returned no import');
  return row.id;
}

/** The person's own preview, until it expires. `isToSave` locks it until the transaction ends, so that it is saved once. */
export async function findPreview(db: Db, wardId: WardId, userId: number, id: number, now: Date, isToSave: boolean) {
  const asked = db
    .select()
    .from(memberImports)
    .where(
      and(
        eq(memberImports.wardId, wardId),
        eq(memberImports.id, id),
        eq(memberImports.userId, userId),
        isNull(memberImports.savedAt),
        gt(memberImports.readAt, previewsFrom(now)),
      ),
    );
  const [row] = await (isToSave ? asked.for('update') : asked);
  return row?.rows && row.known ? { ...row, rows: row.rows, known: row.known } : null;
}

/** The name of the ward that a person's own preview was made for, whichever it is. */
export async function wardOfPreview(db: Db, userId: number, id: number, now: Date): Promise<string | null> {
  const isOwn = and(eq(memberImports.id, id), eq(memberImports.userId, userId));
  const [row] = await db
    .select({ name: wards.name })
    .from(memberImports)
    .innerJoin(wards, eq(wards.id, memberImports.wardId))
    .where(and(isOwn, isNull(memberImports.savedAt), gt(memberImports.readAt, previewsFrom(now))));
  return row?.name ?? null;
}

/** The members with which the preview was made again. */
export async function keepKnown(db: Db, wardId: WardId, id: number, known: ExistingMember[]): Promise<void> {
  await db
    .update(memberImports)
    .set({ known })
    .where(and(eq(memberImports.wardId, wardId), eq(memberImports.id, id), isNull(memberImports.savedAt)));
}

type Saved = { savedAt: Date; imported: number; updated: number; skipped: number; trace: ImportTrace };

export async function markSaved(tx: Db, wardId: WardId, id: number, saved: Saved): Promise<void> {
  await tx
    .update(memberImports)
    .set({ ...saved, rows: null, known: null })
    .where(and(eq(memberImports.wardId, wardId), eq(memberImports.id, id)));
}

const ofSeason = (wardId: WardId, now: Date) =>
  and(eq(memberImports.wardId, wardId), gt(memberImports.savedAt, importsFrom(now)));

export const pastImports = (db: Db, wardId: WardId, now: Date) =>
  db
    .select({
      id: memberImports.id,
      savedAt: memberImports.savedAt,
      by: memberImports.by,
      fileName: memberImports.fileName,
      imported: memberImports.imported,
      updated: memberImports.updated,
      skipped: memberImports.skipped,
      undoneAt: memberImports.undoneAt,
    })
    .from(memberImports)
    // One that changed nothing has nothing to undo.
    .where(and(ofSeason(wardId, now), or(gt(memberImports.imported, 0), gt(memberImports.updated, 0))))
    .orderBy(desc(memberImports.savedAt), desc(memberImports.id))
    .limit(50);

export async function lockImport(tx: Db, wardId: WardId, id: number, now: Date) {
  const [row] = await tx
    .select()
    .from(memberImports)
    .where(and(ofSeason(wardId, now), eq(memberImports.id, id)))
    .for('update');
  return row ?? null;
}

/** `rest`: what of the import could not be undone and may be later; null where nothing is left of it. */
export async function markUndone(
  tx: Db,
  wardId: WardId,
  id: number,
  now: Date,
  rest: ImportTrace | null,
): Promise<void> {
  await tx
    .update(memberImports)
    .set({ undoneAt: rest ? null : now, trace: rest })
    .where(and(eq(memberImports.wardId, wardId), eq(memberImports.id, id)));
}

/** Imports of the ward that are not undone yet, held until the transaction ends. */
export const lockTraces = (tx: Db, wardId: WardId) =>
  tx
    .select({ id: memberImports.id, trace: memberImports.trace })
    .from(memberImports)
    .where(and(eq(memberImports.wardId, wardId), isNotNull(memberImports.trace)))
    .orderBy(memberImports.id)
    .for('update');

/** Neither a preview nor undoing an import brings back what the ward has deleted. */
export async function forgetDetails(tx: Db, wardId: WardId): Promise<void> {
  await tx
    .update(memberImports)
    .set({ rows: null, known: null })
    .where(and(eq(memberImports.wardId, wardId), isNull(memberImports.savedAt)));
  for (const { id, trace } of await lockTraces(tx, wardId)) {
    if (!trace) continue;
    const changed = trace.changed.map(({ before, version }) => ({
      before: { ...before, ...NO_DETAILS },
      version,
    }));
    await changeTrace(tx, wardId, id, { ...trace, changed });
  }
}

export async function changeTrace(tx: Db, wardId: WardId, id: number, trace: ImportTrace): Promise<void> {
  await tx
    .update(memberImports)
    .set({ trace })
    .where(and(eq(memberImports.wardId, wardId), eq(memberImports.id, id)));
}

/**
 * What imports can still undo goes by the versions of members. Before those get `raised`, an SQL expression of `version`,
 * the traces follow them by as much, so that a member counts as changed since exactly if that was so before.
 */
export async function raiseTraces(tx: Db, wardId: number | null, raised: SQL): Promise<void> {
  const ours = wardId === null ? sql`true` : sql`ward_id = ${wardId}`;
  const more = (one: SQL) => sql`jsonb_build_object('version', (${one}->>'version')::int + coalesce(by, 0))`;
  const list = (name: string, id: SQL, change: SQL) => sql`
    (select coalesce(jsonb_agg(${change} order by place), '[]') from jsonb_array_elements(trace->${name}::text)
      with ordinality as item(one, place) left join moved on moved.id = (${id})::int)`;
  await tx.execute(sql`
    with moved as (select id, ${raised} - version as by from members where ${ours})
    update member_imports set trace = trace || jsonb_build_object(
      'added', ${list('added', sql`one->>'id'`, sql`one || ${more(sql`one`)}`)},
      'changed', ${list(
        'changed',
        sql`one->'before'->>'id'`,
        sql`one || ${more(sql`one`)} || jsonb_build_object('before', (one->'before') || ${more(sql`(one->'before')`)})`,
      )})
    where trace is not null and ${ours}`);
}

const { wardId: _, nameKey: __, createdAt: ___, updatedAt: ____, deletedAt: _____, ...KEPT } = getTableColumns(members);

/** These members as they are now, held until the transaction ends. */
export async function lockMembers(tx: Db, wardId: WardId, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .select(KEPT)
    .from(members)
    .where(and(eq(members.wardId, wardId), inArray(members.id, [...ids])))
    .orderBy(members.id)
    .for('no key update');
}

/** Permanently deletes members, as though they had never been imported. */
export async function deleteMembers(tx: Db, wardId: WardId, ids: readonly number[]): Promise<void> {
  await tx.delete(members).where(and(eq(members.wardId, wardId), inArray(members.id, [...ids])));
}

/** Returns the member's new version. */
export async function restoreMember(tx: Db, wardId: WardId, before: MemberBefore, now: Date): Promise<number> {
  const { id, version: _version, ...fields } = before;
  const [row] = await tx
    .update(members)
    .set({
      ...fields,
      nameKey: nameKeyOf(before),
      deletedAt: before.isDeleted ? now : null,
      version: sql`${members.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(members.wardId, wardId), eq(members.id, id)))
    .returning({ version: members.version });
  if (!row) throw new Error('The member to restore is gone');
  return row.version;
}

/** Names are kept only as long as they are of use. */
export async function sweepImports(db: Db, now: Date): Promise<void> {
  await db
    .delete(memberImports)
    .where(
      or(
        and(isNull(memberImports.savedAt), lt(memberImports.readAt, previewsFrom(now))),
        lt(memberImports.savedAt, importsFrom(now)),
      ),
    );
}
