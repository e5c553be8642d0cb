import { expect, test } from 'vitest';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { inItsWard } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const callings = (list: string) =>
  rowsOfText(list, false).rows.map((row) => inItsWard(readPerson(row)).person?.calling);

test('an office that every organization has gets the organization before it', () => {
  const list = [
    'Organization,Position,Name',
    'Primary,President,"Hub, Ida"',
    'Relief Society,First Counselor,"Ivy, Di"',
    'Bishopric,1st Counselor,"Cole, Bob"',
    'Primary,Primary Teacher,"Eck, Al"',
    'Sunday School,Ward Clerk,"Dunn, Sam"',
    ',Secretary,"Lee, Kim"',
  ];
  expect(callings(list.join('\n'))).toEqual([
    'Primary President',
    'Relief Society First Counselor',
    'Bishopric 1st Counselor',
    'Primary Teacher',
    'Ward Clerk',
    undefined,
  ]);
});

test('an organization written once for all of its callings, as in merged cells, counts for each of them', () => {
  const list = [
    'Organization,Calling,Name',
    'Bishopric,Bishop,"Hansen, Mark"',
    ',1st Counselor,"Ortiz, Luis"',
    'Elders Quorum,President,"Lee, Al"',
    ',1st Counselor,"Kim, Bo"',
    ',Ward Missionary,"Poe, Ed"',
    ',Teacher,"Fox, Ray"',
  ];
  expect(callings(list.join('\n'))).toEqual([
    'Bishop',
    'Bishopric 1st Counselor',
    'Elders Quorum President',
    'Elders Quorum 1st Counselor',
    'Ward Missionary',
    'Elders Quorum Teacher',
  ]);
  const late = [
    'Organization,Calling,Name',
    ',Teacher,"Fox, Ray"',
    'Primary,President,"Lee, Al"',
    ',Teacher,"Kim, Bo"',
  ];
  expect(callings(late.join('\n'))).toEqual(['Teacher', 'Primary President', 'Teacher']);
});

test('an organization in a column that is read as something else stays there', () => {
  expect(rowsOfText('Name,Calling,Notes\n"Hub, Ida",Teacher,Primary\n', false).rows[0]?.values).toEqual({
    name: 'Hub, Ida',
    calling: 'Teacher',
    notes: 'Primary',
  });
});

test('an office below the heading of an organization gets it, up to the next heading', () => {
  const list = [
    'Position,Name',
    'Relief Society,',
    'President,"Cole, Ida"',
    'Primary Presidency,',
    'First Counselor,"Lee, Ann"',
    'Organist,"Lee, Bo"',
    'Friends,',
    'Teacher,"Fox, Al"',
  ];
  expect(callings(list.join('\n')).filter(Boolean)).toEqual([
    'Relief Society President',
    'Primary First Counselor',
    'Organist',
    'Teacher',
  ]);
  const text =
    'Elders Quorum:\nAshby, Mark - President\nCole, Bob\nRoe, Al - Secretary\nMaple Grove Ward\nFox, Al - Teacher\n';
  expect(
    rowsOfText(text, true)
      .rows.map((row) => inItsWard(readPerson(row)).person?.calling)
      .filter(Boolean),
  ).toEqual(['Elders Quorum President', 'Elders Quorum Secretary', 'Teacher']);
});

const HEADINGS =
  'Oldest Class|Younger Girls|12-13|12-13 yr olds|Ages 12-14|Laurels|Personal Progress|Class Presidencies|Class of 2013|' +
  'Sunday Lessons|Light of Christ|Builders of Faith|Room 12|Humanitarian Aid|Book Group|Youth Classes|YSA|Y.W.';
test.each(HEADINGS.split('|'))('below “%s” the organization above it is over', (heading) => {
  const sheet = ['Name,Calling', 'PRIMARY,', 'Ann Lee,President', `${heading},`, 'Bea Hall,President'];
  const text = ['PRIMARY', 'President - Ann Lee', heading, 'President - Bea Hall'];
  for (const rows of [rowsOfText(sheet.join('\n'), false).rows, rowsOfText(text.join('\n'), true).rows])
    expect(readPerson(rows.at(-1) ?? { row: 1, values: {} }).problem).toBe(
      `“President” is below ${quotedAtEnd(heading)} Of which organization is it?`,
    );
});

test('a person without a calling ends no organization', () =>
  expect(
    callings('Name,Calling\nPRIMARY,\nAnn Lee,President\n"Cole, Bob",\nOksana Hansen,\nBea Hall,Secretary').at(-1),
  ).toBe('Primary Secretary'));

