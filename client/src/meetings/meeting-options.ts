import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, callForFile } from '#client/lib/call.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { planningFrom } from './planning-from.ts';

const KEY = QUERIES.meetings;
const STALE_MS = 30_000;

/** The meetings used for planning: from ten weeks ago on. */
export const planningOptions = (today: string) =>
  queryOptions({
    queryKey: [...KEY, 'planning', today],
    queryFn: ({ signal }) => call(meetings.list, { query: { from: planningFrom(today), view: 'summary' } }, signal),
    staleTime: STALE_MS,
  });

/** Every meeting, past and future. */
export const allMeetingsOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => call(meetings.list, { query: { view: 'summary' } }, signal),
    staleTime: STALE_MS,
  });

export const meetingOptions = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(meetings.read, { params: { id }, query: {} }, signal),
    staleTime: STALE_MS,
  });

/** The lists of meetings that this page has. */
export const knownLists = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[1] === 'planning' || queryKey[1] === 'all' });

/** A meeting that a list has already fetched, and when. The newest list wins. */
export function knownMeeting(client: QueryClient, id: number): { meeting: Meeting; at: number } | undefined {
  const lists = knownLists(client);
  return lists
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) => {
      const meeting = client.getQueryData<Meeting[]>(queryKey)?.find((one) => one.id === id);
      return meeting ? [{ meeting, at: state.dataUpdatedAt }] : [];
    })[0];
}

export const historyOptions = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'history', id],
    queryFn: ({ signal }) => call(meetings.history, { params: { id }, query: {} }, signal),
    staleTime: STALE_MS,
  });

/** The meeting of a date in what this page has of it. The newest list wins; where no list goes back so far, its own page knows it. */
export function knownSunday(client: QueryClient, date: string): Meeting | null {
  const lists = knownLists(client)
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const found = lists
    .flatMap(({ queryKey }) => client.getQueryData<Meeting[]>(queryKey) ?? [])
    .find((meeting) => meeting.date === date);
  if (found) return found;
  if (lists.some(({ queryKey: [, kind, today] }) => kind === 'all' || date >= planningFrom(String(today)))) return null;
  return (
    client
      .getQueriesData<Meeting>({ queryKey: [...KEY, 'one'] })
      .map(([, meeting]) => meeting)
      .find((meeting) => meeting?.date === date) ?? null
  );
}

/** The history of all meetings as a CSV file. */
export const meetingHistoryFile = () => callForFile(meetings.exportHistory);
