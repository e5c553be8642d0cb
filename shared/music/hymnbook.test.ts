import { expect, test } from 'vitest';
import { HYMNS } from './hymnbook.ts';
import { HYMN_CATEGORIES } from './schema.ts';

const numbers = HYMNS.map((hymn) => hymn.number);
const hymn = (number: number) => HYMNS.find((one) => one.number === number);

test('the hymnbook has 423 hymns, each number once, in ascending order', () => {
  expect(HYMNS).toHaveLength(423);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('the hymnal of 1985 is complete, all else is numbered from 1001', () => {
  expect(numbers.slice(0, 341)).toEqual(Array.from({ length: 341 }, (_, index) => index + 1));
  expect(numbers.slice(341, 413)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1001));
  expect(numbers.slice(413)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1201));
});

test.each([
  [1, 'The Morning Breaks'],
  [2, 'The Spirit of God'],
  [12, "'Twas Witnessed in the Morning Sky"],
  [49, 'Adam-ondi-Ahman'],
  [136, 'I Know That My Redeemer Lives'],
  [165, "Abide with Me; 'Tis Eventide"],
  [193, 'I Stand All Amazed'],
  [301, 'I Am a Child of God'],
  [323, "Rise Up, O Men of God (Men's Choir)"],
  [341, 'God Save the King'],
  [1001, 'Come, Thou Fount of Every Blessing'],
  [1010, 'Amazing Grace'],
  [1210, 'Long Ago, Within a Garden'],
])('%i is %s', (number, title) => {
  expect(hymn(number)?.title).toBe(title);
});

test('titles and first lines are tidy', () => {
  for (const { title, firstLine } of HYMNS) {
    expect(title).toMatch(/^\S(.*\S)?$/u);
    expect(firstLine).toBe(firstLine.trim());
    expect(title + firstLine).not.toMatch(/[‘’“”]|\s\s/u);
  }
});

test('each category offers more than a list shows', () => {
  for (const category of HYMN_CATEGORIES)
    expect(HYMNS.filter((one) => one.category === category).length).toBeGreaterThan(30);
});

test('sacrament hymns are those of the book and no others', () => {
  expect(HYMNS.filter((one) => one.category === 'sacrament').map((one) => one.number)).toEqual([
    169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191,
    192, 193, 194, 195, 196, 1007, 1008, 1016, 1041, 1043,
  ]);
});

test('farewell hymns are closing hymns, and carols are not in the ordinary lists', () => {
  for (const number of [152, 153, 156, 163, 166]) expect(hymn(number)?.category).toBe('closing');
  for (const number of [199, 204, 339, 1203]) expect(hymn(number)?.category).toBe('general');
});
