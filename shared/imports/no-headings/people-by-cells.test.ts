import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';

const ROWS = [
  ['Emma Lund', '13', '435-555-7121', 'Sue Dahl'],
  ['Sadie Orr', '14', '435-555-7122', 'Pat Lowe'],
  ['Lily Cole', '13', '435-555-7123', 'Sue Dahl'],
];
const STORED = ROWS.map(([name, age, phone]) => [name, phone, age].join(', '));
const written = (titles: string, by: string) => [titles.split(','), ...ROWS].map((row) => row.join(by)).join('\n');

test.each([
  'Camper,Age,Phone,Leader',
  'YW,Age,Cell,Adviser',
  'Girls,Age,Phone,Driver',
  'Scout,Age,Phone,Leader',
  'Seminary Student,Age,Phone,Teacher',
  'New Convert,Age,Phone,Teacher',
  'Baptismal Candidate,Age,Phone,Speaker',
  'Widow,Age,Phone,Ministering Brother',
  'Pupil,Age,Phone,Mother',
  'Candidato al bautismo,Edad,Teléfono,Maestro',
  'Pesquisadora,Idade,Telefone,Professor',
  'Campeuse,Âge,Téléphone,Instructrice',
  'Täufling,Alter,Telefon,Lehrer',
])('the people of %s are those in its first column, and what stands beside them is theirs', (titles) => {
  for (const by of [',', ';', '\t'])
    expect(importedFrom(written(titles, by))).toEqual({ people: STORED, problems: [] });
  const [who = '', ...more] = titles.split(',');
  const json = JSON.stringify(
    ROWS.map(([name, ...rest]) => Object.fromEntries([[who, name], ...more.map((key, at) => [key, rest[at]])])),
  );
  const people = rowsOfJson(json).rows.map((row) => readPerson(row).person);
  expect(people.map((one) => `${one?.firstName} ${one?.lastName}, ${one?.phone}`)).toEqual(
    ROWS.map(([name, , phone]) => `${name}, ${phone}`),
  );
});

test('whole names below the one heading that no one knows are the people of the list', () => {
  const list = 'Camper,Age,Phone\nEmma Lund,13,435-555-7121\nSadie Orr,14,435-555-7122\n';
  const people = ['Emma Lund, 435-555-7121, 13', 'Sadie Orr, 435-555-7122, 14'];
  expect(importedFrom(list).people).toEqual(people);
  expect(importedFrom(list.replaceAll(',', '\t')).people).toEqual(people);
  expect(importedFrom(`Ward List,,\n${list}`).people).toEqual(people);
});

test.each([
  ['Camper,Buddy,Phone', ['Camper', 'Buddy'], 'Emma Lund,Sue Dahl,435-555-7121\nSadie Orr,Pat Lowe,435-555-7122'],
  ['Camper,Phone,Leader', ['Camper', 'Leader'], 'Emma,435-555-7121,Sue Dahl\nJulie,435-555-7122,Pat Lowe'],
])('%s is refused by the names of its two columns', (titles, [one, other], rows) =>
  expect(importedFrom(`${titles}\n${rows}\n`)).toEqual({
    people: [],
    problems: [
      `The columns “${one}” and “${other}” both have names. Put the heading “Name” above the people to import, and try again.`,
    ],
  }),
);

test.each(['Investigator,Age,Teacher', 'Visitor,Age,Leader', 'Investigator,Age,Phone', 'Household,Age,Captain'])(
  '%s names no one of the ward for sure, and is refused',
  (titles) => {
    const { people } = importedFrom(`${titles}\nEmma Lund,33,Sue Dahl\nSadie Orr,44,Pat Lowe\n`);
    expect(people).toEqual([]);
  },
);

test.each(['Date,Conducting,Speaker,Topic', 'Date,Invited By,Speaker,Topic', 'Date,Presiding,Speaker,Topic'])(
  'in %s, the speaker is the person',
  (titles) =>
    expect(
      importedFrom(`${titles}\n12/6/2026,Karl Hansen,Emma Lund,Faith\n12/13/2026,Pete Cole,Sadie Orr,Hope\n`).people,
    ).toEqual(['Emma Lund', 'Sadie Orr']),
);
