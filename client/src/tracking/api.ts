import { QUERIES } from '#client/lib/query-keys.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type { SentTo } from '#shared/http/route.ts';
import type { AgeGroup } from '#shared/members/age-groups.ts';
import { tracking } from '#shared/tracking/addresses.ts';
import { SUGGESTED_SPEAKERS } from '#shared/tracking/limits.ts';

const KEY = QUERIES.tracking;
const STALE_MS = 30_000;

type TalksQuery = SentTo<typeof tracking.talks>['query'];
type SpeakersQuery = SentTo<typeof tracking.speakers>['query'];
type TopicsQuery = SentTo<typeof tracking.topics>['query'];

/** Old rows stay while the next page loads. */
const shared = { staleTime: STALE_MS, placeholderData: keepPreviousData };

export const talksOptions = (query: TalksQuery) =>
  queryOptions({
    queryKey: [...KEY, 'talks', query],
    queryFn: ({ signal }) => call(tracking.talks, { query }, signal),
    ...shared,
  });

export const prayersOptions = (query: TalksQuery) =>
  queryOptions({
    queryKey: [...KEY, 'prayers', query],
    queryFn: ({ signal }) => call(tracking.prayers, { query }, signal),
    ...shared,
  });

export const speakersOptions = (query: SpeakersQuery) =>
  queryOptions({
    queryKey: [...KEY, 'speakers', query],
    queryFn: ({ signal }) => call(tracking.speakers, { query }, signal),
    ...shared,
  });

export const topicsOptions = (query: TopicsQuery) =>
  queryOptions({
    queryKey: [...KEY, 'topics', query],
    queryFn: ({ signal }) => call(tracking.topics, { query }, signal),
    ...shared,
  });

export const statsOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'stats'],
    queryFn: ({ signal }) => call(tracking.stats, { query: {} }, signal),
    staleTime: STALE_MS,
  });

export const recentOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'recent'],
    queryFn: ({ signal }) => call(tracking.recentAndUpcoming, { query: {} }, signal),
    staleTime: STALE_MS,
  });

export const suggestedOptions = (group?: AgeGroup) =>
  queryOptions({
    queryKey: [...KEY, 'suggested', ...(group ? [group] : [])],
    queryFn: ({ signal }) =>
      call(tracking.suggestedSpeakers, { query: { limit: String(SUGGESTED_SPEAKERS.onScreen), group } }, signal),
    staleTime: STALE_MS,
  });
