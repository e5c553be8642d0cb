import { expect, test } from 'vitest';
import { withDates } from '../dates.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...dates: string[]) =>
  withDates(dates.map((lastTalkDate, row) => ({ row, values: { name: 'Lee, Kim', lastTalkDate } }))).map(readPerson);

test.each(
  'Nov 2, 2025|November 2, 2025|Nov. 2, 2025|2 Nov 2025|2-Nov-25|02-Nov-2025|Sunday, November 2, 2025|2 de noviembre de 2025'.split(
    '|',
  ),
)('the last talk “%s” is read', (text) => {
  expect(read(text)[0]).toMatchObject({ problem: null, person: { lastTalkDate: '2025-11-02' } });
});

test.each('Sun 11/16/2025|11/16/25|11-16-2025|16.11.2025'.split('|'))('the last talk “%s” is read too', (text) => {
  expect(read(text)[0]?.person?.lastTalkDate).toBe('2025-11-16');
});

test('someone who has never spoken has no last talk', () => {
  for (const { person, remarks } of read('never', 'Not yet', 'Nunca'))
    expect([person?.lastTalkDate, remarks]).toEqual([undefined, []]);
});

test('a spreadsheet’s first days are an empty date, and no last talk', () => {
  for (const { person, problem } of read('1/0/1900', '1/1/1900', '12/30/1899', '12/31/1899', '1900-01-01'))
    expect([problem, person]).toEqual([null, { firstName: 'Kim', lastName: 'Lee' }]);
});

test('a month or a year alone is listed as ignored, and the rest of the row stays', () => {
  for (const text of ['Nov 2025', '2025', 'Fall 2024', '11/2025'])
    expect(read(text)[0]).toMatchObject({ person: { firstName: 'Kim' }, remarks: [`Ignored: “${text}”.`] });
});

test('anything that isn’t a date, or may be two, is flagged for review', () => {
  for (const text of ['soon', '11/2/25', '3-4-2026', '30 Feb 2025', 'Nov 2'])
    expect(read(text)[0]?.problem, text).toMatch(/^Last talk: /);
});

test('where all dates are Sundays in one order only, that order is meant', () => {
  const days = (...dates: string[]) => read(...dates).map(({ person }) => person?.lastTalkDate);
  expect(days('1/5/2025', '2/9/2025', '5/4/2025')).toEqual(['2025-01-05', '2025-02-09', '2025-05-04']);
  expect(days('1/5/2025', '2/9/2025')).toEqual([undefined, undefined]);
});

test.each(['Last Sacrament Talk', 'Last Talk Given', 'Fecha último discurso', 'Data do último discurso'])(
  'below “%s” stands when someone spoke last',
  (title) => {
    const [row] = rowsOfText(`Name,${title}\n"Lee, Kim",2025-11-02\n`, false).rows;
    expect(row && readPerson(row).person).toMatchObject({ lastName: 'Lee', lastTalkDate: '2025-11-02' });
  },
);

const talksIn = (text: string) =>
  withDates(rowsOfText(text, false).rows)
    .map(readPerson)
    .map(({ person, problem }) => (problem === null ? (person?.lastTalkDate ?? null) : 'asked'));

test.each([
  ['Name,Last Talk,Last Prayer', '2/8/2026,3/15/2026', '10/12/2025,', ['2026-02-08', '2025-10-12']],
  ['Nome,Último discurso,Última oração', '8/2/2026,15/3/2026', '12/10/2025,', ['2026-02-08', '2025-10-12']],
  ['Name,Last Talk,Birth Date', '8/2/2026,25/5/1963', '12/10/2025,', ['2026-02-08', '2025-10-12']],
  ['Name,Last Talk,Last Prayer', '2/8/2026,3/15/2026', '10/12/2025,15/3/2026', ['asked', 'asked']],
  ['Name,Last Talk,Last Prayer', '2/8/2026,3/5/2026', '10/12/2025,', ['asked', 'asked']],
])(
  'below “%s,” the dates of another column tell the order of the last talk’s, unless they differ: %s',
  (titles, one, other, dates) => expect(talksIn(`${titles}\nAda Page,${one}\nKim Wells,${other}\n`)).toEqual(dates),
);
