import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';

const row = (headings: string, cells: string) => {
  const { rows, ignoredColumns } = rowsOfText(`${headings}\n${cells}\n`, false);
  const { name: _, firstName: __, lastName: ___, ...values } = rows[0]?.values ?? {};
  return { values, ignoredColumns };
};

test.each([
  ['Name,Phone,Email,Spouse,Phone,Email', 'the second Phone'],
  ['Name,Phone,Email,Parent,Phone,Email', 'the second Phone'],
  ['Name,Phone,Age,Contact,Phone 2,Email', 'Phone 2'],
  ['Name,Phone,Calling,Buddy,Phone,Email', 'the second Phone'],
  ['Name,Email,Emergency Contact,Phone,Notes', 'Phone'],
  ['Name,Phone,Buddy,Phone.1', 'Phone.1'],
  ['Spouse,Phone,Email,Name,Phone,Email', 'Phone'],
])('under %s, what comes after another person is not the row’s own', (headings, ignored) => {
  const cells = headings
    .split(',')
    .map((heading, at) => (heading === 'Name' ? '"Lee, Kim"' : OTHERS[`${heading} ${at}`]));
  const read = row(headings, cells.join());
  expect(JSON.stringify(read.values)).not.toContain('801-555-0109');
  expect(read.ignoredColumns).toContain(ignored);
});

const OTHERS: Partial<Record<string, string>> = {
  'Phone 1': '',
  'Spouse 0': 'Ann',
  'Spouse 3': 'Ann',
  'Parent 3': 'Ann',
  'Contact 3': 'Ann',
  'Buddy 3': 'Ann',
  'Emergency Contact 2': 'Ann',
  'Phone 2 4': '801-555-0109',
  'Phone 3': '801-555-0109',
  'Buddy 2': 'Ann',
  'Phone.1 3': '801-555-0109',
  'Phone 4': '801-555-0109',
};

test.each([
  ['Name,Phone,Phone 2', '"Lee, Kim",,801-555-0100'],
  ['Name,Spouse,Phone', '"Lee, Kim",Ann,801-555-0100'],
  ['Name,Phone,Spouse,Individual Phone', '"Lee, Kim",,Ann,801-555-0100'],
])('under %s, the phone is the person’s own', (headings, cells) =>
  expect(row(headings, cells).values.phone).toBe('801-555-0100'),
);

test.each([
  'Caregiver',
  'ICE',
  'Mum',
  'Responsible Adult',
  'Invited by',
  'Household Head',
  'Ministering Brother',
  'Anything else',
])('after a column “%s” with people’s names, phone and email are not the row’s own', (heading) => {
  const read = row(`Name,${heading},Relation,Phone,Email`, 'Ann Lee,Lori Roe,Friend,801-555-0109,lori@x.org');
  const ignored = `${heading} (people in this column aren’t imported)`;
  expect(read).toEqual({ values: {}, ignoredColumns: [ignored, 'Relation', 'Phone', 'Email'] });
  const json = rowsOfJson(JSON.stringify([{ name: 'Ann Lee', [heading]: 'Lori Roe', phone: '801-555-0109' }]));
  expect(json.rows[0]?.values).toEqual({ name: 'Ann Lee' });
  expect(json.ignoredColumns).toEqual([ignored, 'phone']);
});

test.each([
  ['Name,Spouse,Phone,Email', 'Mark Lee,Lori Lee,801-555-0100,mark@x.org'],
  ['Name,Spouse,Phone,Email', 'Mark Lee,"Lee, Lori",801-555-0100,mark@x.org'],
  ['Name,Spouse,Spouse Phone,Phone,Email', 'Mark Lee,Lori Lee,801-555-0109,801-555-0100,mark@x.org'],
  ['Name,Wife,Home Phone,Email', 'Mark Lee,Lori Lee,801-555-0100,mark@x.org'],
  [
    'Name,Spouse,Phone,Email,Spouse Phone,Spouse Email',
    'Mark Lee,Lori Lee,801-555-0100,mark@x.org,801-555-0109,l@x.org',
  ],
])('under %s, the only phone and email are the person’s own, whoever the spouse is', (headings, cells) => {
  expect(row(headings, cells).values).toEqual({ phone: '801-555-0100', email: 'mark@x.org' });
});

test.each([
  ['Name,Phone,Spouse,Phone', 'Mark Lee,,Lori Lee,801-555-0109', 'the second Phone'],
  ['Name,Spouse,Phone,Phone', 'Mark Lee,Lori Lee,,801-555-0109', 'the second Phone'],
  ['Name,Phone,Spouse,Phone,Email', 'Mark Lee,,Lori Lee,801-555-0109,lori@x.org', 'Email'],
  ['Name,Spouse,Spouse Phone', 'Mark Lee,Lori Lee,801-555-0109', 'Spouse Phone'],
])('under %s, the phone after a spouse’s full name is the spouse’s', (headings, cells, ignored) => {
  const read = row(headings, cells);
  expect(read.values).toEqual({});
  expect(read.ignoredColumns).toContain(ignored);
});

