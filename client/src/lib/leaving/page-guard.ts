import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { guardBack } from './back-guard.ts';
import { askToDiscard, guardUnsaved, mayLeave } from './leave-guard.ts';

/** Path, tab, and view identify a screen; dialogs and filters in the address stay on it. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const named = new URLSearchParams(search);
  return [pathname, named.get('tab'), named.get('view')].join(' ');
}

/** Whether an address stays on the screen; the current section may not be named in the screen's own. */
function staysHere(there: { pathname: string; search: string }): boolean {
  const isNamed = new URLSearchParams(window.location.search).has('tab');
  const current = isNamed ? [] : document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]');
  return [window.location, ...current].some((place) => placeOf(place) === placeOf(there));
}

/** Navigates without a link, and asks first if that leaves unsaved changes. */
export async function goTo(href: string): Promise<void> {
  if (staysHere(new URL(href, window.location.href)) || (await mayLeave())) navigate(href);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  return staysHere(link) ? null : link;
}

/**
 * For a form that is a whole screen: asks before a link, Back, signing out, or closing the tab takes unsaved input
 * away. `onDiscard` forgets what the form has stored.
 */
export function usePageGuard(isDirty: () => boolean, onDiscard: () => void = () => undefined): void {
  const guard = useRef({ isDirty, onDiscard });
  useEffect(() => {
    guard.current = { isDirty, onDiscard };
  });
  useEffect(
    () => guardUnsaved(() => ({ isDirty: () => guard.current.isDirty(), onLeave: () => guard.current.onDiscard() })),
    [],
  );

  useEffect(() => {
    const home = placeOf(window.location);
    let here = window.location.href;
    let isLeaving = false;
    const leave = async (href: string) => {
      if (!(await askToDiscard())) return;
      guard.current.onDiscard();
      isLeaving = true;
      navigate(href);
    };
    const onClick = (event: MouseEvent) => {
      here = window.location.href;
      const link = isLeaving || !guard.current.isDirty() ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void leave(link.pathname + link.search);
    };
    const onBack = () => {
      if (isLeaving || !guard.current.isDirty() || placeOf(window.location) === home) return false;
      const wanted = window.location.pathname + window.location.search;
      // The address is restored before the router sees it, so the screen stays in place.
      window.history.pushState(null, '', here);
      void leave(wanted);
      return true;
    };
    document.addEventListener('click', onClick, { capture: true });
    const unguard = guardBack(onBack);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      unguard();
    };
  }, []);
}
