import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string, isText = false) =>
  (list.startsWith('[') ? rowsOfJson(list) : rowsOfText(list, isText)).rows.map((row) => {
    const { person, problem, remarks } = readPerson(row);
    return { person, problem, remarks: (remarks ?? []).filter((remark) => remark.startsWith('Check that')) };
  });
const lines = (rows: string[][], by: string): string => rows.map((row) => row.join(by)).join('\n');
const asJson = ([titles = [], ...rows]: string[][]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at]]))));

const PEOPLE = ['Gloria Mensah', 'Samuel Owusu', 'Grace Adjei', 'Peter Boakye'];
const [ONE, OTHER] = ['Karl Hansen', 'Rita Asante'];
const PHONES: Record<string, string> = { [ONE]: '435-555-7101', [OTHER]: '435-555-7102' };
const EMAILS: Record<string, string> = { [ONE]: 'kh@example.com', [OTHER]: 'ra@example.com' };

const REPEATED = {
  Name: 'Block Captain|Captain|Zone Captain|District Leader|Team Lead|Class President|Meal From|Ward Missionary|YCL|Anyone',
  Nombre: 'Capitán|Capitán de zona|Líder de distrito|Quien visita|Supervisora',
  Nome: 'Capitão|Líder de zona|Supervisor|Quem visita',
  Nom: 'Capitaine|Chef de zone|Superviseur',
  Vorname: 'Betreut von|Zugeteilt|Blockwart',
};
const CAPTAINS = Object.entries(REPEATED).flatMap(([name, all]) =>
  all.split('|').map((other) => ({ name: name === 'Vorname' ? 'Name' : name, other })),
);
test.each(CAPTAINS)('a phone and an email that repeat with the person below $other are theirs', ({ name, other }) => {
  for (const helpers of [
    [ONE, ONE, OTHER, OTHER],
    [ONE, ONE, ONE, OTHER],
    [ONE, ONE, ONE, ONE],
  ]) {
    const rows = PEOPLE.map((one, at) => {
      const helper = helpers[at] ?? '';
      return [one, helper, PHONES[helper] ?? '', EMAILS[helper] ?? ''];
    });
    const written = [[name, other, 'Phone', 'Email'], ...rows];
    for (const said of [read(lines(written, ',')), read(lines(written, '\t'), true), read(asJson(written))])
      for (const { person } of said) expect([person?.phone, person?.email]).toEqual([undefined, undefined]);
    const own = written.map((row, at) => (at === 0 ? row : [...row.slice(0, 2), `435-555-720${at}`, `m${at}@x.org`]));
    for (const said of [read(lines(own, ','))])
      if (helpers[2] === OTHER)
        expect(said.map((one) => [one.person?.phone, one.remarks])).toEqual(own.slice(1).map((row) => [row[2], []]));
  }
});

const FIELDS: [string, string[]][] = [
  ['Phone', ['435-555-7101', '435-555-7102', '435-555-7103', '435-555-7104']],
  ['Email', ['a1@example.com', 'b2@example.com', 'c3@example.com', 'd4@example.com']],
  ['Age', ['33', '44', '55', '66']],
  ['Birthday', ['3/14/1980', '5/16/1970', '4/4/1960', '2/2/1975']],
  ['Calling', ['Bishop', 'Ward Clerk', 'Organist', 'Primary President']],
  ['Last Talk', ['3/14/2026', '5/16/2026', '2/1/2026', '1/11/2026']],
];
const OTHERS =
  'Ministering Brother|Companion|Block Captain|Zone Captain|Missionary|Leader|Teacher|Class President|Meal From|Hermano ministrante|Compañero|Irmão ministrador|Frère de service|Betreuender Bruder|Wer besucht';
const HELPERS = ['Eva Boateng', 'Rita Asante', 'David Amoah', 'Karl Hansen'];
test.each(OTHERS.split('|'))('behind the names below %s, nothing is stored without a word', (other) => {
  for (const [field, values] of FIELDS) {
    const written = [['Name', other, field], ...PEOPLE.map((one, at) => [one, HELPERS[at] ?? '', values[at] ?? ''])];
    for (const said of [read(lines(written, ',')), read(lines(written, '\t'), true), read(asJson(written))])
      for (const { person, problem, remarks } of said) {
        const { phone, email, birthYear, calling, lastTalkDate, age } = { age: undefined, ...person };
        const isStored = [phone, email, birthYear, calling, lastTalkDate, age].some(Boolean);
        expect([field, !isStored || problem !== null || remarks.length > 0]).toEqual([field, true]);
      }
  }
});

