import { shortDate } from '#shared/calendar/format.ts';
import { AppError } from '#shared/http/errors.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import type { Overwrite } from '#shared/meetings/schema.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/failures.ts';
import { kindsAround, setDraftKinds } from './draft-queries.ts';
import { keepEvents, listEvents, type MeetingEventRow } from './event-queries.ts';
import { deleteMeeting, lockMeetingOn, meetingOn } from './queries.ts';
import type { MeetingWork } from './work.ts';

export async function kindOfSunday(db: Db, work: MeetingWork, date: string): Promise<MeetingKind> {
  const others = await kindsAround(db, [work.wardId], date, date);
  return defaultKind(
    date,
    work.fastSundayRule,
    others.filter((other) => other.date !== date),
  );
}

/**
 * A Sunday that loses its ward meeting, or gets it back, moves the fast meeting: untouched drafts around these dates become
 * what new ones would be.
 */
export async function renewKindsAround(tx: Db, work: MeetingWork, dates: readonly string[]): Promise<void> {
  const { wardId, today, fastSundayRule } = work;
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (!first || !last) return;
  const touched = await kindsAround(tx, [wardId], first, last, { touched: true });
  const known = new Set(touched.map(({ date }) => date));
  const drafts = (await kindsAround(tx, [wardId], first, last))
    .filter(({ date }) => date >= today && !known.has(date))
    .map(({ date }) => ({ wardId, date, kind: defaultKind(date, fastSundayRule, touched) }));
  if (drafts.length > 0) await setDraftKinds(tx, drafts);
}

type Taken = { id: number; version: number; musicVersion: number };
const dateTaken = (taken: Taken | null) => {
  const { id = null, version, musicVersion } = taken ?? {};
  return new AppError('date_taken', { meetingId: id, version, musicVersion });
};

/** Whether the person who overwrites has seen the meeting that is there now. */
const isSeen = (overwrite: Exclude<Overwrite, undefined>, { id, version, musicVersion }: Taken): boolean =>
  typeof overwrite === 'boolean'
    ? overwrite
    : overwrite.meetingId === id && overwrite.version === version && overwrite.musicVersion === musicVersion;

/**
 * The untouched draft of that date, which a new meeting takes over. A real meeting gives way only to `overwrite`; its
 * history continues with the meeting that replaces it.
 */
export async function draftOn(
  tx: Db,
  { context, wardId, actor }: MeetingWork,
  date: string,
  overwrite: Overwrite,
): Promise<{ draft: number | null; history: MeetingEventRow[] }> {
  const taken = await lockMeetingOn(tx, wardId, date);
  if (!taken) return { draft: null, history: [] };
  if (!taken.isTouched) return { draft: taken.id, history: [] };
  if (!overwrite || !isSeen(overwrite, taken)) throw dateTaken(taken);
  const history = await listEvents(tx, wardId, taken.id);
  await deleteMeeting(tx, wardId, taken.id);
  await record(tx, context.now(), { wardId, actor, action: 'meeting_overwritten', subject: shortDate(date) });
  return { draft: null, history };
}

/** Makes room for a meeting that moves to that date and brings its own id. */
export async function clearDate(
  tx: Db,
  work: MeetingWork,
  id: number,
  date: string,
  overwrite: Overwrite,
): Promise<void> {
  const { draft, history } = await draftOn(tx, work, date, overwrite);
  if (draft !== null) await deleteMeeting(tx, work.wardId, draft);
  await keepEvents(tx, work.wardId, id, history);
}

/** Runs a save; when another one took the date in the same moment, says so, or tries once more to overwrite it. */
export async function onFreeDate<T>(
  work: MeetingWork,
  date: string,
  overwrite: Overwrite,
  save: (tx: Db) => Promise<T>,
  db: Db = work.context.database.db,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(db, save);
    } catch (error) {
      if (!isUniqueViolation(error, 'meetings_ward_date')) throw error;
      if (overwrite && tries < 3) continue;
      const taken = await meetingOn(db, work.wardId, date);
      throw dateTaken(taken);
    }
  }
}
