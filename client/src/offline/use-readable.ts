import { isAway, isLapsed } from '#client/lib/api-error.ts';
import { useCopy } from './copy.ts';
import { useOffline } from './offline-context.ts';
import type { OfflineCopy } from './stored-copy.ts';

type Asked<T> = {
  data: T | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};
type Kept<T> = { data: T | null; at: string };

export type Readable<T> = {
  data: T | null;
  /** The server couldn't be reached or the session expired, so what is shown is from earlier. */
  isOld: boolean;
  /** When the shown data was fetched. */
  at: string | null;
  isLapsed: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
};

/**
 * The one offline rule: the server's answer, else what this page still has, else the offline copy, with its age. An
 * error never replaces readable content.
 */
export function useReadable<T>(asked: Asked<T>, keptIn: (copy: OfflineCopy) => Kept<T> | null): Readable<T> {
  const offline = useOffline();
  const { data, error, dataUpdatedAt, isFetching, refetch } = asked;
  const isOld = offline.isOpen || isAway(error) || isLapsed(error);
  const needsCopy = isOld && data === undefined;
  const copy = useCopy(needsCopy);
  const kept = needsCopy && copy ? keptIn(copy) : null;
  return {
    data: data ?? kept?.data ?? null,
    isOld,
    at: data === undefined ? (kept?.at ?? null) : new Date(dataUpdatedAt).toISOString(),
    isLapsed: isLapsed(error),
    // Not before it is known that no copy stands in.
    error: needsCopy && copy === undefined ? null : error,
    isFetching,
    retry: offline.isOpen ? offline.retry : () => void refetch(),
  };
}
