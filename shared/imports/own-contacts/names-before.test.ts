import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string) => {
  const [row] = rowsOfText(list, false).rows;
  const { phone, email } = (row && readPerson(row).person) ?? {};
  return { phone, email };
};

test.each([
  ['Home Teacher,HT Phone', 'HT Email'],
  ['Visiting Teacher,VT Cell', 'VT E-mail'],
  ['Ministering Brother,MB Phone', 'MB Email'],
  ['Next of Kin,NOK Phone', 'NOK Email'],
  ['Teacher,Teacher Phone', 'Teacher Email'],
  ['Teacher,Teacher’s Phone', 'Teacher’s Email'],
  ['Teacher,T Phone', 'Teacher Email'],
  ['Mentor,Mentor Cell', 'Mentor Email'],
  ['Mother,Mother Phone', 'Mother Email'],
])('%s and %s are of whom the first column names', (titles, emails) => {
  const theirs = `Name,${titles},${emails}\nTim Doe,Al Fox,435-555-1001,al@x.org\nBo Ray,Cy Orr,435-555-1002,cy@x.org`;
  expect(read(theirs)).toEqual({});
  const own = `Name,${titles},${emails},Phone,Email\nTim Doe,Al Fox,435-555-1001,al@x.org,435-555-2001,t@x.org`;
  expect(read(own)).toEqual({ phone: '435-555-2001', email: 't@x.org' });
  const before = `Name,Phone,Email,${titles},${emails}\nTim Doe,,,Al Fox,435-555-1001,al@x.org`;
  expect(read(before)).toEqual({});
});

test.each([
  'Ministering assignment,Phone\nTim Doe,Al Fox,435-555-2001',
  'Hobby,H Phone\nTim Doe,Golf,435-555-2001',
  'Home Teacher,Home Phone,HT Phone\nTim Doe,,435-555-2001,435-555-1001',
])('the phone below %j is the row’s own', (list) => expect(read(`Name,${list}`).phone).toBe('435-555-2001'));