test.each(
  'Child|Kid|Baby Name|Youth|Child 1|Child in Primary|Youngest Child|Son/Daughter|Grandchild|Hijo|Filho|Enfant|Kind'.split(
    '|',
  ),
)('an age, a birthday, and a sex behind %s are the child’s', (other) => {
  for (const [field, values] of [
    ['Age', ['12', '5', '8', '3']],
    ['Birthday', ['3/14/2016', '5/16/2019', '4/4/2018', '2/2/2021']],
    ['Sex', ['F', 'M', 'F', 'M']],
  ] as const) {
    const children = ['Tim', 'Eva', 'Max', 'Lily'];
    const rows = PEOPLE.map((one, at) => [one, `435-555-720${at}`, children[at] ?? '', values[at] ?? '']);
    const list = lines([['Name', 'Phone', other, field], ...rows], ',');
    const own = read(list).filter(({ person }) => person && PEOPLE.includes(`${person.firstName} ${person.lastName}`));
    for (const { person } of own)
      expect([field, person?.birthYear, person?.sex, person?.phone]).toEqual([
        field,
        undefined,
        undefined,
        expect.any(String),
      ]);
    expect(own.length).toBe(4);
  }
});

test.each([
  ['Name,Spouse,Calling', 'Gloria Mensah,Karl,Ward Clerk', 'calling isn’t Karl’s: it comes after the “Spouse” column.'],
  [
    'Name,Ministering Brother,Calling,Age',
    'Gloria Mensah,Karl Hansen,Ward Clerk,44',
    'calling and age aren’t Karl Hansen’s: they come after the “Ministering Brother” column.',
  ],
  ['Name,Host Phone', 'Gloria Mensah,435-555-7101', 'phone isn’t someone else’s: it’s under “Host Phone.”'],
  ['Name,Captain Cell', 'Gloria Mensah,435-555-7101', 'phone isn’t someone else’s: it’s under “Captain Cell.”'],
  ['Name,Sub Email', 'Gloria Mensah,k@example.com', 'email isn’t someone else’s: it’s under “Sub Email.”'],
])('under %s, the row says to check what may be another’s', (titles, cells, said) =>
  expect(read(`${titles}\n${cells}`)[0]?.remarks).toEqual([`Check that the ${said}`]),
);

test.each([
  'Child,M Cell,F Cell',
  'Name,P1 Phone,P2 Phone',
  'Name,G1 Phone,G2 Phone',
  'Name,Emerg. Cell,Emer. Phone',
  'Name,M Phone,F Phone',
  'Name,Zone Captain,Captain #',
])('under %s, no phone is the row’s own', (titles) => {
  const second = titles.includes('Captain') ? 'Karl Hansen' : '435-555-7101';
  const list = `${titles}\nGloria Mensah,${second},435-555-7102\nEva Adjei,${second === 'Karl Hansen' ? 'Ron Hall' : '435-555-7103'},435-555-7104`;
  expect(read(list).map(({ person }) => person?.phone)).toEqual([undefined, undefined]);
});

const GOOD = [
  'Name,Phone,Email,Age',
  'Name,Best Cell,Email',
  'Name,WhatsApp,Personal Email',
  'Name,Home Phone,Work Phone',
  'Name,M Phone',
  'Nombre,Celular personal,Correo',
  'Nome,Celular preferido,E-mail',
  'Nom,Portable personnel,E-mail',
  'Name,Handy privat,E-Mail',
];
test.each(GOOD)('under %s, there is nothing to check', (titles) => {
  const cellOf = (title: string): string =>
    /mail|correo/i.test(title) ? 'gm@example.com' : title === 'Age' ? '44' : '435-555-7101';
  const cells = titles.split(',').map((title, at) => (at === 0 ? 'Gloria Mensah' : cellOf(title)));
  expect(read(`${titles}\n${cells.join(',')}`)).toEqual([expect.objectContaining({ problem: null, remarks: [] })]);
});
test.each([
  'Name,Class,Age,Phone\nGloria Mensah,CTR 6,44,435-555-7101\nSamuel Owusu,CTR 6,33,435-555-7102',
  'Name,Street,Phone\nGloria Mensah,Martin Ave,435-555-7101\nSamuel Owusu,Martin Ave,435-555-7101',
  'Name,Teacher,Age,Phone\nGloria Mensah,Karl Hansen,14,435-555-7101\nSamuel Owusu,Karl Hansen,13,435-555-7102',
  'Name,Spouse,Birthday,Phone\nGloria Mensah,Karl,3/3/1980,435-555-7101',
  'Name,Relation 1 - Value,Birthday,Phone 1 - Value\nGloria Mensah,Julie,3/3/1980,435-555-7101',
  'Name,Call Back\nGloria Mensah,435-555-7101',
  'Name,Referred By,Age,Phone\nGloria Mensah,Karl Hansen,44,435-555-7101\nSamuel Owusu,Rita Asante,33,435-555-7102',
  'Name,Children,Phone\nGloria Mensah,"Tim, Eva",435-555-7101',
  'Youth,Youth Phone,Parent,Parent Phone\nGloria Mensah,435-555-7101,Karl Hansen,435-555-7102',
  'Name,Teacher,Member Phone\nGloria Mensah,Karl Hansen,435-555-7101\nSamuel Owusu,Rita Asante,435-555-7102',
  'First Name,Last Name,Full Name,Phone,Age\nGloria,Mensah,Gloria Mensah,435-555-7101,44',
])('in %j, the row’s own values need no word', (list) =>
  expect(read(list).flatMap(({ remarks }) => remarks.filter((one) => !one.includes('Spouse')))).toEqual([]),
);
