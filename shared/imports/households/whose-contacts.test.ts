import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ name, person, remarks }) =>
      [name, person?.calling, person?.phone, person?.email, ...(remarks ?? [])].filter(Boolean).join(' · '),
    );

test.each([
  'Last Name,Husband,Wife,Husband Cell,Wife Cell\nLee,Kim,Ana,0101,0102',
  'Last Name,Wife,Husband,Husband Phone,Wife Phone\nLee,Ana,Kim,0101,0102',
  'Last Name,Head of House,Spouse,HOH Phone,Spouse Phone\nLee,Kim,Ana,0101,0102',
  'Last Name,Husband Phone,Wife Phone,Husband,Wife\nLee,0101,0102,Kim,Ana',
  'Last Name,Father,Father Phone,Mother Phone,Mother\nLee,Kim,0101,0102,Ana',
])('a phone belongs to the person its heading names, wherever it is: %j', (text) => {
  const people = read(text.replaceAll(/010\d/g, '801-555-$&'));
  expect(people.toSorted()).toEqual(['Ana Lee · 801-555-0102', 'Kim Lee · 801-555-0101']);
});

test.each([
  'His Name,Her Name,Last Name,His Calling,Her Calling\nKim,Ana,Lee,Ward Clerk,Primary Teacher',
  'Husband,Husband Calling,Wife,Wife’s Calling,Last Name\nKim,Ward Clerk,Ana,Primary Teacher,Lee',
  'Apellido,Esposo,Esposa,Llamamiento esposo,Llamamiento esposa\nLee,Kim,Ana,Ward Clerk,Primary Teacher',
])('so does a calling: %j', (text) => {
  expect(read(text)).toEqual(['Kim Lee · Ward Clerk', 'Ana Lee · Primary Teacher']);
});

test('the calling of someone who isn’t named is told as ignored', () => {
  expect(read('Last Name,Husband,Wife,Husband Calling,Wife Calling\nLee,Kim,,,Primary Teacher')).toEqual([
    'Kim Lee · Ignored: “Primary Teacher”.',
  ]);
});

test('one person’s empty phone is not filled with another’s, and one that belongs to no one is listed as ignored', () => {
  const told = 'Ignored: “801-555-0101”.';
  expect(read('Last Name,Husband,Wife,Husband Cell,Wife Cell\nLee,Kim,Ana,801-555-0101,')).toEqual([
    'Kim Lee · 801-555-0101',
    'Ana Lee',
  ]);
  expect(read('Last Name,Father,Mother,Parent Phone\nLee,Kim,Ana,801-555-0101')).toEqual([
    `Kim Lee · ${told}`,
    'Ana Lee',
  ]);
  expect(read('Last Name,Husband,Wife,Wife Cell\nLee,Kim,,801-555-0101')).toEqual([`Kim Lee · ${told}`]);
  expect(read('Last Name,Head,Spouse,Children,Head Phone,Head Cell\nLee,Kim,Ana,Jo,801-555-0100,801-555-0101')).toEqual(
    [`Kim Lee · 801-555-0100 · ${told}`, 'Ana Lee', 'Jo Lee'],
  );
});

test('each of several children has the phone that follows, or the one with the same number', () => {
  const kim = 'Kim Lee';
  const jo = 'Jo Lee · 801-555-0101';
  expect(read('Last Name,Head,Child,Child Phone,Child,Child Phone\nLee,Kim,Jo,801-555-0101,Ty,')).toEqual([
    kim,
    jo,
    'Ty Lee',
  ]);
  expect(read('Last Name,Head,Child 1,Child 2,Child Phone 2,Child Phone 1\nLee,Kim,Jo,Ty,,801-555-0101')).toEqual([
    kim,
    jo,
    'Ty Lee',
  ]);
});

test('whoever lives alone has the phone and the email of the household, and no one else', () => {
  const list = 'Household,Head,Spouse,Children,Phone,Email\n';
  const contacts = '801-555-0101,kim@example.org';
  expect(read(`${list}Lee,Kim,,,${contacts}\nCain,Hal,Ann,,801-555-0102,`)).toEqual([
    'Kim Lee · 801-555-0101 · kim@example.org',
    'Hal Cain',
    'Ann Cain',
  ]);
  expect(read(`${list}Lee,Kim,single,,${contacts}`)[0]).toMatch(/^Kim Lee · 801-555-0101 · kim@example\.org/);
  expect(read(`${list}Lee,Kim,,Jo,801-555-0101,lees@example.org`)).toEqual(['Kim Lee', 'Jo Lee']);
  expect(read(`${list}Lee,Kim,see notes,,${contacts}`)[0]).toMatch(/^Kim Lee(?! · 801)/);
  expect(read('Last Name,Husband,Wife,Cell Phone,Home Phone\nLee,Kim,,801-555-0103,801-555-0104')).toEqual([
    'Kim Lee · 801-555-0103',
  ]);
});
