import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const asked = (office: string) => `“${office}” doesn’t say of which organization. Write the whole calling.`;
const list = (...rows: string[]) => importedFrom(['Calling,Name', ...rows].join('\n'));

test('counselors and a secretary right below a president are of the same organization', () => {
  const rows = [
    'Bishop,Mark Anderson',
    'First Counselor,Robert Johnson',
    'Second Counselor,James Wilson',
    'Executive Secretary,David Clark',
    'EQ President,Thomas Young',
    '1st Counselor,Michael Moore',
    'Secretary,Liam Clark',
    'RS President,Linda Anderson',
    '1st Counselor,Mary Thompson',
    '2nd Counselor,Nancy Hall',
  ];
  expect(list(...rows)).toEqual({
    people: [
      'Mark Anderson, Bishop',
      'Robert Johnson, Bishopric First Counselor',
      'James Wilson, Bishopric Second Counselor',
      'David Clark, Executive Secretary',
      'Thomas Young, EQ President',
      'Michael Moore, Elders Quorum 1st Counselor',
      'Liam Clark, Elders Quorum Secretary',
      'Linda Anderson, RS President',
      'Mary Thompson, Relief Society 1st Counselor',
      'Nancy Hall, Relief Society 2nd Counselor',
    ],
    problems: [],
  });
  expect(importedFrom('Bishop: Mark Anderson\nFirst Counselor: Robert Johnson\nClerk: David Clark').people).toEqual([
    'Mark Anderson, Bishop',
    'Robert Johnson, Bishopric First Counselor',
    'David Clark, Clerk',
  ]);
});

test.each(['President', '1st Counselor', 'Second Counselor', 'Secretary', 'Presidenta', 'Segundo Consejero'])(
  '“%s” without an organization is asked about',
  (office) => {
    expect(list(`${office},Linda Anderson`)).toEqual({ people: [], problems: [asked(office)] });
    expect(list('Organist,Ann Lee', `${office},Linda Anderson`).problems).toEqual([asked(office)]);
    expect(list(`Organist; ${office},Linda Anderson`).problems).toEqual([asked(office)]);
  },
);

test('an office out of its order below a president may be of another organization', () => {
  const problems = (...rows: string[]) => list('Primary President,Karen Davis', ...rows).problems;
  expect(problems('Secretary,Ann Moore')).toEqual([asked('Secretary')]);
  expect(problems('2nd Counselor,Ann Moore', '1st Counselor,Eva Moore')).toHaveLength(2);
  expect(problems('1st Counselor,Ann Moore', 'Organist,Eva Moore', 'Secretary,Ida Moore')).toEqual([
    asked('Secretary'),
  ]);
  expect(list('Bishop,Al Moore', 'First Counselor,Bo Moore', 'Secretary,Cy Moore').problems).toEqual([
    asked('Secretary'),
  ]);
});

test('a quorum’s offices with dashes behind them are the quorum’s', () =>
  expect(
    importedFrom('Deacons Quorum\nPresident - Liam Clark\n1st - Noah Hall\n2nd - Eli Moore\nSecretary - Sam Young')
      .people,
  ).toEqual([
    'Liam Clark, Deacons Quorum President',
    'Noah Hall, Deacons Quorum First Counselor',
    'Eli Moore, Deacons Quorum Second Counselor',
    'Sam Young, Deacons Quorum Secretary',
  ]));

test.each([
  'Hi Tom,\nHere is the list of sisters for the Relief Society that you asked for. Let me know if you need more.\n',
  'Hi Tom,\nHere are the new counselors.\n',
  'Presidency of the Relief Society',
])('a president’s own line tells of the counselors below it, whatever is above: %j', (above) =>
  expect(
    importedFrom(
      `${above}\nAmy Bingham - Relief Society President\nBrooke Larsen - First Counselor\nCindy Toone - Second Counselor\nDana Whitaker - Secretary`,
    ).people,
  ).toEqual([
    'Amy Bingham, Relief Society President',
    'Brooke Larsen, Relief Society First Counselor',
    'Cindy Toone, Relief Society Second Counselor',
    'Dana Whitaker, Relief Society Secretary',
  ]),
);

test('below another heading, a counselor above a president is asked about', () =>
  expect(
    importedFrom('Here are the names.\nBrooke Larsen - First Counselor\nCora Toone - Primary President').problems,
  ).toContainEqual(expect.stringMatching(/^“First Counselor” is below /)));
