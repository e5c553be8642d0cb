import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const listOf = (title: string, cell: string, other: string) =>
  `Name;${title};Phone\nRaul Nunes;${cell};11999990001\nAna Vega;${other};11999990002\n`;

test.each([
  ['Discurso', 'No', 'Sí'],
  ['Discursos', 'Não', 'Sim'],
  ['Discurso?', 'Não', 'Sim'],
  ['Orador', 'No', 'Sí'],
  ['Oradora', 'Não', 'Sim'],
  ['Discurso/Oración', 'Oración', 'Discurso'],
  ['Prayer/Talk', 'P', 'PT'],
  ['Will do', 'prayer', 'talk'],
  ['Speaking pref', 'prayers', 'talks'],
  ['Willing to', 'Pray', 'Speak'],
])('under “%s,” “%s” asks whether someone is available, and “%s” doesn’t', (title, cell, other) => {
  const { people, problems } = importedFrom(listOf(title, cell, other));
  expect(people).toHaveLength(1);
  expect(problems[0]).toMatch(/^This row says “.+” under “.+[.]” Is this person available\?$/);
});

test.each([
  ['Misión', 'Sí', 'No'],
  ['Missão', 'Sim', 'Não'],
  ['Na missão', 'Sim', ''],
  ['Se mudó', 'Sí', 'No'],
  ['Mudou-se', 'Sim', 'Não'],
  ['Ya se mudó', 'Sí', ''],
  ['Fallecimiento', '02/03/2024', ''],
  ['Falecimento', '02/03/2024', ''],
  ['Data de falecimento', '02/03/2024', ''],
  ['Fecha de defunción', '02/03/2024', ''],
  ['Óbito', '02/03/2024', ''],
  ['Data do óbito', '02/03/2024', ''],
  ['Difunto', 'Sí', 'No'],
  ['Asiste', 'No', 'Sí'],
  ['Frequenta', 'Não', 'Sim'],
  ['Actividad', 'Inactiva', 'Activa'],
  ['deletedAt', '2026-01-01', ''],
])('under “%s,” “%s” asks whether someone is in the ward, and “%s” doesn’t', (title, cell, other) => {
  const { people, problems } = importedFrom(listOf(title, cell, other));
  expect(people).toHaveLength(1);
  expect(problems[0]).toMatch(/ Is this person in the ward\?$/);
});

test.each(['Disponibilidad', 'Disponibilidade', 'DISPONIBILIDAD'])('“%s” is a heading of who is available', (title) =>
  expect(rowsOfText(listOf(title, 'no', 'sí'), false).rows.map(({ values }) => values.isAvailable)).toEqual([
    'no',
    'sí',
  ]),
);

test.each(['Último discurso dado', 'Tema del discurso', 'Fecha de bautismo'])(
  'under “%s,” a day asks nothing',
  (title) => expect(importedFrom(listOf(title, '02/03/2024', '')).people).toHaveLength(2),
);

test('“archived” under “state” is a note', () =>
  expect(rowsOfText(listOf('state', 'archived', 'active'), false).rows[0]?.noted).toEqual([
    { text: 'archived', column: 'state' },
  ]));
