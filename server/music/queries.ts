import { and, asc, count, desc, eq, gte, inArray, isNull, lte, max, ne, sql } from 'drizzle-orm';
import { musicOrder } from '#shared/meetings/hymns.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/schema.ts';
import { musicalNumbers } from '#shared/meetings/table.ts';
import { customHymns, hymnUsage } from '#shared/music/table.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

export type Chosen = { number: number | null; title: string };
type Number = typeof musicalNumbers.$inferInsert;

const ofMeeting = (wardId: WardId, meetingId: number) =>
  and(eq(musicalNumbers.wardId, wardId), eq(musicalNumbers.meetingId, meetingId));

export async function clearMusic(tx: Db, wardId: WardId, meetingId: number) {
  await tx.delete(musicalNumbers).where(ofMeeting(wardId, meetingId));
}

export async function addMusicalNumber(tx: Db, wardId: WardId, meetingId: number, number: Omit<Number, 'wardId' | 'meetingId' | 'id'>) {
  const [row] = await tx.insert(musicalNumbers).values({ ...number, wardId, meetingId }).returning();
  if (!row) throw new Error('The database returned no musical number');
  return row;
}

/** Sets the slots that are given; null empties one. A slot that keeps its hymn keeps its performer and notes. */
export async function setHymns(tx: Db, wardId: WardId, meetingId: number, hymns: Partial<Record<HymnSlot, Chosen | null>>) {
  const present = await tx.select().from(musicalNumbers).where(ofMeeting(wardId, meetingId)).orderBy(asc(musicalNumbers.order), asc(musicalNumbers.id));
  for (const slot of HYMN_SLOT_NAMES) {
    const chosen = hymns[slot];
    if (chosen === undefined) continue;
    const type = HYMN_SLOTS[slot];
    const [kept, ...spare] = present.filter((number) => number.type === type);
    const isSame = kept && chosen && kept.hymnNumber === chosen.number && kept.title === chosen.title;
    const gone = isSame ? spare : kept ? [kept, ...spare] : spare;
    if (gone.length > 0) {
      await tx.delete(musicalNumbers).where(and(ofMeeting(wardId, meetingId), inArray(musicalNumbers.id, gone.map((number) => number.id))));
    }
    if (chosen && !isSame) {
      await addMusicalNumber(tx, wardId, meetingId, { type, title: chosen.title, hymnNumber: chosen.number, order: musicOrder(slot) });
    }
  }
}

/** A title that is already there, in whatever spelling, is left as it is. */
export async function rememberHymns(tx: Db, wardId: WardId, titles: readonly string[], createdBy: number, category = 'general') {
  // A number that is in no hymn book is no title to suggest again.
  const rows = titles.filter((title) => /\p{L}/u.test(title)).map((title) => ({ wardId, title, titleKey: foldLoose(title), category, createdBy }));
  const unique = [...new Map(rows.map((row) => [row.titleKey, row])).values()];
  if (unique.length > 0) await tx.insert(customHymns).values(unique).onConflictDoNothing();
}

/** The ward's own hymns by title, each with how often it stands in a meeting. */
export function listCustomHymns(db: Db, wardId: WardId) {
  const uses = db.select({ title: hymnUsage.hymnTitle, times: count().as('times') })
    .from(hymnUsage)
    .where(and(eq(hymnUsage.wardId, wardId), isNull(hymnUsage.hymnNumber)))
    .groupBy(hymnUsage.hymnTitle)
    .as('uses');
  return db.select({
    id: customHymns.id, wardId: customHymns.wardId, title: customHymns.title, category: customHymns.category,
    isCustom: customHymns.isCustom, usageCount: sql<number>`coalesce(${uses.times}, 0)::int`,
  })
    .from(customHymns)
    .leftJoin(uses, eq(uses.title, customHymns.title))
    .where(eq(customHymns.wardId, wardId))
    .orderBy(sql`${customHymns.title} collate "und-x-icu"`);
}

export async function findCustomHymn(db: Db, wardId: WardId, title: string) {
  return (await listCustomHymns(db, wardId)).find((hymn) => foldLoose(hymn.title) === foldLoose(title)) ?? null;
}

/** Uses from `from` to `to`, both included, newest first. */
export const listUsage = (db: Db, wardId: WardId, from: string, to: string, exceptMeeting?: number) =>
  db.select({
    id: hymnUsage.id, wardId: hymnUsage.wardId, hymnNumber: hymnUsage.hymnNumber, hymnTitle: hymnUsage.hymnTitle,
    usageDate: hymnUsage.usageDate, meetingDate: hymnUsage.usageDate, meetingId: hymnUsage.meetingId, hymnType: hymnUsage.hymnType,
  })
    .from(hymnUsage)
    .where(and(
      eq(hymnUsage.wardId, wardId), gte(hymnUsage.usageDate, from), lte(hymnUsage.usageDate, to),
      exceptMeeting === undefined ? undefined : ne(hymnUsage.meetingId, exceptMeeting),
    ))
    .orderBy(desc(hymnUsage.usageDate), asc(hymnUsage.id));

export const countUsage = (db: Db, wardId: WardId, from: string, to: string) => {
  const uses = count();
  const last = max(hymnUsage.usageDate);
  return db.select({ hymnNumber: hymnUsage.hymnNumber, hymnTitle: hymnUsage.hymnTitle, count: uses, lastUsed: sql<string>`${last}` })
    .from(hymnUsage)
    .where(and(eq(hymnUsage.wardId, wardId), gte(hymnUsage.usageDate, from), lte(hymnUsage.usageDate, to)))
    .groupBy(hymnUsage.hymnNumber, hymnUsage.hymnTitle)
    .orderBy(desc(uses), desc(last), asc(hymnUsage.hymnTitle));
};
