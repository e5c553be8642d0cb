import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const below = (heading: string) =>
  `This row is below “${heading}.” Is this person in the ward, and is the rest still so?`;
const among = (heading: string) => ({
  'a table': `Name,Phone\nLinda Anderson,801-555-0232\nMark Anderson,801-555-0231\n${heading},\nJames Wilson,801-555-0233\nEmma Taylor,801-555-0237\n`,
  'columns for each name': `Last,First,Phone\nAnderson,Linda,801-555-0232\nAnderson,Mark,801-555-0231\n${heading},,\nWilson,James,801-555-0233\nTaylor,Emma,801-555-0237\n`,
  'a text': `Linda Anderson 801-555-0232\nMark Anderson 801-555-0231\n${heading}\nJames Wilson 801-555-0233\nEmma Taylor 801-555-0237\n`,
});

test.each(['MISSION', 'COLLEGE', 'Away', 'Missionaries', 'Students', 'UVU'])(
  'below “%s,” in a row of its own, everyone is asked about, and no one above',
  (heading) => {
    for (const [place, text] of Object.entries(among(heading))) {
      const { people, problems } = importedFrom(text);
      expect(people, place).toEqual(['Linda Anderson, 801-555-0232', 'Mark Anderson, 801-555-0231']);
      expect(problems.slice(1), place).toEqual([below(heading), below(heading)]);
    }
  },
);

test.each(['Need to find', 'In college', 'Away at school'])(
  'so is everyone below “%s” in a table or a text',
  (heading) => {
    const { 'a table': table, 'a text': text } = among(heading);
    expect(importedFrom(table).problems.slice(1)).toEqual([below(heading), below(heading)]);
    expect(importedFrom(text).problems.slice(1)).toEqual([below(heading), below(heading)]);
  },
);

test.each(['Active', 'ACTIVE', 'Widows'])('below “%s” no one is, whatever stands above it', (heading) => {
  const { people } = importedFrom(among(heading)['a table']);
  expect(people).toHaveLength(4);
  const after = `Name,Phone\nLinda Anderson,801-555-0232\nMISSION,\nJames Wilson,801-555-0233\n${heading},\nEmma Taylor,801-555-0237\n`;
  expect(importedFrom(after).people).toEqual(['Linda Anderson, 801-555-0232', 'Emma Taylor, 801-555-0237']);
});

test('below “Missionaries,” who has a calling is no full-time missionary', () =>
  expect(importedFrom('Name,Calling\nAnn Lee,Organist\nMissionaries,\nJames Wilson,Ward Missionary\n').people).toEqual([
    'Ann Lee, Organist',
    'James Wilson, Ward Missionary',
  ]));

test.each(['Guadalupe', 'Jane', 'ANDERSON'])('“%s” in a row of its own may be part of a name', (word) => {
  const { people } = importedFrom(among(word)['a table']);
  expect(people).toContain('James Wilson, 801-555-0233');
  expect(people).toContain('Emma Taylor, 801-555-0237');
});
