import { OWN_LOCK, TAB_LOCK } from '#client/lib/open-tabs.ts';

/** A closed tab's lock is released a moment after the tab is gone. */
const JUST_CLOSED_MS = 1_500;

/** Settles when every other tab that is open now has been closed. */
export async function othersClosed(signal: AbortSignal): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const others = held.flatMap(({ name }) => (name?.startsWith(TAB_LOCK) && name !== OWN_LOCK ? [name] : []));
  await Promise.all(others.map((name) => navigator.locks.request(name, { signal }, () => undefined)));
}

export const isOnlyTab = (): Promise<boolean> =>
  othersClosed(AbortSignal.timeout(JUST_CLOSED_MS)).then(
    () => true,
    () => false,
  );
