import { expect, it } from 'vitest';
import { countInWords, statusInWords } from './status-words.ts';
import { questionTo } from './words.ts';

it.each([
  ['Ana Cruz, violin', 'Ana Cruz, would you be willing to play?'],
  ['John Hale, Jr.', 'John Hale, Jr., would you be willing to play?'],
  ['Primary children', 'Would the Primary children be willing to play?'],
  ['the ward choir', 'Would the ward choir be willing to play?'],
])('an invitation to %s asks “%s”', (name, asks) => {
  expect(questionTo(name, 'play')).toBe(asks);
});

it('a mark says how and when a person was asked, and by whom, or what they answered', () => {
  const at = 'Sat, Nov 21';
  const asked = { state: 'asked', way: 'sms', at, by: 'Ruth Ames' } as const;
  expect(statusInWords(asked)).toBe('asked by text message, Sat, Nov 21, by Ruth Ames');
  expect(statusInWords({ ...asked, state: 'accepted', way: 'by_hand' })).toBe(
    'accepted, Sat, Nov 21, marked by Ruth Ames',
  );
  expect(statusInWords({ state: 'declined', way: 'link', at, by: 'Kim Lee', word: 'Away' })).toBe(
    'declined by link, Sat, Nov 21: “Away”',
  );
});

it('beside those who have answered, who was asked is waited for', () => {
  expect([countInWords('asked', 2), countInWords('accepted', 2)]).toEqual(['2 waiting', '2 accepted']);
  expect(countInWords('not_asked', 1)).toBe('1 not asked');
});
