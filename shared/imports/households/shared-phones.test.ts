import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ name, person, remarks = [] }) => [name, person?.phone ?? null, ...remarks]);
const couple = (phone: string) => read(`Last Name,Husband,Wife,Phone\nAmes,Tom,Ann,"${phone}"\n`);
const EACH = [
  ['Tom Ames', '801-555-0101'],
  ['Ann Ames', '801-555-0102'],
];

test.each([
  'Tom 801-555-0101 / Ann 801-555-0102',
  'Tom: 801-555-0101; Ann: 801-555-0102',
  '801-555-0102 (Ann), 801-555-0101 (Tom)',
  'Tom 801-555-0101 Ann 801-555-0102',
  '801-555-0101 (Tom) 801-555-0102 (Ann)',
  'his 801-555-0101 / hers 801-555-0102',
  'Tom’s cell 801-555-0101, Ann’s cell 801-555-0102',
  'Thomas 801-555-0101 / Ann 801-555-0102',
])('of “%s,” each gets their own', (phone) => expect(couple(phone)).toEqual(EACH));

test.each([
  '801-555-0101 / 801-555-0102',
  '801-555-0101 Tom 801-555-0102 Ann 801-555-0103',
  'H: 801-555-0101 W: 801-555-0102',
  'home 801-555-0101 / work 801-555-0102',
  'Tom’s mom 801-555-0101 / Ann’s sister 801-555-0102',
])('of “%s,” none is anyone’s for sure', (phone) => expect(couple(phone).map(([, own]) => own)).toEqual([null, null]));

test('a phone that names no one of the household is listed as ignored', () =>
  expect(couple('Tom 801-555-0101 / home 801-555-0103')).toEqual([
    ['Tom Ames', '801-555-0101', 'Ignored: “home 801-555-0103”.'],
    ['Ann Ames', null],
  ]));

test('a first name that two have in a household tells no one', () =>
  expect(
    read('Last Name,Husband,Wife,Kids,Phone\nAmes,Tom,Ann,Tom; Ben,Tom 801-555-0101\n').map(([, own]) => own),
  ).toEqual([null, null, null, null]));

test('in a row of one person, only a phone with the own name counts', () => {
  expect(read('Name,Phone\nTom Ames,Tom 801-555-0101 / Ann 801-555-0102\nAl Cole,801-555-0103 (Bo)\n')).toEqual([
    ['Tom Ames', '801-555-0101', 'Ignored: “Ann 801-555-0102”.'],
    ['Al Cole', null],
  ]);
});

test.each([
  'Last Name,Husband,Wife,His Phone,Her Phone',
  'Last Name,Him,Her,His Cell,Her Cell',
  'Surname,His First Name,Her First Name,His Mobile Phone,Hers Phone',
  'Last Name,Husband,Wife,Phone (his),Phone (hers)',
  'Family,Husband First Name,Wife First Name,Husband’s Phone,Wife’s Phone',
])('under %s, each gets their own', (headings) =>
  expect(read(`${headings}\nAmes,Tom,Ann,801-555-0101,801-555-0102\n`)).toEqual(EACH),
);

test('beside a head and a spouse, nothing tells who is he', () =>
  expect(
    read('Last Name,Head of Household,Spouse,His Phone,Her Phone\nAmes,Ann,Tom,801-555-0101,801-555-0102\n').map(
      ([, own]) => own,
    ),
  ).toEqual([null, null]));
