import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const years = (heading: string, ...cells: string[]) =>
  rowsOfText(`Name,${heading}\n${cells.map((cell) => `Nancy Ames,${cell}`).join('\n')}\n`, false)
    .rows.map(readPerson)
    .map(({ person }) => person?.birthYear ?? null);

test.each(['Birth Date', 'DOB', 'Birthday'])(
  'the number that a spreadsheet keeps for a date is read under %s',
  (heading) => expect(years(heading, '29221', '36526.0', '1 May 1950', '18264')).toEqual([1980, 2000, 1950, 1950]),
);

test.each([
  ['Birth Year', ['29221', '36526']],
  ['DOB', ['12580', '10190']],
  ['DOB', ['92175', '110190']],
  ['DOB', ['84604', '84601']],
])('under %s, %j may be something else', (heading, cells) => expect(years(heading, ...cells)).toEqual([null, null]));
