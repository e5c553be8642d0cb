// Wall: the first script sets the colors (theme.ts) before React has loaded.
import { useStore } from '#client/lib/use-store.ts';
import { chosenTheme, isDark, setTheme } from './theme.ts';

export const useTheme = () => ({ theme: useStore(chosenTheme), dark: useStore(chosenTheme, isDark), setTheme });