test.each([
  ['Name 1,Name 2,Phone 1,Phone 2', 'Mark Lee,Lori Roe,,801-555-0109', 'Phone 2'],
  ['Name 1,Phone 1,Name 2,Phone 2', 'Mark Lee,,Lori Roe,801-555-0109', 'Phone 2'],
  ['First Name,First Name 2,Last Name,Email 1,Email 2', 'Mark,Lori,Lee,,lori@x.org', 'Email 2'],
  ['Name,Name 2,Calling,Calling 2', 'Mark Lee,Lori Lee,,Organist', 'Calling 2'],
  ['Name,Spouse,Phone 1,Phone 2', 'Mark Lee,Lori,,801-555-0109', 'Phone 2'],
  ['Name,Spouse,Phone,Phone', 'Mark Lee,Lori,,801-555-0109', 'the second Phone'],
  ['Name,Guardian,Cell', 'Ann Lee,Lori,801-555-0109', 'Cell'],
])('under %s, the second person’s data doesn’t fill the first person’s gaps', (headings, cells, ignored) => {
  const read = row(headings, cells);
  expect(read.values).toEqual({});
  expect(read.ignoredColumns).toContain(ignored);
});

test.each([
  ['Name,City,Phone', 'Kim Lee,Salt Lake,801-555-0100'],
  ['Name,Married Name,Phone', 'Kim Lee,Kim Roe,801-555-0100'],
  ['Name,Kids,Phone', '"Lee, Kim","Ann, Bo",801-555-0100'],
  ['Name,Organization,Phone', 'Kim Lee,Relief Society,801-555-0100'],
  ['Name,Bishop,Household Phone', 'Kim Lee,Tom Reed,801-555-0100'],
  ['Name,City,Phone 1,Phone 2', 'Kim Lee,Provo,,801-555-0100'],
  ['Bishop,Name,Phone', 'Tom Reed,Kim Lee,801-555-0100'],
])('under %s, a phone after what isn’t another person stays', (headings, cells) =>
  expect(row(headings, cells).values.phone).toBe('801-555-0100'),
);

test.each([
  ['Name,Parents,Phone', 'Kim Lee,Tom & Sue Lee,801-555-0109'],
  ['Name,Age,Parents,Phone', 'Kim Lee,14,Tom Lee,801-555-0109'],
  ['Nombre,Padres,Teléfono', 'Kim Lee,Tom y Sue Lee,801-555-0109'],
])('under %s, the phone may be the parents’, who are told as people', (headings, cells) => {
  const read = row(headings, cells);
  expect(read.values.phone).toBeUndefined();
  expect(read.ignoredColumns.join()).toMatch(/\b(?:Parents|Padres) \(people in this column aren’t imported\)/);
});

test.each([
  ['Name,Phone,Parents', 'Kim Lee,801-555-0100,Tom & Sue Lee'],
  ['Name,Phone,Parents,Parents Phone', 'Kim Lee,801-555-0100,Tom Lee,801-555-0109'],
])('under %s, the phone is kept, and the parents are told as people', (headings, cells) => {
  const read = row(headings, cells);
  expect(read.values.phone).toBe('801-555-0100');
  expect(read.ignoredColumns.join()).toMatch(/^(?:Parents|Padres) \(people in this column aren’t imported\)/);
});

test('a second phone behind parents is theirs', () =>
  expect(row('Name,Phone,Parents,Phone', 'Kim Lee,,Tom & Sue Lee,801-555-0109').values).toEqual({}));

test.each(['Member #', 'Member#', 'Members #', '# Member', 'Member', 'Member Number', 'Nº de miembro', 'Mitgliedsnr.'])(
  'a record’s number below “%s” is no name',
  (heading) => {
    const namesIn = (headings: string, cells: string) =>
      rowsOfText(`${headings},${heading}\n${cells},000-1111-2222\n`, false).rows.map(({ values }) => values);
    expect(namesIn('First Name,Last Name,Goes By', 'Ann,Barr,')).toEqual([{ firstName: 'Ann', lastName: 'Barr' }]);
    expect(namesIn('Last,First,Sex', 'Barr,Ann,')).toEqual([{ firstName: 'Ann', lastName: 'Barr' }]);
    expect(namesIn('Full Name,Sex', 'Ann Barr,')).toEqual([{ name: 'Ann Barr' }]);
  },
);

test('a number of any form below “Member #” is no name', () =>
  expect(rowsOfText('Last,First,Member #\nBarr,Ann,12345\n', false).rows[0]?.values).toEqual({
    firstName: 'Ann',
    lastName: 'Barr',
  }));
