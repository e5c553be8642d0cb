import { expect, test } from 'vitest';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withYoungOfficers } from './young-officers.ts';

const TODAY = '2026-06-17';
const problemsIn = (list: string) =>
  withYoungOfficers(
    TODAY,
    rowsOfText(list, false).rows.map((row) => checkedOn(TODAY, readPerson(row))),
  ).map(({ problem }) => problem);
const asked = (calling: string, person: string) =>
  `“${calling}” is beside ${person}. Is it this calling, or one in a class or quorum?`;

test.each([
  'Young Women President',
  'Young Women 1st Counselor',
  'Young Women Secretary',
  'Young Men President',
  'Young Men Secretary',
  'Aaronic Priesthood First Counselor',
  'Sunday School President',
  'YM Pres',
  'Bishop',
])('“%s” is asked about beside someone of 11 to 17', (calling) => {
  for (const year of [2009, 2013, 2015])
    expect(problemsIn(`Name,Calling,Birth Year\n"Lee, Kim",${calling},${year}`)).toEqual([
      asked(calling, `someone born in ${year}`),
    ]);
  expect(problemsIn(`Name,Calling,Age\n"Lee, Kim",${calling},13`)).toEqual([asked(calling, 'someone born in 2013')]);
  expect(problemsIn(`Name,Calling,Age Group\n"Lee, Kim",${calling},Youth`)).toEqual([asked(calling, 'a youth')]);
  for (const adult of ['2008', '1985', ''])
    expect(problemsIn(`Name,Calling,Birth Year\n"Lee, Kim",${calling},${adult}`)).toEqual([null]);
});

test.each([
  'Young Women Class President',
  'Deacons Quorum President',
  'Teachers Quorum First Counselor',
  'Priests Quorum First Assistant',
  'Organist',
  'Primary Pianist',
])('“%s” may be a youth’s', (calling) =>
  expect(problemsIn(`Name,Calling,Birth Year\n"Lee, Kim",${calling},2012`)).toEqual([null]),
);

test('the organization above the callings of a class is not theirs', () =>
  expect(problemsIn('Calling,Name,Birthday\nYoung Women,,\nPresident,Kim Lee,5/1/2013').at(-1)).toBe(
    asked('Young Women President', 'someone born in 2013'),
  ));
