import { and, eq, gte, lte } from 'drizzle-orm';
import { meetings } from '#shared/meetings/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import type { StoredMeeting } from './queries.ts';

/** Which kind each meeting has in the months around a date: what the default kind of a Sunday depends on. */
export const kindsAround = (db: Db, wardId: WardId, from: string, to: string) =>
  db
    .select({ date: meetings.date, kind: meetings.kind })
    .from(meetings)
    .where(and(eq(meetings.wardId, wardId), gte(meetings.date, from), lte(meetings.date, to)));

/** Drafts on dates that have no meeting yet; a date that is taken stays as it is. */
export async function insertDrafts(db: Db, wardId: WardId, drafts: { date: string; kind: StoredMeeting['kind'] }[]) {
  if (drafts.length === 0) return 0;
  const made = await db
    .insert(meetings)
    .values(drafts.map((draft) => ({ ...draft, wardId, status: 'draft' as const, isTouched: false })))
    .onConflictDoNothing()
    .returning({ id: meetings.id });
  return made.length;
}

/** Deletes the untouched drafts from `from` on. */
export async function clearDrafts(db: Db, wardId: WardId, from: string) {
  await db
    .delete(meetings)
    .where(and(eq(meetings.wardId, wardId), eq(meetings.isTouched, false), gte(meetings.date, from)));
}
