import { lazy, Suspense, useEffect } from 'react';
import { makeStore } from '#client/lib/store.ts';
import { useStore } from '#client/lib/use-store.ts';
import type { Assignment } from '#shared/invitations/assignments.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })));

type Ends = {
  /** Once it is there, so that a notice appears in it. */
  onOpen?: () => void;
  onClose?: () => void;
};
type Inviting = Ends & { people: readonly { meeting: Meeting; assignment: Assignment }[] };
const inviting = makeStore<Inviting | null>(null);

/** Opens the invitations to these people, from a list or from the panel of a mark, which may be gone by the end. */
export const invite = (people: Inviting['people'], ends: Ends = {}): void => inviting.set({ people, ...ends });

export const closeInvitation = (): void => inviting.set(null);

/** Once in the shell. */
export function InviteHost() {
  const open = useStore(inviting);
  // The next person to sign in must not find it open.
  useEffect(() => closeInvitation, []);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <InviteDialog
        people={open.people}
        onClose={() => {
          closeInvitation();
          open.onClose?.();
        }}
      />
      {open.onOpen ? <Opened onOpen={open.onOpen} /> : null}
    </Suspense>
  );
}

function Opened({ onOpen }: { onOpen: () => void }) {
  useEffect(onOpen, [onOpen]);
  return null;
}
