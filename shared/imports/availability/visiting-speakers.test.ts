import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const asked = (said: string) => `This row says ${said} Is this person in the ward?`;

test.each([
  ['Notes', 'HC'],
  ['Notes', 'High Councilor'],
  ['Notes', 'Stake speaker'],
  ['Comments', 'stake presidency'],
  ['Notes', 'stake'],
  ['Notes', 'guest'],
])('in a list of talks, “%s” “%s” asks whether someone is in the ward', (heading, note) => {
  const list = `Date,Speaker,Topic,${heading}\n2/16/2025,Linda Anderson,Faith,\n2/23/2025,Randall Quist,Hope,${note}\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Linda Anderson']);
  expect(problems).toEqual([asked(`“${note}.”`)]);
});

test.each([
  ['Type', 'High Council'],
  ['Slot', 'HC'],
  ['Organization', 'Stake Presidency'],
  ['Calling/Comment', 'High Councilor'],
  ['Calling/Comment', 'visitor'],
  ['Assigned by', 'stake'],
  ['Organización', 'Sumo consejo'],
  ['Bemerkungsart', 'Hoher Rat'],
])('so does “%s” “%s”', (heading, cell) => {
  const list = `Date,Name,${heading},Topic\n2/16/2025,Linda Anderson,,Faith\n2/23/2025,Randall Quist,${cell},Hope\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Linda Anderson']);
  expect(problems).toEqual([asked(`“${cell}” under “${heading}.”`)]);
});

test.each(['High Council', 'HC:', 'Stake Speakers', 'Visiting Speakers'])(
  'those below the heading “%s” are asked about',
  (heading) => {
    const list = `Name,Last Talk\n"Anderson, Linda",2025-02-16\n${heading},\n"Quist, Randall",2025-05-18\n`;
    const { people, problems } = importedFrom(list);
    expect(people).not.toContain('Randall Quist');
    expect(problems.at(-1)).toMatch(/^This row is below “.*Is this person in the ward/);
  },
);

test('a speaker who is only called “High Council” says nothing of those in the next rows', () =>
  expect(
    importedFrom(
      'Date,Speaker,Topic\n2/16/2025,Linda Anderson,Faith\n2/23/2025,High Council,\n3/9/2025,Mark Anderson,Hope\n',
    ).people,
  ).toEqual(['Linda Anderson', 'Mark Anderson']));

test('elsewhere someone on the high council is a member of the ward', () =>
  expect(
    importedFrom('Name,Phone,Notes\n"Anderson, Linda",801-555-0232,\n"Quist, Randall",801-555-0233,high council\n')
      .people,
  ).toHaveLength(2));

test.each(['Youth', 'Adult 1', 'Elders Quorum', 'returned missionary', 'stake conference trip', 'Ward Member'])(
  'in a list of talks, “%s” asks nothing',
  (text) =>
    expect(
      importedFrom(`Date,Speaker,Slot,Topic\n2/16/2025,Linda Anderson,,Faith\n2/23/2025,Mark Anderson,${text},Hope\n`)
        .people,
    ).toHaveLength(2),
);
