import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAtStart, isFinished, next, previous, settled, START, toggled, type Progress } from './progress.ts';

const keys = ['a', 'b', 'c'];
const at = (current: string, ...done: string[]): Progress => ({ current, done });

describe('the progress of a meeting', () => {
  it('begins at the first step and ends with every step done', () => {
    let progress = settled(START, keys);
    expect(progress).toEqual(at('a'));
    expect(isAtStart(progress, keys)).toBe(true);
    progress = next(next(next(progress, keys), keys), keys);
    expect(progress).toEqual(at('c', 'a', 'b', 'c'));
    expect(isFinished(progress, keys)).toBe(true);
    expect(next(progress, keys)).toEqual(progress);
  });

  it('goes back by opening the step again', () => {
    expect(previous(at('c', 'a', 'b', 'c'), keys)).toEqual(at('c', 'a', 'b'));
    expect(previous(at('c', 'a', 'b'), keys)).toEqual(at('b', 'a'));
    expect(previous(at('a'), keys)).toEqual(at('a'));
  });

  it('checks off a step out of order without moving, and returns to skipped steps', () => {
    expect(toggled(at('a'), 'b', keys)).toEqual(at('a', 'b'));
    expect(toggled(at('a', 'b'), 'a', keys)).toEqual(at('c', 'b', 'a'));
    expect(toggled(at('c', 'b'), 'c', keys)).toEqual(at('a', 'b', 'c'));
    expect(toggled(at('c', 'a', 'b'), 'a', keys)).toEqual(at('a', 'b'));
  });

  it('forgets steps that are no longer there', () => {
    expect(settled(at('gone', 'a', 'gone'), keys)).toEqual(at('b', 'a'));
    expect(settled(at('gone', 'a'), [])).toEqual({ current: null, done: [] });
  });

  it('always has a current step that exists, and each check mark once', () => {
    const move = fc.constantFrom(
      next,
      previous,
      ...keys.map((key) => (progress: Progress) => toggled(progress, key, keys)),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const end = moves.reduce((progress, one) => one(progress, keys), settled(START, keys));
        expect(keys).toContain(end.current);
        expect(new Set(end.done).size).toBe(end.done.length);
        expect(isFinished(end, keys) || !end.done.includes(end.current ?? '')).toBe(true);
      }),
    );
  });
});
