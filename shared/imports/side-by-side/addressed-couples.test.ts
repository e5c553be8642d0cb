import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [HIS, HERS, LATER] = ['801-555-4001', '801-555-4002', '801-555-4005'];
function read(text: string, isFree = false): string[] {
  const rows = rowsOfText(text, isFree).rows.map((raw) => readPerson(raw));
  return rows.map((one) => {
    const notes = fileNotesOf(one).map((note) => note.text);
    const { household, phone } = one.person ?? {};
    return [one.problem ?? one.name, household, phone, ...notes].filter(Boolean).join(' · ');
  });
}
const sheet = (titles: string, ...rows: string[]): string => [titles, ...rows].join('\n').replaceAll(',', ';');

const PAIRS = [
  ['Last Name', 'Brother', 'Sister', 'Phone', 'Children'],
  ['Family', 'Bro.', 'Sis.', 'Phone', 'Kids'],
  ['Familia', 'Hermano', 'Hermana', 'Teléfono', 'Hijos'],
  ['Família', 'Irmão', 'Irmã', 'Telefone', 'Filhos'],
  ['Famille', 'Frère', 'Sœur', 'Téléphone', 'Enfants'],
  ['Familie', 'Bruder', 'Schwester', 'Telefon', 'Kinder'],
  ['Famiglia', 'Fratello', 'Sorella', 'Telefono', 'Figli'],
  ['Last Name', 'Mr.', 'Mrs.', 'Phone', 'Children'],
  ['Familia', 'Señor', 'Señora', 'Teléfono', 'Hijos'],
  ['Familia', 'Sr.', 'Sra.', 'Teléfono', 'Hijos'],
  ['Família', 'Senhor', 'Senhora', 'Telefone', 'Filhos'],
  ['Famille', 'Monsieur', 'Madame', 'Téléphone', 'Enfants'],
  ['Famille', 'M.', 'Mme', 'Tél.', 'Enfants'],
  ['Familie', 'Herr', 'Frau', 'Telefon', 'Kinder'],
  ['Famiglia', 'Signor', 'Signora', 'Telefono', 'Figli'],
  ['Famiglia', 'Sig.', 'Sig.ra', 'Cell.', 'Figli'],
] as const;

test.each(PAIRS)(
  'below “%s, %s, %s,” both are people of the household, and its phone is noted with both',
  (...titles) => {
    const [family, man, woman, phone, children] = titles;
    for (const isFree of [false, true]) {
      const rows = [`Bernard,Luke,Anne,${HIS},`, `Durham,,Odile,${LATER},`];
      expect(read(sheet([family, man, woman, phone, children].join(','), ...rows), isFree)).toEqual([
        `Luke Bernard · Bernard · ${HIS}`,
        `Anne Bernard · Bernard · ${HIS}`,
        `Odile Durham · Durham · ${LATER}`,
      ]);
      expect(read(sheet([family, woman, man].join(','), 'Bernard,Anne,Luke'), isFree)).toEqual([
        'Anne Bernard · Bernard',
        'Luke Bernard · Bernard',
      ]);
    }
  },
);

test.each([
  ...PAIRS.map(([family, man, woman, phone]) => `${family},${man},${woman},${phone} ${man},${phone} (${woman})`),
  'Last Name,Brother,Sister,Brother’s Cell,Sister’s Cell',
  'Last Name,Brother Name,Sister Name,Brother Phone,Sister Phone',
  'Família,Irmão,Irmã,Cel. do irmão,Cel. da irmã',
  'Famille,Monsieur,Madame,Tél. M.,Tél. Mme',
  'Famille,Monsieur,Madame,Téléphone de Monsieur,Téléphone de Madame',
  'Familie,Herr,Frau,Handy Herr,Handy Frau',
  'Familie,Bruder,Schwester,Handy des Bruders,Handy der Schwester',
])('below “%s,” each has the phone of their own', (titles) =>
  expect(read(sheet(titles, `Bernard,Luke,Anne,${HIS},${HERS}`, `Durham,,Odile,,${LATER}`))).toEqual([
    `Luke Bernard · Bernard · ${HIS}`,
    `Anne Bernard · Bernard · ${HERS}`,
    `Odile Durham · Durham · ${LATER}`,
  ]),
);

test('whole names are of one home where their last names say so, and otherwise on their own', () => {
  const titles = 'Brother,Brother Phone,Sister,Sister Phone';
  expect(read(sheet(titles, `Luke Bernard,${HIS},Anne Bernard,${HERS}`))).toEqual([
    `Luke Bernard · Bernard · ${HIS}`,
    `Anne Bernard · Bernard · ${HERS}`,
  ]);
  expect(read(sheet(titles, `Luke Bernard,${HIS},Ana Roe,${HERS}`))).toEqual([
    `Luke Bernard · ${HIS}`,
    `Ana Roe · ${HERS}`,
  ]);
});

test('a mother’s phone is hers, not the only child’s', () => {
  const titles = 'Famille,Monsieur,Madame,Tél. M.,Tél. Mme,Enfants';
  expect(read(sheet(titles, `Durand,,Odile,,${HERS},Léa (15)`))).toEqual([
    `Odile Durand · Durand · ${HERS}`,
    'Léa Durand · Durand',
  ]);
});

test.each([
  ['one of the two', 'Last Name,Brother,Phone', `Bernard,Luke,${HIS}`, `Luke Bernard · ${HIS}`],
  ['titles', 'Last Name,First Name,Brother,Sister', 'Bernard,Luke,Bro.,', 'Luke Bernard'],
  ['titles alone', 'Last Name,Brother,Sister,Phone', `Bernard,Bro.,,${HIS}`, ''],
])('a sheet with %s stays as it is', (_, titles, row, person) => {
  const [only, another] = read(sheet(titles, row));
  expect([only?.startsWith(person), another]).toEqual([true, undefined]);
});

test('beside a name, someone’s brother and sister are no one on the list', () =>
  expect(read(sheet('Name,Phone,Brother,Sister', `Luke Bernard,${HIS},Tim Bernard,Anne Bernard`))).toHaveLength(1));

test.each([
  'Nom,Prénom Monsieur,Prénom Madame,Portable Monsieur,Portable Madame',
  'Nom,Prénom M.,Prénom Mme,Tél. M.,Tél. Mme',
  'Last Name,Brother First Name,Sister First Name,Brother Cell,Sister Cell',
  'Apellido,Nombre Hermano,Nombre Hermana,Celular Hermano,Celular Hermana',
  'Sobrenome,Nome Irmão,Nome Irmã,Celular Irmão,Celular Irmã',
  'Nachname,Vorname Herr,Vorname Frau,Handy Herr,Handy Frau',
  'Cognome,Nome Fratello,Nome Sorella,Cellulare Fratello,Cellulare Sorella',
])('below “%s” first names of both are those of a household', (titles) =>
  expect(read(sheet(titles, `Bernard,Luke,Anne,${HIS},${HERS}`, `Durham,,Odile,,${LATER}`))).toEqual([
    `Luke Bernard · Bernard · ${HIS}`,
    `Anne Bernard · Bernard · ${HERS}`,
    `Odile Durham · Durham · ${LATER}`,
  ]),
);
