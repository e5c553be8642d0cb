import { MODULE_WORDS } from './module-words.ts';

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Shown instead of a blank page when the first chunk fails to load. */
export function showBootError(place: HTMLElement): void {
  const button = make(
    'button',
    'min-h-control rounded-md bg-primary px-4 font-semibold text-on-primary',
    MODULE_WORDS.button,
  );
  button.addEventListener('click', () => window.location.reload());
  const box = make('main', 'mx-auto grid max-w-[560px] justify-items-center gap-4 px-4 py-16 text-center', '');
  box.setAttribute('role', 'alert');
  box.append(make('h1', 'text-lg', MODULE_WORDS.title), make('p', 'text-muted', MODULE_WORDS.text), button);
  place.replaceChildren(box);
}
