import { useCallback } from 'react';
import { call } from '#client/lib/call.ts';
import { serverWords } from '#client/lib/api-error.ts';
import { notify } from '#client/lib/notify.ts';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { useToday } from '#client/auth/session.ts';
import { members } from '#shared/members/addresses.ts';
import type { Member } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { useChangeMember } from './api.ts';
import { removalWords } from './removal-words.ts';

const NOT_REMOVED = 'Failed to remove member. Please try again.';

/** Removes a member after asking, with Undo in the toast, and restores one. Both functions are stable. */
export function useRemoval() {
  const confirm = useConfirm();
  const today = useToday();
  const { mutate: change } = useChangeMember({
    title: 'Delete Failed',
    words: NOT_REMOVED,
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
    async (member: Member) => {
      const name = fullName(member);
      try {
        const parts = await call(members.assignments, { params: { id: member.id }, query: {} });
        const description = removalWords(name, parts, today);
        if (!(await confirm({ title: `Remove ${name}?`, description, verb: 'Remove', danger: true }))) return;
      } catch (error) {
        return notify({ kind: 'error', title: 'Delete Failed', description: serverWords(error, NOT_REMOVED) });
      }
      change(
        { id: member.id, isDeleted: true },
        {
          onSuccess: () =>
            notify({
              title: 'Member Removed',
              description: `${name} was removed. Their talks and assignments are kept.`,
              action: { label: 'Undo', onRun: () => restore(member) },
            }),
        },
      );
    },
    [change, confirm, restore, today],
  );
  return { remove, restore, isRestoring };
}
