import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietly } from '#client/lib/lazy-module.ts';

/** Keeps what is on the screen up to date while `isOn`. */
export function useFresh(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    quietly(
      import('./keep-fresh.ts').then(({ keepFresh }) => {
        if (!isOver) stop = keepFresh(client);
      }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, isOn]);
}
