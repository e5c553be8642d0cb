import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import {
  CustomHymn,
  FoundHymn,
  HymnChoice,
  HymnSearch,
  HymnStatistics,
  HymnUsage,
  LastSung,
  NewCustomHymn,
} from './schema.ts';

const InWard = z.object({ wardId: optionalId });
/** A window in months; 1.5 is the six weeks that the meeting dialog asks for. */
const Months = z.object({
  months: z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.gt(0), z.maximum(1200))),
});

export const music = {
  hymns: route({ ...ADDRESSES.hymns, query: InWard, reply: z.array(HymnChoice) }),
  search: route({ ...ADDRESSES.search, query: HymnSearch, reply: z.array(FoundHymn) }),
  /** The window ends today, or on `until`: for a meeting to come, the hymns planned before it count as well. */
  recentUsage: route({
    ...ADDRESSES.recentUsage,
    params: Months,
    query: z.object({ ...InWard.shape, until: z.optional(day) }),
    reply: z.array(HymnUsage),
  }),
  statistics: route({ ...ADDRESSES.statistics, params: Months, query: InWard, reply: z.array(HymnStatistics) }),
  lastSung: route({ ...ADDRESSES.lastSung, query: InWard, reply: z.array(LastSung) }),
  customHymns: route({ ...ADDRESSES.customHymns, query: InWard, reply: z.array(CustomHymn) }),
  addCustomHymn: route({ ...ADDRESSES.addCustomHymn, body: NewCustomHymn, reply: CustomHymn, status: 201 }),
};
