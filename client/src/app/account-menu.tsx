import { BookOpen, CalendarDays, Fingerprint, KeyRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { leaveAndSignOut } from '#client/auth/leave-and-sign-out.ts';
import { openOwnPassword } from '#client/auth/own-password.tsx';
import { openBiometricSettings } from '#client/auth/passkeys/biometric-settings.tsx';
import { useSession } from '#client/auth/session.ts';
import { openFeedSettings } from '#client/feeds/feed-settings.tsx';
import { PATHS } from '#client/paths.ts';
import { MenuList } from '#client/ui/overlays/menu-list.tsx';
import type { MenuProps, Opening } from '#client/ui/overlays/menu.tsx';
import { useTheme } from '#client/ui/use-theme.ts';
import { roleLabel } from '#shared/access/roles.ts';
import { fullName } from '#shared/text/person-name.ts';

/** What the account menu offers. */
export function AccountMenu(opened: Pick<MenuProps, 'trigger'> & Opening) {
  const { user } = useSession();
  const { theme, dark, setTheme } = useTheme();
  return (
    <MenuList
      {...opened}
      label={`${fullName(user)}, ${roleLabel(user.role)}`}
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
