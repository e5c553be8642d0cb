import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const READ = ['Ann Lee, 801-555-0101', 'Tom Beck, 801-555-0102'];

test.each([', ', ' | ', '; ', '   ', '\t', ' - '])(
  'a line of labels for each person is read, with “%s” between them',
  (between) => {
    const line = (name: string, phone: string) => `Name: ${name}${between}Phone: ${phone}`;
    const lines = [line('Ann Lee', '801-555-0101'), line('Beck, Tom', '801-555-0102')];
    expect(importedFrom(lines.join('\n')).people).toEqual(READ);
    expect(importedFrom(lines.map((text) => `- ${text}`).join('\n')).people).toEqual(READ);
  },
);

test('labels are those of columns, in any order behind the name, and what they say counts', () => {
  const { people, problems } = importedFrom(
    'Members\nName: Ann Lee, Phone: 801-555-0101\nName: Tom Beck, Calling: Ward Clerk, Phone: 801-555-0102\n' +
      'Name: Sue Poe, Notes: moved to Provo, lives with Jan\nName: Ida Frost\n',
  );
  expect(people).toEqual(['Ann Lee, 801-555-0101', 'Tom Beck, Ward Clerk, 801-555-0102', 'Ida Frost']);
  expect(problems).toEqual(['This row says “moved to Provo, lives with Jan.” Is this person in the ward?']);
});

test('a line without them among many is not lost', () => {
  const lines = [
    'Name: Ann Lee, Phone: 801-555-0101',
    'Name: Tom Beck, Phone: 801-555-0102',
    'Rulon Akers 801-555-0109',
  ];
  const { people, problems } = importedFrom([...lines, 'Name: Sue Poe, Phone: 801-555-0103'].join('\n'));
  expect(people).toEqual([...READ, 'Sue Poe, 801-555-0103']);
  expect(problems).toEqual(['This line doesn’t begin with a name as the others do, so we couldn’t read it.']);
});

test('labels one below the other are one person', () =>
  expect(importedFrom('Name: Ann Lee\nPhone: 801-555-0101\n\nName: Tom Beck\nPhone: 801-555-0102\n').people).toEqual(
    READ,
  ));
