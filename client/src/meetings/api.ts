import { QUERIES } from '#client/lib/query-keys.ts';
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { capabilitiesOptions } from '#client/auth/api.ts';
import { call } from '#client/lib/call.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SentTo } from '#shared/http/route.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { planningFrom } from './planning-from.ts';
import { knownLists, meetingOptions } from './meeting-options.ts';
import { laterOf, withSaved } from './with-saved.ts';

const KEY = QUERIES.meetings;

/** Everything that has this meeting gets it as it was saved, so that no list of meetings is fetched again. */
function mergeSaved(client: QueryClient, saved: Meeting): void {
  const own = meetingOptions(saved.id).queryKey;
  // A pending response was read before this save.
  void client.cancelQueries({ queryKey: own });
  client.setQueryData(own, (known) => laterOf(known, saved));
  for (const { queryKey, state } of knownLists(client)) {
    const [, name, today] = queryKey;
    const isOutside = name === 'planning' && typeof today === 'string' && saved.date < planningFrom(today);
    if (isOutside) continue;
    const cancelled = client.cancelQueries({ queryKey });
    // The other meetings of the list are no newer for it.
    const updatedAt = state.dataUpdatedAt;
    client.setQueryData<readonly Meeting[]>(queryKey, (list) => list && withSaved(list, saved), { updatedAt });
    // What was being read, or was to be read again because of them, still is.
    if (state.fetchStatus !== 'idle' || state.isInvalidated)
      void cancelled.then(() => client.invalidateQueries({ queryKey }));
  }
}

/** What else depends on a meeting: its history, who spoke when, which hymns were sung, and its sheets. */
function dependsOn(client: QueryClient, { id, date, kind, musicalNumbers }: Meeting): QueryKey[] {
  const zone = client.getQueryData(capabilitiesOptions().queryKey)?.ward?.timezone;
  const isOver = date < dayIn(zone ?? 'UTC', new Date());
  const hasOwnTitle = musicalNumbers.some(({ hymnNumber }) => hymnNumber === null);
  return [
    [...KEY, 'history', id],
    QUERIES.tracking,
    QUERIES.pulpit,
    [...QUERIES.hymns, 'usage'],
    // The fast meeting moves to the next Sunday.
    ...(holdsMeeting(kind) ? [] : [KEY]),
    // A title that was typed becomes one of the ward's own hymns.
    ...(hasOwnTitle ? [[...QUERIES.hymns, 'searchable']] : []),
    // When someone last spoke follows from the meetings that are over.
    ...(isOver ? [QUERIES.members] : []),
  ];
}

/** After a save, what has the meeting gets it right away, and what else depends on it is fetched again. */
export function afterSave(client: QueryClient, saved: Meeting | null): void {
  if (saved) mergeSaved(client, saved);
  const keys = saved
    ? dependsOn(client, saved)
    : [KEY, QUERIES.members, QUERIES.tracking, QUERIES.hymns, QUERIES.pulpit];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

const SOON_MS = 1_000;
type Settling = { keys: Map<string, QueryKey>; timer: ReturnType<typeof setTimeout> | undefined };
const settling = new WeakMap<QueryClient, Settling>();

/** The same for one save of many: what else depends on them is fetched again when no further save follows soon. */
export function showSaved(client: QueryClient, saved: Meeting): void {
  mergeSaved(client, saved);
  const waiting = settling.get(client) ?? { keys: new Map<string, QueryKey>(), timer: undefined };
  settling.set(client, waiting);
  for (const queryKey of dependsOn(client, saved)) {
    waiting.keys.set(queryKey.join(' '), queryKey);
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  clearTimeout(waiting.timer);
  waiting.timer = setTimeout(() => {
    for (const queryKey of waiting.keys.values()) void client.invalidateQueries({ queryKey });
    waiting.keys.clear();
  }, SOON_MS);
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
export const NOT_UPDATED = 'Failed to update meeting';

/** With `failure: false` the form reports the error. */
export function useChangeMeeting(id: number, failure: Failure = { title: 'Error', words: NOT_UPDATED }) {
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
