import { Ban, Ellipsis, Fingerprint, KeyRound, Link2, Pencil, Trash2, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useSession, useMoments } from '#client/auth/session.ts';
import { Avatar } from '#client/ui/layout/avatar.tsx';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { IconButton } from '#client/ui/controls/button.tsx';
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx';
import { Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { roleLabel } from '#shared/access/roles.ts';
import { fullName } from '#shared/text/person-name.ts';
import { mayTouch } from '#shared/users/rules.ts';
import type { User } from '#shared/users/schema.ts';
import type { ChosenAction, UserAction } from './users-tab.tsx';

type Props = { users: readonly User[]; onChoose: (chosen: ChosenAction) => void };

function LastSignIn({ user }: { user: User }) {
  const { textOf } = useMoments();
  return user.lastSignInAt ? textOf(user.lastSignInAt) : 'Never';
}

export function UserList(props: Props) {
  return useNarrow() ? <UserCards {...props} /> : <UserTable {...props} />;
}

function State({ user }: { user: User }) {
  if (!user.isActive)
    return (
      <Badge tone="none" icon={Ban}>
        Deactivated
      </Badge>
    );
  return (
    <>
      {user.mustChangePassword ? <Badge icon={KeyRound}>Must change password</Badge> : null}
      {user.hasPasskeys ? <Badge icon={Fingerprint}>Has passkeys</Badge> : null}
    </>
  );
}

function UserTable({ users, onChoose }: Props) {
  return (
    <Table caption="Ward users">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Username</th>
          <th scope="col">Role</th>
          <th scope="col">Last sign-in</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} data-tone={user.isActive ? undefined : 'past'}>
            <th scope="row" className="min-w-48">
              <span className="flex items-center gap-3">
                <Avatar name={fullName(user)} src={user.profileImageUrl} size="sm" />
                <span className="min-w-0">
                  <b className="font-semibold wrap-anywhere">{fullName(user)}</b>
                  {user.email ? <span className="block text-sm break-all text-muted">{user.email}</span> : null}
                </span>
              </span>
            </th>
            <td className="min-w-24 wrap-anywhere">{user.username}</td>
            <td>
              <span className="flex flex-wrap items-center gap-2">
                {roleLabel(user.role)} <State user={user} />
              </span>
            </td>
            <td className="num whitespace-nowrap">
              <LastSignIn user={user} />
            </td>
            <td className="text-right">
              <Actions user={user} onChoose={onChoose} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function UserCards({ users, onChoose }: Props) {
  return (
    <ul className="divide-y divide-line">
      {users.map((user) => (
        <li key={user.id} className="relative flex items-start gap-3 px-4 py-3">
          <Avatar name={fullName(user)} src={user.profileImageUrl} />
          <div className={`grid min-w-0 flex-1 gap-0.5 ${user.isActive ? '' : 'text-muted'}`}>
            <b className="pr-9 font-semibold wrap-anywhere">{fullName(user)}</b>
            <DotParts parts={[roleLabel(user.role), user.username]} className="pr-9 wrap-anywhere" />
            <span className="text-base text-muted">
              Last sign-in: <LastSignIn user={user} />
            </span>
            <State user={user} />
          </div>
          <div className="absolute top-2 right-2">
            <Actions user={user} onChoose={onChoose} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Actions({ user, onChoose }: { user: User; onChoose: Props['onChoose'] }) {
  const { user: me } = useSession();
  if (!mayTouch({ userId: me.id, role: me.role }, user)) return null;
  const item = (action: UserAction, label: string, icon: MenuItem['icon'], more: Partial<MenuItem> = {}): MenuItem => ({
    key: action,
    label,
    icon,
    onRun: () => onChoose({ action, user }),
    ...more,
  });
  const isMe = user.id === me.id;
  const items = [
    item('edit', 'Edit', Pencil),
    item('password', 'Reset Password', KeyRound),
    ...(user.isActive && !isMe ? [item('link', 'Create Sign-In Link', Link2)] : []),
    ...(user.hasPasskeys && !isMe ? [item('passkeys', 'Remove Passkeys', Fingerprint)] : []),
    ...(isMe
      ? []
      : [
          user.isActive
            ? item('deactivate', 'Deactivate', UserRoundX, { divided: true })
            : item('reactivate', 'Reactivate', UserRoundCheck, { divided: true }),
        ]),
    ...(isMe ? [] : [item('remove', 'Delete', Trash2, { danger: true })]),
  ];
  return (
    <Menu
      label={`Actions for ${fullName(user)}`}
      items={items}
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${fullName(user)}`} />}
    />
  );
}
