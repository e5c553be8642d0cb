import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ImportTrace, MemberBefore } from '#shared/imports/import-trace.ts';
import { PREVIEW_MINUTES, UNDO_DAYS } from '#shared/imports/schema.ts';
import { memberImports } from '#shared/imports/table.ts';
import { members } from '#shared/members/table.ts';
import { nameKeyOf } from '#shared/text/person-name.ts';
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

/** The person's own preview, as long as it is kept. `isToSave` holds it until the transaction ends, so that it is saved once. */
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
  return row?.rows ? { ...row, rows: row.rows } : null;
}

type Saved = { savedAt: Date; imported: number; updated: number; skipped: number; trace: ImportTrace };

export async function markSaved(tx: Db, wardId: WardId, id: number, saved: Saved): Promise<void> {
  await tx
    .update(memberImports)
    .set({ ...saved, rows: null })
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
    .where(and(ofSeason(wardId, now), isNotNull(memberImports.savedAt)))
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

export async function markUndone(tx: Db, wardId: WardId, id: number, now: Date): Promise<void> {
  await tx
    .update(memberImports)
    .set({ undoneAt: now, trace: null })
    .where(and(eq(memberImports.wardId, wardId), eq(memberImports.id, id)));
}

/** These members as they are now, held until the transaction ends. */
export async function lockMembers(tx: Db, wardId: WardId, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, firstName, lastName, email, phone, calling, isAvailable, notes, startingTalks } = members;
  const { startingLastTalk, isDeleted, updatedAt } = members;
  return tx
    .select({
      id,
      firstName,
      lastName,
      email,
      phone,
      calling,
      isAvailable,
      notes,
      startingTalks,
      startingLastTalk,
      isDeleted,
      updatedAt,
    })
    .from(members)
    .where(and(eq(members.wardId, wardId), inArray(members.id, [...ids])))
    .orderBy(members.id)
    .for('update');
}

/** Takes members out of the list for good, as though they had never been in it. */
export async function deleteMembers(tx: Db, wardId: WardId, ids: readonly number[]): Promise<void> {
  await tx.delete(members).where(and(eq(members.wardId, wardId), inArray(members.id, [...ids])));
}

export async function restoreMember(tx: Db, wardId: WardId, before: MemberBefore, now: Date): Promise<void> {
  const { id, ...fields } = before;
  await tx
    .update(members)
    .set({
      ...fields,
      nameKey: nameKeyOf(before),
      deletedAt: before.isDeleted ? now : null,
      version: sql`${members.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(members.wardId, wardId), eq(members.id, id)));
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
