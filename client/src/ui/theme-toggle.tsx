import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from './segmented.tsx';
import { useTheme } from './use-theme.ts';
import { words } from './words.ts';

const options = [
  { value: 'light', label: words.light, icon: Sun, iconOnly: true },
  { value: 'dark', label: words.dark, icon: Moon, iconOnly: true },
  { value: 'system', label: words.system, icon: Monitor, iconOnly: true },
] as const;

export function ThemeToggle({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  return <Segmented label={words.theme} value={theme} onChange={setTheme} options={options} className={className} />;
}
