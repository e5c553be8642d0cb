import { and, asc, eq, gt, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { addDays } from '#shared/calendar/sundays.ts';
import { meetings } from '#shared/meetings/table.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import { wardRevisions, wards } from '#shared/wards/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import type { StoredMeeting } from './present.ts';

export type WardDraft = { wardId: WardId; date: string; kind: StoredMeeting['kind'] };

/** A Sunday without a ward meeting can move the fast meeting of its month. */
const DAYS_AROUND = 40;

/** Which kind each meeting of these wards has around some Sundays: what the default kind of a Sunday depends on. */
export function kindsAround(
  db: Db,
  wardIds: readonly WardId[],
  first: string,
  last: string,
  only: { touched?: true } = {},
) {
  const [from, to] = [addDays(first, -DAYS_AROUND), addDays(last, DAYS_AROUND)];
  return db
    .select({ wardId: meetings.wardId, date: meetings.date, kind: meetings.kind })
    .from(meetings)
    .where(
      and(
        inArray(meetings.wardId, [...wardIds]),
        gte(meetings.date, from),
        lte(meetings.date, to),
        only.touched && eq(meetings.isTouched, true),
      ),
    );
}

const rowsOf = (drafts: readonly WardDraft[]) => {
  const [wardIds, dates, kinds] = [
    drafts.map(({ wardId }) => wardId),
    drafts.map(({ date }) => date),
    drafts.map(({ kind }) => kind),
  ].map((values) => sql.param(values));
  return sql`unnest(${wardIds}::int[], ${dates}::date[], ${kinds}::text[]) as drafts (ward_id, date, kind)`;
};

/** Drafts on dates that have no meeting yet, for any number of wards; a date that is taken stays as it is. */
export async function insertDrafts(db: Db, drafts: readonly WardDraft[]): Promise<number> {
  if (drafts.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into ${meetings} (ward_id, date, kind, status, is_touched)
    select ward_id, date, kind, 'draft', false from ${rowsOf(drafts)}
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Untouched drafts of these dates get these kinds. */
export async function setDraftKinds(db: Db, drafts: readonly WardDraft[]): Promise<void> {
  await db.execute(sql`
    update ${meetings} set kind = drafts.kind, version = ${meetings.version} + 1, updated_at = now()
    from ${rowsOf(drafts)}
    where ${meetings.wardId} = drafts.ward_id and ${meetings.date} = drafts.date and ${meetings.kind} <> drafts.kind
      and not ${meetings.isTouched}`);
}

/** Deletes the untouched drafts from `from` on, except on some dates. */
export async function clearDrafts(db: Db, wardId: WardId, from: string, except: readonly string[]) {
  await db
    .delete(meetings)
    .where(
      and(
        eq(meetings.wardId, wardId),
        eq(meetings.isTouched, false),
        gte(meetings.date, from),
        notInArray(meetings.date, [...except]),
      ),
    );
}

/** The time zones that active wards have chosen. */
export async function zonesOfWards(db: Db): Promise<string[]> {
  const zone = sql<string>`${wards.customization} ->> 'timezone'`;
  const rows = await db
    .selectDistinct({ zone })
    .from(wards)
    .where(and(eq(wards.isActive, true), sql`${zone} is not null`));
  return rows.map((row) => row.zone);
}

type Search = {
  /** Wards up to this one have been looked at. */
  after: number;
  /** The next Sunday, or today when it is one, in each time zone. */
  firstSundays: Readonly<Record<string, string>>;
  /** The time zone of wards that have chosen none. */
  timezone: string;
  most: number;
};

/**
 * Wards that have a Sunday without a meeting on their horizon. They are held until the transaction ends, and those that
 * another process, or someone's save, holds are left to it, and to the next time.
 */
export async function holdWardsInNeed(tx: Db, { after, firstSundays, timezone, most }: Search): Promise<StoredWard[]> {
  const { planningHorizonWeeks, autoCreateMeetings } = WARD_DEFAULTS;
  const setting = (name: string) => sql`${wards.customization} ->> ${sql.raw(`'${name}'`)}`;
  const first = sql`(${JSON.stringify(firstSundays)}::jsonb ->> coalesce(${setting('timezone')}, ${timezone}))::date`;
  const weeks = sql`coalesce((${setting('planningHorizonWeeks')})::int, ${planningHorizonWeeks}::int)`;
  const made = sql`(select count(*) from ${meetings} where ${meetings.wardId} = ${wards.id}
    and ${meetings.date} >= ${first} and ${meetings.date} < ${first} + 7 * ${weeks} and (${meetings.date} - ${first}) % 7 = 0)`;
  const rows = await tx
    .select({ ward: wards })
    .from(wards)
    .innerJoin(wardRevisions, eq(wardRevisions.wardId, wards.id))
    .where(
      and(
        gt(wards.id, after),
        eq(wards.isActive, true),
        sql`coalesce((${setting('autoCreateMeetings')})::boolean, ${autoCreateMeetings}::boolean)`,
        sql`${first} is not null and ${made} < ${weeks}`,
      ),
    )
    .orderBy(asc(wards.id))
    .limit(most)
    .for('no key update', { of: wardRevisions, skipLocked: true });
  return rows.map(({ ward }) => ward);
}
