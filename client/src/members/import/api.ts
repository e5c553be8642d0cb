import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isInvalid } from '#client/lib/api-error.ts';
import { call, callForFile } from '#client/lib/call.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import { callWithFile } from './upload.ts';
import { invalidateRelated } from '#client/members/api.ts';
import { imports } from '#shared/imports/addresses.ts';
import { IMPORT_FIELD, type ApprovedRow } from '#shared/imports/schema.ts';

type Sending = { file: File; onSent: () => void; signal?: AbortSignal };

export const NOT_IMPORTED = 'Failed to import member data';
const importFailure = inServerWords(NOT_IMPORTED, 'Import Failed');
/** Someone changed members in the file while the preview was looked at. */
export const isPreviewChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'preview_changed';
export const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends a file for the preview. */
export function usePreview() {
  return useMutation({
    mutationFn: ({ file, onSent, signal }: Sending) =>
      callWithFile(imports.members, IMPORT_FIELD, file, { query: { dryRun: 'true' }, onSent, signal }),
    meta: { failure: (error) => !isStopped(error) && importFailure(error) },
  });
}

/** Previews the rows again as they were corrected, against the member list of now. */
export function useCheckRows() {
  return useMutation({
    mutationFn: (body: { importId: number; rows: ApprovedRow[] }) =>
      call(imports.members, { query: { dryRun: 'true' }, body }),
    meta: { failure: (error) => !isInvalid(error) && importFailure(error) },
  });
}

/** Saves the rows of a preview as they were approved. */
export function useSaveImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { importId: number; rows?: ApprovedRow[] }) => call(imports.members, { query: {}, body }),
    onSuccess: () => invalidateRelated(client, true),
    meta: { failure: (error) => !isInvalid(error) && !isPreviewChanged(error) && importFailure(error) },
  });
}

export const pastImportsOptions = () =>
  queryOptions({
    queryKey: ['members', 'imports'],
    queryFn: ({ signal }) => call(imports.list, { query: {} }, signal),
  });

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(imports.undo, { params: { id }, query: {}, body: {} }),
    onSettled: () => invalidateRelated(client, true),
  });
}

export const templateFile = () => callForFile(imports.template);
export const membersFile = () => callForFile(imports.exportMembers);
