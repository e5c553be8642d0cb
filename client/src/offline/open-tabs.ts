const LOCK = 'open planner';
const OWN = `${LOCK} ${Math.random().toString(36).slice(2)}`;
/** A closed tab's lock is released a moment after the tab is gone. */
const JUST_CLOSED_MS = 1_500;

let isCounted = false;
/** Others can tell that this tab is open, until it is closed, however it is closed. */
export function countTab(): void {
  if (isCounted) return;
  isCounted = true;
  void navigator.locks.request(OWN, () => new Promise(() => undefined));
}

async function otherTabs(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) && name !== OWN ? [name] : []));
}

/** Whether there are other tabs that have to be asked; true as well where tabs aren't counted. */
export const mayHaveOtherTabs = async (): Promise<boolean> => !isCounted || (await otherTabs()).length > 0;

/** Settles when every other tab that is open now has been closed. */
export async function othersClosed(signal: AbortSignal): Promise<void> {
  const others = await otherTabs();
  await Promise.all(others.map((name) => navigator.locks.request(name, { signal }, () => undefined)));
}

export const isOnlyTab = (): Promise<boolean> =>
  othersClosed(AbortSignal.timeout(JUST_CLOSED_MS)).then(
    () => true,
    () => false,
  );
