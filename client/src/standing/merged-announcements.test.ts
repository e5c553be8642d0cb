import { expect, it } from 'vitest';
import { mergedAnnouncements } from './merged-announcements.ts';

const row = (text: string) => ({ text, from: '2026-06-21', until: '2026-06-28' });
const [choir, dinner, trip] = [row('Choir'), row('Dinner'), row('Trip')];

it('announcements of two people who edit them at once are all kept, and those that either ended are gone', () => {
  const mine = [choir, trip];
  const theirs = [dinner, row('Picnic')];
  expect(mergedAnnouncements([choir, dinner], mine, theirs)).toEqual({ value: [trip, row('Picnic')], isClash: true });
});

it('announcements that no one else has changed stay as they were typed', () => {
  const mine = [row('Choir at six'), dinner, trip];
  expect(mergedAnnouncements([choir, dinner], mine, [choir, dinner])).toEqual({ value: mine, isClash: false });
});
