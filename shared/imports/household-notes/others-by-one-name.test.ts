import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const LIST = ['Kevin Turner', 'Sue Turner', 'Mary Moss', 'Tom Beck', 'Tom Roe'];
/** Whom else a note of Ann Lee's asks about, and with whom it is shown. */
function toldBy(note: string, heading = 'Notes'): { asked: string[]; shown: string[] } {
  const rows = [`Ann Lee,"${note}"`, ...LIST.map((name) => `${name},`)];
  const others = readPeople(rowsOfText(`Name,${heading}\n${rows.join('\n')}\n`, false).rows).slice(1);
  return {
    asked: others.filter(({ person }) => !person).map(({ name }) => name),
    shown: others.filter(({ person, noted }) => person && noted).map(({ name }) => name),
  };
}

test.each([
  ['Kevin moved to Boise', ['Kevin Turner']],
  ['Kevin has died', ['Kevin Turner']],
  ['Mary does not want to speak', ['Mary Moss']],
  ['Sister Moss moved', ['Mary Moss']],
  ['Moss moved to Provo', ['Mary Moss']],
  ['the Turners have moved', ['Kevin Turner', 'Sue Turner']],
  ['Turner family moved', ['Kevin Turner', 'Sue Turner']],
  ['La familia Turner se mudó', ['Kevin Turner', 'Sue Turner']],
])('“%s” in the row of another family asks about %s', (note, asked) =>
  expect(toldBy(note)).toEqual({ asked, shown: [] }),
);

test('a first name that several have is shown with each of them', () =>
  expect(toldBy('Tom moved to Boise')).toEqual({ asked: [], shown: ['Tom Beck', 'Tom Roe'] }));

test.each([
  'Her son Kevin moved to Boise',
  'Kevin, her son, moved',
  'Moved in with Kevin',
  'Kevin’s mother died',
  'Moved. Call Kevin',
  'moved to Moss Point',
  'moved near Kevin Street',
  'daughter of the Turners, moved',
  'Kevin Jones moved',
  'Ann moved, Kevin stays',
  'Kevin loves fishing',
  'moved',
])('“%s” is of no one else on the list', (note) => expect(toldBy(note)).toEqual({ asked: [], shown: [] }));

test('whoever is in the column of a wife or a husband is that one', () =>
  expect(toldBy('Kevin (deceased)', 'Spouse')).toEqual({ asked: [], shown: [] }));

test('in a file made of one name, its notes are asked about in their own rows alone', () => {
  const rows = Array.from({ length: 300 }, (_, at) => `Kevin${at} Turner,"the Roes left, ${at}"\nAnn${at} Roe,`);
  const read = rowsOfText(`Name,Notes\n${rows.join('\n')}\n`, false).rows;
  expect(read.filter(({ noted = [] }) => noted.length > 1)).toEqual([]);
});
