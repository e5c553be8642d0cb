import { useEffect, useRef, useState } from 'react';
import { PasswordDialog } from '#client/auth/password-dialog.tsx';
import { useSession } from '#client/auth/session.ts';
import { ApiError } from '#client/lib/api-error.ts';
import type { Question } from '#client/lib/confirm.ts';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { fullName } from '#shared/text/person-name.ts';
import type { User } from '#shared/users/schema.ts';
import { useDeactivateUser, useReactivateUser, useRemovePasskeys, useRemoveUser } from './api.ts';
import { LinkDialog } from './link-dialog.tsx';
import { referencesIn, ReferencesDialog, type References } from './references-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import type { UserAction } from './users-tab.tsx';

type Props = { action: UserAction; user: User; onClose: () => void };

/** Runs the action chosen from a user's menu. */
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

const QUESTIONS: Record<
  'deactivate' | 'reactivate' | 'remove' | 'passkeys',
  (name: string, username: string) => Question
> = {
  deactivate: (name) => ({
    title: `Deactivate ${name}?`,
    description:
      'They’ll be signed out everywhere and can’t sign in, with a password or a passkey, until someone reactivates the account. Meetings they planned are kept.',
    verb: 'Deactivate',
    danger: true,
  }),
  reactivate: (name, username) => ({
    title: `Reactivate ${name}?`,
    description: `They’ll be able to sign in again as ${username}, with the same role, password, and passkeys.`,
    verb: 'Reactivate',
  }),
  passkeys: (name) => ({
    title: `Remove ${name}’s passkeys?`,
    description:
      'They’ll be signed out everywhere and need their password to sign in. Use this when a phone or computer is lost.',
    verb: 'Remove Passkeys',
    danger: true,
  }),
  remove: (name, username) => ({
    title: `Delete ${name}’s account?`,
    description: `This permanently deletes ${username} and its passkeys. Meetings they planned are kept. To block access temporarily, deactivate the user instead.`,
    verb: 'Delete Account',
    danger: true,
  }),
};

function Asked({ action, user, onClose }: Props & { action: keyof typeof QUESTIONS }) {
  const confirm = useConfirm();
  const saves = {
    deactivate: useDeactivateUser(),
    reactivate: useReactivateUser(),
    remove: useRemoveUser(),
    passkeys: useRemovePasskeys(),
  };
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
      onClose();
    }
  };
  useEffect(() => {
    // Asked only once, even when React runs effects twice.
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
