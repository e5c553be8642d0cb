import { expect, test } from 'vitest';
import { musicOf, spokenMusic } from './sheet-music.ts';
import type { SheetMeeting } from './sheet.ts';

test.each([
  ['#85 How Firm a Foundation', 85, 'How Firm a Foundation'],
  ['#1007 As Bread Is Broken', 1007, 'As Bread Is Broken'],
  ['1000 Voices Strong', null, '1000 Voices Strong'],
])('%s, known only by its words, keeps its number on a sheet', (openingHymn, number, title) => {
  const music = musicOf({ date: '2026-06-21', openingHymn } as SheetMeeting, 'opening');
  expect(music).toEqual([{ number, title, performer: null, notes: null }]);
  expect(spokenMusic(music, '.')).toBe(number === null ? `“${title}.”` : `hymn number ${number}, “${title}.”`);
});
