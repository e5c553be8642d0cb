// Wall: every first screen counts its tab; what asks the others follows later.
/** How the name of the lock begins that each open tab holds. */
export const TAB_LOCK = 'open planner';
export const OWN_LOCK = `${TAB_LOCK} ${Math.random()}`;

let isCounted = false;
/** Others can tell that this tab is open, until it is closed, however it is closed. */
export function countTab(): void {
  if (isCounted) return;
  isCounted = true;
  void navigator.locks.request(OWN_LOCK, () => new Promise(() => undefined));
}
