import type { audit } from '#shared/audit/contract.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { csvOf } from '#shared/text/csv.ts';
import type { WardAsk } from '#server/access/request.ts';
import { wardToday } from '#server/wards/service.ts';
import { countAuditEvents, listAuditEvents } from './queries.ts';
import { record } from './service.ts';

const PAGE_SIZE = 50;

export async function list({ house, wardId, query }: WardAsk<(typeof audit)['list']>) {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { db } = house.database;
  return {
    rows: await listAuditEvents(db, wardId, page, pageSize),
    total: await countAuditEvents(db, wardId),
    page,
    pageSize,
  };
}

/** Newest first, as far back as anybody will read; the database keeps the rest. */
const MOST_EXPORTED = 10_000;

export async function exportEvents({ house, wardId, actor }: WardAsk<(typeof audit)['exportEvents']>) {
  const { db } = house.database;
  const { today } = await wardToday(house, wardId);
  const events = await listAuditEvents(db, wardId, 1, MOST_EXPORTED);
  await record(db, house.now(), { wardId, actor, action: 'activity_exported' });
  const rows = events.map((event) => [event.at.toISOString(), event.actor, auditSentence(event)]);
  return { filename: `activity-${today}.csv`, content: csvOf([['Time (UTC)', 'Who', 'What'], ...rows]) };
}
