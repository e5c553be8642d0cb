import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';
import { isTopic } from './topics.ts';

const TITLES = ['Speakers and topics:', 'January speakers', 'Talks', 'Discursantes y temas'];
const LINES = [
  '1/11 Kent Wilde - Faith in Jesus Christ',
  '1/11 Marsha Wilde - Repentance',
  '1/18 Lily Farr - The Sabbath Day',
];
const PEOPLE = ['Kent Wilde', 'Marsha Wilde', 'Lily Farr'];
const NOTED = {
  'Kent Wilde': ['Faith in Jesus Christ'],
  'Marsha Wilde': ['Repentance'],
  'Lily Farr': ['The Sabbath Day'],
};

test.each(['', ...TITLES])('topics behind days and names are noted below “%s”', (title) => {
  const list = [title, ...LINES].join('\n');
  expect(importedFrom(list).people).toEqual(PEOPLE);
  expect(notedIn(list)).toEqual(NOTED);
});

test('below such a title, so is one in words that no one knows', () => {
  const list = '1/11 Kent Wilde - How we found our ancestors\n1/18 Ann Poe - repentance\n1/25 Ben Roe - prayer\n';
  expect(importedFrom(`Speakers and topics\n${list}`).people).toHaveLength(3);
  expect(importedFrom(list).people).not.toContain('Kent Wilde');
});

test.each(['declined', 'moved', 'Away until May', 'on a mission', 'college', 'Moving to Texas'])(
  '“%s” is no topic, and is asked about in its own line alone',
  (state) => {
    for (const line of [`1/4 Kent Wilde - ${state}`, `1/4 - Kent Wilde - ${state}`])
      expect(importedFrom(['Speakers and topics', line, ...LINES.slice(1)].join('\n')).people).toEqual(PEOPLE.slice(1));
  },
);

test.each([
  ['Grace Day', false],
  ['Faith Hope', false],
  ['The Sabbath Day', true],
  ['Family History', true],
  ['El arrepentimiento', true],
  ['The', false],
])('“%s” is the topic of a talk: %s', (text, is) => expect(isTopic(text)).toBe(is));
