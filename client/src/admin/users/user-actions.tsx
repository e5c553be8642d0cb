import { useEffect, useRef, useState } from 'react';
import { PasswordDialog } from '#client/auth/password-dialog.tsx';
import { useSession } from '#client/auth/session.ts';
import { ApiError, isUnauthorized } from '#client/lib/api-error.ts';
import { showError } from '#client/lib/show-error.ts';
import type { Question } from '#client/lib/confirm.ts';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { fullName } from '#shared/text/person-name.ts';
import type { User } from '#shared/users/schema.ts';
import { useDeactivateUser, useReactivateUser, useRemoveUser } from './api.ts';
import { LinkDialog } from './link-dialog.tsx';
import { referencesIn, ReferencesDialog, type References } from './references-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import type { UserAction } from './users-tab.tsx';

type Props = { action: UserAction; user: User; onClose: () => void };

/** Whatever was chosen from the menu of a user. */
export function UserActions({ action, user, onClose }: Props) {
  const { user: me } = useSession();
  if (action === 'edit') return <UserDialog user={user} onClose={onClose} />;
  if (action === 'link') return <LinkDialog user={user} onClose={onClose} />;
  if (action === 'password') {
    const isSelf = user.id === me.id;
    const target = isSelf
      ? { isSelf, username: user.username, needsCurrent: false }
      : { isSelf, username: user.username, id: user.id, name: fullName(user) };
    return <PasswordDialog target={target} onClose={onClose} />;
  }
  return <Asked action={action} user={user} onClose={onClose} />;
}

const QUESTIONS: Record<'deactivate' | 'reactivate' | 'remove', (name: string, username: string) => Question> = {
  deactivate: (name) => ({
    title: `Deactivate ${name}?`,
    description:
      'They are signed out everywhere and cannot sign in until somebody reactivates them. What they have planned stays.',
    verb: 'Deactivate',
    danger: true,
  }),
  reactivate: (name, username) => ({
    title: `Reactivate ${name}?`,
    description: `They can sign in again as ${username}, with the role and the password they had.`,
    verb: 'Reactivate',
  }),
  remove: (name, username) => ({
    title: `Delete the account of ${name}?`,
    description: `The account ${username} and its passkeys are gone for good. The meetings that they planned stay. To shut somebody out for a while, deactivate them instead.`,
    verb: 'Delete account',
    danger: true,
  }),
};
const FAILURES = {
  deactivate: 'Failed to deactivate user',
  reactivate: 'Failed to reactivate user',
  remove: 'Failed to delete user',
};

function Asked({ action, user, onClose }: Props & { action: keyof typeof QUESTIONS }) {
  const confirm = useConfirm();
  const saves = { deactivate: useDeactivateUser(), reactivate: useReactivateUser(), remove: useRemoveUser() };
  const [references, setReferences] = useState<References | null>(null);
  const isAsked = useRef(false);

  const run = async () => {
    if (!(await confirm(QUESTIONS[action](fullName(user), user.username)))) return onClose();
    try {
      await saves[action].mutateAsync(user);
      onClose();
    } catch (error) {
      const found = error instanceof ApiError ? referencesIn(error.body) : null;
      if (found) return setReferences(found);
      if (action !== 'reactivate' && !isUnauthorized(error)) showError(FAILURES[action])(error);
      onClose();
    }
  };
  useEffect(() => {
    // Asked once, also where React runs effects twice.
    if (isAsked.current) return;
    isAsked.current = true;
    void run();
  });
  return references ? (
    <ReferencesDialog
      title={action === 'remove' ? 'Cannot Delete User' : 'Cannot Deactivate User'}
      user={user}
      references={references}
      onClose={onClose}
    />
  ) : null;
}
