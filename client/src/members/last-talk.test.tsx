import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar/sundays.ts';
import { sinceAge } from '#shared/tracking/rules.ts';
import { LastTalkKey, LastTime } from './last-talk.tsx';
import { lastPrayed, lastSpoke } from './member-options.ts';

const TODAY = '2026-06-17';
const COLOURS = { green: 'text-planned-fg', orange: 'text-mark', red: 'text-danger' };
const colourOf = (markup: string) => Object.entries(COLOURS).find(([, look]) => markup.includes(look))?.[0];

test('the mark of a recent speaker is green under 90 days, orange under 180, otherwise red', () => {
  const colours = [89, 90, 179, 180, 900].map((days) =>
    colourOf(renderToStaticMarkup(<LastTime date={addDays(TODAY, -days)} today={TODAY} />)),
  );
  expect(colours).toEqual(['green', 'orange', 'orange', 'red', 'red']);
});

test('the days since a talk are green, orange after 180, and red after 365', () => {
  const colours = [180, 181, 365, 366].map((days) => {
    const date = addDays(TODAY, -days);
    return colourOf(renderToStaticMarkup(<LastTime date={date} today={TODAY} age={sinceAge(date, TODAY)} />));
  });
  expect(colours).toEqual(['green', 'orange', 'orange', 'red']);
});

test('a member who has never spoken is marked Never', () => {
  const markup = renderToStaticMarkup(<LastTime date={null} today={TODAY} />);
  expect(markup).toContain('Never</span>');
  expect(colourOf(markup)).toBeUndefined();
});

test.each([
  ['2026-03-22', 'Sun, Mar 22\u20023 months ago'],
  ['2025-01-19', 'Sun, Jan 19, 2025\u200217 months ago'],
  ['2026-06-14', 'Sun, Jun 14\u20023 days ago'],
])('the last time on %s reads %j', (date, words) => {
  const markup = renderToStaticMarkup(<LastTime date={date} today={TODAY} />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(words);
});

test('a list of names says never of a talk and of a prayer alike', () => {
  const member = { id: 1, lastTalkDate: null, totalTalks: 0, lastPrayerDate: null };
  expect([lastSpoke(member, TODAY), lastPrayed(member, TODAY, [])]).toEqual(['Never spoken', 'Never prayed']);
});

test('the key says in words what each color of a last talk means', () => {
  const markup = renderToStaticMarkup(<LastTalkKey />);
  const parts = markup.split('<span class="inline-flex').slice(1);
  expect(parts.map((part) => [colourOf(part), part.replace(/^[^>]*>/, '').replaceAll(/<[^>]+>/g, '')])).toEqual([
    ['green', 'under 90 days'],
    ['orange', 'under 180'],
    ['red', 'longer ago'],
  ]);
});
