import { expect, test } from 'vitest';
import { hasCallingWord } from '../callings.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (callings: readonly string[]) =>
  rowsOfText(
    [
      'Name,Calling',
      ...callings.map((calling, at) => `"Lee, ${'Kim Tom Eve Ida Mark Lori'.split(' ')[at]}",${calling}`),
    ].join('\n'),
    false,
  ).rows.map(readPerson);

const CALLINGS = [
  'Bishop|Elders Quorum First Counselor|YW Adviser|Magazine Representative|Temple Worker|RS Pres',
  'Presidenta de la Primaria|Encargada de la guardería|Maestro|Sumo consejo|Asesora de jóvenes|Professora da Primária',
  'Bispo|Líder da missão|Regente|Consultora de história da família|Évêque|Instructrice de la Primaire',
  'Greffier de paroisse|Dirigeant de mission|Bischof|FHV-Leiterin|Gemeindesekretär|Lehrer der Sonntagsschule',
  'Ratgeber|扶助協會會長|Member',
].flatMap((line) => line.split('|'));

test.each(CALLINGS)('“%s” has a calling word', (calling) => expect(hasCallingWord(calling)).toBe(true));

test('a calling without a calling word is flagged for review, only once for identical ones', () => {
  const rows = read(['Ward Clerk', 'Mark Ashby', 'Room with a view', 'mark ashby', 'Organist', 'Bishop']);
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    '“Mark Ashby” may not be a calling. Please check.',
    '“Room with a view” may not be a calling. Please check.',
    null,
    null,
    null,
  ]);
  expect(rows[3]?.remarks).toEqual(['“mark ashby” may not be a calling: see row 3.']);
});

test('where most callings are in another language, each row says that they may not be callings', () => {
  const rows = read(['Piispa', 'Sihteeri', 'Opettaja', 'Kuoronjohtaja', 'Bishop']);
  expect(rows.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  expect(rows.filter(({ remarks }) => remarks?.[0]?.endsWith('may not be a calling.'))).toHaveLength(4);
});

test('text that says there isn’t a calling, or describes the person, is not flagged', () => {
  const rows = read(['none', 'N/A', 'Active', 'Unassigned', 'Ward Clerk', '']);
  expect(rows.flatMap(({ problem }) => problem ?? [])).toEqual([]);
});
