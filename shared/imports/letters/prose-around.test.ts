import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const LIST = '- Ana Soto, 801-555-1401\n- Juan Reyes, 801-555-1402\n- Luisa Mora, 801-555-1403\n';
const READ = ['Ana Soto, 801-555-1401', 'Juan Reyes, 801-555-1402', 'Luisa Mora, 801-555-1403'];
const END = 'See you Sunday!\nPaul\n';

test('a letter’s sentences above and below its list don’t make the list unreadable', () => {
  const opening = 'Here are the brothers and sisters we talked about on Sunday.';
  expect(importedFrom(`Hi Daniel,\n\n${opening}\n\n${LIST}\n${END}`).people).toEqual(READ);
});

test.each([
  ['Hi Daniel,', 'Some notes of mine from our last visit.'],
  ['Hola Daniel,', 'Unas notas mías de la última visita.'],
  ['Querido Daniel,', 'Umas notas minhas da última visita.'],
  ['Bonjour Daniel,', 'Quelques notes de ma dernière visite.'],
  ['Hallo Daniel,', 'Ein paar Notizen vom letzten Besuch.'],
  ['Buongiorno Daniel,', 'Qualche nota della mia ultima visita.'],
])('below “%s,” sentences of words that no one knows leave the list readable, and are shown as skipped', (hi, what) => {
  const { problems } = importedFrom(`${hi}\n\n${what}\nIl pleut. Regnet es. Llueve.\n\n${LIST}\n${END}`);
  expect(problems.join('\n')).toContain(what);
  expect(problems.filter((problem) => problem.startsWith('This row is below'))).toHaveLength(READ.length);
});
