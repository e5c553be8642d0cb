import { mayOf } from '#shared/access/roles.ts';
import { shortDate } from '#shared/calendar/format.ts';
import { AppError, invalidField } from '#shared/http/errors.ts';
import type { meetings } from '#shared/meetings/contract.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { MEETING_LIMITS } from '#shared/meetings/limits.ts';
import { musicOrder, slotOfType } from '#shared/meetings/music/hymns.ts';
import { TOO_MANY_SPEAKERS } from '#shared/meetings/schema.ts';
import { isListed, visibleMeeting } from '#shared/meetings/visible.ts';
import { record } from '#server/audit/service.ts';
import { joinTransaction } from '#server/db/connect.ts';
import type { KeptRequest, WardRequest } from '#server/access/request.ts';
import { Piecewise } from '#server/http/pieces/piecewise.ts';
import { hymnFrom, isOwnTitle } from '#server/music/hymn-book.ts';
import { clearMusic as deleteMusic, putMusicalNumber, rememberHymns } from '#server/music/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { renewKindsAround } from './dates.ts';
import { listEvents } from './event-queries.ts';
import { historyCsv } from './history-csv.ts';
import { checkIds, checkMembers, talksFrom } from './people.ts';
import {
  addTalks,
  clearTalks,
  deleteMeeting,
  findMeeting,
  listMeetings,
  lockMeeting,
  stampedMeetings,
  stampsOfMeetings,
} from './queries.ts';
import {
  changeMeeting,
  changeMusic as saveMusic,
  changePart,
  openSunday,
  scheduleMeeting,
  swapAssignments,
} from './service.ts';
import { workIn } from './work.ts';

type Meetings = typeof meetings;

export async function list({ context, wardId, view, query }: KeptRequest<Meetings['list']>) {
  const { today } = await wardToday(context, wardId);
  const { db } = context.database;
  return new Piecewise(await stampsOfMeetings(db, wardId, query), async (ids) =>
    (await stampedMeetings(db, wardId, ids, query.view === 'summary')).map(({ stamp, meeting }) => ({
      id: meeting.id,
      stamp,
      shown: isListed(view, meeting) ? visibleMeeting(view, meeting, today) : null,
    })),
  );
}

export async function read({ context, wardId, view, params }: KeptRequest<Meetings['read']>) {
  const { today } = await wardToday(context, wardId);
  const meeting = await findMeeting(context.database.db, wardId, params.id);
  if (!meeting || !isListed(view, meeting)) throw new AppError('meeting_not_found');
  return visibleMeeting(view, meeting, today);
}

export async function exportHistory({ context, wardId, actor }: WardRequest<Meetings['exportHistory']>) {
  const { ward, today } = await wardToday(context, wardId);
  const { countsAttendance } = settingsOf(context, ward);
  const found = await listMeetings(context.database.db, wardId, {});
  await record(context.database.db, context.now(), { wardId, actor, action: 'history_exported' });
  return { filename: `meeting-history-${today}.csv`, content: historyCsv(found, today, countsAttendance) };
}

export async function schedule(request: WardRequest<Meetings['schedule']>) {
  const work = await workIn(request);
  return visibleMeeting(request.view, await scheduleMeeting(work, request.body), work.today);
}

export async function change(request: WardRequest<Meetings['change']>) {
  const work = await workIn(request);
  return visibleMeeting(request.view, await changeMeeting(work, request.params.id, request.body), work.today);
}

export async function swap(request: WardRequest<Meetings['swap']>) {
  const work = await workIn(request);
  const after = await swapAssignments(work, request.body);
  return after.map((meeting) => visibleMeeting(request.view, meeting, work.today));
}

export async function open(request: WardRequest<Meetings['open']>) {
  const work = await workIn(request);
  return visibleMeeting(request.view, await openSunday(work, request.body.date), work.today);
}

export async function changeMusic(request: WardRequest<Meetings['changeMusic']>) {
  const work = await workIn(request);
  return visibleMeeting(request.view, await saveMusic(work, request.params.id, request.body), work.today);
}

export async function remove(request: WardRequest<Meetings['remove']>) {
  const { context, wardId, actor, params } = request;
  const work = await workIn(request);
  await joinTransaction(context.database.db, async (tx) => {
    const meeting = await lockMeeting(tx, wardId, params.id);
    if (!meeting) throw new AppError('meeting_not_found');
    await deleteMeeting(tx, wardId, params.id);
    if (!holdsMeeting(meeting.kind)) await renewKindsAround(tx, work, [meeting.date]);
    await record(tx, context.now(), { wardId, actor, action: 'meeting_deleted', subject: shortDate(meeting.date) });
  });
}

export async function history({ context, wardId, params }: KeptRequest<Meetings['history']>) {
  if (!(await findMeeting(context.database.db, wardId, params.id))) throw new AppError('meeting_not_found');
  return listEvents(context.database.db, wardId, params.id);
}

export async function clearSpeakers(request: WardRequest<Meetings['clearSpeakers']>) {
  const { meetingId } = request.params;
  await changePart(await workIn(request), meetingId, 'own', (tx) => clearTalks(tx, request.wardId, meetingId));
}

export async function addSpeaker(request: WardRequest<Meetings['addSpeaker']>) {
  const { wardId, body } = request;
  const { written, after } = await changePart(await workIn(request), body.meetingId, 'own', async (tx, before) => {
    if (before.speakingAssignments.length >= MEETING_LIMITS.speakers)
      throw invalidField('meetingId', TOO_MANY_SPEAKERS);
    await checkMembers(tx, wardId, {}, { speakers: [body] }, before, () => 'memberId');
    return addTalks(
      tx,
      wardId,
      body.meetingId,
      talksFrom([{ ...body, order: body.order ?? before.speakingAssignments.length + 1 }]),
    );
  });
  const shown = after.speakingAssignments.find((talk) => talk.id === written[0]?.id);
  if (!shown) throw new AppError('meeting_not_found');
  return shown;
}

export async function clearMusic(request: WardRequest<Meetings['clearMusic']>) {
  const { meetingId } = request.params;
  await changePart(await workIn(request), meetingId, 'music', (tx) => deleteMusic(tx, request.wardId, meetingId));
}

const WITHOUT_LIST = 'Enter the name instead. Only people who can see the member list can choose a member.';

export async function addMusic(request: WardRequest<Meetings['addMusic']>) {
  const { wardId, actor, body } = request;
  const hymn = hymnFrom(body.title);
  const musicians = {
    performerId: body.performerId ?? null,
    directorId: body.directorId ?? null,
    accompanistId: body.accompanistId ?? null,
  };
  // The reply tells the name of each id, so one id after another would tell the whole list.
  const chosen = Object.entries(musicians).find(([, id]) => id !== null);
  if (chosen && !mayOf(actor.role, 'members:read')) throw invalidField(chosen[0], WITHOUT_LIST);
  const { written } = await changePart(await workIn(request), body.meetingId, 'music', async (tx) => {
    await checkIds(tx, wardId, musicians);
    if (hymn.number === null && body.type !== 'special_number' && isOwnTitle(hymn.title))
      await rememberHymns(tx, wardId, [hymn.title], actor.userId);
    return putMusicalNumber(tx, wardId, body.meetingId, {
      type: body.type,
      title: hymn.title,
      hymnNumber: hymn.number,
      order: body.order ?? musicOrder(slotOfType(body.type)),
      ...musicians,
      performer: body.performer ?? null,
      notes: body.notes ?? null,
    });
  });
  return written;
}
