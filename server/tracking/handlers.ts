import { addDays } from '#shared/calendar/sundays.ts';
import { fullName, givenName, recordName } from '#shared/text/person-name.ts';
import { idsOfMeeting } from '#shared/invitations/replacements.ts';
import { nextWithoutSpeakers } from '#shared/meetings/hints/without-speakers.ts';
import type { tracking } from '#shared/tracking/contract.ts';
import { ATTENDANCE_DAYS, HISTORY_PER_PAGE, SUGGESTED_SPEAKERS, WINDOW_DAYS } from '#shared/tracking/limits.ts';
import {
  attendanceOf,
  fitsSpoke,
  matches,
  paged,
  recentAndUpcoming as nearest,
  sorted,
  statsOf,
  topicRows,
} from '#shared/tracking/rules.ts';
import { suggestSpeakers, takenBy } from '#shared/tracking/suggestions.ts';
import type {
  PersonSort,
  SpeakerRow,
  SpokeFilter,
  Talk,
  TalkSort,
  TopicRow,
  TopicSort,
} from '#shared/tracking/schema.ts';
import type { KeptRequest } from '#server/access/request.ts';
import { listSummaries } from '#server/meetings/queries.ts';
import { listMembers } from '#server/members/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { findPrayers, findTalks, listAttendance, listTalks, type Wanted } from './queries.ts';

type Tracking = typeof tracking;

type Asked = { search?: string; sort?: TalkSort; order?: 'asc' | 'desc'; page?: number; pageSize?: number };

const wantedBy = ({
  search = '',
  sort = 'date',
  order = sort === 'date' ? 'desc' : 'asc',
  page = 1,
  pageSize = HISTORY_PER_PAGE,
}: Asked): Wanted => ({ search, sort, order, page, pageSize });

export async function talks({ context, wardId, query }: KeptRequest<Tracking['talks']>) {
  const { ward, today } = await wardToday(context, wardId);
  const { defaultTalkLength } = settingsOf(context, ward);
  const wanted = wantedBy(query);
  return {
    ...(await findTalks(context.database.db, wardId, { before: today, today }, wanted, defaultTalkLength)),
    page: wanted.page,
    pageSize: wanted.pageSize,
  };
}

export async function prayers({ context, wardId, query }: KeptRequest<Tracking['prayers']>) {
  const { today } = await wardToday(context, wardId);
  const wanted = wantedBy(query);
  return {
    ...(await findPrayers(context.database.db, wardId, { before: today, today }, wanted)),
    page: wanted.page,
    pageSize: wanted.pageSize,
  };
}

export async function stats({ context, wardId }: KeptRequest<Tracking['stats']>) {
  const { ward, today } = await wardToday(context, wardId);
  const { db } = context.database;
  const lastYear = { from: addDays(today, -ATTENDANCE_DAYS), to: today };
  const counted = settingsOf(context, ward).countsAttendance ? await listAttendance(db, wardId, lastYear) : [];
  const talks = await listTalks(db, wardId, { before: today, today });
  return {
    ...statsOf(talks, await listMembers(db, wardId, today, false), today),
    attendance: attendanceOf(counted),
  };
}

export async function recentAndUpcoming({ context, wardId }: KeptRequest<Tracking['recentAndUpcoming']>) {
  const { today } = await wardToday(context, wardId);
  const near = { from: addDays(today, -WINDOW_DAYS), to: addDays(today, WINDOW_DAYS), today };
  return nearest(await listTalks(context.database.db, wardId, near), today);
}

/** The newest row of each member. */
function latest(rows: readonly Talk[], isBetter: (a: string, b: string) => boolean): Map<number, Talk> {
  const found = new Map<number, Talk>();
  for (const row of rows) {
    const known = row.memberId === null ? undefined : found.get(row.memberId);
    if (row.memberId !== null && (!known || isBetter(row.date, known.date))) found.set(row.memberId, row);
  }
  return found;
}

const valueOfPerson: Record<PersonSort, (row: SpeakerRow) => string | number | null> = {
  lastTalk: (row) => row.lastTalkDate ?? '',
  lastPrayer: (row) => row.lastPrayerDate ?? '',
  talks: (row) => row.totalTalks,
  name: (row) => row.name,
};

