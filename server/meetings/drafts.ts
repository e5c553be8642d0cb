import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { AppContext } from '#server/context.ts';
import { activeWards, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { clearDrafts, insertDrafts, kindsAround } from './draft-queries.ts';

/** Drafts for the Sundays of a ward's planning horizon. Dates that have a meeting stay as they are. */
export async function makeDraftsFor(context: AppContext, ward: StoredWard): Promise<number> {
  const settings = settingsOf(context, ward);
  if (!settings.autoCreateMeetings) return 0;
  const { db } = context.database;
  const wardId = wardOfJob(ward);
  const dates = sundaysFrom(todayOf(context, ward), settings.planningHorizonWeeks);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return 0;
  const others = await kindsAround(db, wardId, addDays(first, -40), addDays(last, 40));
  const taken = new Set(others.map((other) => other.date));
  const wanted = dates.filter((date) => !taken.has(date));
  return insertDrafts(
    db,
    wardId,
    wanted.map((date) => ({ date, kind: defaultKind(date, settings.fastSundayRule, others) })),
  );
}

/** After a settings change, untouched drafts are recreated to match. */
export async function renewDraftsFor(context: AppContext, ward: StoredWard): Promise<number> {
  await clearDrafts(context.database.db, wardOfJob(ward), todayOf(context, ward));
  return makeDraftsFor(context, ward);
}

/** The same for every ward, one after the other, so that other work can run in between. */
export async function makeDrafts(context: AppContext): Promise<number> {
  let made = 0;
  for (const ward of await activeWards(context.database.db)) made += await makeDraftsFor(context, ward);
  return made;
}
