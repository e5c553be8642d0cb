import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) => importedFrom(text.replaceAll('/', '\n')).people;

test.each([
  ['Members,Notes/"Reed, Tom",/"Cole, Ann",', ['Tom Reed', 'Ann Cole']],
  ['Miembros;Teléfono/Tom Reed;801-555-0101/Ann Cole;', ['Tom Reed, 801-555-0101', 'Ann Cole']],
  ['Membros;Telefone/Tom Reed;801-555-0101/Ann Cole;', ['Tom Reed, 801-555-0101', 'Ann Cole']],
  ['Mitglieder;Telefon/Tom Reed;801-555-0101/Ann Cole;', ['Tom Reed, 801-555-0101', 'Ann Cole']],
  ['Membres;Téléphone/Tom Reed;801-555-0101/Ann Cole;', ['Tom Reed, 801-555-0101', 'Ann Cole']],
  [
    'District,Companionship,Ministering Brother,Phone,Families/1,1,"Reed, Tom",801-555-0101,Cade Family/,,"Cole, Al",,Dunn Family',
    ['Tom Reed, 801-555-0101', 'Al Cole'],
  ],
  [
    'Ministering Sister,Phone,Assigned Sister,Assigned Phone/Ann Cole,801-555-0101,Sue Dunn,',
    ['Ann Cole, 801-555-0101'],
  ],
])('“%s” has the people of the list below its heading', (text, people) => expect(read(text)).toEqual(people));

test.each(['Phone', 'Phone,Phone'])('before those who visit them, the people are the households', (phones) => {
  const titles =
    phones === 'Phone' ? 'Household,Phone,Ministering Brother' : 'Household,Phone,Ministering Brother,Phone';
  const rows = `"Cade, Tom & Ann",801-555-0101,"Reed, Bo",801-555-0102/"Dunn, Sue",,"Reed, Bo",801-555-0102`;
  expect(read(`${titles}/${phones === 'Phone' ? rows.replaceAll(',801-555-0102', '') : rows}`)).toEqual([
    'Tom Cade',
    'Ann Cade',
    'Sue Dunn',
  ]);
});

test.each([
  'Ward,Members,Phone/Maple Grove,350,801-555-0101',
  'Household,Ministering Brother,Phone/"Reed, Tom",Al Cole,',
])('in “%s” the heading is no one’s on the list', (text) =>
  expect(() => rowsOfText(text.replaceAll('/', '\n'), false)).toThrow('We couldn’t find a name column'),
);

test.each(['Last Name,Husband,Wife,Members?/Reed,Tom,Ann,Yes', 'Husband,Wife,Members,Phone/Tom Reed,Ann Reed,Yes,'])(
  'in “%s” the people are the couple',
  (text) => expect(read(text).slice(0, 2)).toEqual(['Tom Reed', 'Ann Reed']),
);

test('contacts as vCard are called so, with what to do', () => {
  const card = 'BEGIN:VCARD\nVERSION:3.0\nN:Reed;Tom;;;\nFN:Tom Reed\nTEL;TYPE=CELL:801-555-0101\nEND:VCARD\n';
  for (const isFree of [true, false]) expect(() => rowsOfText(card, isFree)).toThrow(/vCard.*CSV/);
});
