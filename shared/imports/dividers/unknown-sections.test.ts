import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const ABOVE = ['Robert Hale, 801-555-0101', 'Karen Moss, 801-555-0102'];
const BELOW = ['Mark Tolman, 801-555-0103', 'Ann Lowe, 801-555-0104'];
const rows = (people: readonly string[]) => people.join('\n').replaceAll(', ', ',');
/** As the first and as a later section of a table, and below a blank line of a text. */
const listsWith = (heading: string): string[] => [
  `Name,Phone\n${rows(ABOVE)}\n"${heading}",\n${rows(BELOW)}\n`,
  `Name,Phone\nElders Quorum,\n${rows(ABOVE)}\n"${heading}",\n${rows(BELOW)}\n`,
  `${ABOVE.join('\n').replaceAll(',', '')}\n\n${heading}\n${BELOW.join('\n').replaceAll(',', '')}\n`,
];

test.each([
  'Relocated',
  'Records Out',
  'Dropped:',
  'Deletions',
  'Transfers',
  'Vacation',
  'Old',
  '2026 Move-Outs',
  'June Move-Outs',
  '*** RELOCATED ***',
  'Eliminados',
  'Traslados 2026',
  'Excluídos',
  'Mudanças',
  'Défunts',
  'Radiés',
  'Anciens Membres',
  'Gelöscht',
  'Verzogene Familien',
  'Freunde der Kirche',
  'Im Ausland',
])('below “%s,” which says that people left, everyone is asked about, and no one above', (heading) => {
  for (const list of listsWith(heading)) {
    const { people, problems } = importedFrom(list);
    expect(people).toEqual(ABOVE);
    expect(problems.slice(-2)).toEqual([1, 2].map(() => expect.stringMatching(/Is this person in the ward\?$/)));
  }
});

test('“June Old” is a person all the same', () =>
  expect(importedFrom('Name,Phone\nRobert Hale,801-555-0101\nJune Old,801-555-0102\n').people).toHaveLength(2));

test.each(['Whereabouts', 'Zorbled', 'Zorbles 2026', '--- Zorbled ---', 'Évaporés', 'Abgewanderte', 'Sumidos'])(
  'below “%s,” a word that no one knows, everyone is asked about, and no one above',
  (heading) => {
    for (const list of listsWith(heading).slice(0, 2)) {
      const { people, problems } = importedFrom(list);
      expect(people).toEqual(ABOVE);
      expect(problems.slice(-2)).toEqual([1, 2].map(() => expect.stringMatching(/^This row is below “.*still so\?$/)));
    }
  },
);

test.each([
  'Sopranos',
  'Baritone',
  'Contraltos',
  'Ward Council',
  'Team 1',
  'Building A',
  'Zone 3',
  'North Side',
  'Wednesday',
  'March',
  'G-M',
  'Mc',
  'Apartments',
  'Upstairs',
  'Setup',
  'Laurels',
  'Seventies',
  'Riverside',
  'Adultos',
  'Irmãs',
  'Solteiros',
  'Todos',
  'Adultes',
  'Arrivées',
  'Schwestern',
  'Erwachsene',
])('“%s” says nothing of those below it or above', (heading) => {
  for (const list of listsWith(heading)) expect(importedFrom(list).people).toEqual([...ABOVE, ...BELOW]);
});

test('first names alone in their rows are children, and no sections', () => {
  const list = 'Name,Phone\nRobert Hale,801-555-0101\nEmma,\nXylon,\nKaren Moss,801-555-0102\nAnn Lowe,801-555-0103\n';
  expect(importedFrom(list).people).toContain('Ann Lowe, 801-555-0103');
});
