import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { fileNotesOf } from './notes-of-row.ts';

const notesIn = (heading: string, cell: string) =>
  readPeople(
    rowsOfText(`Name,Phone,"${heading}"\n"Reed, Tom",801-555-0236,"${cell}"\n"Lee, Kim",801-555-0237,\n`, false).rows,
  ).flatMap((read) => (read.person ? fileNotesOf(read).map(({ text }) => text) : [read.problem]));

test.each([
  ['Away', 'Dec 15-Jan 10'],
  ['Away (dates)', '7/4-7/18'],
  ['Dates away', '2099-12-20'],
  ['Out of Town', 'Dec 15-Jan 10'],
  ['Vacation', 'July'],
  ['Unavailable dates', '12/6, 12/13'],
  ['Dates unavailable', '12/6, 12/13'],
  ['Sundays not available', 'Dec 6 & 13'],
  ['Blackout dates', 'Dec 6'],
  ['Can’t do', 'Dec 6'],
  ['Out', 'Dec 15-Jan 10'],
  ['Back on', 'Jan 10'],
  ['Missionary until', 'June 2099'],
  ['Not before', 'Jan 10'],
  ['Wait until', '2099-01-10'],
  ['Regresa', '10 de enero'],
  ['Volta em', '10 de janeiro'],
  ['Fechas no disponibles', '6 dic'],
  ['Datas indisponíveis', '6 dez'],
])('“%s” “%s” is a note, although it is only a date', (heading, cell) =>
  expect(notesIn(heading, cell)).toEqual([cell]),
);

test.each([
  ['Back on', '2024-01-10'],
  ['Wait until', '2024-01-10'],
  ['Moved in', 'Dec 15'],
  ['Missionary', '2012-2014'],
  ['Days', '12/6'],
  ['Last asked', 'Dec 15'],
  ['Trips', '3'],
])('“%s” “%s” is none', (heading, cell) => expect(notesIn(heading, cell)).toEqual([]));

test.each(['School / Away', 'School/Mission', 'College', 'Away / School / Mission'])(
  'what stands under “%s” is a note, also where it looks like a name',
  (title) => {
    const { rows } = rowsOfText(
      `Name,Phone,${title}\n"Reed, Tom",801-555-0236,Utah State\n"Lee, Kim",801-555-0237,\n`,
      false,
    );
    expect(rows.map(({ noted = [] }) => noted.map(({ text }) => text))).toEqual([['Utah State'], []]);
  },
);
