import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import { CustomHymn, FoundHymn, HymnChoice, HymnSearch, HymnStatistics, HymnUsage, LastSung, NewCustomHymn } from './schema.ts';

const InWard = z.object({ wardId: optionalId });
/** A window in months; 1.5 is the six weeks that the meeting dialog asks for. */
const Months = z.object({
  months: z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.gt(0), z.maximum(1200))),
});

export const music = {
  hymns: route({ method: 'GET', path: '/api/hymns', query: InWard, reply: z.array(HymnChoice) }),
  search: route({ method: 'GET', path: '/api/hymns/search', query: HymnSearch, reply: z.array(FoundHymn) }),
  /** The window ends today, or on `until`: for a meeting to come, the hymns planned before it count as well. */
  recentUsage: route({
    method: 'GET',
    path: '/api/hymn-usage/recent/:months',
    params: Months,
    query: z.object({ ...InWard.shape, until: z.optional(day) }),
    reply: z.array(HymnUsage),
  }),
  statistics: route({ method: 'GET', path: '/api/hymn-usage/all-stats/:months', params: Months, query: InWard, reply: z.array(HymnStatistics) }),
  lastSung: route({ method: 'GET', path: '/api/hymn-usage/last-sung', query: InWard, reply: z.array(LastSung) }),
  customHymns: route({ method: 'GET', path: '/api/custom-hymns', query: InWard, reply: z.array(CustomHymn) }),
  addCustomHymn: route({ method: 'POST', path: '/api/custom-hymns', body: NewCustomHymn, reply: CustomHymn, status: 201 }),
};
