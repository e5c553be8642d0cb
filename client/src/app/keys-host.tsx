import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { singleKeys } from './single-keys.ts';

const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })));
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((m) => ({ default: m.KeysDialog })));

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]') !== null;
const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Mounted once in the shell: Ctrl or ⌘ K opens the palette, `?` lists the shortcuts, `n` plans the next unplanned
 * Sunday, `/` searches.
 */
export function KeysHost() {
  const [opened, open] = useState<'none' | 'palette' | 'keys'>('none');
  const early = useRef('');
  const [, navigate] = useLocation();
  const { plan } = useDialogLinks();
  const { may, ward } = useSession();
  const plans = may('meetings:write') && ward !== null;

  // Before the first paint: a key pressed as soon as the screen shows counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        // From inside a dialog, the palette would navigate away from unsaved input.
        if (isCovered()) return;
        event.preventDefault();
        early.current = '';
        open('palette');
        return;
      }
      // Typed while the palette is still on its way.
      if (opened === 'palette' && !isChord && event.key.length === 1 && !isCovered()) {
        event.preventDefault();
        early.current += event.key;
        return;
      }
      if (isChord || event.altKey || !singleKeys.get() || isTyping(event.target) || isCovered()) return;
      if (event.key === '?') open('keys');
      else if (event.key === 'n' && plans) navigate(plan(null));
      else if (event.key === '/') document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opened, plans, navigate, plan]);

  if (opened === 'none') return null;
  const close = () => open('none');
  return (
    <Suspense fallback={null}>
      {opened === 'palette' ? (
        <Palette typedEarly={() => early.current} onClose={close} onKeys={() => open('keys')} />
      ) : (
        <KeysDialog plans={plans} onClose={close} />
      )}
    </Suspense>
  );
}
