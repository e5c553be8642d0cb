import { and, asc, count, desc, eq, gte, inArray, isNull, lte, max, ne, notInArray, sql } from 'drizzle-orm';
import { musicOrder } from '#shared/meetings/music/hymns.ts';
import { WITHOUT_MEETING } from '#shared/meetings/rules.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { meetings, musicalNumbers } from '#shared/meetings/table.ts';
import { customHymns, hymnUsage } from '#shared/music/table.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';

export type ChosenHymn = { number: number | null; title: string };
type NewMusicalNumber = Omit<typeof musicalNumbers.$inferInsert, 'wardId' | 'meetingId' | 'id'>;

const ofMeeting = (wardId: WardId, meetingId: number) =>
  and(eq(musicalNumbers.wardId, wardId), eq(musicalNumbers.meetingId, meetingId));

export async function clearMusic(tx: Db, wardId: WardId, meetingId: number) {
  await tx.delete(musicalNumbers).where(ofMeeting(wardId, meetingId));
}

async function takeOut(tx: Db, wardId: WardId, meetingId: number, ids: readonly number[]) {
  if (ids.length > 0)
    await tx.delete(musicalNumbers).where(and(ofMeeting(wardId, meetingId), inArray(musicalNumbers.id, [...ids])));
}

async function addMusicalNumber(tx: Db, wardId: WardId, meetingId: number, number: NewMusicalNumber) {
  const [row] = await tx
    .insert(musicalNumbers)
    .values({ ...number, wardId, meetingId })
    .returning();
  if (!row) throw new Error('The database returned no musical number');
  return row;
}

/** A meeting has one number of each type: a new one replaces the existing one. */
export async function putMusicalNumber(tx: Db, wardId: WardId, meetingId: number, number: NewMusicalNumber) {
  await tx.delete(musicalNumbers).where(and(ofMeeting(wardId, meetingId), eq(musicalNumbers.type, number.type)));
  return addMusicalNumber(tx, wardId, meetingId, number);
}

/** Sets the slots that are given; null empties one. A slot that keeps its hymn keeps its performer and notes. */
export async function setHymns(
  tx: Db,
  wardId: WardId,
  meetingId: number,
  hymns: Partial<Record<HymnSlot, ChosenHymn | null>>,
) {
  const present = await tx
    .select()
    .from(musicalNumbers)
    .where(ofMeeting(wardId, meetingId))
    .orderBy(asc(musicalNumbers.order), asc(musicalNumbers.id));
  for (const slot of HYMN_SLOT_NAMES) {
    const chosen = hymns[slot];
    if (chosen === undefined) continue;
    const type = HYMN_SLOTS[slot];
    const [kept, ...spare] = present.filter((number) => number.type === type);
    const isSame = kept && chosen && kept.hymnNumber === chosen.number && kept.title === chosen.title;
    const gone = isSame ? spare : kept ? [kept, ...spare] : spare;
    await takeOut(
      tx,
      wardId,
      meetingId,
      gone.map((number) => number.id),
    );
    if (chosen && !isSame) {
      await addMusicalNumber(tx, wardId, meetingId, {
        type,
        title: chosen.title,
        hymnNumber: chosen.number,
        order: musicOrder(slot),
      });
    }
  }
}

/** False without a special number. The same member keeps what was written about them: 'Ana Cruz, violin'. */
export async function setPerformer(
  tx: Db,
  wardId: WardId,
  meetingId: number,
  { id, name }: { id: number | null; name: string | null },
): Promise<boolean> {
  const special = and(ofMeeting(wardId, meetingId), eq(musicalNumbers.type, HYMN_SLOTS.specialNumber));
  const [kept] = await tx.select({ performerId: musicalNumbers.performerId }).from(musicalNumbers).where(special);
  if (kept && (id === null || id !== kept.performerId))
    await tx.update(musicalNumbers).set({ performerId: id, performer: name }).where(special);
  return kept !== undefined;
}

/** A title that is already there, in whatever spelling, is left as it is. */
export async function rememberHymns(
  tx: Db,
  wardId: WardId,
  titles: readonly string[],
  createdBy: number,
  category = 'general',
) {
  const rows = titles.map((title) => ({ wardId, title, titleKey: foldLoose(title), category, createdBy }));
  const unique = [...new Map(rows.map((row) => [row.titleKey, row])).values()];
  if (unique.length > 0) await tx.insert(customHymns).values(unique).onConflictDoNothing();
}

/** On a Sunday that has become a conference nothing is sung, though its hymns are kept for a change of mind. */
const isHeld = and(
  eq(meetings.wardId, hymnUsage.wardId),
  eq(meetings.id, hymnUsage.meetingId),
  notInArray(meetings.kind, [...WITHOUT_MEETING]),
);

