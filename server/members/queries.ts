import { and, asc, eq, getTableColumns, gt, max, count, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { TALK_PART } from '#shared/invitations/constants.ts';
import { PRAYER_PARTS, type PrayerPart } from '#shared/meetings/parts.ts';
import { meetings, speakingAssignments } from '#shared/meetings/table.ts';
import { withAwayInstead, type AwayDates } from '#shared/members/away.ts';
import { awayText, DETAIL_FIELDS, NO_DETAILS, type MemberChange, type NewMember } from '#shared/members/schema.ts';
import { members } from '#shared/members/table.ts';
import { nameKeyOf, type Named } from '#shared/text/person-name.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { recordStamp } from '#server/db/stamp.ts';
import { statement } from '#server/db/statement.ts';
import { tookPart } from '#server/invitations/queries.ts';

/** What a person goes by. */
const GIVEN_NAME = sql<string>`coalesce(${members.preferredName}, ${members.firstName})`;
/** The name of a member as it is said; null where no member is joined. */
export const SAID_NAME = sql<string | null>`${GIVEN_NAME} || ' ' || ${members.lastName}`;

const inAskedWard = eq(members.wardId, sql.placeholder('wardId'));

const askedDay = sql.placeholder('today');

/** Talks that each member gave in meetings whose day is before `today`: counted, never stored. */
const talksHeld = (db: Db) =>
  db
    .select({
      memberId: speakingAssignments.memberId,
      talks: count().as('talks'),
      lastTalk: max(meetings.date).as('last_talk'),
    })
    .from(speakingAssignments)
    .innerJoin(
      meetings,
      and(eq(meetings.wardId, speakingAssignments.wardId), eq(meetings.id, speakingAssignments.meetingId)),
    )
    .where(
      and(
        eq(speakingAssignments.wardId, sql.placeholder('wardId')),
        sql`${meetings.date} < ${askedDay}::date`,
        tookPart(TALK_PART, speakingAssignments.memberId, speakingAssignments.speakerName, askedDay),
      ),
    )
    .groupBy(speakingAssignments.memberId)
    .as('held');

/** The last prayer of each member in meetings whose day is before `today`. */
function prayersHeld(db: Db) {
  const prayersOf = ({ key, id, typed }: PrayerPart) =>
    db
      .select({ memberId: sql<number | null>`${meetings[id]}`.as('prayed'), date: meetings.date })
      .from(meetings)
      .where(
        and(
          eq(meetings.wardId, sql.placeholder('wardId')),
          sql`${meetings.date} < ${askedDay}::date and ${meetings[id]} is not null`,
          tookPart(key, meetings[id], meetings[typed], askedDay),
        ),
      );
  const [first, second, ...others] = PRAYER_PARTS.map(prayersOf);
  if (!first || !second) throw new Error('A meeting has two prayers');
  const prayers = unionAll(first, second, ...others).as('prayers');
  return db
    .select({ memberId: prayers.memberId, lastPrayer: max(prayers.date).as('last_prayer') })
    .from(prayers)
    .groupBy(prayers.memberId)
    .as('prayers_held');
}

const withTalks = (held: ReturnType<typeof talksHeld>) => ({
  totalTalks: sql<number>`(${members.startingTalks} + coalesce(${held.talks}, 0))::int`,
  lastTalkDate: sql<string | null>`greatest(${members.startingLastTalk}, ${held.lastTalk})`,
});

function selectMembers(db: Db) {
  const [held, prayers] = [talksHeld(db), prayersHeld(db)];
  return db
    .select({
      ...getTableColumns(members),
      ...withTalks(held),
      lastPrayerDate: prayers.lastPrayer,
      stamp: memberStamp(held, prayers),
    })
    .from(members)
    .leftJoin(held, eq(held.memberId, members.id))
    .leftJoin(prayers, eq(prayers.memberId, members.id));
}
/** Of the row and of all that is counted for it. */
const memberStamp = (held: ReturnType<typeof talksHeld>, prayers: ReturnType<typeof prayersHeld>) =>
  recordStamp(sql`row(${sql.raw('"members".*')}, ${held.talks}, ${held.lastTalk}, ${prayers.lastPrayer})`);

const areListed = and(inAskedWard, eq(members.isDeleted, sql.placeholder('isDeleted')));
const inOrder = sql`${members.lastName} collate "und-x-icu", ${GIVEN_NAME} collate "und-x-icu", ${members.id}`;
const membersInOrder = statement((db) => selectMembers(db).where(areListed).orderBy(inOrder));
const theseMembers = statement((db) =>
  selectMembers(db).where(and(inAskedWard, sql`${members.id} = any(${sql.placeholder('ids')}::int[])`)),
);
const oneMember = statement((db) => selectMembers(db).where(and(inAskedWard, eq(members.id, sql.placeholder('id')))));

const stampsInOrder = statement((db) => {
  const [held, prayers] = [talksHeld(db), prayersHeld(db)];
  return db
    .select({ id: members.id, stamp: memberStamp(held, prayers) })
    .from(members)
    .leftJoin(held, eq(held.memberId, members.id))
    .leftJoin(prayers, eq(prayers.memberId, members.id))
    .where(areListed)
    .orderBy(inOrder);
});

export const stampsOfMembers = (db: Db, wardId: WardId, today: string, isDeleted: boolean) =>
  stampsInOrder(db, { wardId, today, isDeleted });
/** These members with their stamps. */
export const stampedMembers = (db: Db, wardId: WardId, today: string, ids: readonly number[]) =>
  theseMembers(db, { wardId, today, ids });

export const listMembers = (db: Db, wardId: WardId, today: string, isDeleted: boolean) =>
  membersInOrder(db, { wardId, today, isDeleted });

const ROWS_AT_ONCE = 1000;
const { wardId: _, createdAt: __, updatedAt: ___, deletedAt: ____, ...COMPARED } = getTableColumns(members);

const membersAfter = statement((db) => {
  const held = talksHeld(db);
  return db
    .select({ ...COMPARED, ...withTalks(held) })
    .from(members)
    .leftJoin(held, eq(held.memberId, members.id))
    .where(and(inAskedWard, gt(members.id, sql.placeholder('after'))))
    .orderBy(asc(members.id))
    .limit(ROWS_AT_ONCE);
});

/**
 * All members of the ward, the removed ones too, with what an import compares. Read in parts: a driver makes rows out
 * of an answer in one go, and other requests have to wait.
 */
export async function knownMembers(db: Db, wardId: WardId, today: string) {
  const read = (after: number) => membersAfter(db, { wardId, today, after });
  const all = await read(0);
  for (let isWhole = all.length < ROWS_AT_ONCE; !isWhole;) {
    const part = await read(all.at(-1)?.id ?? 0);
    all.push(...part);
    isWhole = part.length < ROWS_AT_ONCE;
  }
  return all;
}

export async function findMember(db: Db, wardId: WardId, id: number, today: string) {
  const [row] = await oneMember(db, { wardId, today, id });
  return row ?? null;
}

/** Locks the member until the transaction ends, so that two changes to one person run one after the other. */
export async function lockMember(tx: Db, wardId: WardId, id: number) {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.wardId, wardId), eq(members.id, id)))
    .for('no key update');
}

