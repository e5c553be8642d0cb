import { QUERIES } from '#client/lib/query-keys.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '#client/lib/call.ts';
import { audit } from '#shared/audit/addresses.ts';

const PAGE_SIZE = 50;

/** Refetched whenever the list is opened, because it keeps growing. */
export const auditOptions = (page: number) =>
  queryOptions({
    queryKey: [...QUERIES.audit, page],
    queryFn: ({ signal }) => call(audit.list, { query: { page: String(page), pageSize: String(PAGE_SIZE) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The ward's activity log as a CSV file. */
export const activityFile = () => callForFile(audit.exportEvents);
