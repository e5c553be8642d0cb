import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { music } from '#shared/music/contract.ts';
import { searchable } from '#shared/music/rules.ts';

/** Six weeks, written in months as the call wants them. */
const RECENT_MONTHS = 1.5;

/** The hymn book, loaded when a hymn is first chosen, and the ward's own hymns, ready to be searched. */
export const searchableHymnsOptions = () =>
  queryOptions({
    queryKey: ['hymns', 'searchable'],
    queryFn: async ({ signal }) => {
      const [{ HYMNS }, own] = await Promise.all([import('#shared/music/hymnbook.ts'), call(music.customHymns, { query: {} }, signal)]);
      return searchable([
        ...HYMNS.map((hymn) => ({ ...hymn, isCustom: false })),
        ...own.map(({ title, category }) => ({ number: null, title, category, firstLine: '', isCustom: true })),
      ]);
    },
  });

/** What was, or is planned to be, sung in the weeks before `date`; `weeks` is the ward's window. */
export const recentUsesOptions = (date: string, weeks: number) =>
  queryOptions({
    queryKey: ['hymns', 'usage', 'recent', date, weeks],
    queryFn: ({ signal }) =>
      call(music.recentUsage, { params: { months: String(Math.max(RECENT_MONTHS, weeks / 4)) }, query: { until: date } }, signal),
  });
