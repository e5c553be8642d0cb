import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

test.each(['Avail.', 'Avail', 'Avail?', 'Availible', 'Avaliable', 'Verf.', 'Disp.', 'Verfügbarkeit', 'Disponibilité'])(
  '“%s” is a heading of who is available',
  (heading) => {
    const read = (cell: string) => readPerson(rowsOfText(`Name,${heading}\nTom Reed,${cell}`, false).rows[0]!);
    expect([read('Y').person?.isAvailable, read('N').person?.isAvailable]).toEqual([true, false]);
    expect(read('No (surgery)').problem).toBe('Available must be yes or no, not “No (surgery).”');
  },
);

test.each(['Unavail', 'Unavail.'])('a mark below “%s” means not available', (heading) =>
  expect(readPerson(rowsOfText(`Name,${heading}\nTom Reed,x`, false).rows[0]!).person?.isAvailable).toBe(false),
);
