export type Theme = 'light' | 'dark' | 'system';

const KEY = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

let theme = stored();

export const getTheme = (): Theme => theme;
export const isDark = (): boolean => theme === 'dark' || (theme === 'system' && system.matches);

function apply(): void {
  const root = document.documentElement;
  root.classList.toggle('dark', isDark());
  root.classList.toggle('light', !isDark());
  root.style.colorScheme = isDark() ? 'dark' : 'light';
  const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
  // One per device scheme; the person's own choice overrides both.
  if (ground)
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', ground);
  for (const listener of listeners) listener();
}

export function setTheme(next: Theme): void {
  theme = next;
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice is forgotten when the tab closes.
  }
  apply();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

system.addEventListener('change', apply);
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  theme = stored();
  apply();
});
apply();
