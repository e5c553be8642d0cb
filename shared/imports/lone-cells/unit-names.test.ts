import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readInWard } from '../other-people/other-wards.ts';

const asksIn = (ward: string, unit: string) => {
  const lists = [`Name,Ward\nMark Ashby,${unit}\n`, `${unit} Ward\n\nName,Phone\nMark Ashby,801-555-0231\n`];
  return lists.flatMap((list) =>
    rowsOfText(list, false).rows.flatMap((row) => readInWard(ward, readPerson(row)).problem ?? []),
  );
};

test.each([
  ['Mountain View Ward', 'Mt. View'],
  ['Mountain View Ward', 'Mtn View'],
  ['Mt. Pleasant 2nd Ward', 'Mount Pleasant Second'],
  ['Saint George 12th Ward', 'St. George Twelfth'],
  ['St. George 12th', 'Saint George 12th'],
  ['Cottonwood Heights Ward', 'Cottonwood Hts.'],
  ['Fort Union 20th', 'Ft. Union Twentieth'],
  ['West Jordan Ward', 'W. Jordan'],
  ['West Jordan Ward', 'West Jordan'],
  ['Oak Hills Ward', 'Provo Oak Hills'],
  ['Provo Oak Hills Ward', 'Oak Hills'],
  ['Oak Hills 3rd Ward', 'Salt Lake Oak Hills Third'],
])('of the %s, “%s” is the own name', (ward, unit) => expect(asksIn(ward, unit)).toEqual([]));

test.each([
  ['Oak Hills Ward', 'North Oak Hills'],
  ['Oak Hills Ward', 'White Oak Hills'],
  ['Oak Hills Ward', 'Provo Oak Hills 2nd'],
  ['Oak Ward', 'White Oak'],
  ['White Oak Hills Ward', 'Oak Hills'],
  ['Mountain View Ward', 'Mountain Ridge'],
  ['St. George 12th Ward', 'St. George 2nd'],
])('of the %s, “%s” is another ward', (ward, unit) => expect(asksIn(ward, unit)).toHaveLength(2));

test('a name of one word is no end of a longer one', () => {
  expect(asksIn('Oak Hills Ward', 'Hills')).not.toEqual([]);
});
