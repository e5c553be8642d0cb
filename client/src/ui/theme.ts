import { load, remove, save } from '#client/lib/storage.ts';
import { makeStore } from '#client/lib/store.ts';
import { styleLoaded } from './style-loaded.ts';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  const value = load(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const chosenTheme = makeStore(stored());
export const isDark = (theme: Theme): boolean => theme === 'dark' || (theme === 'system' && system.matches);

function apply(theme: Theme): void {
  const root = document.documentElement;
  const dark = isDark(theme);
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
  // One per device scheme; the person's own choice overrides both.
  if (ground)
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', ground);
  chosenTheme.set(theme);
}

export function setTheme(next: Theme): void {
  if (next === 'system') remove(KEY);
  else save(KEY, next);
  apply(next);
}

system.addEventListener('change', () => apply(chosenTheme.get()));
window.addEventListener('storage', (event) => {
  if (event.key === KEY) apply(stored());
});
apply(chosenTheme.get());
void styleLoaded.then(() => apply(chosenTheme.get()));
