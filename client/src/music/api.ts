import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isStale } from '#client/lib/api-error.ts';
import { call } from '#client/lib/call.ts';
import { showSaved } from '#client/meetings/api.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import type { SentTo } from '#shared/http/route.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { music } from '#shared/music/addresses.ts';
import { searchable } from '#shared/music/rules.ts';
import { ownChoices } from './hymn-words.ts';

/** The hymnbook, loaded when a hymn is first chosen, and the ward's own hymns, ready to search. */
export const searchableHymnsOptions = () =>
  queryOptions({
    queryKey: [...QUERIES.hymns, 'searchable'],
    queryFn: async ({ signal }) => {
      const [{ HYMNS }, own] = await Promise.all([
        import('#shared/music/hymnbook.ts'),
        call(music.customHymns, { query: {} }, signal),
      ]);
      return searchable([...HYMNS.map((hymn) => ({ ...hymn, isCustom: false })), ...ownChoices(own)]);
    },
  });

/** What was, or is planned to be, sung in the weeks before and after `date`; `weeks` is the ward's window. */
export const nearUsesOptions = (date: string, weeks: number) =>
  queryOptions({
    queryKey: [...QUERIES.hymns, 'usage', 'near', date, weeks],
    queryFn: ({ signal }) =>
      call(
        music.recentUsage,
        // The call looks back from a day; four weeks are less than a month.
        { params: { months: String(weeks / 2) }, query: { until: addDays(date, 7 * weeks) } },
        signal,
      ),
  });

/** How often each hymn was sung in these months. Never cached, since any meeting may have changed. */
export const statisticsOptions = (months: number) =>
  queryOptions({
    queryKey: [...QUERIES.hymns, 'usage', 'statistics', months],
    queryFn: ({ signal }) => call(music.statistics, { params: { months: String(months) }, query: {} }, signal),
    staleTime: 0,
  });

/** Every hymn that the ward has ever sung or has planned, and when. */
export const everSungOptions = () =>
  queryOptions({
    queryKey: [...QUERIES.hymns, 'usage', 'last-sung'],
    queryFn: ({ signal }) => call(music.lastSung, { query: {} }, signal),
    staleTime: 300_000,
  });

const NOT_SAVED = 'Failed to save music selections.';

type MusicSave = { id: number; body: SentTo<typeof meetings.changeMusic>['body'] };

/** Saves one meeting's music. The caller handles clashes; every other error is reported here. */
export function useSaveMusic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: MusicSave) => call(meetings.changeMusic, { params: { id }, body }),
    onSuccess: (saved) => showSaved(client, saved),
    meta: { failure: (error) => !isStale(error) && inServerWords(NOT_SAVED, 'Save Failed')(error) },
  });
}
