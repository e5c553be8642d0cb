import { describe, expect, it } from 'vitest';
import { rowsOfText } from '../rows.ts';

const notedIn = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map(({ noted = [] }) =>
    noted.map(({ text, column }) => `${column ?? ''}: ${text}`),
  );

describe('contacts that no column takes', () => {
  it('notes a phone or an email under any heading beside someone who has no other', () => {
    expect(
      notedIn('Name,Phone,Emergency Phone,Carpool', 'Ann Pratt,,801-555-0171,with Jo', 'Una Kemp,,,Jo 801-555-0173'),
    ).toEqual([['Emergency Phone: 801-555-0171'], ['Carpool: Jo 801-555-0173']]);
  });

  it('notes a second phone where the one that is listed before it is blank', () => {
    expect(
      notedIn(
        'Name,Phone 1,Phone 2,Phone 3',
        'Dale Holt,801-555-0170,801-555-0171,801-555-0172',
        'Ken Ives,,801-555-0173,801-555-0174',
      ),
    ).toEqual([[], ['Phone 3: 801-555-0174']]);
  });

  it('says nothing of what is saved already, of relatives beside an own phone, and of other numbers', () => {
    expect(
      notedIn(
        'Name,Phone,Mother Phone,Same Again,Record Number,Joined,Zip',
        'Ann Pratt,801-555-0162,801-555-0192,(801) 555-0162,001-2345-6789,2019-05-04,84604-1234',
      ),
    ).toEqual([[]]);
  });
});
