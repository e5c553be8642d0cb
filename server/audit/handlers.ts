import type { audit } from '#shared/audit/contract.ts';
import { EVENTS_PER_PAGE } from '#shared/audit/limits.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { csvOf } from '#shared/text/csv.ts';
import type { WardRequest } from '#server/access/request.ts';
import { wardToday } from '#server/wards/service.ts';
import { MOST_EXPORTED_EVENTS } from './limits.ts';
import { countAuditEvents, listAuditEvents } from './queries.ts';
import { record } from './service.ts';

export async function list({ context, wardId, query }: WardRequest<(typeof audit)['list']>) {
  const { kind, page = 1, pageSize = EVENTS_PER_PAGE } = query;
  const { db } = context.database;
  return {
    rows: await listAuditEvents(db, wardId, { kind, page, pageSize }),
    total: await countAuditEvents(db, wardId, kind),
    page,
    pageSize,
  };
}

export async function exportEvents({ context, wardId, actor, query }: WardRequest<(typeof audit)['exportEvents']>) {
  const { db } = context.database;
  const { today } = await wardToday(context, wardId);
  const events = await listAuditEvents(db, wardId, { ...query, page: 1, pageSize: MOST_EXPORTED_EVENTS });
  await record(db, context.now(), { wardId, actor, action: 'activity_exported' });
  const rows = events.map((event) => [event.at.toISOString(), event.actor, auditSentence(event)]);
  return { filename: `activity-${today}.csv`, content: csvOf([['Time (UTC)', 'Who', 'What'], ...rows]) };
}
