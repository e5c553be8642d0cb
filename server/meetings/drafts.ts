import { sundayOnOrAfter, sundaysFrom } from '#shared/calendar/sundays.ts';
import { dayIn, timezoneNamed } from '#shared/calendar/today.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import {
  clearDrafts,
  holdWardsInNeed,
  insertDrafts,
  kindsAround,
  setDraftKinds,
  zonesOfWards,
  type WardDraft,
} from './draft-queries.ts';

/** So few that no one who saves in one of these wards waits noticeably. */
const WARDS_AT_ONCE = 200;
type Kinds = readonly { date: string; kind: MeetingKind }[];

const sundaysOf = (context: AppContext, ward: StoredWard): string[] => {
  const { autoCreateMeetings, planningHorizonWeeks } = settingsOf(context, ward);
  return autoCreateMeetings ? sundaysFrom(todayOf(context, ward), planningHorizonWeeks) : [];
};

function draftsWanted(context: AppContext, ward: StoredWard, others: Kinds, dates = sundaysOf(context, ward)) {
  const { fastSundayRule } = settingsOf(context, ward);
  const taken = new Set(others.map((other) => other.date));
  return dates
    .filter((date) => !taken.has(date))
    .map((date): WardDraft => ({ wardId: wardOfJob(ward), date, kind: defaultKind(date, fastSundayRule, others) }));
}

/** Drafts for the Sundays of these wards' planning horizons. Dates that have a meeting stay as they are. */
async function makeDraftsOf(context: AppContext, db: Db, wards: readonly StoredWard[]): Promise<number> {
  const dates = wards.flatMap((ward) => sundaysOf(context, ward)).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return 0;
  const ofWard = new Map<number, { date: string; kind: MeetingKind }[]>(wards.map(({ id }) => [id, []]));
  for (const other of await kindsAround(db, wards.map(wardOfJob), first, last)) ofWard.get(other.wardId)?.push(other);
  return insertDrafts(
    db,
    wards.flatMap((ward) => draftsWanted(context, ward, ofWard.get(ward.id) ?? [])),
  );
}

export const makeDraftsFor = (context: AppContext, ward: StoredWard): Promise<number> =>
  makeDraftsOf(context, context.database.db, [ward]);

/**
 * After a settings change, untouched drafts are what new ones would be. Those that stay keep their ids: someone may have one
 * open, and learns of its other kind when they save.
 */
export async function renewDraftsFor(context: AppContext, ward: StoredWard): Promise<number> {
  const { db } = context.database;
  const wardId = wardOfJob(ward);
  const dates = sundaysOf(context, ward);
  await clearDrafts(db, wardId, todayOf(context, ward), dates);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return 0;
  const drafts = draftsWanted(context, ward, await kindsAround(db, [wardId], first, last, { touched: true }), dates);
  await setDraftKinds(db, drafts);
  return insertDrafts(db, drafts);
}

/** The same for all wards that lack one, a few hundred in one transaction. Processes that do it at once share them. */
export async function makeDrafts(context: AppContext): Promise<number> {
  const { db } = context.database;
  const { timezone } = context.env;
  const zones = [timezone, ...(await zonesOfWards(db))].filter((zone) => timezoneNamed(zone) !== null);
  const firstSundays = Object.fromEntries(zones.map((zone) => [zone, sundayOnOrAfter(dayIn(zone, context.now()))]));
  const search = { firstSundays, timezone, most: WARDS_AT_ONCE };
  let made = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const part: { added: number; last?: number } = await transaction(db, async (tx) => {
      const wards = await holdWardsInNeed(tx, { ...search, after: after ?? 0 });
      return { added: await makeDraftsOf(context, tx, wards), last: wards.at(-1)?.id };
    });
    made += part.added;
    after = part.last;
  }
  return made;
}
