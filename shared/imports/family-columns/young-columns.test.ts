import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string) =>
  rowsOfText(list, false).rows.map((row) => {
    const { person, problem, name } = readPerson(row);
    const noted = (row.noted ?? []).map(({ text }) => text);
    return [problem ?? name, person?.phone, ...noted].filter(Boolean).join(', ');
  });
const PHONE = '801-555-0101';

test.each([
  ['Family,Adults,Youth,Phone', 'Osgood,Tim & Kay,Bo', 'Tim Kay Bo'],
  ['Last Name,Adults,Youth,Phone', 'Osgood,Tim & Kay,Bo', 'Tim Kay Bo'],
  ['Last Name,Youth,Adults,Phone', 'Osgood,Bo,Tim & Kay', 'Bo Tim Kay'],
  ['Surname,Adult 1,Adult 2,Youth,Children,Phone', 'Osgood,Tim,Kay,Bo,Lu', 'Tim Kay Bo Lu'],
  ['Household,Adults,Youth,Primary,Phone', 'Osgood,Tim & Kay,Bo,Lu', 'Tim Kay Bo Lu'],
  ['Family,Adults,Teens,Kids,Phone', 'Osgood,Tim & Kay,Bo,Lu', 'Tim Kay Bo Lu'],
  ['Family,Parents,Young Women,Young Men,Phone', 'Osgood,Tim & Kay,Lu,Bo', 'Tim Kay Lu Bo'],
  ['Family,Husband,Wife,Youth,Primary,Phone', 'Osgood,Tim,Kay,Bo,Lu', 'Tim Kay Bo Lu'],
  ['Familia,Adultos,Jóvenes,Primaria,Teléfono', 'Osgood,Juan y Ana,Pedro,Luz', 'Juan Ana Pedro Luz'],
  ['Família,Adultos,Jovens,Crianças,Telefone', 'Osgood,João e Ana,Pedro,Luz', 'João Ana Pedro Luz'],
  ['Famille,Adultes,Jeunes,Téléphone', 'Osgood,Luc et Anne,Paul', 'Luc Anne Paul'],
  ['Familie,Erwachsene,Jugendliche,Kinder,Telefon', 'Osgood,Karl und Anna,Paul,Eva', 'Karl Anna Paul Eva'],
])('below %s, everyone of the family is read, and the phone is the household’s', (titles, cells, names) => {
  const people = names.split(' ').map((name) => `${name} Osgood`);
  const said = read(`${titles}\n${cells},${PHONE}`);
  expect(said.map((one) => one.replace(`, ${PHONE}`, ''))).toEqual(people);
  // No one of several has it; it is told with those who may.
  expect(said.filter((one) => one.includes(PHONE)).length).toBeGreaterThan(0);
});

test.each(['Last Name,Youth,Parents,Age', 'Last Name,Parents,Youth,Youth Phone', 'Youth,Parents,Phone'])(
  'below %s, the list is of the youth',
  (titles) => {
    const cell: Record<string, string> = { Youth: 'Bo', Parents: 'Tim & Kay', 'Last Name': 'Osgood', Age: '14' };
    const named = titles.startsWith('Youth') ? { ...cell, Youth: 'Bo Osgood' } : cell;
    const cells = titles.split(',').map((title) => named[title] ?? PHONE);
    expect(read(`${titles}\n${cells.join(',')}`).map((one) => one.split(',')[0])).toEqual(['Bo Osgood']);
  },
);
