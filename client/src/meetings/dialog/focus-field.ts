import { fieldId } from '#client/meetings/meeting-words.ts';

/** Gaps name a speaker's row; its first control is the name. */
const controlOf = (path: string) => (/^speakers\.\d+$/.test(path) ? `${path}.person` : path);

const EDGE = 20;

/** The part of the dialog that scrolls. */
export const scrollBoxOf = (element: Element): HTMLElement | null =>
  element.closest('[data-scroll]')?.parentElement ?? null;

/** Scrolls the form alone, never the page or the frame of the dialog around it. */
export function scrollTo(element: HTMLElement, place: 'top' | 'middle'): void {
  const box = scrollBoxOf(element);
  if (!box) return;
  const offset = element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const above = place === 'top' ? EDGE : (box.clientHeight - element.offsetHeight) / 2;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches || place === 'middle';
  box.scrollTo({ top: box.scrollTop + offset - above, behavior: isStill ? 'instant' : 'smooth' });
}

/** Shows and focuses the control of a field. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(controlOf(path)));
  if (!field) return;
  scrollTo(field, 'middle');
  field.focus({ preventScroll: true });
}

/** Focuses the first of these fields, in the order in which they stand on the screen. */
export function focusFirst(paths: readonly string[]): void {
  const fields = paths.flatMap((path) => {
    const element = document.getElementById(fieldId(controlOf(path)));
    return element ? [{ path, element }] : [];
  });
  fields.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = fields[0];
  if (first) focusField(first.path);
}

/** 'organist.text' → 'organist': the nearest part of the path that has a control. */
function controlPath(path: string): string {
  if (path === '' || document.getElementById(fieldId(path))) return path;
  return controlPath(path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

/** The controls at which a tree of form errors has a message. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const path = `${prefix}${key}`;
    const own = 'message' in error && typeof error.message === 'string' ? [controlPath(path)] : [];
    return [...own, ...errorPaths(error, `${path}.`)];
  });
}
