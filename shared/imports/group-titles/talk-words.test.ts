import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const NAMES = 'Hans Müller 0171 5554401\nUte Schäfer\nKarin Roth\n';
const READ = ['Hans Müller, 0171 5554401', 'Ute Schäfer', 'Karin Roth'];

test.each([
  'Prayers January',
  'Talks in March',
  'Oraciones enero',
  'Discursos de mayo',
  'Discursantes diciembre',
  'Orações janeiro',
  'Discursos de maio',
  'Prières janvier',
  'Discours décembre',
  'Orateurs en mars',
  'Gebete Januar',
  'Ansprachen Dezember',
  'Ansprachen im Mai',
  'Gebete und Ansprachen Januar',
  'Sprecher März 2026',
  'Preghiere gennaio',
  'Discorsi dicembre',
  'Oratori di marzo',
])('“%s” is a heading, and no one', (heading) => {
  for (const gap of ['\n', '\n\n']) expect(importedFrom(`${heading}${gap}${NAMES}`).people).toEqual(READ);
});

test.each(['Mai Sprecher', 'April Prior', 'Ute Januar', 'August Gebert', 'Julio Mayo'])('%s is a person', (name) =>
  expect(importedFrom(`${name}\n${NAMES}`).people).toEqual([name, ...READ]),
);
