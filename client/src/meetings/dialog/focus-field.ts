import { prefersReducedMotion } from '#client/ui/use-media.ts';
import { fieldId, type FormField } from './form-field.ts';

const EDGE = 20;

/** The part of the dialog that scrolls. */
export const scrollBoxOf = (element: Element): HTMLElement | null =>
  element.closest('[data-scroll]')?.parentElement ?? null;

/** Scrolls the form alone, never the page or the frame of the dialog around it. */
export function scrollTo(element: HTMLElement, place: 'top' | 'middle'): void {
  const box = scrollBoxOf(element);
  if (!box) return;
  const offset = element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  // On a phone the menu of the sections stays above what is scrolled to.
  const menu = box.querySelector<HTMLElement>('[data-sections]')?.offsetHeight ?? 0;
  const above = place === 'top' ? EDGE + menu : (box.clientHeight - element.offsetHeight) / 2;
  box.scrollTo({
    top: box.scrollTop + offset - above,
    behavior: prefersReducedMotion() || place === 'middle' ? 'instant' : 'smooth',
  });
}

/** Shows and focuses the control of a field. */
export function focusField(field: FormField): void {
  const control = document.getElementById(fieldId(field));
  if (!control) return;
  scrollTo(control, 'middle');
  control.focus({ preventScroll: true });
}

/** Focuses the first of these fields, in the order they appear on the screen. */
export function focusFirst(fields: readonly FormField[]): void {
  const there = fields.flatMap((field) => {
    const control = document.getElementById(fieldId(field));
    return control ? [{ field, control }] : [];
  });
  there.sort((a, b) => (a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = there[0];
  if (first) focusField(first.field);
}
