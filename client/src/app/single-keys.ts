import { useSyncExternalStore } from 'react';

/** Single-key shortcuts can be triggered by speech input or by accident, so they can be turned off. */
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
    // Without storage, the choice is forgotten when the tab closes.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn);
