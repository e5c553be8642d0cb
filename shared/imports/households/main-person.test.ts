import { expect, test } from 'vitest';
import { readPeople } from '../same-person/several-rows.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  readPeople(rowsOfText(text, false).rows).map(({ person, problem }) =>
    person ? [`${person.firstName} ${person.lastName}`, person.phone] : problem,
  );

test.each(['Contact', 'Primary Contact', 'Patriarch', 'Head', 'Contacto'])(
  'below “%s” before a spouse are the heads of the households, with their own phones',
  (title) =>
    expect(
      read(
        `${title},Cell,Spouse,Spouse cell,Kids\nLeo Cruz,801-555-2504,Nina Cruz,801-555-2505,"Ray (15), Eva (13)"\nSusan Bell,801-555-2503,,,\n`,
      ),
    ).toEqual([
      ['Leo Cruz', '801-555-2504'],
      ['Nina Cruz', '801-555-2505'],
      ['Ray Cruz', undefined],
      ['Eva Cruz', undefined],
      ['Susan Bell', '801-555-2503'],
    ]),
);

test('phones below “Contact” are no people', () =>
  expect(read('Contact,Mother,Children\n801-555-2504,Nina Cruz,Ray Cruz\n')).toEqual([
    ['Nina Cruz', undefined],
    ['Ray Cruz', undefined],
  ]));
