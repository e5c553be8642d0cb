import { expect, it } from 'vitest';
import { hymnSetting, lastMusicSunday, musicSundays } from './music-plan.ts';

const hymns = { opening: '#2 The Spirit of God', sacrament: ' ', rest: '', specialNumber: 'Peace', closing: '#2' };
const keyOf = (text: string) => text.slice(0, 2);

it('what a hymn has to fit is the same for a stored Sunday and one that is being typed', () => {
  const day = { date: '2026-12-06', kind: 'fast_testimony', hymns } as const;
  const stored = hymnSetting({ ...day, talks: [{ topic: 'Faith' }, { topic: null }, { topic: ' Faith ' }] }, keyOf);
  const typed = hymnSetting({ ...day, talks: [{ topic: ' Faith' }, { topic: '' }] }, keyOf);
  expect(stored).toEqual(typed);
  expect(typed).toEqual({ date: '2026-12-06', isFast: true, topics: ['Faith'], taken: new Set(['#2', 'Pe']) });
});

it('the Sundays of the music screen go no further than one can be opened for music', () => {
  for (const today of ['2026-06-17', '2026-06-21']) {
    const shown = musicSundays([], today, 'next', 1_000);
    expect([shown.length, shown.at(-1)?.date]).toEqual([52, lastMusicSunday(today)]);
  }
});
