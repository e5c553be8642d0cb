import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callForFile } from '#client/lib/call.ts';
import { callWithFile } from '#client/lib/upload.ts';
import { invalidateRelated } from '#client/members/api.ts';
import { imports } from '#shared/imports/addresses.ts';
import { IMPORT_FIELD } from '#shared/imports/schema.ts';

type Sending = { file: File; isPreview: boolean; onSent: () => void; signal?: AbortSignal };

/** Sends a file for the preview or for import. The dialog reports errors. */
export function useSendFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, isPreview, onSent, signal }: Sending) =>
      callWithFile(imports.members, IMPORT_FIELD, file, { query: isPreview ? { dryRun: 'true' } : {}, onSent, signal }),
    onSuccess: (_report, { isPreview }) => (isPreview ? undefined : invalidateRelated(client, true)),
    meta: { failure: false },
  });
}

export const templateFile = () => callForFile(imports.template);
export const membersFile = () => callForFile(imports.exportMembers);
