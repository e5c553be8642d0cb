import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HYMNS } from './hymnbook.ts';
import { MAX_FOUND } from './limits.ts';
import { searchable, searchHymns } from './rules.ts';

const BOOK = searchable(HYMNS.map((hymn) => ({ ...hymn, isCustom: false })));
const anyHymn = fc.constantFrom(...BOOK);
const search = (typed: string) => searchHymns(BOOK, typed);

test('every part of a title finds that hymn, unless fifteen others do', () => {
  fc.assert(
    fc.property(anyHymn, fc.integer({ min: 3, max: 60 }), (hymn, length) => {
      const found = search(hymn.title.slice(0, length));
      expect(found.length === MAX_FOUND || found.includes(hymn)).toBe(true);
    }),
  );
});

test('apostrophes, capitals, and accents do not matter, and a ward’s own hymn is found too', () => {
  expect(search("ti's sweet").map((hymn) => hymn.number)).toEqual([176, 177]);
  const own = searchable([
    { number: null, title: 'Ñuestro himno', category: 'general', firstLine: '', isCustom: true },
  ]);
  expect(searchHymns([...BOOK, ...own], 'NUESTRO')[0]?.isCustom).toBe(true);
});

test('a ward’s own hymn that is a part of a title comes after the hymns with that title', () => {
  const own = (title: string) =>
    searchable([{ number: null, title, category: 'general', firstLine: '', isCustom: true }]);
  for (const part of ['I stand all', 'stand all amazed'])
    expect(searchHymns([...BOOK, ...own(part)], part).map(({ number }) => number)).toEqual([193, null]);
  expect(searchHymns([...BOOK, ...own('Our Ward Song')], 'our ward song')).toHaveLength(1);
});

test('each prefix of each title is answered within one frame, among 1,500 hymns', () => {
  const own = Array.from({ length: 1_500 - HYMNS.length }, (_, index) => {
    const like = HYMNS[index % HYMNS.length];
    return {
      number: null,
      title: `${like?.title} (arrangement ${index})`,
      category: 'general',
      firstLine: like?.firstLine ?? '',
      isCustom: true,
    };
  });
  const many = [...BOOK, ...searchable(own)];
  const prefixes = new Set(HYMNS.flatMap(({ title }) => Array.from(title, (_, index) => title.slice(0, index + 1))));
  // The best of a few tries: a machine that is busy with something else makes no search slow.
  const timeOf = (prefix: string) => {
    let best = Infinity;
    for (let tries = 0; tries < 5 && best >= 16; tries += 1) {
      const began = performance.now();
      searchHymns(many, prefix);
      best = Math.min(best, performance.now() - began);
    }
    return best;
  };
  expect(prefixes.size).toBeGreaterThan(5_000);
  expect([...prefixes].filter((prefix) => timeOf(prefix) >= 16)).toEqual([]);
}, 60_000);

test('a title that begins with what was typed comes before those with a word, or a part of one, that does', () => {
  const found = search('joy');
  expect(found[0]?.title).toBe('Joy to the World');
  const places = found.map(({ looseTitle }) => ` ${looseTitle}`.indexOf(' joy')).filter((at) => at >= 0);
  expect(places.findLastIndex((at) => at === 0)).toBeLessThan(places.findIndex((at) => at > 0));
});
