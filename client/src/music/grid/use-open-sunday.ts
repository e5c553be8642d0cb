import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { afterSave } from '#client/meetings/api.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { useMusicPlan } from './music-plan.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Makes the draft of a Sunday that no one has planned yet, so that its hymns can be chosen. */
export function useOpenSunday() {
  const { today, expect } = useMusicPlan();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: string) => call(meetings.open, { body: { date } }),
    onSuccess: (made) => {
      expect(made.id);
      client.setQueryData<Meeting[]>(planningOptions(today).queryKey, (list) =>
        list?.some(({ id }) => id === made.id) ? list : list && [...list, made],
      );
      afterSave(client, made);
    },
    meta: { failure: { title: 'Error', words: 'Failed to open this Sunday.' } },
  });
}