export async function addMember(db: Db, wardId: WardId, member: NewMember): Promise<number> {
  const { wardId: _, totalTalks, ...fields } = member;
  const [row] = await db
    .insert(members)
    .values({ ...fields, wardId, startingTalks: totalTalks ?? 0, nameKey: nameKeyOf(member) })
    .returning({ id: members.id });
  if (!row) throw new Error('The database returned no member');
  return row.id;
}

/** `change` comes with the names as they are to be, since the key is made of both. */
export async function changeMember(
  tx: Db,
  wardId: WardId,
  id: number,
  change: MemberChange & Named,
  talksHeldSoFar: number,
  now: Date,
): Promise<void> {
  const { wardId: _, version: __, totalTalks, isDeleted, ...fields } = change;
  await tx
    .update(members)
    .set({
      ...fields,
      ...(isDeleted === undefined ? {} : { isDeleted, deletedAt: isDeleted ? now : null }),
      // A total that a person types includes what the meetings already count.
      ...(totalTalks === undefined ? {} : { startingTalks: Math.max(0, totalTalks - talksHeldSoFar) }),
      nameKey: nameKeyOf(fields),
      version: sql`${members.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(members.wardId, wardId), eq(members.id, id)));
}

/** What others need to know of a member: the name as it is said, and not the one of the record beside it. */
export const PERSON = {
  id: members.id,
  firstName: GIVEN_NAME.as('given_name'),
  lastName: members.lastName,
  calling: members.calling,
  sex: members.sex,
  addressedAs: members.addressedAs,
  isDeleted: members.isDeleted,
};

/** How many details are known of a member. */
const knownDetails = sql`num_nonnulls(${sql.join(
  DETAIL_FIELDS.map((name) => (name === 'away' ? sql`nullif(${members.away}, '[]')` : sql`${members[name]}`)),
  sql`, `,
)})`;

/** Of everyone, the removed ones too. Their versions stay, so that an import from before can still be undone. */
export async function clearDetails(tx: Db, wardId: WardId, now: Date): Promise<void> {
  await tx
    .update(members)
    .set({ ...NO_DETAILS, updatedAt: now })
    .where(and(eq(members.wardId, wardId), sql`${knownDetails} > 0`));
}

type Away = { before: AwayDates | null; after: AwayDates | null };

/** A time away in place of another one of a member, who may have given both without an account. */
export async function changeAway(tx: Db, wardId: WardId, id: number, change: Away, today: string, now: Date) {
  await lockMember(tx, wardId, id);
  const member = await findMember(tx, wardId, id, today);
  if (!member) return;
  const away = withAwayInstead(member.away, change, today);
  // An answer with the same days must not get in the way of someone who edits the member.
  if (awayText(away) === awayText(member.away)) return;
  await tx
    .update(members)
    .set({ away, version: sql`${members.version} + 1`, updatedAt: now })
    .where(and(eq(members.wardId, wardId), eq(members.id, id)));
}

const membersByIds = statement((db) =>
  db
    .select(PERSON)
    .from(members)
    .where(
      and(eq(members.wardId, sql.placeholder('wardId')), sql`${members.id} = any(${sql.placeholder('ids')}::int[])`),
    ),
);

/** Of these ids, those that are members of this ward. */
export const membersAmong = async (db: Db, wardId: WardId, ids: readonly number[]) =>
  ids.length === 0 ? [] : membersByIds(db, { wardId, ids });
