import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';

test.each(['Title', 'Name Prefix', 'Prefix', 'Tratamiento'])(
  '“Bishop” below “%s” among other titles is noted at the row, and no other title is',
  (title) => {
    const list = `${title},First Name,Last Name,Mobile Phone\n`;
    expect(
      notedIn(`${list}Mr.,Bo,Dent,801-555-0412\nBishop,Al,Barr,801-555-0411\nSister,Ida,Hale,\n,Jo,Beck,\n`),
    ).toEqual({
      'Al Barr': [`${title}: Bishop`],
    });
  },
);

test('of an address book, nobody below the one with a prefix has it', () =>
  expect(notedIn('Name Prefix,First Name,Last Name\nBishop,Al,Barr\n,Bo,Dent\n')).toEqual({
    'Al Barr': ['Name Prefix: Bishop'],
  }));
