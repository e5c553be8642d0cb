import { expect, test } from 'vitest';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

import { remarkIn, withCallingRemarks } from './calling-remarks.ts';

const problemsOf = (...callings: string[]) =>
  rowsOfText(
    ['Name,Calling', ...callings.map((calling, at) => `"Reed, Tom${'abcdefgh'[at]}","${calling}"`)].join('\n'),
    false,
  ).rows.map((row) => readPerson(row).problem);

const REMARKS =
  'declined|declined it|moved to Lehi|deceased|no longer|asked|not a member|not sustained yet|has not accepted|inactive|maybe|tentative|' +
  'resigned|relieved|previous|do not call|moving in June|on hold|waiting|pending|proposed|needs release|to be sustained|sustain Dec 6|' +
  'starting Dec 6|until Christmas|old|former|ended|was released|not yet|to extend|interview Sunday|praying about|said no|cancelled|' +
  'rescinded|future|next year|sick|on leave|left the church|gone|wrong person|duplicate|replaced by Ann|turned it down|in process|see Ann';
test.each(['Ward Clerk (%)', 'Ward Clerk - %', 'Ward Clerk, %', 'Ward Clerk: %', 'Ward Clerk/ %', 'Ward Clerk / %'])(
  'no remark is taken for a part of the calling: “%s”',
  (cell) =>
    expect(REMARKS.split('|').filter((remark) => problemsOf(cell.replace('%', remark))[0] === null)).toEqual([]),
);

test('the question names the remark, and a correction answers it', () => {
  const [row] = rowsOfText('Name,Calling\n"Reed, Tom",Ward Clerk (moved to Lehi)', false).rows;
  expect(readPerson(row ?? { row: 2, values: {} })).toMatchObject({
    problem: 'This row says “moved to Lehi.” Do they have this calling?',
    field: 'calling',
  });
  const corrected = { row: 2, values: { name: 'Reed, Tom', calling: 'Ward Clerk (moved to Lehi)' } };
  expect(readPerson(corrected).person?.calling).toBe('Ward Clerk (moved to Lehi)');
});

test.each([
  'No longer Ward Clerk',
  'Maybe Ward Clerk',
  'Possible Ward Clerk',
  'Future Ward Clerk',
  'Called as Ward Clerk',
  'Ward Clerk starting Dec 6',
  '~~Ward Clerk~~',
])('“%s” is asked about', (calling) =>
  expect(problemsOf(calling)).toEqual([`This row says “${calling}.” Do they have this calling?`]),
);

test.each([
  'Assistant Ward Clerk--Membership',
  'Ward Temple and Family History Leader',
  'Sunday School Teacher (16-17)',
  'Primary Teacher (CTR 5)',
  'Primary Teacher - Valiant 8',
  'Primary Teacher, CTR 7 B',
  'Ward Clerk (set apart)',
  'Ward Clerk (since 2023)',
  'Ward Clerk (Sustained 3 Mar 2024)',
  'Ward Assistant Clerk - Finance',
  'Primary Activities Leader (Girls 7-9)',
  'Young Men Adviser - Teachers Quorum',
  'Deacons Quorum Adviser, Young Men Second Counselor',
  'Seminary Teacher (early morning)',
  'Relief Society Teacher (1st & 3rd Sundays)',
  'Nursery (18 mo - 2 yrs)',
  'Maestra de Primaria (Valientes 8)',
  'Maestro de la Escuela Dominical (14-15 años)',
  'Professora da Primária - Valentes 10',
  'Ward Missionary (full time)',
  'Self-Reliance: Starting and Growing My Business Facilitator',
  'Visitors Center Missionary',
  'Music - Organist',
  'Organist/Pianist',
  'Primary Teacher Valiant 8 / Valiant 9',
  'Maestro/a de Primaria',
  'Secretario/a',
  'Self-Reliance/Employment Specialist',
])('the calling “%s” asks nothing', (calling) => expect(problemsOf(calling)).toEqual([null]));

test.each(['Palesiteni Fineʻofa (Uooti)', 'Peresitene (Aoga Sapati)'])(
  'in a language that we don’t know, “%s” may be one calling',
  (calling) => expect(remarkIn(calling)).toBeNull(),
);

