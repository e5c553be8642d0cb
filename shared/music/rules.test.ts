import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/calendar/sundays.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { HYMNS } from './hymnbook.ts';
import { MAX_BY_NUMBER, MAX_FOUND } from './limits.ts';
import { daysOfMonths, recentUse, searchable, searchHymns, type Use } from './rules.ts';

const book = searchable(HYMNS.map((hymn) => ({ ...hymn, isCustom: false })));
const hymns = fc.constantFrom(...book);
const numbersOf = (typed: string) => searchHymns(book, typed).map(({ number }) => number);

describe('the search for a number', () => {
  test('finds that hymn first, then those that contain its digits, ten at most', () => {
    fc.assert(
      fc.property(hymns, fc.constantFrom('', '#', '# ', 'Hymn ', 'hymn #', 'Hymn no. '), ({ number }, before) => {
        const found = numbersOf(`${before}${number}`);
        expect(found[0]).toBe(number);
        expect(found.length).toBeLessThanOrEqual(MAX_BY_NUMBER);
        for (const other of found) expect(String(other)).toContain(String(number));
        expect(found.slice(1)).toEqual(found.slice(1).toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
    expect(numbersOf('#13')).toEqual([13, 113, 130, 131, 132, 133, 134, 135, 136, 137]);
  });

  test('with its title, or the beginning of it, gives that hymn alone', () => {
    fc.assert(
      fc.property(hymns, fc.nat(), ({ number, title }, end) => {
        expect(numbersOf(`${number} ${title.slice(0, 1 + (end % title.length))}`)).toEqual([number]);
        expect(numbersOf(`Hymn #${number} ${title}`)).toEqual([number]);
      }),
    );
    expect(numbersOf('136 Trombones')).toEqual([]);
  });
});

describe('the search for words', () => {
  test('finds exact titles, then matching titles, then matching first lines, fifteen at most', () => {
    fc.assert(
      fc.property(hymns, fc.nat(), fc.integer({ min: 3, max: 12 }), ({ title, firstLine }, at, length) => {
        for (const text of [title, firstLine]) {
          const wanted = foldLoose(text.slice(at % Math.max(1, text.length), (at % Math.max(1, text.length)) + length));
          if (wanted === '' || /^\d+$/.test(wanted)) continue;
          const isTitle = (fits: (title: string) => boolean) => (hymn: (typeof book)[number]) => fits(hymn.looseTitle);
          const places = [
            isTitle((own) => own === wanted),
            isTitle((own) => own.startsWith(wanted)),
            isTitle((own) => own.includes(` ${wanted}`)),
            isTitle((own) => own.includes(wanted)),
            (hymn: (typeof book)[number]) => hymn.looseFirstLine.includes(wanted),
          ];
          const all = places.flatMap((isIn, place) =>
            book.filter((hymn) => isIn(hymn) && !places.slice(0, place).some((isBefore) => isBefore(hymn))),
          );
          expect(searchHymns(book, wanted)).toEqual(all.slice(0, MAX_FOUND));
        }
      }),
    );
  });

  test('ignores case, accents, and punctuation', () => {
    fc.assert(
      fc.property(hymns, ({ title }) => {
        expect(searchHymns(book, title.toUpperCase().replace(/[,'’!?]/g, ''))[0]?.looseTitle).toBe(foldLoose(title));
      }),
    );
  });

  test('of punctuation or nothing finds nothing, and a category gives its first fifteen', () => {
    expect(['', '  ', '?!', '#'].map((typed) => searchHymns(book, typed))).toEqual([[], [], [], []]);
    const sacrament = searchHymns(book, ' ', 'sacrament');
    expect(sacrament).toEqual(book.filter(({ category }) => category === 'sacrament').slice(0, MAX_FOUND));
    expect(sacrament.length).toBeGreaterThan(10);
  });
});

describe('the warning about a recently sung hymn', () => {
  const DATE = '2026-06-28';
  const uses: fc.Arbitrary<Use[]> = fc.array(
    fc
      .record({
        meetingId: fc.integer({ min: 1, max: 5 }),
        weeks: fc.integer({ min: -3, max: 12 }),
        hymnNumber: fc.constantFrom(2, 136, null),
      })
      .map(({ meetingId, weeks, hymnNumber }) => ({
        meetingId,
        usageDate: addDays(DATE, -7 * weeks),
        hymnNumber,
        hymnTitle: hymnNumber === null ? 'Our Song' : 'x',
      })),
  );

  test('counts the uses in other meetings within the window, both ends included, and names the last', () => {
    fc.assert(
      fc.property(uses, fc.integer({ min: 1, max: 10 }), (all, weeks) => {
        const counted = all.filter(
          (use) =>
            use.hymnNumber === 136 &&
            use.meetingId !== 3 &&
            use.usageDate <= DATE &&
            use.usageDate >= addDays(DATE, -7 * weeks),
        );
        const found = recentUse(all, { number: 136, title: 'whatever' }, DATE, weeks, 3);
        if (counted.length === 0) expect(found).toBeNull();
        else {
          const last =
            counted
              .map(({ usageDate }) => usageDate)
              .toSorted()
              .at(-1) ?? '';
          expect(found).toEqual({
            count: counted.length,
            date: last,
            days: (Date.parse(DATE) - Date.parse(last)) / 86_400_000,
          });
        }
      }),
    );
  });

  test('knows a hymn without a number by its title', () => {
    const sung = [{ meetingId: 1, usageDate: '2026-06-14', hymnNumber: null, hymnTitle: 'Our Ward Song' }];
    expect(recentUse(sung, { number: null, title: 'OUR ward-song!' }, DATE, 6)).toEqual({
      count: 1,
      date: '2026-06-14',
      days: 14,
    });
    expect(recentUse(sung, { number: 2, title: 'Our Ward Song' }, DATE, 6)).toBeNull();
  });

  test('a month and a half covers the six weeks of the warning', () => {
    expect(daysOfMonths(1.5)).toBeGreaterThanOrEqual(42);
    expect([6, 12, 24].map(daysOfMonths)).toEqual([183, 365, 731]);
  });
});
