import { ChevronsUpDown, Fingerprint, KeyRound, LogOut, Moon, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
// Signing out shows it, also when the network is gone by then.
import '#client/auth/login-page.tsx';
import { openOwnPassword } from '#client/auth/own-password.tsx';
import { useSession } from '#client/auth/session.ts';
import { openBiometricSettings } from '#client/auth/passkeys/biometric-settings.tsx';
import { PATHS, tabPath } from '#client/paths.ts';
import { Avatar } from '#client/ui/layout/avatar.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { ToastPlace } from '#client/ui/feedback/toast.tsx';
import { useBeside } from '#client/ui/use-media.ts';
import { useTheme } from '#client/ui/use-theme.ts';
import { roleLabel } from '#shared/access/roles.ts';
import { PRODUCT } from '#shared/product.ts';
import { fullName } from '#shared/text/person-name.ts';
import { useSection } from './dashboard.tsx';
import { Logo } from '#client/ui/layout/logo.tsx';
import { tabsFor } from './section-tabs.ts';
import { UserMenu } from './user-menu.tsx';
import { leaveAndSignOut } from '#client/auth/leave-and-sign-out.ts';

/** For a super admin alone, and large. */
const WardPicker = lazy(() => import('./ward-picker.tsx').then((m) => ({ default: m.WardPicker })));

/** A meeting's page belongs to the Meetings tab. */
const MEETINGS = PATHS.meeting.replace(':id', '');

const foot = {
  size: 'sm',
  variant: 'ghost',
  className: 'justify-start! px-2! text-muted! hover:text-text!',
} as const;

export function Sidebar() {
  const { user, ward, opens, capabilities } = useSession();
  const picksWard = capabilities.canManageCrossWard;
  const open = useSection();
  const [path] = useLocation();
  const current = path.startsWith(MEETINGS)
    ? 'meetings'
    : path === PATHS.dashboard || path === PATHS.login
      ? open
      : null;
  const { dark, setTheme } = useTheme();
  const isBeside = useBeside();
  const name = fullName(user);
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-5 pb-4">
        <Logo className="size-9 shrink-0" />
        <div className="min-w-0">
          {/* Where the ward is chosen, the field below says its name. */}
          {picksWard ? null : (
            <b className="block truncate font-semibold" title={ward?.name}>
              {ward?.name ?? 'No ward'}
            </b>
          )}
          <span className={picksWard ? 'font-semibold' : 'text-sm text-muted'}>{PRODUCT.planner}</span>
        </div>
      </div>
      {picksWard ? (
        <Suspense fallback={<div className="h-19" />}>
          <WardPicker />
        </Suspense>
      ) : null}
      <nav aria-label="Main" className="grid content-start gap-0.5 px-3 py-2 lg:min-h-24 lg:overflow-y-auto">
        {tabsFor(opens).map(({ section, label, icon: Icon, Count }) => (
          <Link
            key={section}
            href={tabPath(section)}
            aria-current={section === current ? 'page' : undefined}
            className={
              'flex h-10 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-sunken hover:text-text hover:no-underline touch:h-11 ' +
              'aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary ' +
              'aria-[current=page]:shadow-[inset_3px_0_0_var(--primary)]'
            }
          >
            <Icon className="size-5" />
            {label}
            {Count && ward ? (
              <Suspense fallback={null}>
                <Count />
              </Suspense>
            ) : null}
          </Link>
        ))}
      </nav>
      <div className="mt-auto">{isBeside ? <ToastPlace place="page" className="px-3 pb-3" /> : null}</div>
      <div className="grid gap-3 border-t border-line px-5 py-4">
        <UserMenu
          trigger={
            <button
              type="button"
              className="-mx-2 flex items-center gap-3 rounded-md px-2 py-1 text-left hover:bg-sunken"
            >
              <Avatar name={name} src={user.profileImageUrl} />
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold" title={name}>
                  {name}
                </b>
                <span className="text-sm text-muted">{roleLabel(user.role)}</span>
              </span>
              <ChevronsUpDown className="text-muted" />
            </button>
          }
        />
        <div className="-mx-2 grid grid-cols-2 gap-x-1">
          <Button {...foot} icon={KeyRound} onClick={openOwnPassword}>
            Password
          </Button>
          <Button {...foot} icon={Fingerprint} onClick={openBiometricSettings}>
            Biometric
          </Button>
          <Button {...foot} icon={LogOut} onClick={() => void leaveAndSignOut()}>
            Sign Out
          </Button>
          <IconButton
            icon={dark ? Sun : Moon}
            label={dark ? 'Light Mode' : 'Dark Mode'}
            size="sm"
            className="justify-self-end text-muted! hover:text-text!"
            onClick={() => setTheme(dark ? 'light' : 'dark')}
          />
        </div>
      </div>
    </>
  );
}
