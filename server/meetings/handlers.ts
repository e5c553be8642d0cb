import { shortDate } from '#shared/calendar/format.ts';
import { AppError } from '#shared/http/errors.ts';
import type { meetings } from '#shared/meetings/contract.ts';
import { musicOrder, slotOfType } from '#shared/meetings/music/hymns.ts';
import { isListed, visibleMeeting } from '#shared/meetings/visible.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { WardAsk } from '#server/access/request.ts';
import { hymnFrom } from '#server/music/hymn-book.ts';
import { clearMusic as deleteMusic, putMusicalNumber, rememberHymns } from '#server/music/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { historyCsv } from './history-csv.ts';
import { checkIds, checkMembers, talksFrom } from './people.ts';
import { addTalks, clearTalks, deleteMeeting, findMeeting, listEvents, listMeetings, lockMeeting } from './queries.ts';
import { changeMeeting, changeMusic as saveMusic, changePart, scheduleMeeting, workIn } from './service.ts';

type Meetings = typeof meetings;

export async function list({ house, wardId, view, query }: WardAsk<Meetings['list']>) {
  const { today } = await wardToday(house, wardId);
  const found = await listMeetings(house.database.db, wardId, query);
  return found.filter((meeting) => isListed(view, meeting)).map((meeting) => visibleMeeting(view, meeting, today));
}

export async function read({ house, wardId, view, params }: WardAsk<Meetings['read']>) {
  const { today } = await wardToday(house, wardId);
  const meeting = await findMeeting(house.database.db, wardId, params.id);
  if (!meeting || !isListed(view, meeting)) throw new AppError('meeting_not_found');
  return visibleMeeting(view, meeting, today);
}

export async function exportHistory({ house, wardId, actor }: WardAsk<Meetings['exportHistory']>) {
  const { today } = await wardToday(house, wardId);
  const found = await listMeetings(house.database.db, wardId, {});
  await record(house.database.db, house.now(), { wardId, actor, action: 'history_exported' });
  return { filename: `meeting-history-${today}.csv`, content: historyCsv(found) };
}

export async function schedule(ask: WardAsk<Meetings['schedule']>) {
  const work = await workIn(ask);
  return visibleMeeting(ask.view, await scheduleMeeting(work, ask.body), work.today);
}

export async function change(ask: WardAsk<Meetings['change']>) {
  const work = await workIn(ask);
  return visibleMeeting(ask.view, await changeMeeting(work, ask.params.id, ask.body), work.today);
}

export async function changeMusic(ask: WardAsk<Meetings['changeMusic']>) {
  const work = await workIn(ask);
  return visibleMeeting(ask.view, await saveMusic(work, ask.params.id, ask.body), work.today);
}

export const remove = ({ house, wardId, actor, params }: WardAsk<Meetings['remove']>) =>
  transaction(house.database.db, async (tx) => {
    const meeting = await lockMeeting(tx, wardId, params.id);
    if (!meeting) throw new AppError('meeting_not_found');
    await deleteMeeting(tx, wardId, params.id);
    await record(tx, house.now(), { wardId, actor, action: 'meeting_deleted', subject: shortDate(meeting.date) });
  });

export async function history({ house, wardId, params }: WardAsk<Meetings['history']>) {
  if (!(await findMeeting(house.database.db, wardId, params.id))) throw new AppError('meeting_not_found');
  return listEvents(house.database.db, wardId, params.id);
}

export async function clearSpeakers(ask: WardAsk<Meetings['clearSpeakers']>) {
  const { meetingId } = ask.params;
  await changePart(await workIn(ask), meetingId, 'own', (tx) => clearTalks(tx, ask.wardId, meetingId));
}

export async function addSpeaker(ask: WardAsk<Meetings['addSpeaker']>) {
  const { wardId, body } = ask;
  const { written, after } = await changePart(await workIn(ask), body.meetingId, 'own', async (tx, before) => {
    await checkMembers(tx, wardId, {}, [body], before, () => 'memberId');
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

export async function clearMusic(ask: WardAsk<Meetings['clearMusic']>) {
  const { meetingId } = ask.params;
  await changePart(await workIn(ask), meetingId, 'music', (tx) => deleteMusic(tx, ask.wardId, meetingId));
}

export async function addMusic(ask: WardAsk<Meetings['addMusic']>) {
  const { wardId, actor, body } = ask;
  const hymn = hymnFrom(body.title);
  const musicians = {
    performerId: body.performerId ?? null,
    directorId: body.directorId ?? null,
    accompanistId: body.accompanistId ?? null,
  };
  const { written } = await changePart(await workIn(ask), body.meetingId, 'music', async (tx) => {
    await checkIds(tx, wardId, musicians);
    if (hymn.number === null && body.type !== 'special_number')
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
