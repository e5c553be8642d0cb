import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const NO_NAMES = /couldn’t find a name column/;
const read = (text: string, isFree = false) => rowsOfText(text, isFree).rows.map(readPerson);

test.each([
  ['Date', 'Speakers'],
  ['Date', 'Who spoke'],
  ['Fecha', 'Orador'],
  ['Fecha', 'Discursante'],
  ['Domingo', 'Discursantes'],
  ['Data', 'Oradores'],
  ['Data', 'Oradora'],
  ['Datum', 'Sprecher'],
  ['Sonntag', 'Redner'],
  ['Date', 'Orateur'],
  ['Dimanche', 'Orateurs'],
  ['Data', 'Oratore'],
])('below “%s” and “%s” stand days and names, as below “Date” and “Speaker”', (date, speaker) => {
  const rows = [`${date},${speaker}`, '1/3/2026,Kim Lee', '8/3/2026,Tom Reed'];
  for (const list of [read(rows.join('\n')), read(rows.join('\n').replaceAll(',', '\t'), true)])
    expect(list.map(({ person, problem }) => [person?.firstName, person?.lastName, problem])).toEqual([
      ['Kim', 'Lee', null],
      ['Tom', 'Reed', null],
    ]);
});

test.each([
  'Speaker,Date,Ward',
  'Orador,Fecha,Barrio',
  'Orador,Data,Ala',
  'Sprecher,Datum,Gemeinde',
  'Orateur,Date,Paroisse',
])('“%s” heads a list of whom a stake sends, and no one is read from it', (headings) =>
  expect(() => read(`${headings}\nKim Lee,1/3/2026,Centro\nAna Ruiz,8/3/2026,Norte`)).toThrow(NO_NAMES),
);

test.each(['Speakers', 'Orador', 'Discursante', 'Sprecher', 'Orateur'])(
  'a column “%s” beside the names is of no one else',
  (heading) => {
    const list = rowsOfText(`Name,${heading}\nKim Lee,x\nAna Ruiz,`, false);
    expect(list.rows.map(({ values }) => values)).toEqual([{ name: 'Kim Lee' }, { name: 'Ana Ruiz' }]);
    expect(list.ignoredColumns).toEqual([heading]);
  },
);

test('whom the stake sent is asked about below these headings, too', () => {
  const [visitor] = read('Date,Orateurs,Autre\n1/3/2026,Kim Lee,High Councilor\n8/3/2026,Tom Reed,');
  expect(visitor?.problem).toContain('High Councilor');
});
