import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { afterSave } from '#client/meetings/api.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import type { SentTo } from '#shared/http/route.ts';

export const NOT_SCHEDULED = 'Failed to schedule meeting';
export const NOT_OVERWRITTEN = 'Failed to overwrite existing meeting';

/** The form reports the error. */
export function useScheduleMeeting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentTo<typeof meetings.schedule>['body']) => call(meetings.schedule, { body }),
    onSuccess: (saved) => afterSave(client, saved),
    meta: { failure: false },
  });
}
