import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemOf = (note: string, phone = '801-555-0100') =>
  readPerson(rowsOfText(`Name,Phone,Notes\n"Reed, Tom",${phone},"${note}"`, false).rows[0] ?? { row: 1, values: {} })
    .problem;

test.each([
  'mom’s cell',
  'phone is his wife’s',
  'parents number',
  'number belongs to daughter',
  'Uses her husband’s phone',
  'wrong number',
  'disconnected',
  'phone is wrong',
  'number changed',
  'Cell number is not right',
  'wrong #',
  'Phone has been disconnected',
  'number no longer works',
  'not his number',
  'Celular de la mamá',
  'número equivocado',
  'this is her sister’s',
  'neighbor’s phone',
  'Shauna answers this one',
  'Shauna answers',
  'her sister has this phone',
  'grandma answers it',
  'Dave picks up',
  'it’s his dad’s cell',
  'next door neighbor’s phone',
  'mother-in-law’s phone',
  'girlfriend’s phone',
  'through Shauna',
  'belongs to Shauna',
  'someone else answers',
  'not hers',
])('the note “%s” asks whose phone it is', (note) => {
  expect(problemOf(note)).toBe(`This row says “${note}.” Enter this person’s phone, or leave it blank.`);
  expect(problemOf(note, '')).toBeNull();
});

test.each([
  'mom’s cell is 801-555-0199',
  'Lives with his parents',
  'Call after 6 pm',
  'Prefers texts to her cell phone',
  'own phone',
  'Tom answers this one',
  'Shauna has Parkinson’s',
  'Always answers',
  'talk to Tom',
  'not his fault',
  'new cell phone',
  'best contact number',
  'Usually answers the phone',
  'is her sister',
  'neighbor of the Halls',
  'Phone is best',
  'Feels disconnected from the ward',
  'wife speaks Spanish',
  'Large number of children',
])('the note “%s” says nothing of the phone', (note) => expect(problemOf(note)).toBeNull());

const problemOfEmail = (note: string, email = 't@x.org') =>
  readPerson(
    rowsOfText(`Name,Phone,Email,Notes\n"Reed, Tom",801-555-0100,${email},"${note}"`, false).rows[0] ?? {
      row: 1,
      values: {},
    },
  ).problem;

test.each([
  'parent’s email',
  'mom’s email',
  'email is his wife’s',
  'Uses her husband’s email',
  'email belongs to daughter',
  'this is dad’s email address',
  'Correo de la mamá',
  'wrong email',
  'email bounces',
  'not his email',
])('the note “%s” asks whose email it is', (note) => {
  expect(problemOfEmail(note)).toBe(`This row says “${note}.” Enter this person’s email, or leave it blank.`);
  expect(problemOfEmail(note, '')).toBeNull();
});

test.each([
  'mom’s email is kay@x.org',
  'email is best',
  'Prefers email',
  'own email',
  'no longer uses email',
  'Email parents about camp',
])('the note “%s” says nothing of the email', (note) => expect(problemOfEmail(note)).toBeNull());

test.each([
  'Telefon der Eltern',
  'Nr. der Mutter',
  'Telefon des Mannes',
  'Handy der Mutter',
  'Nummer vom Ehemann',
  'Nummer von ihrem Mann',
  'Mutter anrufen',
  'Muttis Handy',
  'Das ist die Nummer seiner Frau',
  'portable de sa mère',
  'numéro du mari',
  'tél. du mari',
  'téléphone des parents',
  'C’est le numéro de son père',
  'appeler sa mère',
  'cellulare del marito',
  'telefono della mamma',
  'numero dei genitori',
  'chiamare la madre',
  'teléfono de los padres',
  'celular da mãe',
  'telefone dos pais',
])('“%s” beside a phone asks for the person’s own', (note) =>
  expect(problemOf(note)).toMatch(/^This row says “.+” Enter this person’s phone, or leave it blank\.$/u),
);

test.each(['E-Mail der Mutter', 'mail du mari', 'email del marito', 'correo de los padres'])(
  '“%s” beside an email asks for the person’s own',
  (note) => expect(problemOfEmail(note)).toBe(`This row says “${note}.” Enter this person’s email, or leave it blank.`),
);

test.each([
  'Telefon der Familie',
  'Vater von drei Kindern',
  'spricht gern',
  'Mutter von Max',
  'portable récent',
  'numero nuovo di casa',
])('“%s” beside a phone asks nothing', (note) => expect(problemOf(note)).toBeNull());
