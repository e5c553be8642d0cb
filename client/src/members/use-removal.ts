import { useCallback } from 'react';
import { notify } from '#client/lib/notify.ts';
import type { Member } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { useChangeMember } from './api.ts';

/** Removes a member right away, with Undo in the toast, and restores one. Both functions are stable. */
export function useRemoval() {
  const { mutate: change } = useChangeMember({
    title: 'Delete Failed',
    words: 'Failed to remove member. Please try again.',
  });
  const { mutate: bringBack, isPending: isRestoring } = useChangeMember({
    title: 'Update Failed',
    words: 'Failed to update member. Please try again.',
  });
  const restore = useCallback(
    (member: Member) =>
      bringBack(
        { id: member.id, isDeleted: false },
        {
          onSuccess: () => notify({ title: 'Member Updated', description: `${fullName(member)} was restored.` }),
        },
      ),
    [bringBack],
  );
  const remove = useCallback(
    (member: Member) =>
      change(
        { id: member.id, isDeleted: true },
        {
          onSuccess: () =>
            notify({
              title: 'Member Removed',
              description: `${fullName(member)} was removed. Their talks and assignments are kept.`,
              action: { label: 'Undo', onRun: () => restore(member) },
            }),
        },
      ),
    [change, restore],
  );
  return { remove, restore, isRestoring };
}
