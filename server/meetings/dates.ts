import { shortDate } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { AppError } from '#shared/http/errors.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/failures.ts';
import { deleteMeeting, kindsAround, lockMeetingOn, meetingOn } from './queries.ts';
import type { Work } from './work.ts';

export async function kindOfSunday(db: Db, work: Work, date: string): Promise<MeetingKind> {
  const others = await kindsAround(db, work.wardId, addDays(date, -40), addDays(date, 40));
  return defaultKind(
    date,
    work.fastSundayRule,
    others.filter((other) => other.date !== date),
  );
}

/** The untouched draft of that date, which a new meeting takes over. A real meeting gives way only to `overwrite`. */
export async function draftOn(
  tx: Db,
  { context, wardId, actor }: Work,
  date: string,
  overwrite: boolean,
): Promise<number | null> {
  const taken = await lockMeetingOn(tx, wardId, date);
  if (!taken) return null;
  if (!taken.isTouched) return taken.id;
  if (!overwrite) throw new AppError('date_taken', { meetingId: taken.id });
  await deleteMeeting(tx, wardId, taken.id);
  await record(tx, context.now(), { wardId, actor, action: 'meeting_overwritten', subject: shortDate(date) });
  return null;
}

/** Makes room for a meeting that moves to that date and brings its own id. */
export async function clearDate(tx: Db, work: Work, date: string, overwrite: boolean): Promise<void> {
  const draft = await draftOn(tx, work, date, overwrite);
  if (draft !== null) await deleteMeeting(tx, work.wardId, draft);
}

/** Runs a save; when another one took the date in the same moment, says so, or tries once more to overwrite it. */
export async function onFreeDate<T>(
  work: Work,
  date: string,
  overwrite: boolean,
  save: (tx: Db) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(work.context.database.db, save);
    } catch (error) {
      if (!isUniqueViolation(error, 'meetings_ward_date')) throw error;
      if (overwrite && tries < 3) continue;
      const taken = await meetingOn(work.context.database.db, work.wardId, date);
      throw new AppError('date_taken', { meetingId: taken?.id ?? null });
    }
  }
}
