import type { audit } from '#shared/audit/contract.ts';
import type { WardAsk } from '#server/http/ask.ts';
import { countAuditEvents, listAuditEvents } from './queries.ts';

const PAGE_SIZE = 50;

export async function list({ house, wardId, query }: WardAsk<(typeof audit)['list']>) {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { db } = house.database;
  return { rows: await listAuditEvents(db, wardId, page, pageSize), total: await countAuditEvents(db, wardId), page, pageSize };
}
