import { useSession } from '#client/auth/session.ts';
import { lazyModule } from '#client/lib/lazy-module.ts';
import { Avatar } from '#client/ui/layout/avatar.tsx';
import { LazyMenu, type MenuProps } from '#client/ui/overlays/menu.tsx';
import { roleLabel } from '#shared/access/roles.ts';
import { fullName } from '#shared/text/person-name.ts';

const ACCOUNT = lazyModule(() => import('./account-menu.tsx'));

/** The account menu; `trigger` opens it. */
export const UserMenu = ({ trigger }: Pick<MenuProps, 'trigger'>) => (
  <LazyMenu list={ACCOUNT} trigger={trigger}>
    {({ AccountMenu }, opening) => <AccountMenu trigger={trigger} {...opening} />}
  </LazyMenu>
);

export function AvatarMenu() {
  const { user } = useSession();
  const name = fullName(user);
  return (
    <UserMenu
      trigger={
        <button
          type="button"
          aria-label={`Your account: ${name}, ${roleLabel(user.role)}`}
          className="-mr-2 grid size-11 place-items-center rounded-md"
        >
          <Avatar name={name} src={user.profileImageUrl} size="sm" />
        </button>
      }
    />
  );
}
