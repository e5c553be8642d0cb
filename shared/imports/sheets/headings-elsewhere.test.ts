import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPerson } from '../person.ts';

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
