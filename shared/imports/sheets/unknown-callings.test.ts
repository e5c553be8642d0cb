import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
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
  'Ministering Sister|Ministering Brother|Ministering Brothers|Organist|Ward Clerk|Bishop',
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

test.each(['Works in the cafeteria', 'Ward Clerk Smith', 'Primary Teacher asap', 'Organist when Ann travels'])(
  'a word that no calling has is asked about beside one that they have: %j',
  (calling) => expect(read(['Bishop', 'Organist', calling]).at(-1)?.problem).toContain(calling),
);

const OF_THE_CHURCH = [
  'Bishop|Bishopric First Counselor|Bishopric Second Counselor|Ward Executive Secretary|Ward Clerk|Ward Assistant Clerk--Membership',
  'Ward Assistant Clerk--Finance|Elders Quorum President|Elders Quorum Secretary|Elders Quorum Ministering Secretary',
  'Ministering Interviewer|Relief Society Ministering Secretary|Relief Society Service Coordinator|Relief Society Activity Coordinator',
  'Relief Society Compassionate Service Leader|Aaronic Priesthood Quorum Adviser|Priests Quorum First Assistant|Deacons Quorum Specialist',
  'Young Women Class Adviser|Young Women Specialist - Camp Director|Young Women Camp Assistant Director|Young Women Sports Director',
  'Sunday School Course 13 Teacher|Sunday School Gospel Doctrine Teacher|Course 11 Teacher|Primary Music Leader|Primary Pianist',
  'Primary CTR 5 Teacher|Primary Valiant 8 Teacher|Nursery Leader|Primary Activities Leader - Boys|Ward Mission Leader|Ward Missionary',
  'Temple and Family History Leader|Temple and Family History Consultant|Indexing Specialist|Ward Music Chairman|Choir Director|Choir Accompanist',
  'Sacrament Meeting Organist|Priesthood Pianist|Relief Society Music Leader|Building Representative|History Specialist|Email Communication Specialist',
  'Stake High Councilor|Stake Relief Society President|Temple Preparation Teacher|Self-Reliance Specialist|Welfare and Self-Reliance Specialist',
  'Emergency Preparedness Specialist|Disability Specialist|JustServe Specialist|Technology Specialist|Magazine Representative|Ward Librarian',
  '1º Conselheiro no Bispado|2do consejero del quórum de élderes|1ª Consejera de la Primaria|Ordinances for the Dead Worker',
  'FSY Counselor|Early Morning Seminary Teacher|Institute Teacher|Young Single Adult Leader|Single Adult Representative|Addiction Recovery Missionary',
].flatMap((line) => line.split('|'));
test.each(OF_THE_CHURCH)('the calling “%s” of the Church’s own lists asks nothing', (calling) =>
  expect(read(['Patriarch', 'Organist', calling]).at(-1)?.problem).toBeNull(),
);

test.each(
  [
    'PV-Präsidentin|PV-Lehrerin|Erster Ratgeber in der Bischofschaft|Lehrer der Sonntagsschule|Gemeindesekretär|FHV-Präsidentin',
    'Présidente de la Primaire|Première conseillère de la Société de Secours|Greffier de paroisse|Président du Collège des Anciens|Premier conseiller dans l’épiscopat',
  ].flatMap((line) => line.split('|')),
)('“%s” is a calling in a column, and behind a name', (calling) => {
  expect(read(['Bishop', calling]).at(-1)).toMatchObject({ problem: null, remarks: [] });
  expect(importedFrom(`Nora Park - Organist\nKim Alder - ${calling}\nMax Lehrer\n`).people).toEqual([
    'Nora Park, Organist',
    `Kim Alder, ${calling}`,
    'Max Lehrer',
  ]);
});
