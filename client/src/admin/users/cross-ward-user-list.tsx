import { useSession, useMoments } from '#client/auth/session.ts';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { CROSS_WARD_ROLES, roleLabel } from '#shared/access/roles.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { AdminUser } from '#shared/users/schema.ts';
import { useChangeRole } from './api.ts';

const CHOICES = CROSS_WARD_ROLES.map((role) => ({ value: role, label: roleLabel(role) }));

function LastSignIn({ user }: { user: AdminUser }) {
  const { textOf } = useMoments();
  return user.lastSignInAt ? textOf(user.lastSignInAt) : 'Never';
}

export function CrossWardUserList({ users }: { users: readonly AdminUser[] }) {
  return useNarrow() ? <Cards users={users} /> : <Rows users={users} />;
}

function Rows({ users }: { users: readonly AdminUser[] }) {
  return (
    <Table caption="Admins across wards">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Ward</th>
          <th scope="col">Last sign-in</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row" className="min-w-48">
              <b className="font-semibold wrap-anywhere">{fullName(user)}</b>
              <DotParts parts={[user.username, user.email]} className="text-sm wrap-anywhere text-muted" />
            </th>
            <td className="min-w-36 wrap-anywhere">{user.wardName ?? 'No ward'}</td>
            <td className="num whitespace-nowrap">
              <LastSignIn user={user} />
            </td>
            <td className="w-56">
              <RoleChoice user={user} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards({ users }: { users: readonly AdminUser[] }) {
  return (
    <ul className="divide-y divide-line">
      {users.map((user) => (
        <li key={user.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
          <div className="grid gap-0.5">
            <b className="font-semibold wrap-anywhere">{fullName(user)}</b>
            <DotParts parts={[user.username, user.wardName ?? 'No ward']} className="wrap-anywhere" />
            <span className="text-base text-muted">
              Last sign-in: <LastSignIn user={user} />
            </span>
          </div>
          <RoleChoice user={user} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Saved right after a confirmation, since it signs the person out. Not offered for your own role or a super admin's.
 */
function RoleChoice({ user }: { user: AdminUser }) {
  const { user: me } = useSession();
  const confirm = useConfirm();
  const change = useChangeRole();
  const isFixed = user.id === me.id || !CROSS_WARD_ROLES.some((role) => role === user.role);
  if (isFixed) return <span>{roleLabel(user.role)}</span>;
  const choose = async (value: string) => {
    const role = CROSS_WARD_ROLES.find((one) => one === value);
    if (!role || role === user.role) return;
    const title = `Change ${fullName(user)}’s role to ${roleLabel(role)}?`;
    const description = `Current role: ${roleLabel(user.role)}${user.wardName ? `, ${user.wardName}` : ''}. Changing it signs them out everywhere.`;
    if (await confirm({ title, description, verb: 'Change Role' })) change.mutate({ id: user.id, role });
  };
  return (
    <Select
      aria-label={`Role of ${fullName(user)}`}
      value={user.role ?? ''}
      options={CHOICES}
      disabled={change.isPending}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}
