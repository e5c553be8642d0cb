import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const names = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false)
    .rows.map(readPerson)
    .map(({ person }) => person && `${person.firstName} ${person.lastName}`);

test.each(['Family', 'Household', 'Household Name', 'FAMILY'])(
  '“%s” beside first names is everyone’s last name, also where it is written once',
  (heading) =>
    expect(
      names(`${heading},First Name(s),Phone`, 'The Ames Family,Tom,', ',Nancy Jo,', 'García López,José,', ',Ana,'),
    ).toEqual(['Tom Ames', 'Nancy Jo Ames', 'José García López', 'Ana García López']),
);

test.each(['Tom Ames', '"Ames, Tom & Ann"', '101', 'Group A', 'The Roes'])(
  'a household called %s tells no last name',
  (household) =>
    expect(() => names('Household,First Name', `${household},Nancy`, 'Bell,Ann')).toThrow('no last-name column'),
);
