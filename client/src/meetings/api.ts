import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, callForFile } from '#client/lib/call.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SentTo } from '#shared/http/route.ts';
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

/** After a save, the cache gets the meeting right away, and everything that lists or counts meetings is refetched. */
export function afterSave(client: QueryClient, saved: Meeting | null): void {
  if (saved) client.setQueryData(meetingOptions(saved.id).queryKey, saved);
  const isKnown = (key: readonly unknown[]) => saved !== null && key[1] === 'one' && key[2] === saved.id;
  void client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => !isKnown(queryKey) });
  for (const queryKey of [QUERIES.members, QUERIES.tracking, QUERIES.hymns, QUERIES.pulpit])
    void client.invalidateQueries({ queryKey });
}

/** The meeting of a date in what this page has of it. The newest list wins. */
export const knownSunday = (client: QueryClient, date: string): Meeting | null =>
  knownLists(client)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => client.getQueryData<Meeting[]>(queryKey) ?? [])
    .find((meeting) => meeting.date === date) ?? null;

const SOON_MS = 1_000;
const settling = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/** Shows a save in every list at once; what else depends on it is refetched when no further save follows soon. */
export function showSaved(client: QueryClient, saved: Meeting): void {
  for (const { queryKey, state } of knownLists(client)) {
    if (state.data === undefined) continue;
    // A pending response was read before this save.
    void client.cancelQueries({ queryKey });
    client.setQueryData<Meeting[]>(queryKey, (list) => {
      if (!list) return list;
      // A list says of the sheets only whether they exist.
      const sheets = list.find(({ id }) => id === saved.id)?.sheets;
      const others = list.filter(({ id, date }) => id !== saved.id && date !== saved.date);
      return [...others, { ...saved, sheets }].toSorted((a, b) => a.date.localeCompare(b.date));
    });
  }
  client.setQueryData(meetingOptions(saved.id).queryKey, saved);
  clearTimeout(settling.get(client));
  settling.set(
    client,
    setTimeout(() => afterSave(client, saved), SOON_MS),
  );
}

type New = SentTo<typeof meetings.schedule>['body'];
type Change = SentTo<typeof meetings.change>['body'];

type Save = { body: New } | { id: number; body: Change };

/** A save whose failure is shown where it was made. It goes on when its screen is left. */
export const saveQuietly = (client: QueryClient, save: Save): Promise<Meeting> =>
  client
    .getMutationCache()
    .build(client, {
      mutationFn: (sent: Save) =>
        'id' in sent
          ? call(meetings.change, { params: { id: sent.id }, body: sent.body })
          : call(meetings.schedule, { body: sent.body }),
      meta: { failure: false },
    })
    .execute(save);

type Swap = SentTo<typeof meetings.swap>['body'];

export const swapQuietly = (client: QueryClient, swap: Swap): Promise<Meeting[]> =>
  client
    .getMutationCache()
    .build(client, { mutationFn: (body: Swap) => call(meetings.swap, { body }), meta: { failure: false } })
    .execute(swap);

type Failure = { title: string; words?: string } | false;
const NOT_SAVED: Failure = { title: 'Error', words: 'Failed to schedule meeting' };

/** With `failure: false` the form reports the error. */
export function useScheduleMeeting(failure: Failure = NOT_SAVED) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: New) => call(meetings.schedule, { body }),
    onSuccess: (saved) => afterSave(client, saved),
    meta: { failure },
  });
}

export function useChangeMeeting(id: number, failure: Failure = NOT_SAVED) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call(meetings.change, { params: { id }, body }),
    onSuccess: (saved) => afterSave(client, saved),
    meta: { failure },
  });
}

export function useRemoveMeeting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(meetings.remove, { params: { id }, query: {} }),
    onSuccess: () => afterSave(client, null),
    meta: { failure: { title: 'Error', words: 'Failed to delete meeting' } },
  });
}

/** The history of all meetings as a CSV file. */
export const meetingHistoryFile = () => callForFile(meetings.exportHistory);
