import { describe, expect, it } from 'vitest';
import { findActions, findSundays } from './palette-search.ts';

const TODAY = '2026-02-25';

describe('a Sunday in the palette', () => {
  it.each(['mar 1', 'March 1', '2026-03-01', '3/1', 'next sunday', 'SUN MAR 1 2026'])('is found by "%s"', (typed) => {
    expect(findSundays(typed, TODAY, [])[0]).toBe('2026-03-01');
  });

  it('may be in the past, after the upcoming ones', () => {
    expect(findSundays('mar', TODAY, ['2025-03-02', '2025-03-09']).slice(0, 5)).toEqual([
      '2026-03-01',
      '2026-03-08',
      '2026-03-15',
      '2026-03-22',
      '2026-03-29',
    ]);
    expect(findSundays('mar 2 2025', TODAY, ['2025-03-02', '2025-03-09'])).toEqual(['2025-03-02']);
  });

  it('is offered before anything is typed, for the next two', () => {
    expect(findSundays('', TODAY, ['2026-02-22'])).toEqual(['2026-03-01', '2026-03-08']);
  });

  it('is today on a Sunday', () => {
    expect(findSundays('today', '2026-03-01', [])).toEqual(['2026-03-01']);
    expect(findSundays('next sunday', '2026-03-01', [])).toEqual(['2026-03-08']);
  });
});

it('finds actions by the beginnings of their words, in their own order', () => {
  const actions = [{ label: 'Go to Music Coordination' }, { label: 'Plan music' }, { label: 'Sign Out' }];
  expect(findActions('mus', actions).map(({ label }) => label)).toEqual(['Go to Music Coordination', 'Plan music']);
  expect(findActions('usic', actions)).toEqual([]);
  expect(findActions('', actions)).toHaveLength(3);
});
