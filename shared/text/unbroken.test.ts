import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unbrokenRuns } from './unbroken.ts';

it('times, dates, and numbered places stay on one line', () => {
  expect(unbrokenRuns('Dinner on Saturday, December 12 at 6:00 PM in Room 7, and all of us are invited')).toEqual([
    'Dinner',
    'on',
    'Saturday,',
    'December 12',
    'at',
    '6:00 PM',
    'in',
    'Room 7,',
    'and',
    'all',
    'of',
    'us',
    'are invited',
  ]);
});

it('the last word is never left alone, unless that would move a long run', () => {
  expect(unbrokenRuns('Ward Christmas dinner at 6:00 PM.').at(-1)).toBe('6:00 PM.');
  expect(unbrokenRuns('Institute class in the stake center.').at(-1)).toBe('stake center.');
  expect(unbrokenRuns('All of it is announced at www.churchofjesuschrist.org').at(-1)).toBe(
    'www.churchofjesuschrist.org',
  );
  expect(unbrokenRuns('Welcome all')).toEqual(['Welcome', 'all']);
});

it('no text is lost', () => {
  fc.assert(fc.property(fc.string(), (text) => unbrokenRuns(text).join(' ') === text));
});
