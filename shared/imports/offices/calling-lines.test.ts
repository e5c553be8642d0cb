import { describe, expect, test } from 'vitest';
import { readPerson } from '../person.ts';

const read = (calling: string) => readPerson({ row: 2, values: { name: 'Lee, Kim', calling } });

const OF_A_WARD = [
  'Bishopric First Counselor',
  'Bishopric Second Counselor',
  'First Counselor in the Bishopric',
  'Ward Executive Secretary',
  'Ward Assistant Executive Secretary',
  'Ward Assistant Clerk--Finance',
  'Ward Assistant Clerk Membership',
  'Elders Quorum President',
  'Elders Quorum Presidency Second Counselor',
  'Elders Quorum Ministering Secretary',
  'Elders Quorum Activity Coordinator',
  'Relief Society First Counselor',
  'Relief Society Compassionate Service Coordinator',
  'First Counselor Relief Society Presidency',
  'Young Women Class President',
  'Young Women Class Presidency First Counselor',
  'Young Women Class Adviser',
  'Young Women Camp Director',
  'Aaronic Priesthood Quorum Specialist',
  'Priests Quorum First Assistant',
  'Teachers Quorum President',
  'Deacons Quorum Second Counselor',
  'Primary Music Leader',
  'Primary Activities Leader',
  'Primary Teacher CTR 5',
  'Nursery Leader',
  'Sunday School Presidency First Counselor',
  'Gospel Doctrine Teacher',
  'Ward Mission Leader',
  'Ward Temple and Family History Leader',
  'Ward Temple and Family History Consultant',
  'Ward Music Director',
  'Ward Organist or Pianist',
  'Ward Activities Committee Member',
  'Ward Emergency Communication Specialist',
  'Ward Building Representative',
  'JustServe Specialist',
  'Stake High Councilor',
  'Stake Young Men Presidency Second Counselor',
  'Stake Relief Society President',
  'Stake Auditor',
  'President of the Relief Society',
  'Segunda Consejera de la Presidencia de la Primaria',
  'Maestra de la Primaria',
];

/** Each way in which one line may become two or three. */
const wraps = (calling: string): string[] => {
  const words = calling.split(' ');
  const breaks = words.map((_, at) => at).slice(1);
  return breaks.flatMap((one) =>
    breaks
      .filter((two) => two >= one)
      .map((two) =>
        words.map((word, at) => (at === 0 ? word : `${at === one || at === two ? '\n' : ' '}${word}`)).join(''),
      ),
  );
};

test.each(OF_A_WARD)('“%s” stays one calling wherever it wraps', (calling) => {
  const told = wraps(calling).map((text) => ({ text, calling: read(text).person?.calling }));
  expect(told).toEqual(told.map(({ text }) => ({ text, calling })));
});

test.each([
  ['Relief Society Second Counselor, Temple Preparation', 'Teacher, Choir Accompanist'],
  ['Relief Society Second Counselor, Temple', 'Preparation Teacher, Choir Accompanist'],
  ['Ward Clerk, Sunday School', 'Teacher'],
])('the last of several callings goes on below: “%s” and “%s”', (above, below) =>
  expect(read(`${above}\n${below}`).person?.calling).toBe(`${above} ${below}`),
);

describe('two callings on two lines', () => {
  const WHOLE = ['Bishop', 'Ward Clerk', 'Organist', 'Elders Quorum Secretary', 'Primary Teacher', 'Stake Auditor'];
  const ALSO = ['Building Scheduler', 'Temple Committee Member', 'Relief Society President', 'Choir Director'];
  test.each(
    WHOLE.flatMap((above) => [...WHOLE, ...ALSO].filter((one) => one !== above).map((below) => [above, below])),
  )('stay two: %s and %s', (above, below) =>
    expect(read(`${above}\n${below}`).person?.calling).toBe(`${above}; ${below}`),
  );
});

test.each([
  ['Ward Clerk', 'Teacher'],
  ['Elders Quorum President', 'First Counselor'],
  ['Primary Teacher', 'Relief Society'],
  ['Bishopric', 'Ward Clerk'],
  ['Ward Missionary', 'Preparation Teacher'],
  ['Teacher', 'Ward Clerk'],
  ['Primary Teacher', 'Ann Beck'],
  ['Primary Teacher CTR 5', 'Ward Clerk'],
  ['Sunday School Teacher, Course 14', 'Organist'],
  ['Secretario del Barrio', 'Asesora de Primaria'],
])('“%s” above “%s” is asked about, and a corrected row is read', (above, below) => {
  expect(read(`${above}\n${below}`).problem).toBe(
    `“${above} ⏎ ${below}” is on two lines. Is it one calling or two? Put a semicolon between two.`,
  );
  expect(read(`${above}; ${below}`).problem).toBeNull();
});

test('a calling that breaks at its dashes gets no space there', () =>
  expect(read('Assistant Ward Clerk--\nMembership').person?.calling).toBe('Assistant Ward Clerk--Membership'));
