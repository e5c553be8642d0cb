import { createContext, useContext } from 'react';

/** Why the copy is shown: there is no connection, the server answered with an error, or hasn't answered for a while. */
export type CopyCause = 'offline' | 'server' | 'slow';

export type Offline = {
  /** The app shows the offline copy. */
  isOpen: boolean;
  cause: CopyCause;
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
