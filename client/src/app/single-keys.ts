// Wall: the host listens to keys from the start, and the dialog that switches them off comes when it is asked for.
import { load, remove, save } from '#client/lib/storage.ts';
import { makeStore } from '#client/lib/store.ts';

const KEY = 'singleKeys';
const OFF = 'off';

/** Single-key shortcuts can be triggered by speech input or by accident, so they can be turned off. */
export const singleKeys = makeStore(load(KEY) !== OFF);

export function setSingleKeys(isOn: boolean): void {
  if (isOn) remove(KEY);
  else save(KEY, OFF);
  singleKeys.set(isOn);
}
