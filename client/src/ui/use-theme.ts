// Wall: the first script sets the colors (theme.ts) before React has come.
import { useSyncExternalStore } from 'react';
import { getTheme, isDark, setTheme, subscribeTheme } from './theme.ts';

export function useTheme() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme);
  const dark = useSyncExternalStore(subscribeTheme, isDark);
  return { theme, dark, setTheme };
}
