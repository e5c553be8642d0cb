import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hymnFinder, hymnText, readHymn, withoutSigns } from './hymn-text.ts';
import { HYMNS } from './hymnbook.ts';

const finder = hymnFinder(HYMNS);
const hymns = fc.constantFrom(...HYMNS);
const numberOf = (text: string) => readHymn(text, finder).number;

describe('a typed hymn', () => {
  test.each([
    '#136 I Know That My Redeemer Lives',
    '136',
    ' 136 ',
    '#136',
    '# 136',
    'Hymn 136',
    'hymn #136',
    'Hymn no. 136',
    'Hymn #136 whatever',
    '#136 whatever',
    '136. I Know That My Redeemer Lives',
    '136 - i know that my redeemer lives',
    'I Know That My Redeemer Lives',
    'I KNOW THAT MY REDEEMER LIVES!',
  ])('%j is hymn 136', (text) => {
    expect(readHymn(text, finder)).toEqual({ number: 136, title: 'I Know That My Redeemer Lives' });
  });

  test.each([
    '100 Voices Strong',
    '9999',
    '#9999',
    '136 Trombones',
    '12 Days of Christmas',
    'A Song of Our Own',
    '0',
    '00000136',
    '#',
  ])('%j is a title of its own', (text) => {
    expect(readHymn(` ${text} `, finder)).toEqual({ number: null, title: text });
  });

  test('from the book is found by its number however it’s written', () => {
    fc.assert(
      fc.property(hymns, fc.constantFrom('', '#', 'Hymn ', 'hymn #', 'HYMN NO. '), ({ number }, before) => {
        expect(numberOf(`${before}${number}`)).toBe(number);
      }),
    );
  });

  test('as it is shown is read back as the same hymn', () => {
    fc.assert(
      fc.property(hymns, ({ number, title }) => {
        expect(readHymn(hymnText(number, title), finder)).toEqual({ number, title });
      }),
    );
  });

  test('by its title alone is that hymn, or the first of those that share it', () => {
    fc.assert(
      fc.property(hymns, ({ title, number }) => {
        const found = readHymn(title.toUpperCase(), finder);
        expect(found.number).not.toBeNull();
        expect(found.number).toBeLessThanOrEqual(number);
      }),
    );
  });

  test('is never changed beyond the space around it when no hymn is meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const found = readHymn(text, finder);
        if (found.number === null) expect(found.title).toBe(text.trim());
        else expect(finder.byNumber.get(found.number)?.title).toBe(found.title);
      }),
      { numRuns: 500 },
    );
  });
});

test('a text that people read has no sign before the number of a hymn, and keeps every other one', () => {
  expect(withoutSigns('Opening hymn: #1010 Amazing Grace · Sacrament hymn: #184 Upon the Cross of Calvary')).toBe(
    'Opening hymn: 1010 Amazing Grace · Sacrament hymn: 184 Upon the Cross of Calvary',
  );
  expect(withoutSigns('Announcements: bring a friend, #sharegoodness')).toBe(
    'Announcements: bring a friend, #sharegoodness',
  );
});
