import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { refusesContact } from './contact-refusals.ts';

const REFUSALS = [
  'Will not open the door',
  'Doesn’t answer door',
  'never answers the door',
  'won’t let us in',
  'please do not come by',
  'doesn’t want visits from the ward',
  'Wants no visits',
  'prefers no home visits, thanks',
  'does not want to be contacted',
  'No visitors please',
  'slammed the door',
  'asked us not to come back',
  'told the missionaries to go away',
  'no solicitar visitas',
  'No desea visitas',
  'no quiere recibir visitas',
  'no abre la puerta',
  'Não abre a porta',
  'não aceita visitas',
  'öffnet die Tür nicht',
  'möchte keine Besuche',
  'n’ouvre pas la porte',
  'ne veut pas de visites',
];
test.each(REFUSALS)('“%s” beside a person is asked about', (text) => {
  const rows = readPeople(rowsOfText(`Name,Notes\nAnn Lee,"${text}"\nTom Beck,\n`, false).rows);
  expect(rows.map(({ person }) => person !== null)).toEqual([false, true]);
});

test.each(['Will not open the door', 'no solicitar visitas'])('“%s” behind a name in a pasted line is, too', (text) =>
  expect(importedFrom(`Ann Lee 801-555-0101 (${text})\nTom Beck 801-555-0102\n`).people).toEqual([
    'Tom Beck, 801-555-0102',
  ]),
);

test.each([
  'opens the door for others',
  'Use the side door, not the front door',
  'did not open the door today',
  'no visits needed',
  'No visits yet',
  'Not home, no contact info',
  'visits Sister Lee on Mondays',
  'no doorbell',
  'does not drive',
  'does not answer the phone',
  'asked to leave early',
  'will not be home until 5, come by after that',
  'Let her know when you come',
  'visita a los enfermos',
  'no tiene visitas asignadas',
  '12 Door Street',
])('“%s” refuses no visits', (text) => expect(refusesContact(text)).toBe(false));
