import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isAway, isLapsed } from '#client/lib/api-error.ts';
import { meetingOptions } from '#client/meetings/api.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import { copyOptions, keptMeeting, keptSheet } from './copy.ts';

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

type Reading = {
  meeting: Meeting | null;
  /** When the shown data was fetched; null if it is fresh. */
  copiedAt: string | null;
  isLapsed: boolean;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
};

/** A meeting from the server or, if that fails, as last fetched, so an error never replaces readable content. */
export function useReadableMeeting(id: number, enabled = true): Reading {
  const { isOpen, retry } = useOffline();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...meetingOptions(id),
    enabled: enabled && !isOpen,
  });
  const { data: copy } = useQuery(copyOptions());
  const kept = keptMeeting(copy, id);
  const isOld = isOpen || isAway(error) || isLapsed(error);
  const common = { error, isLapsed: isLapsed(error), isFetching, retry: isOpen ? retry : () => void refetch() };
  if (!isOld) return { ...common, meeting: data ?? null, copiedAt: null };
  if (data) return { ...common, meeting: data, copiedAt: new Date(dataUpdatedAt).toISOString() };
  return { ...common, meeting: kept?.meeting ?? null, copiedAt: kept?.at ?? null };
}

/** The stored copy of an edited or AI-written sheet. */
export function useKeptSheet(id: number, format: SheetFormat): { sheet: PulpitSheet | null; at: string | null } {
  const { data: copy } = useQuery(copyOptions());
  const kept = keptMeeting(copy, id);
  return { sheet: keptSheet(kept, format), at: kept?.at ?? null };
}
