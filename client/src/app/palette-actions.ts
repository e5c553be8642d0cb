import {
  BookOpen,
  CalendarPlus,
  Fingerprint,
  Keyboard,
  KeyRound,
  LogOut,
  Moon,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { openOwnPassword } from '#client/auth/own-password.tsx';
import { useSession } from '#client/auth/session.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { openBiometricSettings } from '#client/auth/passkeys/biometric-settings.tsx';
import { PATHS, tabPath } from '#client/paths.ts';
import { useTheme } from '#client/ui/use-theme.ts';
import { leaveAndSignOut } from '#client/auth/leave-and-sign-out.ts';
import { tabsFor } from './section-tabs.ts';

/** `run` does something; `href` goes somewhere. */
export type PaletteAction = { key: string; label: string; icon: LucideIcon } & ({ href: string } | { run: () => void });

/** Everything this person can go to or do from anywhere. */
export function usePaletteActions(onKeys: () => void): PaletteAction[] {
  const { may, opens, ward } = useSession();
  const { plan } = useDialogLinks();
  const { dark, setTheme } = useTheme();
  return [
    ...(may('meetings:write') && ward
      ? [{ key: 'plan', label: 'Plan the Next Unplanned Sunday', icon: CalendarPlus, href: plan(null) }]
      : []),
    ...tabsFor(opens).map(({ section, label, icon }) => ({
      key: section,
      label: `Go to ${label}`,
      icon,
      href: tabPath(section),
    })),
    { key: 'manual', label: 'Open the User Manual', icon: BookOpen, href: PATHS.manual },
    { key: 'password', label: 'Change Password', icon: KeyRound, run: openOwnPassword },
    { key: 'biometric', label: 'Biometric Settings', icon: Fingerprint, run: openBiometricSettings },
    {
      key: 'theme',
      label: dark ? 'Light Mode' : 'Dark Mode',
      icon: dark ? Sun : Moon,
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    { key: 'keys', label: 'Keyboard Shortcuts', icon: Keyboard, run: onKeys },
    { key: 'sign-out', label: 'Sign Out', icon: LogOut, run: () => void leaveAndSignOut() },
  ];
}