const told = (...lines: string[]) => callings(lines.join('\n')).filter(Boolean);
test('an organization above the headings of its table counts for the offices in it, in each of several tables', () => {
  expect(told('Relief Society,', 'Name,Calling', 'Mary Larsen,President')).toEqual(['Relief Society President']);
  const first = ['Relief Society,', 'Maple Grove Ward,', 'Name,Calling', 'Mary Larsen,President', 'Ann Lee,Organist'];
  expect(told(...first, 'Primary,', 'Calling,Name,Phone', 'President,Sue Cole,801-555-0100')).toEqual([
    'Relief Society President',
    'Organist',
    'Primary President',
  ]);
  expect(told(...first, 'Primary Leadership (2):,', 'Name,Calling', 'Sue Cole,President', 'Bo Kim,Secretary')).toEqual([
    'Relief Society President',
    'Organist',
    'Primary President',
    'Primary Secretary',
  ]);
  expect(told('Relief Society,', 'Name,Calling', 'Mary Larsen,President', 'Ward Council,', 'Bo Kim,Secretary')).toEqual(
    ['Relief Society President'],
  );
});

test('a list of an organization’s members says nothing of the offices that they have in others', () =>
  expect(told('Relief Society,', 'Name,Calling', 'Mary Larsen,Primary President', 'Ann Lee,Teacher')).toEqual([
    'Primary President',
    'Teacher',
  ]));

const problemsIn = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map((row) => readPerson(row).problem);
const asked = (calling: string) => `This row has no calling. Is it “${calling},” as above?`;

test('where cells of callings are merged, a person below one is flagged for review', () => {
  expect(
    problemsIn(
      'Calling,Name',
      'Organist,Ann Hall',
      'Teachers,',
      ',Bea Hall',
      ',Eve Hall',
      'Adviser,Flo Hall',
      ',Gil Hall',
      'Pianist,Ida Hall',
    ),
  ).toEqual([
    null,
    'There is no name in this row.',
    asked('Teachers'),
    asked('Teachers'),
    null,
    asked('Adviser'),
    null,
  ]);
  expect(
    problemsIn(
      'Organization,Calling,Name',
      'Elders Quorum,President,Tom Beck',
      ',Secretary,Cy Hall',
      'Primary,Teacher,Bea Hall',
      ',,Flo Hall',
      'Sunday School,,Gil Hall',
    ),
  ).toEqual([null, null, null, asked('Primary Teacher'), null]);
});

test('in a list of members, a blank calling is none', () =>
  expect(problemsIn('Name,Calling', 'Ann Hall,Organist', 'Bea Hall,', 'Eve Hall,', ',Ward Clerk', 'Flo Hall,')).toEqual(
    [null, null, null, 'There is no name in this row: “Ward Clerk.”', null],
  ));

test.each([
  ['Organización,Llamamiento,Nombre', 'Sociedad de Socorro', 'Presidenta', 'Presidenta de la Sociedad de Socorro'],
  ['Organización,Llamamiento,Nombre', 'Primaria', 'Maestra', 'Maestra de la Primaria'],
  [
    'Organização,Chamado,Nome',
    'Sociedade de Socorro',
    'Primeira Conselheira',
    'Primeira Conselheira da Sociedade de Socorro',
  ],
  ['Organização,Chamado,Nome', 'Primária', 'Presidente', 'Presidente da Primária'],
  ['Organización,Llamamiento,Nombre', 'Quórum de élderes', 'Presidente', 'Presidente del Quórum de élderes'],
  ['Organização,Chamado,Nome', 'Quórum de Élderes', 'Presidente', 'Presidente do Quórum de Élderes'],
  ['Organization,Calling,Name', 'Relief Society', 'Education Counselor', 'Relief Society Education Counselor'],
  ['Organization,Calling,Name', 'Stake', 'High Counselor', 'High Counselor'],
])('below “%s,” “%s” and “%s” are “%s”', (headings, organization, office, whole) =>
  expect(callings(`${headings}\n${organization},${office},"Lee, Kim"`)).toEqual([whole]),
);

test('a line of several counselors ends no organization', () => {
  const lines = [
    'ELDERS QUORUM',
    'President: Dane Rigby 801-555-0236',
    'Counselors: Ty Frei 801-555-0341, Val Orme 801-555-0153',
    'Secretary: Kip Dunn',
  ];
  expect(rowsOfText(lines.join('\n'), true).rows.flatMap(({ values }) => values.calling ?? [])).toEqual([
    'Elders Quorum President',
    'Elders Quorum Counselor',
    'Elders Quorum Counselor',
    'Elders Quorum Secretary',
  ]);
});
