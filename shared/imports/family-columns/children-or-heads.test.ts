import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const KOFI = ['Kofi Boateng', 'Ama Boateng', 'Esi Boateng', 'Samuel Owusu', 'Grace Owusu'];
test.each([
  'Head of Household,Spouse,Children',
  'Household Head,Spouse,Children',
  'Family Head,Spouse,Children',
  'Jefe del hogar,Cónyuge,Hijos',
  'Cabeza de familia,Esposa,Hijos',
  'Chefe da família,Esposa,Filhos',
  'Responsável pela família,Esposa,Filhos',
  'Chef de famille,Femme,Enfants',
  'Familienoberhaupt,Ehefrau,Kinder',
  'Haushaltsvorstand,Ehefrau,Kinder',
])('everyone of the households below %s is read', (titles) => {
  const rows = [
    ['Kofi Boateng', 'Ama', 'Esi'],
    ['Samuel Owusu', 'Grace', ''],
  ];
  for (const by of [',', ';', '\t']) {
    const list = [titles.split(','), ...rows].map((row) => row.join(by)).join('\n');
    expect(importedFrom(list)).toEqual({ people: KOFI, problems: [] });
  }
});

test.each([
  'Household Head',
  'Family Head',
  'Jefe del hogar',
  'Chefe da família',
  'Chef de foyer',
  'Haushaltsvorstand',
])('below %s beside a phone are the people themselves', (title) => {
  const list = `${title},Phone\nKofi Boateng,024 555 0907\nSamuel Owusu,024 555 0908`;
  expect(importedFrom(list).people).toEqual(['Kofi Boateng, 024 555 0907', 'Samuel Owusu, 024 555 0908']);
});

const ASKED = ['Berta Albrecht', 'Anton Albrecht', 'Clara Braun'].map(
  (name) => `“${name}” is named as a parent in a list of children. Is this person in the ward?`,
);
test.each([
  'Child,Mother,Father,Phone',
  'Criança,Mãe,Pai,Telefone',
  'Menino,Mãe,Pai,Telefone',
  'Filho,Mãe,Pai,Telefone',
  'Enfant,Mère,Père,Téléphone',
  'Nom de l’enfant,Mère,Père,Téléphone',
  'Kind,Mutter,Vater,Telefon',
  'Niño,Madre,Padre,Teléfono',
  'Niña,Mamá,Papá,Celular',
  'Hijo,Madre,Padre,Teléfono',
])('the children below %s are read, and their parents asked about', (titles) => {
  const rows = [
    ['Leo Albrecht', 'Berta Albrecht', 'Anton Albrecht', '030 555809'],
    ['Zoe Braun', 'Clara Braun', '', '030 555810'],
  ];
  for (const by of [',', ';', '\t']) {
    const list = [titles.split(','), ...rows].map((row) => row.join(by)).join('\n');
    expect(importedFrom(list)).toEqual({ people: ['Leo Albrecht', 'Zoe Braun'], problems: ASKED });
  }
});

test.each(['Schüler,Mutter,Vater', 'Schülerin,Mutter,Vater', 'Aluno,Mãe,Pai', 'Alumna,Madre,Padre', 'Élève,Mère,Père'])(
  'the students below %s are the people of the list',
  (titles) => {
    const list = `${titles}\nLeo Albrecht,Berta Albrecht,Anton Albrecht\nZoe Braun,Clara Braun,`;
    expect(importedFrom(list)).toEqual({ people: ['Leo Albrecht', 'Zoe Braun'], problems: [] });
  },
);
