import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const read = (list: string) => {
  const { rows, ignoredColumns } = rowsOfText(list, false);
  return { values: rows.findLast(({ unread }) => !unread)?.values, ignoredColumns };
};

test.each([
  'Youth,,,Parent,\nFirst,Last,Birthday,Phone,Email\nTim,Ames,2012,801-555-1302,tom@example.com\n',
  'Member,,,Emergency Contact,\nFirst,Last,Birthday,Phone,Email\nTim,Ames,2012,801-555-1302,tom@example.com\n',
  ',,,Mom,\nFirst,Last,Birthday,Phone,Email\nTim,Ames,2012,801-555-1302,tom@example.com\n',
  'Sister,,,Ministering Companion,\nFirst,Last,Birthday,Phone,Email\nTim,Ames,2012,801-555-1302,tom@example.com\n',
  'Name,,,Spouse,\nFirst,Last,Birthday,Phone,Email\nTim,Ames,2012,801-555-1302,tom@example.com\n',
])('what stands below the heading of someone else is theirs: %j', (list) => {
  const { values, ignoredColumns } = read(list);
  expect(values).toEqual({ firstName: 'Tim', lastName: 'Ames', birthYear: '2012' });
  expect(ignoredColumns.join()).toMatch(/Phone.*Email/);
});

test('a second phone below “Parent” leaves the first one', () =>
  expect(read('Youth,,,Parent\nFirst,Last,Phone,Phone\nTim,Ames,801-555-1301,801-555-1302\n').values).toMatchObject({
    phone: '801-555-1301',
  }));

test('a proposed calling is none', () =>
  expect(
    read(',,Current,Proposed\nLast Name,First Name,Calling,Calling\nCarver,Lee,,Ward Missionary\n').values,
  ).toEqual({ firstName: 'Lee', lastName: 'Carver' }));

test.each([
  ',,Contact,\nFirst,Last,Phone,Email\nTim,Ames,801-555-1302,tom@example.com\n',
  'Personal,,Contact Information,\nFirst,Last,Phone,Email\nTim,Ames,801-555-1302,tom@example.com\n',
  'Maple Ward,,,\nFirst,Last,Phone,Email\nTim,Ames,801-555-1302,tom@example.com\n',
])('other groups say nothing of whose it is: %j', (list) =>
  expect(read(list).values).toMatchObject({ phone: '801-555-1302', email: 'tom@example.com' }),
);
