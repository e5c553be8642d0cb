// Wall: two dialogs of two features check and uncheck alike.
import { useState } from 'react';

/** What a person has checked or unchecked in a list; the rest is as it usually is, also when that changes meanwhile. */
export function useChoices<K>() {
  const [chosen, setChosen] = useState<ReadonlyMap<K, boolean>>(new Map());
  return {
    isChosen: (key: K, isUsual: boolean): boolean => chosen.get(key) ?? isUsual,
    choose: (key: K, isWanted: boolean) => setChosen(new Map(chosen).set(key, isWanted)),
    forget: () => setChosen(new Map()),
  };
}
