import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const told = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person?.calling ?? problem;
  });
const asked = (office: string, organization: string, part: string) =>
  `“${office}” is beside “${organization}” and “${part}.” Of which is it?`;

test.each([
  ['Young Women,Presidency,President', 'Young Women President'],
  ['Young Women,,President', 'Young Women President'],
  ['Young Women,Young Women,President', 'Young Women President'],
  ['Young Women,Young Women Presidency,First Counselor', 'Young Women First Counselor'],
  ['Bishopric,Bishopric,First Counselor', 'Bishopric First Counselor'],
  ['Aaronic Priesthood,Deacons Quorum,President', 'Deacons Quorum President'],
  ['Aaronic Priesthood,Teachers Quorum Presidency,1st Counselor', 'Teachers Quorum 1st Counselor'],
  ['Primary,Nursery,Leader', 'Nursery Leader'],
  ['Young Women,Builders of Faith,Class President', 'Young Women Class President'],
])('beside %j, the office is %s', (cells, calling) => {
  for (const heading of ['Sub-Organization', 'Group', 'Class', 'Quorum'])
    expect(told(`Organization,${heading},Calling,Name`, `${cells},"Lee, Kim"`)).toEqual([calling]);
});

test.each(['Young Women 12-13', 'Gatherers of Light', 'Oldest Class', '12-13'])(
  'beside the class “%s,” a president is asked about',
  (part) => {
    const rows = ['President', '1st Counselor', 'Secretary', 'Adviser'];
    expect(
      told(
        'Organization,Class,Calling,Name',
        ...rows.map((office, at) => `Young Women,${part},${office},Kim ${'ABCD'[at]}. Lee`),
      ),
    ).toEqual(rows.map((office) => asked(office, 'Young Women', part)));
  },
);

test('a class goes on in the rows of its organization that don’t name one', () =>
  expect(
    told(
      'Organization,Group,Calling,Name',
      'Relief Society,Presidency,President,Ann Lee',
      ',,Secretary,Bea Hall',
      'Aaronic Priesthood,Deacons Quorum,President,Bo Kim',
      ',,First Counselor,Al Kim',
      ',Teachers Quorum,President,Cy Kim',
      'Young Women,,President,Di Cole',
      ',Builders,President,Eve Cole',
      ',,Secretary,Flo Cole',
    ),
  ).toEqual([
    'Relief Society President',
    'Relief Society Secretary',
    'Deacons Quorum President',
    'Deacons Quorum First Counselor',
    'Teachers Quorum President',
    'Young Women President',
    asked('President', 'Young Women', 'Builders'),
    asked('Secretary', 'Young Women', 'Builders'),
  ]));

test('a teacher belongs to the organization', () =>
  expect(
    told(
      'Organization,Sub-Organization,Calling,Name',
      'Relief Society,Teachers,Teacher,Ann Lee',
      'Sunday School,Course 12,Teacher,Bea Hall',
      'Primary,Music,Music Leader,Eve Hall',
    ),
  ).toEqual(['Relief Society Teacher', 'Sunday School Teacher', 'Primary Music Leader']));

test('after a class president, a counselor of the same organization is asked about', () =>
  expect(
    told(
      'Organization,Calling,Name',
      'Young Women,President,Ann Lee',
      'Young Women,First Counselor,Bea Hall',
      'Young Women,Class President,Eve Hall',
      'Young Women,First Counselor,Flo Hall',
      'RS,Relief Society President,Ida Hall',
      'RS,First Counselor,Gil Hall',
    ),
  ).toEqual([
    'Young Women President',
    'Young Women First Counselor',
    'Young Women Class President',
    '“First Counselor” is below “Class President.” Of which organization is it?',
    'Relief Society President',
    'RS First Counselor',
  ]));
