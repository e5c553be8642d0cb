import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const remarksOf = (titles: string, cells: readonly string[]): string[] => {
  const people = ['Mark Hillard', 'Jan Royce'];
  const values: Record<string, string[]> = {
    Phone: ['801-555-0101', '801-555-0102'],
    Birthday: ['3/4/1950', '5/6/1951'],
    Email: ['os@example.com', 'du@example.com'],
    Address: ['12 Elm', '14 Elm'],
  };
  const rows = people.map((person, at) =>
    titles
      .split(',')
      .map((title, column) => `"${column === 0 ? person : (values[title]?.[at] ?? cells[at] ?? '')}"`)
      .join(','),
  );
  return rowsOfText([titles, ...rows].join('\n'), false).rows.flatMap((row) => readPerson(row).remarks ?? []);
};

test.each([
  [
    'Name,Assignment,Birthday,Phone',
    ['Kay Osgood', 'Bev Duncan'],
    'birth year and phone aren’t Kay Osgood’s: they come',
  ],
  [
    'Ministering Brother,Family,Address,Phone',
    ['Ethan & Jo Cole', 'Sam & Bea Dunn'],
    'phone isn’t Ethan & Jo Cole’s: it comes',
  ],
  ['Name,Ministering Families,Phone', ['Osgood family', 'Duncan family'], 'phone isn’t the Osgood family’s: it comes'],
  [
    'Ministering Brother,Households,Email',
    ['Osgood / Pell', 'Duncan / Quill'],
    'email isn’t Osgood / Pell’s: it comes',
  ],
  ['Name,Ministering Family,Phone', ['Osgood', 'Duncan'], 'phone isn’t Osgood’s: it comes'],
  ['Name,Host Family,Phone', ['Osgoods', 'Duncans'], 'phone isn’t Osgoods’s: it comes'],
  [
    'Name,Ministering Route,Phone',
    ['Osgood, Bob & Sue', 'Duncan, Al & Pat'],
    'phone isn’t Osgood, Bob & Sue’s: it comes',
  ],
  [
    'Name,Assignments,Phone',
    ['Kay Osgood, Bev Duncan', 'Di Pell, Flo Rand'],
    'phone isn’t Kay Osgood, Bev Duncan’s: it comes',
  ],
  ['Name,Friend in Ward,Phone', ['Bob & Sue Osgood', 'Al & Pat Duncan'], 'phone isn’t Bob & Sue Osgood’s: it comes'],
  ['Name,Staying with,Phone', ['Osgood family', 'Duncan family'], 'phone isn’t the Osgood family’s: it comes'],
  ['Name,Blorp,Phone', ['Osgood family', 'Duncan family'], 'phone isn’t the Osgood family’s: it comes'],
  [
    'Name,Family Assigned,Phone',
    ['Osgood (Bob & Sue)', 'Duncan (widow)'],
    'phone isn’t Osgood (Bob & Sue)’s: it comes',
  ],
])('behind the families below %s, the row says to check whose its values are', (titles, cells, said) => {
  const [first, second] = remarksOf(titles, cells);
  expect(first).toContain(`Check that the ${said} after the “${titles.split(',')[1]}” column.`);
  expect(second).toContain('Check that the');
});

test.each([
  ['Name,Family,Phone', ['Hillard', 'Royce']],
  ['Name,Family,Phone', ['Mark & Mona Hillard', 'Jan & Una Royce']],
  ['Name,Household,Birthday,Phone', ['Hillard, Mark & Mona', 'Royce, Jan']],
  ['Name,Head of House,Phone', ['Mark Hillard', 'Una Royce']],
  ['Name,Belongs to Family,Phone', ['Hillard family', 'The Royces']],
  ['Name,Family Members,Phone', ['Karen, Tyler', 'Ann, Eva']],
  ['Name,Home,Phone', ['Provo', 'Orem']],
  ['Name,City,Phone', ['Santa Clara', 'Saint George']],
  ['Name,Group,Phone', ['Elders', 'Sisters']],
  ['Name,Home Evening Group,Phone', ['Osgood', 'Duncan']],
  ['Name,Team,Phone', ['Blue', 'Red']],
  ['Name,Assignment,Phone', ['Nursery', 'Library']],
  ['Name,District,Phone', ['Hansen', 'Jensen']],
  ['Name,Maiden Name,Phone', ['Osgood', 'Duncan']],
  ['Name,Middle,Phone', ['Lee', 'Ann']],
  ['Name,Status,Phone', ['Active', 'Single']],
])('below %s, %j are no one else’s, and there is nothing to check', (titles, cells) =>
  expect(remarksOf(titles, cells)).toEqual([]),
);
