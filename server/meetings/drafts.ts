import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import { wardOfJob } from '#server/access/actor.ts';
import type { House } from '#server/access/request.ts';
import { activeWards, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { clearDrafts, insertDrafts, kindsAround } from './queries.ts';

/** Drafts for the Sundays of a ward's planning horizon. Dates that have a meeting stay as they are. */
export async function makeDraftsFor(house: House, ward: StoredWard): Promise<number> {
  const settings = settingsOf(house, ward);
  if (!settings.autoCreateMeetings) return 0;
  const { db } = house.database;
  const wardId = wardOfJob(ward.id);
  const dates = sundaysFrom(todayOf(house, ward), settings.planningHorizonWeeks);
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

/** After a change of settings: drafts that nobody has touched are made again as the ward now wants them. */
export async function renewDraftsFor(house: House, ward: StoredWard): Promise<number> {
  await clearDrafts(house.database.db, wardOfJob(ward.id), todayOf(house, ward));
  return makeDraftsFor(house, ward);
}

/** The same for every ward, one after the other, so that the rest of the work goes on beside it. */
export async function makeDrafts(house: House): Promise<number> {
  let made = 0;
  for (const ward of await activeWards(house.database.db)) made += await makeDraftsFor(house, ward);
  return made;
}
