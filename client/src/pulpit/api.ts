import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { meetingOptions } from '#client/meetings/api.ts';
import { notify } from '#client/ui/notify.ts';
import { pulpit } from '#shared/pulpit/contract.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import { meetingDataOf } from '#shared/pulpit/script-request.ts';

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

/** The lists of meetings say what is saved of each sheet. */
export const askForMeetings = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['meetings'] });

function keep(client: QueryClient, id: number, format: SheetFormat, sheet: PulpitSheet): void {
  client.setQueryData(sheetOptions(id, format).queryKey, sheet);
  askForMeetings(client);
}

export function useSaveSheet(id: number, format: SheetFormat) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: { content: string; base: string | null }) =>
      call(pulpit.saveSheet, { params: { id, format }, body: { ...edit, isGenerated: false } }),
    onSuccess: (sheet) => {
      keep(client, id, format, sheet);
      notify({ title: 'Changes Saved' });
    },
    meta: { failure: { title: 'Save Failed', words: 'Failed to save your changes. Please try again.' } },
  });
}

/** Out of the meeting as the server has it now, whatever this page still shows of it. */
export function useRegenerateSheet(id: number, format: SheetFormat) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { fresh } = await client.fetchQuery(sheetOptions(id, format));
      return call(pulpit.saveSheet, { params: { id, format }, body: { content: fresh, isGenerated: true, source: 'template' } });
    },
    onSuccess: (sheet) => {
      keep(client, id, format, sheet);
      notify({ title: 'Content Regenerated' });
    },
    meta: { failure: { title: 'Regeneration Failed', words: 'The sheet could not be made again. What was saved is as it was.' } },
  });
}

/** The model's script, or the template's where the server has no model, saved in place of the script that was there. */
export function useGenerateScript(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { facts } = await client.fetchQuery(sheetOptions(id, 'script'));
      const meeting = await client.fetchQuery({ ...meetingOptions(id), staleTime: 0 });
      const { script, source } = await call(pulpit.generateScript, { body: { meetingData: meetingDataOf(meeting) } });
      const body = { content: script, isGenerated: true, source, base: facts };
      return call(pulpit.saveSheet, { params: { id, format: 'script' }, body });
    },
    onSuccess: (sheet) => {
      keep(client, id, 'script', sheet);
      if (sheet.source === 'ai') notify({ title: 'AI Script Generated', description: 'Please read it through before the meeting.' });
      else notify({ title: 'Content Regenerated', description: 'No AI service is set up, so the script was made from the template.' });
    },
    meta: { failure: { title: 'Generation Failed', words: 'Failed to generate AI script. Please try again.' } },
  });
}
