import { expect, test } from 'vitest';
import { fieldOf } from '../columns.ts';
import { rowsOfText } from '../rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfJson } from '../json-rows.ts';

test.each([
  ['Cognome,Nome,Cellulare', 'De Luca,Anna Maria,333 1234567', 'Anna Maria | De Luca'],
  ['Nome,Cognome', 'Anna Maria,De Luca', 'Anna Maria | De Luca'],
  ['Nom,Prénom,Téléphone', 'de La Tour,Anne Marie,06 12 34 56 78', 'Anne Marie | de La Tour'],
  ['Nom,Cognoms', 'Anna Maria,Vila', 'Anna Maria | Vila'],
  ['Name,Vorname,Handy', 'Meier,Anna Lena,0171 1234567', 'Anna Lena | Meier'],
  ['Vorname,Nachname', 'Anna Lena,Meier', 'Anna Lena | Meier'],
  ['Förnamn,Efternamn', 'Anna Maria,Berg', 'Anna Maria | Berg'],
  ['Voornaam,Tussenvoegsel,Achternaam', 'Jan,van den,Berg', 'Jan | van den Berg'],
  ['Jméno,Příjmení', 'Anna Marie,Nová', 'Anna Marie | Nová'],
  ['Imię,Nazwisko', 'Anna Maria,Nowak', 'Anna Maria | Nowak'],
  ['Фамилия,Имя', 'Иванова,Анна Мария', 'Анна Мария | Иванова'],
  ['姓,名', '山田,花子', '花子 | 山田'],
  ['Nom,Téléphone', 'Anne Dupont,06 12 34 56 78', 'Anne | Dupont'],
])('under %s, %j is %s', (headings, cells, name) => {
  const { rows, ignoredColumns } = rowsOfText(`${headings}\n${cells}\n`, false);
  const people = rows.map((row) => readPerson(row).person);
  expect(people.map((person) => `${person?.firstName} | ${person?.lastName}`)).toEqual([name]);
  expect(ignoredColumns).toEqual([]);
});

test.each([
  ['Your name', 'Contact No.', 'Contact Email'],
  ['Hingoa', 'Tel No.', 'E-mail Add'],
  ['Igoa', 'Best number', 'Best Email'],
])('headings may be called %s, %s and %s', (...headings) => {
  const { rows } = rowsOfText(`${headings.join(',')}\nKim Lee,801 555 0107,kim@example.org\n`, false);
  expect(rows.map((row) => readPerson(row).person)).toEqual([
    { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.org', phone: '801 555 0107' },
  ]);
});

test('the contacts of Google have phones, emails, and a suffix in columns of their own', () => {
  const headings =
    'First Name,Last Name,Name Suffix,Nickname,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value';
  const people = 'John,Roe,Jr.,Johnny,Home,john@x.org,Mobile,801-555-0100,Home,801-555-0900\nKim,Lee,PhD,,,,,,,\n';
  const { rows, ignoredColumns } = rowsOfText(`${headings}\n${people}`, false);
  expect(rows.map((row) => readPerson(row).person)).toEqual([
    { firstName: 'John', lastName: 'Roe Jr.', preferredName: 'Johnny', email: 'john@x.org', phone: '801-555-0100' },
    { firstName: 'Kim', lastName: 'Lee' },
  ]);
  expect(ignoredColumns).toEqual([
    'Name Suffix',
    'E-mail 1 - Label',
    'Phone 1 - Label',
    'Phone 2 - Label',
    'Phone 2 - Value (where Phone 1 - Value has a value)',
  ]);
});

test('the members list of the Church’s membership system is read as JSON', () => {
  const member = {
    nameListPreferredLocal: 'Roe, Kim',
    nameGivenPreferredLocal: 'Kim',
    nameFamilyPreferredLocal: 'Roe',
    sex: 'F',
    phoneNumber: '801-555-0100',
  };
  expect(rowsOfJson(JSON.stringify([member])).rows.map((row) => readPerson(row).person)).toEqual([
    { firstName: 'Kim', lastName: 'Roe', sex: 'female', phone: '801-555-0100' },
  ]);
});

test.each([
  ['Phone (mobile)', 'phone'],
  ['Email (home)', 'email'],
  ['M/F', 'sex'],
  ['Bro/Sis', 'sex'],
  ['Current Calling', 'calling'],
  ['Previous Calling', null],
])('the heading %s of an address book or a clerk’s own sheet is read as %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});
