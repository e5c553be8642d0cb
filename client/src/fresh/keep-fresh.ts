import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '#client/lib/api-error.ts';
import { call, isAllAt } from '#client/lib/call.ts';
import { isAnythingDirty } from '#client/lib/unsaved.ts';
import { painted } from '#client/ui/painted.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { wards } from '#shared/wards/addresses.ts';

/** While someone is using the screen. One that no one touches asks for nothing: there is no timer. */
const SELDOM_MS = 20_000;
/** Coming back to a window is reported by several events. */
const AT_ONCE_MS = 250;

/** Not the ward's data, or made again whenever it is asked for. */
const { auth, feeds, invitations, offline, passkeys } = QUERIES;
const OTHERS: readonly unknown[] = [auth, feeds, invitations, offline, passkeys].flat();
const isOfWard = ({ queryKey }: Query) => !OTHERS.includes(queryKey[0]);

const COVERING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What is searched for stays when a list is read again. */
const TYPED_IN = 'input:not([type=checkbox],[type=radio],[type=search]), textarea, [contenteditable]';

/** What someone is in the middle of stays as it is until they are done. */
const isBusy = (client: QueryClient): boolean =>
  client.isMutating() > 0 ||
  isAnythingDirty() ||
  document.activeElement?.matches(TYPED_IN) === true ||
  document.querySelector(COVERING) !== null;

const isShown = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Shows what others have changed when someone looks: on coming back to the window, and on using a screen that has stood
 * open for a while. One small request tells whether anything of the ward has changed; only then is what is on the screen
 * read again.
 */
export function keepFresh(client: QueryClient): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let seen: string | null = null;
  let lookedAt = Date.now();
  let isLooking = false;
  /** Someone came back, and what they were in the middle of had to be left alone. */
  let isOwed = false;
  let isDue = false;

  const look = async () => {
    if (isLooking || !isShown() || isBusy(client)) return;
    [isLooking, isOwed, lookedAt] = [true, false, Date.now()];
    try {
      const { revision } = await call(wards.revision, { query: {} }, signal);
      const isNew = seen === null ? !isAllAt(revision) : revision !== seen;
      if (signal.aborted || isBusy(client)) return;
      if (isNew) await client.invalidateQueries({ predicate: isOfWard }, { throwOnError: true });
      seen = revision;
    } catch (error) {
      // Whatever else went wrong may be over by the next look.
      if (isUnauthorized(error)) ending.abort();
    } finally {
      isLooking = false;
    }
  };
  /** What a key or a press does is painted first. */
  const onUse = () => {
    if (isDue || !(isOwed || Date.now() - lookedAt > SELDOM_MS)) return;
    isDue = true;
    void painted().then(() => {
      isDue = false;
      return signal.aborted ? undefined : look();
    });
  };
  const onReturn = () => {
    if (Date.now() - lookedAt <= AT_ONCE_MS) return;
    isOwed = true;
    void look();
  };

  const use = { signal, passive: true, capture: true };
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel']) document.addEventListener(event, onUse, use);
  for (const event of ['focus', 'online']) window.addEventListener(event, onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  return () => ending.abort();
}