test.each(['out of town til Feb', 'can also sub for organ'])('behind a slash, “%s” is asked about', (remark) =>
  expect(problemsOf(`Ward Clerk/${remark}`)).toEqual([`This row says “${remark}.” Do they have this calling?`]),
);

test('a remark that tells nothing is asked about once', () =>
  expect(problemsOf('Primary Teacher (Lego)', 'Primary Teacher (Lego)')).toEqual([
    'This row says “Lego.” Do they have this calling?',
    null,
  ]));

const inList = (line: string) => {
  const rows = rowsOfText(['Kim Lee - Organist', 'Ann Day', line, 'Ray Fox - 801 555 0100'].join('\n'), true).rows;
  return readPerson(rows[2] ?? { row: 3, values: {} });
};
test.each([
  'Tom Beck - Ward Clerk (%)',
  'Tom Beck - Ward Clerk - %',
  'Tom Beck, Ward Clerk, %',
  'Tom Beck (%) - Ward Clerk',
])('on a line of a list, “%s,” no remark beside a calling is left out without a question', (line) => {
  // What stands right behind a name is about the person.
  const unclear = line.includes('(%) -') ? ['old', 'see Ann', 'next year'] : [];
  const remarks = REMARKS.split('|').filter((remark) => !unclear.includes(remark));
  expect(remarks.filter((remark) => inList(line.replace('%', remark)).problem === null)).toEqual([]);
});

test('a question mark on the line of a calling asks about it', () =>
  expect(inList('Tom Beck - Ward Clerk (?)').problem).toBe('This row says “?” Do they have this calling?'));

test.each([
  'Tom Beck - Primary Teacher (CTR 5)',
  'Tom Beck - Ward Clerk - 801 555 0199 - tom@x.org',
  'Tom Beck - Ward Clerk - 34',
  'Tom Beck - Ward Clerk - 12 Main St',
  'Tom Beck - Ward Clerk - sustained 3/4/2024',
  'Tom Beck - Organist - Relief Society',
  'Tom Beck - Ward Clerk (since 2023)',
])('the line “%s” asks nothing', (line) => expect(inList(line).problem).toBeNull());

test('on a line, a day that is still to come asks until it has come', () => {
  const read = inList('Tom Beck - Ward Clerk - sustained 6 Dec 2026');
  expect([checkedOn('2026-11-26', read).problem, checkedOn('2026-12-06', read).problem]).toEqual([
    'This row says “sustained 6 Dec 2026.” Do they have this calling yet?',
    null,
  ]);
});

test.each([
  'Nursery Leader to Primary Pianist',
  'from Primary Teacher to Choir Director',
  'Primary President or Ward Organist',
  'Primary Teacher then Choir Director',
  'Ward Clerk vs. Executive Secretary',
  'retired Primary Pianist',
  'prev. Primary President',
  'Ward Clerk emeritus',
  'find Organist',
  'set apart Ward Missionary',
])('“%s” is not one calling that they have', (calling) => {
  const rows = [{ row: 2, values: { name: 'Lee, Kim', calling } }];
  expect(withCallingRemarks(rows)[0]?.asks?.problem).toContain('Do they have this calling?');
});
test.each(['Assistant to the Ward Clerk', 'Sunday School Teacher', 'Ward Temple and Family History Leader'])(
  '“%s” is one',
  (calling) => expect(withCallingRemarks([{ row: 2, values: { name: 'Lee, Kim', calling } }])[0]?.asks).toBeUndefined(),
);

test.each(['Full-time missionary', 'Serving as a full-time missionary', 'On a mission'])(
  'of someone whose calling is “%s” it is asked whether they are in the ward',
  (calling) =>
    expect(problemsOf(calling, 'Ward Missionary')).toEqual([
      `This row says “${calling}.” Is this person in the ward?`,
      null,
    ]),
);

test.each(['Primary Pianist (sub)', 'Sub Primary Pianist', 'Substitute Organist'])(
  'a substitute’s calling is asked about: “%s”',
  (calling) => expect(problemsOf(calling, calling)).toEqual([expect.any(String), expect.any(String)]),
);
