import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string, isText = false) =>
  (list.startsWith('[') ? rowsOfJson(list) : rowsOfText(list, isText)).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return { phone: person?.phone ?? '', problem, noted: (row.noted ?? []).map(({ text }) => text) };
  });

type Words = { name: string; others: string; own: string; phones: string; cell: string };
const LANGUAGES: Words[] = [
  {
    name: 'Name',
    others:
      'Ministering Brother|Ministering Sisters|Assigned Ministers|Next of Kin|Primary Contact|Teacher|Class Teacher|Driver|Relative|Bishopric Contact|Ward Contact|Home Teacher|Home Teachers|Home Teaching|Visiting Teacher|Mentor|Adviser|Leader|Parent|Mother|Emergency Contact|Pick-up Person',
    own: 'Address|Age|Calling|Class|Status|Household|Gender',
    phones:
      'Phone|Cell|Mobile|Contact No.|Contact Number|Number|Contact #|Contact|Contacts|Contact Info|No.|Ph|Tel|WhatsApp',
    cell: 'Mobile',
  },
  {
    name: 'Nome',
    others:
      'Responsável|Pais|Mãe|Ministrador|Irmão ministrador|Contato de emergência|Professor|Professora|Parente|Motorista|Tutor|Líder|Mestre familiar',
    own: 'Endereço|Idade|Chamado|Classe|Situação|Família|Sexo',
    phones: 'Telefone|Celular|Contato|Número|Contatos|Nº|Número de contato|Fone',
    cell: 'Celular',
  },
  {
    name: 'Nombre',
    others:
      'Padres|Madre|Apoderado|Hermano ministrante|Contacto de emergencia|Maestro|Maestra|Profesor|Pariente|Familiar|Conductor|Encargado|Líder|Maestro orientador',
    own: 'Dirección|Edad|Llamamiento|Clase|Estado|Familia|Sexo',
    phones: 'Teléfono|Celular|Contacto|Número|Contactos|Nº|Número de contacto|Móvil',
    cell: 'Celular',
  },
  {
    name: 'Nom',
    others:
      'Responsable légal|Tuteur|Parents|Mère|Frères de service pastoral|Personne à contacter|Instructeur|Instructrice|Professeur|Proche|Chauffeur|Instructeur au foyer',
    own: 'Adresse|Âge|Appel|Classe|Statut|Foyer|Sexe',
    phones: 'Téléphone|Portable|Numéro|Contact|Contacts|N°|Numéro de contact|Tél',
    cell: 'Portable',
  },
  {
    name: 'Name',
    others:
      'Eltern|Mutter|Betreuer|Betreuender Bruder|Betreuende Brüder|Notfallkontakt|Lehrer|Lehrerin|Angehörige|Fahrer|Verwandte|Vormund|Heimlehrer',
    own: 'Adresse|Alter|Berufung|Klasse|Status|Familie|Geschlecht',
    phones: 'Telefon|Handy|Kontakt|Nummer|Kontakte|Kontaktnummer|Nr.|Tel.|Mobil',
    cell: 'Handy',
  },
];
const PEOPLE = ['Gloria Mensah', 'Samuel Owusu', 'Grace Adjei'];
const [FIRST, SECOND, THIRD] = ['Eva Boateng', 'Rita Asante', 'David Amoah'];
const NUMBER: Record<string, string> = { [FIRST]: '024 555 0907', [SECOND]: '024 555 0908', [THIRD]: '024 555 0909' };
/** Three of them, two, and one with everyone. */
const HELPERS = [
  [FIRST, SECOND, THIRD],
  [FIRST, FIRST, SECOND],
  [FIRST, FIRST, FIRST],
];
const lines = (rows: string[][], by: string): string => rows.map((row) => row.join(by)).join('\n');
const asJson = ([titles = [], ...rows]: string[][]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at]]))));

