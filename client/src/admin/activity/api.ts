import { QUERIES } from '#client/lib/query-keys.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '#client/lib/call.ts';
import { audit } from '#shared/audit/addresses.ts';
import type { ActivityKind } from '#shared/audit/kinds.ts';
import { EVENTS_PER_PAGE } from '#shared/audit/limits.ts';

/** Refetched whenever the list is opened, because it keeps growing. */
export const auditOptions = (page: number, kind?: ActivityKind) =>
  queryOptions({
    queryKey: [...QUERIES.audit, page, kind],
    queryFn: ({ signal }) =>
      call(audit.list, { query: { kind, page: String(page), pageSize: String(EVENTS_PER_PAGE) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The activity that the list shows, all pages of it, as a CSV file. */
export const activityFile = (kind?: ActivityKind) => callForFile(audit.exportEvents, { query: { kind } });
