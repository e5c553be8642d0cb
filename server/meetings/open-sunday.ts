import { invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { transaction } from '#server/db/connect.ts';
import { kindOfSunday } from './dates.ts';
import { insertDrafts } from './draft-queries.ts';
import { meetingOn } from './queries.ts';
import { reread, type MeetingWork } from './work.ts';

/** The meeting of a Sunday, or a draft as the planner makes ahead. Of two who ask at once, both get the same one. */
export const openSunday = (work: MeetingWork, date: string): Promise<MeetingRow> => {
  if (date < work.today) throw invalidField('date', FIELD_WORDS.pastSunday);
  return transaction(work.context.database.db, async (tx) => {
    if (!(await meetingOn(tx, work.wardId, date)))
      await insertDrafts(tx, [{ wardId: work.wardId, date, kind: await kindOfSunday(tx, work, date) }]);
    const meeting = await meetingOn(tx, work.wardId, date);
    return reread(tx, work.wardId, meeting?.id ?? 0);
  });
};