const OTHERS = LANGUAGES.flatMap((words, language) =>
  words.others.split('|').map((other, at) => ({ ...words, other, turn: language + at })),
);
/** A list as a sheet, with semicolons, as JSON, and pasted. */
const WAYS: ((rows: string[][]) => ReturnType<typeof read>)[] = [
  (rows) => read(lines(rows, ',')),
  (rows) => read(lines(rows, ';')),
  (rows) => read(asJson(rows)),
  (rows) => read(lines(rows, '\t'), true),
];
// Every heading of a phone with all three sets of helpers; the ways to write the list take turns, since all of them would take minutes.
test.each(OTHERS)('behind $other, no phone is anyone’s own unsaid', ({ name, other, phones, cell, turn }) => {
  for (const [i, phone] of phones.split('|').entries())
    for (const [k, helpers] of HELPERS.entries()) {
      const rows = PEOPLE.map((person, at) => [person, helpers[at] ?? '', NUMBER[helpers[at] ?? ''] ?? '']);
      const said = WAYS[(turn + i + k) % WAYS.length]?.([[name, other, phone], ...rows]) ?? [];
      expect(said).toHaveLength(PEOPLE.length);
      for (const [at, one] of said.entries())
        expect([phone, one.phone === '' && (one.problem ?? one.noted.includes(rows[at]?.[2] ?? ''))]).toEqual([
          phone,
          expect.toSatisfy(Boolean),
        ]);
      if (phone === cell || (turn + i + k) % HELPERS.length !== 0) continue;
      const own = ['024 555 1100', '', '024 555 1120'];
      const beside = [
        [name, cell, other, phone],
        ...rows.map(([who = '', ...more], at) => [who, own[at] ?? '', ...more]),
      ];
      expect([phone, read(lines(beside, ',')).map((one) => one.phone)]).toEqual([phone, own]);
    }
});

const OWN = [
  ['12 Ring Road', '14 Ring Road', '3 Palm St'],
  ['24', '31', '19'],
  ['Bishop', 'Primary President', 'Relief Society President'],
  ['CTR 6', 'CTR 7', 'Valiant 8'],
  ['Active', 'Active', 'Active'],
  ['Mensah', 'Owusu', 'Adjei'],
  ['F', 'M', 'F'],
];
test.each(LANGUAGES)('behind $own, the same columns are the person’s own', ({ name, own, phones }) => {
  for (const [at, title] of own.split('|').entries())
    for (const phone of phones.split('|')) {
      const rows = PEOPLE.map((person, i) => [person, OWN[at]?.[i] ?? '', `024 555 090${i}`]);
      const said = read(lines([[name, title, phone], ...rows], ','));
      expect([title, phone, said.map((one) => one.phone)]).toEqual([title, phone, rows.map(([, , number]) => number)]);
      expect([title, phone, said.filter((one) => one.problem !== null || one.noted.length > 0)]).toEqual([
        title,
        phone,
        [],
      ]);
    }
});

test.each([
  'Name,Pick-up Person,Pick-up Phone',
  'Name,Emergency Person,Emergency Number',
  'Name,Driver,Driver Number',
  'Nombre,Persona de recogida,Teléfono de recogida',
  'Name,Abholperson,Abholtelefon',
])('the phone below %s is of whom the same words name', (titles) => {
  const list = `${titles}\nGus Hay,Roy Hay,435-555-0859\nMax Hay,Roy Hay,435-555-0859`;
  const theirs = { phone: '', problem: null, noted: ['435-555-0859'] };
  expect(read(list)).toEqual([theirs, theirs]);
});

test('different phones beside one teacher, and a phone behind a country, are the row’s own', () => {
  const own = ['024 555 0901', '024 555 0902', '024 555 0903'];
  const listed = (titles: string, cells: string[]) =>
    read(lines([titles.split(','), ...PEOPLE.map((one, at) => [one, cells[at] ?? '', own[at] ?? ''])], ','));
  expect(listed('Name,Teacher,Phone', [FIRST, FIRST, FIRST]).map(({ phone }) => phone)).toEqual(own);
  expect(
    listed('Nome,Pais,Telefone', ['Costa Rica', 'Estados Unidos', 'Cabo Verde']).map(({ phone }) => phone),
  ).toEqual(own);
});
