// Wall: what plans only music needs of a meeting's values, which would bring all of them along.
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS } from '#shared/meetings/music/hymns.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

export const storedHymns = (meeting: Pick<Meeting, (typeof HYMN_FIELDS)[HymnSlot]>): Record<HymnSlot, string> => ({
  opening: meeting[HYMN_FIELDS.opening] ?? '',
  sacrament: meeting[HYMN_FIELDS.sacrament] ?? '',
  rest: meeting[HYMN_FIELDS.rest] ?? '',
  closing: meeting[HYMN_FIELDS.closing] ?? '',
  specialNumber: meeting[HYMN_FIELDS.specialNumber] ?? '',
});
