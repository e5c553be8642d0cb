import { BookOpen, CalendarDays, Fingerprint, KeyRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { openOwnPassword } from '#client/auth/own-password.tsx';
import { useSession } from '#client/auth/session.ts';
import { openBiometricSettings } from '#client/auth/passkeys/biometric-settings.tsx';
import { openFeedSettings } from '#client/feeds/feed-settings.tsx';
import { PATHS } from '#client/paths.ts';
import { Avatar } from '#client/ui/layout/avatar.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { useTheme } from '#client/ui/use-theme.ts';
import { roleLabel } from '#shared/access/roles.ts';
import { fullName } from '#shared/text/person-name.ts';
import { leaveAndSignOut } from '#client/auth/sign-in.ts';

/** The account menu; `trigger` opens it. */
export function UserMenu({ trigger }: { trigger: ComponentProps<typeof Menu>['trigger'] }) {
  const { user } = useSession();
  const { theme, dark, setTheme } = useTheme();
  return (
    <Menu
      label={`${fullName(user)}, ${roleLabel(user.role)}`}
      trigger={trigger}
      items={[
        { key: 'password', label: 'Change Password', icon: KeyRound, onRun: openOwnPassword },
        { key: 'biometric', label: 'Biometric Settings', icon: Fingerprint, onRun: openBiometricSettings },
        { key: 'calendar', label: 'Calendar Feed', icon: CalendarDays, onRun: openFeedSettings },
        { key: 'manual', label: 'User Manual and FAQ', icon: BookOpen, href: PATHS.manual },
        {
          key: 'theme',
          label: dark ? 'Light Mode' : 'Dark Mode',
          icon: dark ? Sun : Moon,
          onRun: () => setTheme(dark ? 'light' : 'dark'),
        },
        ...(theme === 'system'
          ? []
          : [{ key: 'system', label: 'Use Device Theme', icon: Monitor, onRun: () => setTheme('system') }]),
        { key: 'logout', label: 'Logout', icon: LogOut, divided: true, onRun: () => void leaveAndSignOut() },
      ]}
    />
  );
}

export function AvatarMenu() {
  const { user } = useSession();
  const name = fullName(user);
  return (
    <UserMenu
      trigger={
        <button
          type="button"
          aria-label={`Your account: ${name}, ${roleLabel(user.role)}`}
          className="grid size-11 place-items-center rounded-md"
        >
          <Avatar name={name} src={user.profileImageUrl} size="sm" />
        </button>
      }
    />
  );
}
