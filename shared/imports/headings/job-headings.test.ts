import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false)
    .rows.map(readPerson)
    .map(({ person, problem }) => person?.calling ?? problem);
const asked = (heading: string, beside = '') =>
  `“${heading}”${beside && ` beside “${beside}”`} may mean a job. Is this a calling in the ward?`;

test.each([
  ['Name,Employer,Position', '"Wright, Emily",Alpine School District,Teacher', 'Employer'],
  ['Name,Occupation,Position,Looking for', '"Brown, David",IT,Manager,work', 'Occupation'],
  ['Name,School,Position', '"Lee, Kim",Lehi High,Student Body President', 'School'],
  ['First Name,Last Name,Position,Work Email', 'Emily,Wright,Teacher,ew@alpine.org', 'Work Email'],
])('in the table “%s,” a position may be a job', (heading, line, beside) =>
  expect(read(heading, line)).toEqual([asked('Position', beside)]),
);

test('a position beside a job is asked about even where others are of the ward', () =>
  expect(read('Name,Position,Company', '"Lee, Kim",Primary Teacher,Intel', '"Ray, Jo",Director,Intel')).toEqual([
    asked('Position', 'Company'),
    asked('Position', 'Company'),
  ]));

test('positions are callings where one of them is of the Church, and where the heading says so', () => {
  expect(read('Name,Position', '"Lee, Kim",Ward Clerk', '"Ray, Jo",Teacher')).toEqual(['Ward Clerk', 'Teacher']);
  expect(read('Name,Calling,Employer', '"Lee, Kim",Teacher,Intel')).toEqual(['Teacher']);
  expect(read('Name,Organization,Position', '"Lee, Kim",Primary,Teacher')).toEqual(['Primary Teacher']);
  expect(read('Name,Position,Work Phone', '"Lee, Kim",Ward Clerk,801-555-0101')).toEqual(['Ward Clerk']);
});

test('positions of which none is of the Church may all be jobs', () =>
  expect(read('Name,Position', '"Lee, Kim",Director', '"Ray, Jo",Manager')).toEqual([
    asked('Position'),
    asked('Position'),
  ]));

test.each(['Cargo', 'Cargo na ala', 'Posición'])('“%s” heads callings', (heading) => {
  expect(read(`Nombre;${heading}`, 'Omar Arce;Presidente de la Rama', 'Lia Braga;Secretária da Ala')).toEqual([
    'Presidente de la Rama',
    'Secretária da Ala',
  ]);
});

test('“Cargo” may mean a job, and does beside a column of callings', () => {
  expect(read('Nome;Cargo', 'Lia Braga;Gerente')).toEqual([asked('Cargo')]);
  expect(read('Nombre;Empresa;Cargo', 'Omar Arce;Copaco;Gerente', 'Lia Braga;;Gerente')).toEqual(
    Array(2).fill(asked('Cargo', 'Empresa')),
  );
  expect(read('Nome;Chamado;Cargo', 'Lia Braga;;Gerente', 'Nair Cunha;Organista;')).toEqual([null, 'Organista']);
});
