import { useSyncExternalStore } from 'react';

/** Keys without Ctrl or ⌘ can be in the way of speech input and of clumsy hands, so they can be switched off. */
const KEY = 'singleKeys';
const OFF = 'off';
const listeners = new Set<() => void>();

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}
let isOn = stored();

export const singleKeysOn = (): boolean => isOn;

export function setSingleKeys(next: boolean): void {
  isOn = next;
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the choice lasts until the tab closes.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn);