export async function speakers({ context, wardId, query }: KeptRequest<Tracking['speakers']>) {
  const { today } = await wardToday(context, wardId);
  const { db } = context.database;
  const all = await listTalks(db, wardId, { today });
  const held = latest(
    all.filter((talk) => talk.date < today),
    (a, b) => a > b,
  );
  const ahead = latest(
    all.filter((talk) => talk.date >= today),
    (a, b) => a < b,
  );
  const members = await listMembers(db, wardId, today, false);
  const surnames = new Map(members.map((member) => [member.id, `${member.lastName} ${givenName(member)}`]));
  const recordNames = new Map(members.map((member) => [member.id, recordName(member)]));
  const bySurname = (a: SpeakerRow, b: SpeakerRow) =>
    (surnames.get(a.memberId) ?? '').localeCompare(surnames.get(b.memberId) ?? '');
  const people = members.map((member): SpeakerRow => ({
    memberId: member.id,
    name: fullName(member),
    calling: member.calling,
    isAvailable: member.isAvailable,
    lastTalkDate: member.lastTalkDate,
    lastTopic: held.get(member.id)?.topic ?? null,
    totalTalks: member.totalTalks,
    nextTalkDate: ahead.get(member.id)?.date ?? null,
    lastPrayerDate: member.lastPrayerDate,
  }));
  const { search, spoke = 'all', sort = 'lastTalk', order = 'asc', page = 1, pageSize = HISTORY_PER_PAGE } = query;
  const searched = people.filter((row) =>
    matches(search, row.name, recordNames.get(row.memberId) ?? null, row.calling, row.lastTopic),
  );
  const shownBy = (filter: SpokeFilter) => searched.filter((row) => fitsSpoke(row, filter, today));
  const counts = {
    all: searched.length,
    never: shownBy('never').length,
    'over-year': shownBy('over-year').length,
    'this-year': shownBy('this-year').length,
    assigned: shownBy('assigned').length,
  };
  const found = sorted(shownBy(spoke), valueOfPerson[sort], order, bySurname);
  return { ...paged(found, page, pageSize), counts };
}

const valueOfTopic: Record<TopicSort, (row: TopicRow) => string | number> = {
  date: (row) => row.lastDate,
  topic: (row) => row.topic,
  times: (row) => row.times,
};

export async function topics({ context, wardId, query }: KeptRequest<Tracking['topics']>) {
  const { today } = await wardToday(context, wardId);
  const {
    search,
    sort = 'date',
    order = sort === 'topic' ? 'asc' : 'desc',
    page = 1,
    pageSize = HISTORY_PER_PAGE,
  } = query;
  const found = topicRows(await listTalks(context.database.db, wardId, { before: today, today })).filter((row) =>
    matches(search, row.topic, row.lastSpeaker),
  );
  return paged(
    sorted(found, valueOfTopic[sort], order, (a, b) => a.topic.localeCompare(b.topic)),
    page,
    pageSize,
  );
}

/** For the next Sunday that needs speakers, unless a day is given: the same people as that day's empty field suggests. */
export async function suggestedSpeakers({ context, wardId, query }: KeptRequest<Tracking['suggestedSpeakers']>) {
  const { ward, today } = await wardToday(context, wardId);
  const { db } = context.database;
  const ahead = await listTalks(db, wardId, { from: today, today });
  const members = await listMembers(db, wardId, today, false);
  // With the month before: what kind a Sunday is can depend on the others of its month.
  const coming = await listSummaries(db, wardId, { from: addDays(today, -31) });
  const { fastSundayRule } = settingsOf(context, ward);
  const date = query.date ?? nextWithoutSpeakers(coming, today, fastSundayRule)?.date ?? today;
  const here = coming.filter((meeting) => meeting.date === date).flatMap((meeting) => idsOfMeeting(meeting, members));
  return suggestSpeakers(
    members,
    takenBy(ahead, here, today),
    date,
    query.limit ?? SUGGESTED_SPEAKERS.usual,
    query.group,
    today,
  );
}
