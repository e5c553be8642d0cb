import { notify } from '#client/ui/notify.ts';
import { memberName } from '#shared/members/rules.ts';
import type { Member } from '#shared/members/schema.ts';
import { useChangeMember } from './api.ts';

/** Removes a member at once, with Undo while the notice stands; and brings one back. */
export function useRemoval() {
  const removing = useChangeMember({ title: 'Delete Failed', words: 'Failed to remove member. Please try again.' });
  const restoring = useChangeMember({ title: 'Update Failed', words: 'Failed to update member. Please try again.' });
  const restore = (member: Member) =>
    restoring.mutate(
      { id: member.id, isDeleted: false },
      { onSuccess: () => notify({ title: 'Member Updated', description: `${memberName(member)} is in the list again.` }) },
    );
  const remove = (member: Member) =>
    removing.mutate(
      { id: member.id, isDeleted: true },
      {
        onSuccess: () =>
          notify({
            title: 'Member Removed',
            description: `${memberName(member)} is no longer in the list. Talks and meetings stay as they are.`,
            action: { label: 'Undo', onRun: () => restore(member) },
          }),
      },
    );
  return { remove, restore, isRestoring: restoring.isPending };
}
