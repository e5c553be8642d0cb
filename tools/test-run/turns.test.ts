import { expect, test } from 'vitest';
import { PrintingTurns } from './turns.ts';

test('parts that run at once print one after the other, and the one whose turn it is at once', () => {
  const printed: string[] = [];
  const turns = new PrintingTurns(['api', 'postgres', 'unit', 'browser'], (words) => printed.push(words.toString()));
  turns.say('postgres', Buffer.from('p1'));
  turns.say('api', Buffer.from('a1'));
  expect(printed).toEqual(['a1']);
  turns.end('postgres');
  turns.say('unit', Buffer.from('u1'));
  turns.say('api', Buffer.from('a2'));
  expect(printed).toEqual(['a1', 'a2']);
  turns.end('api');
  expect(printed).toEqual(['a1', 'a2', 'p1', 'u1']);
  turns.say('browser', Buffer.from('b1'));
  turns.say('unit', Buffer.from('u2'));
  expect(printed).toEqual(['a1', 'a2', 'p1', 'u1', 'u2']);
  turns.end('unit');
  turns.say('browser', Buffer.from('b2'));
  turns.end('browser');
  expect(printed).toEqual(['a1', 'a2', 'p1', 'u1', 'u2', 'b1', 'b2']);
});
