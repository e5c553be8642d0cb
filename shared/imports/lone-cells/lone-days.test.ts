import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const PEOPLE = 24;
/** What is asked, or shown, of each of those whose cell is filled. */
const toldBelow = (heading: string, filled: readonly string[]) => {
  const lines = Array.from(
    { length: PEOPLE },
    (_, at) =>
      `Ann Bell${'abcdefghijkl'[at % 12]}${'mn'[Math.floor(at / 12)]},80155501${at + 10},"${filled[at] ?? ''}"`,
  );
  return readPeople(rowsOfText(`Name,Phone,${heading}\n${lines.join('\n')}\n`, false).rows).flatMap((read) => [
    ...(read.problem ? ['asked'] : []),
    ...fileNotesOf(read).map(({ column, text }) => `${column}: ${text}`),
  ]);
};
const count = (days: number) => Array.from({ length: days }, (_, at) => `${at + 3} May 20${at + 10}`);

test.each([
  'Do not call since',
  'Do not contact after',
  'DNC date',
  'Declined since',
  'Less active since',
  'On mission since',
  'No llamar desde',
  'Não ligar desde',
  'Move date',
  'Last day',
  'Opt-out date',
  'Name removal',
  'Transferred to other ward on',
  'Funeral',
  'Deployed',
  'Hospital',
])('a day below “%s” is a note', (heading) => {
  for (const day of ['10/12/2026', 'Oct 2026', '2025', '10/26', 'since 2025', '20261012', 'Dec', 'Jun-Aug'])
    expect(toldBelow(heading, ['', day])).toEqual([`${heading}: ${day}`]);
});

test.each([
  'Leaving',
  'Departed date',
  'Withdrawn',
  'RIP',
  'Burial',
  'Se fue',
  'Salida',
  'Fecha de baja',
  'Data de saída',
  'Départ',
  'Auszug',
])('a day below “%s” asks whether someone is in the ward', (heading) =>
  expect(toldBelow(heading, ['', '10/12/2026'])).toContain('asked'),
);

test('it stays where many have such a day', () => expect(toldBelow('Do not call since', count(14))).toHaveLength(14));

test.each([
  'Move-in date',
  'Birth date',
  'Baptism date',
  'Confirmed',
  'Sustained',
  'Moved from',
  'Called',
  'Joined',
  'Last visit',
  'Interview',
  'Member since',
  'Fecha de llegada',
  'Membro desde',
  'Days',
  'Opening Prayer',
  'Closing Prayer',
  'Prayer (opening)',
  'Invocation',
  'Benediction',
  'Last youth talk',
  'Testimony',
  'Fast Sunday',
  'Speaker 1',
  'Youth speaker',
  'Musical number',
  'Call date',
  'Baptised',
  'Next speaking',
  'Scheduled',
  'Assigned',
  'Next',
  'Primera oración',
  'Última actualización',
  'Próximo',
  'Vence recomendación',
])('a day below “%s” says nothing, whether few have one, or all', (heading) => {
  expect(toldBelow(heading, count(3))).toEqual([]);
  expect(toldBelow(heading, count(PEOPLE))).toEqual([]);
});

test('below any other heading few days are notes, and many are not', () => {
  expect(toldBelow('Anything', count(3))).toHaveLength(3);
  expect(toldBelow('Anything', count(14))).toEqual([]);
});

test('a quarter of a long list is no reason to note each of them, unless their heading tells something', () => {
  const days = (heading: string) => {
    const lines = Array.from(
      { length: 100 },
      (_, at) =>
        `Ann Bell${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]},80155501${at + 10},${at % 4 ? '' : '3 May 2019'}`,
    );
    return readPeople(rowsOfText(`Name,Phone,${heading}\n${lines.join('\n')}\n`, false).rows).flatMap((read) =>
      fileNotesOf(read),
    );
  };
  expect(days('Anything')).toEqual([]);
  expect(days('Do not call since')).toHaveLength(25);
});

test('years of a mission that is long over are no note, and a time of the day is none', () => {
  expect(toldBelow('Mission', ['2004', '1998'])).toEqual([]);
  expect(toldBelow('Best time', ['7:30 pm', 'Sunday'])).toEqual([]);
});

test('keys of JSON tell the same', () => {
  const people = [{ name: 'Ned Able' }, { name: 'Ona Bass', moveDate: '2026-10-12' }, { name: 'Pat Cain' }];
  const notes = readPeople(rowsOfJson(JSON.stringify(people)).rows).map((read) => fileNotesOf(read));
  expect(notes).toEqual([[], [{ column: 'moveDate', text: '2026-10-12' }], []]);
});

test.each(['Last contact', 'Last seen', 'Last attended', 'Último contacto'])(
  'a day long ago below “%s” is a note, and a recent one is none',
  (heading) => {
    const recent = `3 May ${new Date().getFullYear()}`;
    expect(toldBelow(heading, [recent, '2015', '3/15/2016', recent, recent])).toEqual([
      `${heading}: 2015`,
      `${heading}: 3/15/2016`,
    ]);
    expect(toldBelow(heading, [recent, recent])).toEqual([]);
  },
);
