import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const inText = (words: string) =>
  rowsOfText(`Ned Able - ${words}\nOna Bass 801-555-0102\nPat Cain 801-555-0103\n`, true).rows.map(readPerson);

test.each([
  'prayed Oct 2026',
  'spoke Mar 2026',
  'spoke 3/15/2026',
  'talk Jan 10',
  'speaking in January 2027',
  'opening prayer Jan 3',
  'discurso en marzo',
  'oración 4 de enero',
])('“%s,” what someone did in a meeting or will, asks nothing and is no note', (words) => {
  const [read] = inText(words);
  expect([read?.problem, read?.noted]).toEqual([null, undefined]);
  expect(notedIn(`Name,Notes\nNed Able,${words}\nOna Bass,\n`)).toEqual({});
});

test.each([
  'talk after March 2027',
  'no prayers until Oct 2026',
  'declined Oct 2026',
  'spoke Mar 2026, moved',
  'prays only',
])('“%s” is shown all the same', (words) => expect(inText(words)[0]?.noted).toBeDefined());
