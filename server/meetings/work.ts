import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { AppError } from '#shared/http/errors.ts';
import { Meeting, type MeetingRow } from '#shared/meetings/schema.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import type { WholeMeeting } from './present.ts';
import { findMeeting } from './queries.ts';

/** What a save needs to know in advance: inside a transaction only `tx` may query the database. */
export type MeetingWork = {
  context: AppContext;
  wardId: WardId;
  actor: Actor;
  today: string;
  fastSundayRule: FastSundayRule;
};
export async function workIn(ask: { context: AppContext; wardId: WardId; actor: Actor }): Promise<MeetingWork> {
  const { ward, today } = await wardToday(ask.context, ask.wardId);
  const { fastSundayRule } = settingsOf(ask.context, ward);
  return { context: ask.context, wardId: ask.wardId, actor: ask.actor, today, fastSundayRule };
}

export async function reread(tx: Db, wardId: WardId, id: number): Promise<WholeMeeting> {
  const meeting = await findMeeting(tx, wardId, id);
  if (!meeting) throw new AppError('meeting_not_found');
  return meeting;
}

/** The refusal of a save, with the current meeting, when someone else has changed a part that the save touches. */
export function staleMeeting(
  { actor, today }: MeetingWork,
  before: MeetingRow,
  save: { version?: number; musicVersion?: number },
  own: boolean,
  music: boolean,
): AppError | null {
  const isOld = own && save.version !== undefined && save.version !== before.version;
  const isMusicOld = music && save.musicVersion !== undefined && save.musicVersion !== before.musicVersion;
  if (!isOld && !isMusicOld) return null;
  return new AppError('stale', { current: Meeting.parse(visibleMeeting(actor.view, before, today)) });
}
