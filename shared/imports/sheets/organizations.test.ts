import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const callings = (list: string) => rowsOfText(list, false).rows.map((row) => readPerson(row).person?.calling);

test('an office that every organization has gets the organization before it', () => {
  const list = [
    'Organization,Position,Name',
    'Primary,President,"Hub, Ida"',
    'Relief Society,First Counselor,"Ivy, Di"',
    'Bishopric,1st Counselor,"Cole, Bob"',
    'Primary,Primary Teacher,"Eck, Al"',
    'Sunday School,Ward Clerk,"Dunn, Sam"',
    ',Secretary,"Lee, Kim"',
  ];
  expect(callings(list.join('\n'))).toEqual([
    'Primary President',
    'Relief Society First Counselor',
    'Bishopric 1st Counselor',
    'Primary Teacher',
    'Ward Clerk',
    'Secretary',
  ]);
});

test('an organization in a column that is read as something else stays there', () => {
  expect(callings('Name,Calling,Notes\n"Hub, Ida",President,Primary\n')).toEqual(['President']);
});
