import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { pulpit } from '#shared/pulpit/contract.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';

/** A sheet is asked for each time it is opened: the meeting may have changed, or somebody may have edited it. */
export const sheetOptions = (meetingId: number, format: SheetFormat, wardId?: number) =>
  queryOptions({
    queryKey: ['pulpit', 'sheet', meetingId, format, wardId ?? null],
    queryFn: ({ signal }) =>
      call(pulpit.sheet, { params: { id: meetingId, format }, query: wardId === undefined ? {} : { wardId } }, signal),
    staleTime: 0,
  });

/** What somebody edited goes before what was generated. */
export const textOfSheet = (sheet: PulpitSheet | undefined): string | null => sheet?.edited ?? sheet?.generated ?? null;
