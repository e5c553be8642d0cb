import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';
import { stateBehindTitle } from './titles-with-states.ts';

const WARD = 'Maple Grove Ward';
const [ANN, BEN, EVE, FAY] = ['Ann Boyd', 'Ben Cole', 'Eve Usher', 'Fay Vail'].map(
  (name, at) => `${name}, 801-555-010${at}`,
);
const ABOVE = [ANN, BEN].join('\n');
const BELOW = [EVE, FAY].join('\n');
const inTable = (title: string) => importedFrom(`Name,Phone\n${ABOVE}\n"${title}",\n${BELOW}\n`, WARD);
const aboveTable = (title: string) => importedFrom(`"${title}",\nName,Phone\n${BELOW}\n`, WARD);
const inText = (title: string) => importedFrom(`${ABOVE}\n\n${title}\n${BELOW}\n`.replaceAll(', 801', ' 801'), WARD);

const STATED = [
  'Ward List (moved out)',
  'Ward Roster (moved)',
  'Phone List - Do Not Contact',
  'Ward List – gone',
  'Ward List (2): inactive',
  'Ward List, moved',
  'Maple Grove Ward - Moved Out',
  'Maple Grove Ward (Do Not Contact)',
  'Maple Grove Ward – Deceased',
  'Maple Grove Ward - other ward',
  'Maple Grove Ward - Do Not Ask',
  'Maple Grove Ward (123456) - Members Moved Out',
  'Maple Grove Ward Move-Outs',
  'Maple Grove Ward - Full-time Missionaries',
  'Maple Grove - Moved Out',
  'Riverside Stake - Moved Out',
  'Elders Quorum - Moved',
  'Elders Quorum (inactive)',
  'Elders Quorum - Not attending',
  'Relief Society - DNC',
  'Speaker List (do not ask)',
  'Lista de Miembros - Fallecidos',
  'Cuórum de Élderes - mudados',
  'Sociedade de Socorro (inativas)',
  'Relação - Mudaram',
  'No Contact List',
];
test.each(STATED)('below “%s,” everyone is asked about, wherever it stands, and no one above', (title) => {
  expect([inTable(title).people, inText(title).people]).toEqual([
    [ANN, BEN],
    [ANN, BEN],
  ]);
  expect(aboveTable(title).people).toEqual([]);
});

test.each([
  'Transferidos',
  'Desligados',
  'Afastados',
  'Excomungados',
  'Ausentes',
  'Bajas',
  'Retirados',
  'Desconocidos',
  'Enfermos',
  'Viajando',
  'Outra ala',
  'Otros barrios',
  'Dados de baja',
  'No desean visitas',
  'Missionaries out',
  'Misioneros de tiempo completo',
  'Records pending',
  'Baptism candidates',
  'Mission: Peru Lima',
  'Ex-members',
])('between people, “%s” asks about those below it, and about no one above', (title) => {
  const { people, problems } = inTable(title);
  expect(people).toEqual([ANN, BEN]);
  expect(problems.filter((problem) => problem.includes('This row is below “'))).toHaveLength(2);
});

test.each([
  'Maple Grove Ward - Relief Society',
  'Maple Grove Ward, Riverside Stake',
  'Ward List (updated 2026)',
  'Ward Directory - Phone Numbers',
  'Ward List - All Members',
  'Elders Quorum - Group B',
  'Relief Society (active)',
  'Speaker List - 2026',
])('below “%s” no one is asked about', (title) => {
  expect(inTable(title).people).toEqual([ANN, BEN, EVE, FAY]);
  expect(aboveTable(title).people).toEqual([EVE, FAY]);
});

test.each([
  'Sister Young (moved)',
  'April Page (moved)',
  'Kim Ward - moved',
  'Elder Church (inactive)',
  'Ashley Hills (moved)',
])('“%s” is one person, and says nothing of those below', (row) =>
  expect(inTable(row).people).toEqual([ANN, BEN, EVE, FAY]),
);

test.each([
  ['Ward Clerk - released', null],
  ['Strand Family (do not contact)', null],
  ['Maple Grove Ward - Elders Quorum - Moved', 'Moved'],
])('in “%s,” %j stands behind the name of a list', (text, state) => expect(stateBehindTitle(text)).toBe(state));

test('a title in two cells says the same', () =>
  expect(importedFrom(`Maple Grove Ward,Members Moved Out\nName,Phone\n${BELOW}\n`, WARD).people).toEqual([]));

test('a title above the headings is shown, or asks whom to ask, as between people', () => {
  expect(notedIn(`Less Active,\nName,Phone\n${BELOW}\n`)).toEqual({
    'Eve Usher': ['Heading: Less Active'],
    'Fay Vail': ['Heading: Less Active'],
  });
  expect(aboveTable('Homebound').problems).toEqual(
    [1, 2].map(() => 'This row is below “Homebound.” Is this person available?'),
  );
});

test.each(['Alma Park (moved)', 'Oren Park - moved', 'Gideon Hill (Moved)'])(
  '“%s” between people is one person, who is asked about, and no title',
  (text) => {
    const { people, problems } = inTable(text);
    expect(people).toEqual([ANN, BEN, EVE, FAY]);
    expect(problems).toEqual([expect.stringMatching(/has more than a name in it/)]);
  },
);

test.each([
  ['Moved, not in the ward', 'Is this person in the ward?'],
  ['Gone, out of the ward', 'Is this person in the ward?'],
  ['Speakers, who said no to us', 'Is this person in the ward, and is the rest still so?'],
  ['Sprecher, die absagten', 'Is this person in the ward, and is the rest still so?'],
])('“%s,” a title with a comma, tells of those below it', (title, question) => {
  const problem = `This row is below “${title}.” ${question}`;
  expect(importedFrom(`Ann Poe 801-555-0101\n\n${title}\nBen Roe 801-555-0102\n`)).toEqual({
    people: ['Ann Poe, 801-555-0101'],
    problems: [expect.stringContaining(title), problem],
  });
});

test.each(['Members, Maple Grove', 'Speakers, December', 'Friends, here are the speakers', 'Provo, Utah'])(
  '“%s” tells nothing of those below it',
  (title) => expect(importedFrom(`${title}\nAnn Poe 801-555-0101\nBen Roe 801-555-0102\n`).people).toHaveLength(2),
);

test.each([
  ['Actifs', 'Moins actifs'],
  ['Aktive', 'Weniger aktive'],
  ['Attivi', 'Meno attivi'],
  ['Activos', 'Menos activos'],
  ['Active', 'Less active'],
])('below “%s” no one is asked about, and below “%s” it is shown', (active, less) => {
  const list = `${active}\nAnn Poe\nEva Roth\nTim Lund\n${less}\nBen Roe\nUte Bohn\n`;
  expect(importedFrom(list).people).toEqual(['Ann Poe', 'Eva Roth', 'Tim Lund', 'Ben Roe', 'Ute Bohn']);
  expect(notedIn(list)).toEqual({ 'Ben Roe': [`Heading: ${less}`], 'Ute Bohn': [`Heading: ${less}`] });
});
