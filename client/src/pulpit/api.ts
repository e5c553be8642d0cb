import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, isStale, serverWords } from '#client/lib/api-error.ts';
import { call } from '#client/lib/call.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { notify } from '#client/lib/notify.ts';
import { pulpit } from '#shared/pulpit/addresses.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { meetingDataOf } from '#shared/pulpit/ai-check/script-request.ts';

/** Refetched each time a sheet is opened, since the meeting or the sheet may have changed. */
export const sheetOptions = (meetingId: number, format: SheetFormat, wardId?: number) =>
  queryOptions({
    queryKey: [...QUERIES.pulpit, 'sheet', meetingId, format, wardId ?? null],
    queryFn: ({ signal }) =>
      call(pulpit.sheet, { params: { id: meetingId, format }, query: wardId === undefined ? {} : { wardId } }, signal),
    staleTime: 0,
  });

/** Edited text takes priority over generated text. */
export const textOfSheet = (sheet: PulpitSheet | undefined): string | null => sheet?.edited ?? sheet?.generated ?? null;

/** Meeting lists show the state of each sheet. */
export const askForMeetings = (client: QueryClient) => void client.invalidateQueries({ queryKey: QUERIES.meetings });

function keep(client: QueryClient, id: number, format: SheetFormat, sheet: PulpitSheet): void {
  client.setQueryData(sheetOptions(id, format).queryKey, sheet);
  askForMeetings(client);
}

export function useSaveSheet(id: number, format: SheetFormat) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: { content: string; base: string | null; replaces: string | null }) =>
      call(pulpit.saveSheet, { params: { id, format }, body: { ...edit, isGenerated: false } }),
    onSuccess: (sheet) => {
      keep(client, id, format, sheet);
      notify({ title: 'Changes Saved' });
    },
    meta: { failure: { title: 'Save Failed', words: 'Failed to save your changes. Please try again.' } },
  });
}

const isTooOften = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Generates from the server's current meeting. `replaces` is the text to be replaced. */
export function useRegenerateSheet(id: number, format: SheetFormat) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (replaces: string | null) => {
      const { fresh } = await client.fetchQuery(sheetOptions(id, format));
      const body = { content: fresh, isGenerated: true, source: 'template' as const, replaces };
      return call(pulpit.saveSheet, { params: { id, format }, body });
    },
    onSuccess: (sheet) => {
      keep(client, id, format, sheet);
      notify({ title: 'Content Regenerated' });
    },
    meta: {
      failure: (error) => ({
        title: 'Regeneration Failed',
        words: isStale(error)
          ? `${serverWords(error, '')} Showing their version. Nothing was lost.`
          : 'Couldn’t regenerate the sheet. Your saved version is unchanged.',
      }),
    },
  });
}

const NOT_GENERATED = 'Failed to generate AI script. Please try again.';

/**
 * Saves the AI script (or the template's if AI isn't set up) over the current one. Returns null if the person keeps the
 * current script.
 */
export function useGenerateScript(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (mayReplace: (sheet: PulpitSheet) => Promise<boolean>) => {
      const sheet = await client.fetchQuery(sheetOptions(id, 'script'));
      if (!(await mayReplace(sheet))) return null;
      const meeting = await client.fetchQuery({ ...meetingOptions(id), staleTime: 0 });
      const { script, source } = await call(pulpit.generateScript, { body: { meetingData: meetingDataOf(meeting) } });
      // The template includes notes, which are never sent to the AI service.
      const content = source === 'ai' ? script : sheet.fresh;
      const body = { content, isGenerated: true, source, base: sheet.facts, replaces: textOfSheet(sheet) };
      return call(pulpit.saveSheet, { params: { id, format: 'script' }, body });
    },
    onSuccess: (sheet) => {
      if (sheet === null) return;
      keep(client, id, 'script', sheet);
      if (sheet.source === 'ai')
        notify({ title: 'AI Script Generated', description: 'Please review it before the meeting.' });
      else
        notify({
          title: 'Content Regenerated',
          description: 'AI isn’t set up, so the script was generated from the template.',
        });
    },
    meta: {
      failure: (error) => ({
        title: 'Generation Failed',
        words: isStale(error) || isTooOften(error) ? serverWords(error, NOT_GENERATED) : NOT_GENERATED,
      }),
    },
  });
}
