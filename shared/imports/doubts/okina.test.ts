import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const MARKS = ['ʻ', 'ʼ', '‘', '’', "'"];
const namesIn = (text: string, isFree: boolean) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? [person.firstName, person.lastName] : problem;
  });

test.each(MARKS)('with %s a name is a name, at its beginning too', (mark) => {
  const [ana, pito, ofa] = [`${mark}Anapesi`, `Le${mark}aua${mark}a`, `${mark}Ofa`];
  const read = [
    [ana, 'Vea'],
    [pito, 'Pito'],
    ['Sione', ofa],
  ];
  expect(namesIn(`${ana} Vea\n${pito} Pito\nSione ${ofa}`, true)).toEqual(read);
  expect(namesIn(`Name\n${ana} Vea\n${pito} Pito\nSione ${ofa}`, false)).toEqual(read);
  expect(namesIn(`Vea, ${ana}\nPito, ${pito} 801-555-0100\n${ofa}, Sione`, true)).toEqual(read);
});

test('a nickname in single quotation marks is no part of a name', () => {
  expect(namesIn('Hale, Ann\nRobert ‘Bob’ Hale\nKim Lee\nTom Reed', true)[1]).toBe(
    '“Robert ‘Bob’ Hale” doesn’t begin with a first and last name.',
  );
});

test.each(MARKS)('Malia Tuʻipulotu is found again with %s', (mark) => {
  const { rows } = rowsOfText(`Name,Phone\nMalia Tu${mark}ipulotu,801-555-0100`, false);
  const [planned] = importPlanOf(rows.map(readPerson), [
    aMember({ id: 1, firstName: 'Malia', lastName: 'Tuʻipulotu' }),
  ]);
  expect(planned?.said).toMatchObject({ action: 'update', reason: 'Changes: phone.' });
});
