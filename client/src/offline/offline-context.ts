import { createContext, useContext } from 'react';

export type Offline = {
  /** The app shows the offline copy, because the server couldn't be reached. */
  isOpen: boolean;
  /** The session expired, rather than the connection failing. */
  isLapsed: boolean;
  retry: () => void;
  isRetrying: boolean;
  signIn: () => void;
};

export const OfflineContext = createContext<Offline | null>(null);

export function useOffline(): Offline {
  const offline = useContext(OfflineContext);
  if (!offline) throw new Error('useOffline is used outside the signed-in app');
  return offline;
}
