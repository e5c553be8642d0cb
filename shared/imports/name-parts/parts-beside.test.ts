import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const read = (phone: string, area: string) => {
  const { rows, ignoredColumns } = rowsOfText(`First,Last,Area Code,Phone\nBrian,Decker,${area},${phone}\n`, false);
  return { phone: rows[0]?.values.phone, ignoredColumns };
};

test.each([
  ['555-7001', '801', '801-555-7001'],
  ['555 7001', '(801)', '801-555 7001'],
  ['801-555-7001', '801', '801-555-7001'],
  ['555-7001', '', '555-7001'],
])('the phone %s with the area code “%s” is %s', (phone, area, whole) =>
  expect(read(phone, area)).toEqual({ phone: whole, ignoredColumns: [] }),
);

test('without a phone, an area is a part of town', () =>
  expect(rowsOfText('Name,Area\nBrian Decker,North\n', false).ignoredColumns).toEqual(['Area']));
