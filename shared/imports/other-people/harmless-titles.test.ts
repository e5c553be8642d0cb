import { describe, expect, test } from 'vitest';
import { importedFrom, inItsWard } from '#tests/import-plans.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const peopleIn = (table: string): string[] =>
  rowsOfText(table, false)
    .rows.map((raw) => checkedOn('2026-11-22', inItsWard(readPerson(raw))))
    .flatMap(({ name, person }) => (person ? [name] : []));
const SERVING = 'Nora Park - Nursery Leader\nJune Abbott - Primary Pianist\nCarol Beck - Organist\n';
const TABLE = 'Name,Calling,Phone\nNora Park,Nursery Leader,801-555-0103\nJune Abbott,Primary Pianist,801-555-0104\n';

const UNKNOWN = [
  'Substitutes for Sunday',
  'Calling Recommendations',
  'Primary Calling Requests',
  'Wish List',
  'Names to consider',
  'Ward history - bishops',
  'With a vote of thanks',
  'Thank you for your service:',
  'Counselor choices',
  'Stake contacts',
  'Emergency contacts',
  'Last year',
  'Backup',
  'Delete these:',
  'Old numbers',
  'Not in our ward',
  'Scouts / YM - parents’ phones',
  'Se mudaron',
  'Ya no viven aquí',
  'Recomendaciones',
  'Pesquisadores',
  'Não membros',
];

describe.each(UNKNOWN)('below “%s,” everyone is asked about', (title) => {
  test('at the top of a text', () => expect(importedFrom(`${title}\n${SERVING}`).people).toEqual([]));
  test('above the headings of a table', () => expect(peopleIn(`${title},,\n${TABLE}`)).toEqual([]));
  test('below a blank line of a text, and whoever stands above is not', () => {
    const own = ['Derek Osmond 801-555-0102', 'Eve Dunn 801-555-0109', 'Bo Ames 801-555-0119'];
    const { people } = importedFrom(
      [...own, '', title, 'Nora Park 801-555-0103', 'June Abbott 801-555-0104'].join('\n'),
    );
    expect(people).toEqual(own.map((line) => line.replace(' 801', ', 801')));
  });
  test('below a blank row of a table', () => {
    const table = `Name,Calling\nDerek Osmond,Elders Quorum President\nEve Dunn,Ward Clerk\nBo Ames,Organist\n,\n${title},\nNora Park,Nursery Leader\n`;
    expect(peopleIn(table)).toEqual(['Derek Osmond', 'Eve Dunn', 'Bo Ames']);
  });
});

describe.each([
  'The Church of Jesus Christ of Latter-day Saints',
  'RS Contact List',
  'EQ Roster',
  'Maple Grove Ward Directory',
  'Lehi 12th Ward (123456)',
  'Barrio Los Olivos',
  'Elders Quorum Callings',
  'Relief Society Phone List - Updated Nov 2026',
  'Lista de miembros',
  'Ward Council 2026',
  'Printed 15 Nov 2026',
  'Sisters',
  'New Members',
  'Talk List 2026',
  'Home Teaching',
  'Bishopric Meeting',
  'Sacrament Meeting Prayers',
])('below “%s,” no one is', (title) => {
  test('at the top of a text', () => expect(importedFrom(`${title}\n${SERVING}`).people).toHaveLength(3));
  test('above the headings of a table', () => expect(peopleIn(`${title},,\n${TABLE}`)).toHaveLength(2));
});

test.each(['Cottonwood', 'Cottonwood 2026', 'Cottonwood Members'])(
  'below “%s,” no one is asked about in Cottonwood Ward, and everyone in another',
  (title) => {
    const list = `${title}\nCal Poe 801-555-0101\nDan Tull 801-555-0102\n`;
    expect(importedFrom(list, 'Cottonwood Ward').people).toHaveLength(2);
    expect(importedFrom(list, 'Pine Ward').people).toEqual([]);
  },
);

test.each([
  ['Old Members', 'Old Mill Ward'],
  ['Lost', 'Lost Creek Ward'],
])('below “%s,” everyone is asked about in %s as well', (title, ward) =>
  expect(importedFrom(`${title}\nCal Poe 801-555-0101\nDan Tull 801-555-0102\n`, ward).people).toEqual([]),
);

test('a line within a list that is an address, a note, or a person is no title', () => {
  const list = 'Derek Osmond 801-555-0102\n12 Oak Street\nEve Dunn 801-555-0109\nleft message\nBo Ames 801-555-0119\n';
  expect(importedFrom(list).people).toHaveLength(3);
});

test.each([
  'Here’s the updated ward list as of Nov 1:',
  "Here's the updated ward list as of Nov 1:",
  'WhatsApp group list:',
  'WhatsApp group',
  'Please find below the names for December prayers.',
  'Segue a lista dos membros da ala:',
  'Lista dei membri del rione',
  'FYI',
  'New list',
  'Current members as of today',
  'YSA',
  'YSA list',
  'Seminary',
  'Missionary prep',
  'Temple prep class',
  'FHE list',
  'Bishopric + aux presidents',
  'FHE / ward list - updated by Sis. Porter',
  'Our ward family',
])('“%s” is an ordinary title, with a gap below it and without', (title) => {
  for (const gap of ['\n', '\n\n'])
    expect(importedFrom(`${title}${gap}Cal Poe 801-555-0101\nDan Tull 801-555-0102\n`).people).toHaveLength(2);
});

test.each([
  'WhatsApp group of those who moved',
  'New list of former members',
  'FYI: these have moved',
  'The Ashby Family',
  'Current members of the other ward',
  'Mission',
  'Past presidents',
])('“%s” still asks', (title) =>
  expect(importedFrom(`${title}\nCal Poe 801-555-0101\nDan Tull 801-555-0102\n`).people).toEqual([]),
);

test('“Lista de miembros del Barrio Los Olivos” asks in another ward', () => {
  const list = 'Lista de miembros del Barrio Los Olivos\nCal Poe 801-555-0101\nDan Tull 801-555-0102\n';
  expect(importedFrom(list, 'Barrio Los Olivos').people).toHaveLength(2);
  expect(importedFrom(list, 'Los Olivos').people).toHaveLength(2);
  expect(importedFrom(list, 'Pine Ward').people).toEqual([]);
});

test.each(['YSA Ward', 'FHE / Oak Ward list'])('“%s” is another ward’s', (title) =>
  expect(importedFrom(`${title}\nCal Poe 801-555-0101\nDan Tull 801-555-0102\n`, 'Cottonwood Ward').people).toEqual([]),
);
