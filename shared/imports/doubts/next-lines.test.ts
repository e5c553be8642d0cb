import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const EVE = 'Eve Dunn - Ward Clerk';

test.each(['released last Sunday', '(moved to Lehi)', '- not sustained yet'])(
  'the line “%s” is about the person above it',
  (line) => {
    const { people, problems } = importedFrom(`${EVE}\nNora Park - Organist\n${line}\n`);
    expect(people).toEqual(['Eve Dunn, Ward Clerk']);
    expect(problems).toContain(`The next line says “${line}.” Do they have this calling?`);
  },
);

test('of someone without a calling it is asked whether they are in the ward', () =>
  expect(importedFrom('Nora Park 801-555-0101\nmoved to Lehi\nEve Dunn 801-555-0102\n').problems[0]).toBe(
    'The next line says “moved to Lehi.” Is this person in the ward?',
  ));

test('a line that tells nothing is about no one', () =>
  expect(importedFrom(`${EVE}\nin Primary on Sundays\nNora Park - Organist\n`).people).toHaveLength(2));
