import { expect, it } from 'vitest';
import { questionTo } from './words.ts';

it.each([
  ['Ana Cruz, violin', 'Ana Cruz, would you be willing to play?'],
  ['John Hale, Jr.', 'John Hale, Jr., would you be willing to play?'],
  ['the ward choir', 'Would the ward choir be willing to play?'],
])('an invitation to %s asks “%s”', (name, asks) => {
  expect(questionTo(name, 'play')).toBe(asks);
});
