import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a short text is worked out once, whatever comes of it', () => {
  const asked: string[] = [];
  const firstDigit = remembered((text) => {
    asked.push(text);
    return /\d/.exec(text)?.[0] ?? null;
  });
  expect(['a1', 'none', 'a1', 'none'].map((text) => firstDigit(text))).toEqual(['1', null, '1', null]);
  expect(asked).toEqual(['a1', 'none']);
});

test('a long text is not kept, and not more than 2,000 short ones are', () => {
  const asked: string[] = [];
  const length = remembered((text) => asked.push(text));
  const long = 'x'.repeat(81);
  length(long);
  length(long);
  expect(asked).toEqual([long, long]);
  for (let at = 0; at < 2_001; at++) length(`${at}`);
  length('2000');
  length('0');
  expect(asked).toHaveLength(2 + 2_001 + 1);
});