const inAskedWard = eq(hymnUsage.wardId, sql.placeholder('wardId'));

const customHymnsByTitle = statement((db) => {
  const uses = db
    .select({ title: hymnUsage.hymnTitle, times: count().as('times') })
    .from(hymnUsage)
    .innerJoin(meetings, isHeld)
    .where(and(inAskedWard, isNull(hymnUsage.hymnNumber)))
    .groupBy(hymnUsage.hymnTitle)
    .as('uses');
  return db
    .select({
      id: customHymns.id,
      wardId: customHymns.wardId,
      title: customHymns.title,
      category: customHymns.category,
      isCustom: customHymns.isCustom,
      createdBy: customHymns.createdBy,
      createdAt: customHymns.createdAt,
      updatedAt: customHymns.updatedAt,
      usageCount: sql<number>`coalesce(${uses.times}, 0)::int`,
    })
    .from(customHymns)
    .leftJoin(uses, eq(uses.title, customHymns.title))
    .where(eq(customHymns.wardId, sql.placeholder('wardId')))
    .orderBy(sql`${customHymns.title} collate "und-x-icu"`);
});

/** The ward's own hymns by title, each with how often it is used. */
export const listCustomHymns = (db: Db, wardId: WardId) => customHymnsByTitle(db, { wardId });

export async function findCustomHymn(db: Db, wardId: WardId, title: string) {
  return (await listCustomHymns(db, wardId)).find((hymn) => foldLoose(hymn.title) === foldLoose(title)) ?? null;
}

const usageWithin = statement((db) =>
  db
    .select({
      id: hymnUsage.id,
      wardId: hymnUsage.wardId,
      hymnNumber: hymnUsage.hymnNumber,
      hymnTitle: hymnUsage.hymnTitle,
      usageDate: hymnUsage.usageDate,
      meetingDate: hymnUsage.usageDate,
      meetingId: hymnUsage.meetingId,
      hymnType: hymnUsage.hymnType,
    })
    .from(hymnUsage)
    .innerJoin(meetings, isHeld)
    .where(
      and(
        inAskedWard,
        gte(hymnUsage.usageDate, sql.placeholder('from')),
        lte(hymnUsage.usageDate, sql.placeholder('to')),
        ne(hymnUsage.meetingId, sql.placeholder('exceptMeeting')),
      ),
    )
    .orderBy(desc(hymnUsage.usageDate), asc(hymnUsage.id)),
);

/** Uses from `from` to `to`, both included, newest first. */
export const listUsage = (db: Db, wardId: WardId, from: string, to: string, exceptMeeting = 0) =>
  usageWithin(db, { wardId, from, to, exceptMeeting });

const usageCounted = statement((db) => {
  const { usageDate } = hymnUsage;
  const today = sql`${sql.placeholder('today')}::date`;
  const uses = count();
  const last = sql<string>`coalesce(max(${usageDate}) filter (where ${usageDate} <= ${today}), min(${usageDate}))`;
  const planned = sql<number>`(count(*) filter (where ${usageDate} > ${today}))::int`;
  return db
    .select({ hymnNumber: hymnUsage.hymnNumber, hymnTitle: hymnUsage.hymnTitle, count: uses, planned, lastUsed: last })
    .from(hymnUsage)
    .innerJoin(meetings, isHeld)
    .where(and(inAskedWard, gte(usageDate, sql.placeholder('from'))))
    .groupBy(hymnUsage.hymnNumber, hymnUsage.hymnTitle)
    .orderBy(desc(uses), desc(max(usageDate)), asc(hymnUsage.hymnTitle));
});

/** How often each hymn is used from `from` on; uses after `today` count as planned. */
export const countUsage = (db: Db, wardId: WardId, from: string, today: string) =>
  usageCounted(db, { wardId, from, today });

const hymnsLastSung = statement((db) => {
  const { usageDate } = hymnUsage;
  const today = sql`${sql.placeholder('today')}::date`;
  const past = sql`filter (where ${usageDate} <= ${today})`;
  return db
    .select({
      hymnNumber: hymnUsage.hymnNumber,
      hymnTitle: hymnUsage.hymnTitle,
      times: sql<number>`(count(*) ${past})::int`,
      lastSung: sql<string | null>`max(${usageDate}) ${past}`,
      nextPlanned: sql<string | null>`min(${usageDate}) filter (where ${usageDate} > ${today})`,
    })
    .from(hymnUsage)
    .innerJoin(meetings, isHeld)
    .where(inAskedWard)
    .groupBy(hymnUsage.hymnNumber, hymnUsage.hymnTitle);
});

export const listLastSung = (db: Db, wardId: WardId, today: string) => hymnsLastSung(db, { wardId, today });
