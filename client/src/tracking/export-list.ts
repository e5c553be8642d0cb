import { call } from '#client/lib/call.ts';
import { byPart, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { csvOf } from '#shared/text/csv.ts';
import { tracking } from '#shared/tracking/addresses.ts';
import type { SentTo } from '#shared/http/route.ts';

type Page<R> = { rows: readonly R[]; total: number };

/** As many as one answer may hold. */
const PAGE_SIZE = 200;

/** Every row that the list on the screen would show, page after page. */
async function allRows<R>(read: (page: { page: string; pageSize: string }) => Promise<Page<R>>): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read({ page: String(page), pageSize: String(PAGE_SIZE) });
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE_SIZE || rows.length >= answer.total) return rows;
  }
}

const file = (rows: Parameters<typeof csvOf>[0]) => new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
const PRAYER_LABELS: Record<string, string> = byPart(PRAYER_PARTS, 'key', ({ label }) => label);

type Speakers = SentTo<typeof tracking.speakers>['query'];
type Given = SentTo<typeof tracking.talks>['query'];
type Topics = SentTo<typeof tracking.topics>['query'];

export async function speakersFile(query: Speakers): Promise<Blob> {
  const rows = await allRows((page) => call(tracking.speakers, { query: { ...query, ...page } }));
  return file([
    ['Name', 'Calling', 'Available', 'Last talk', 'Last topic', 'Talks', 'Next talk', 'Last prayer'],
    ...rows.map((row) => [
      row.name,
      row.calling,
      row.isAvailable ? 'Yes' : 'No',
      row.lastTalkDate,
      row.lastTopic,
      row.totalTalks,
      row.nextTalkDate,
      row.lastPrayerDate,
    ]),
  ]);
}

export async function talksFile(query: Given): Promise<Blob> {
  const rows = await allRows((page) => call(tracking.talks, { query: { ...query, ...page } }));
  return file([
    ['Date', 'Speaker', 'Topic', 'Minutes'],
    ...rows.map(({ date, speakerName, topic, duration }) => [date, speakerName, topic, duration]),
  ]);
}

export async function prayersFile(query: Given): Promise<Blob> {
  const rows = await allRows((page) => call(tracking.prayers, { query: { ...query, ...page } }));
  return file([
    ['Date', 'Name', 'Prayer'],
    ...rows.map(({ date, speakerName, topic }) => [date, speakerName, PRAYER_LABELS[topic ?? ''] ?? topic]),
  ]);
}

export async function topicsFile(query: Topics): Promise<Blob> {
  const rows = await allRows((page) => call(tracking.topics, { query: { ...query, ...page } }));
  return file([
    ['Topic', 'Times', 'Last used', 'Last speaker'],
    ...rows.map(({ topic, times, lastDate, lastSpeaker }) => [topic, times, lastDate, lastSpeaker]),
  ]);
}
