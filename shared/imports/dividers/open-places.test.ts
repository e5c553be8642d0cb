import { describe, expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const ABOVE = ['Mark Adams', 'Jill Brown 801-555-3202'];
const BELOW = ['Susan Bell 801-555-3201', 'Leo Cruz'];
const READ = ['Mark Adams', 'Jill Brown, 801-555-3202', 'Susan Bell, 801-555-3201', 'Leo Cruz'];
const PLACES = [
  'TBD',
  'Youth speaker TBD',
  '2nd speaker - TBD',
  'Discursante por confirmar',
  'High council speaker',
  'Stake president',
  'Visiting speaker from Provo',
  'also:',
  'Y también:',
  'Brother & Sister Pace',
  'Hermano y Hermana Pace',
  'Tess Quill & her daughter Nora',
];

describe.each(PLACES)('“%s” between people', (line) => {
  test('heads no one', () => {
    expect(importedFrom([...ABOVE, line, ...BELOW].join('\n'))).toMatchObject({
      people: READ,
      problems: [expect.any(String)],
    });
    const marked = [...ABOVE, line, ...BELOW].map((one) => `- ${one}`).join('\n');
    expect(importedFrom(marked).people).toEqual(READ);
  });
  test('doesn’t end a heading above it', () =>
    expect(importedFrom(['Tom Reed', '', 'Moved out', ...ABOVE, line, ...BELOW].join('\n')).people).toEqual([
      'Tom Reed',
    ]));
});

test.each(['High Council', 'Stake Speakers', 'Visiting Speakers'])('“%s” still heads several', (line) =>
  expect(importedFrom([...ABOVE, line, ...BELOW].join('\n')).people).toEqual(READ.slice(0, 2)),
);

test.each(['Stake president', 'Visiting speaker from Provo'])('below a blank line, “%s” still asks', (line) =>
  expect(importedFrom([...ABOVE, '', line, ...BELOW].join('\n')).people).toEqual(READ.slice(0, 2)),
);

test('a visitor’s title is noted with whoever is written right below it', () =>
  expect(notedIn([...ABOVE, 'High council speaker', ...BELOW].join('\n'))).toEqual({
    'Susan Bell': ['Heading: High council speaker'],
  }));

test('a couple right below a greeting heads no one', () =>
  expect(
    importedFrom(`Good morning Bishop Lee! Here is the list:\nBrother & Sister Pace\n${BELOW.join('\n')}\n`).people,
  ).toEqual(READ.slice(2)));
