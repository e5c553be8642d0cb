import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { linesOfText } from '../free-text.ts';

const PEOPLE = ['Rosa Alder', 'Tim Lund', 'Ann Poe'];

test.each([
  'Jan 4 - Sister Rosa Alder\nJan 11 - Brother Tim Lund\nJan 18: Ann Poe',
  '4 Jan – Rosa Alder\n11 Jan – Tim Lund\n18 Jan – Ann Poe',
  '1/4 Rosa Alder\n1/11 Tim Lund\n1/18 Ann Poe',
  '1/4/26 - Rosa Alder\n1/11/26 - Tim Lund\n1/18/26 - Ann Poe',
  '2026-01-04 Rosa Alder\n2026-01-11 Tim Lund\n2026-01-18 Ann Poe',
  'May 3\tRosa Alder\nMay 10\tTim Lund\nMay 17\tAnn Poe',
  'January 4, 2026 – Rosa Alder\nJanuary 11, 2026 – Tim Lund\nJanuary 18, 2026 – Ann Poe',
  'Sunday, January 4: Rosa Alder\nSunday, January 11: Tim Lund\nSunday, January 18: Ann Poe',
  '- Jan 4th - Rosa Alder\n- Jan 11th - Tim Lund\n- Jan 18th - Ann Poe',
  '4. Januar – Schwester Rosa Alder\n11. Januar – Bruder Tim Lund\n18. Januar – Ann Poe',
  'So. 4.1. Rosa Alder\nSo. 11.1. Tim Lund\nSo. 18.1. Ann Poe',
  '4 janvier – Sœur Rosa Alder\n11 janvier – Frère Tim Lund\n1er février – Ann Poe',
  '4 de enero - Hermana Rosa Alder\n11 de enero - Hermano Tim Lund\n18 de enero - Ann Poe',
  'domingo, 4 de janeiro - Irmã Rosa Alder\ndomingo, 11 de janeiro - Irmão Tim Lund\ndomingo, 18 de janeiro - Ann Poe',
  '4 gennaio - Sorella Rosa Alder\n11 gennaio - Fratello Tim Lund\n18 gennaio: Ann Poe',
])('people behind the days of “%s” are read', (list) =>
  expect(importedFrom(list)).toEqual({ people: PEOPLE, problems: [] }),
);

test('of the day it is told with the person that it isn’t saved', () => {
  const [row] = linesOfText('Jan 4 - Sister Rosa Alder 801-555-0101\nJan 11 - Tim Lund', false);
  expect(row).toMatchObject({ values: { phone: '801-555-0101' }, remarks: ['Ignored: “Jan 4”.'] });
});

test('a day without a person is no one, however many there are', () => {
  const events = ['Jan 25 - Stake Conference', 'Feb 1 - Fast Sunday', 'Feb 8 - TBD', 'Feb 15 - Ward choir'];
  expect(importedFrom(['Jan 4 - Rosa Alder', 'Jan 11 - Tim Lund', ...events, 'Feb 22: Ann Poe'].join('\n'))).toEqual({
    people: PEOPLE,
    problems: events.map((line) => `“${line}” is a date without a person.`),
  });
});

test.each(['1/4 1/4', 'Jan 4 - Jan 11', 'Jan 4 1/4 Jan 4 1/4'])('“%s” has days alone, and no one', (line) =>
  expect(importedFrom(`Jan 4 - Rosa Alder\nJan 11 - Tim Lund\nJan 18 - Ann Poe\n${line}`).people).toEqual(PEOPLE),
);

test('several people of a day are read one by one, unless a phone may be another’s', () => {
  expect(importedFrom('Jan 4: Rosa Alder, Tim Lund, and Ann Poe\nJan 11: Ben Roe & Eva Roth')).toEqual({
    people: [...PEOPLE, 'Ben Roe', 'Eva Roth'],
    problems: [],
  });
  expect(importedFrom('Jan 4: Ben Roe, Eva Roth 801-555-0101\nJan 11: Rosa Alder\nJan 18: Tim Lund')).toEqual({
    people: ['Rosa Alder', 'Tim Lund'],
    problems: ['“Ben Roe, Eva Roth” is more than one person. Give each person a separate row.'],
  });
});

test('a number before a name that is a month, too, is no day', () => {
  expect(importedFrom('4. June Alder\n5. April Lund\n6. Ann Poe').people).toEqual([
    'June Alder',
    'April Lund',
    'Ann Poe',
  ]);
  expect(importedFrom('4. June Rosa Alder\n5. Ann Poe\n6. Tim Lund').problems).toEqual([
    'Which part of “June Rosa Alder” is the last name? Write it as “Last, First.”',
  ]);
});

test('a title before a name heads no one below it', () =>
  expect(importedFrom('Hermana Rosa Alder\nHermano Tim Lund\nAnn Poe')).toEqual({ people: PEOPLE, problems: [] }));

test('a topic in parentheses behind who speaks on a day is noted, and another name there is asked about', () => {
  const rows = linesOfText('Jan 4 – Abe Bown (Faith), Fay Bown (Hope)\nJan 11 - Tim Lund (Repentance)\n', false);
  expect(rows.map(({ values, beside }) => [values.name, beside?.[0]])).toEqual([
    ['Abe Bown', 'Faith'],
    ['Fay Bown', 'Hope'],
    ['Tim Lund', 'Repentance'],
  ]);
  expect(importedFrom('Jan 4 - Rosa Alder\nJan 11 - Tim Lund\nJan 18 - Ann Poe (Sue)\n').problems).toEqual([
    '“Ann Poe (Sue) - Jan 18” has “Sue” in it, which may be a nickname or another person.',
  ]);
});

test.each([
  '1/25 Fast Sunday',
  'Feb 1 Stake Conference',
  '2/8 TBD',
  '25 de enero Domingo de ayuno',
  '1/25 Primary program',
])('“%s” has no sign behind its day, and heads no one wherever it stands', (event) => {
  const people = ['1/4 Rosa Alder', '1/11 Tim Lund', '1/18 Ann Poe'];
  for (const lines of [
    [event, ...people],
    [...people.slice(0, 1), event, ...people.slice(1)],
    ['January speakers', event, ...people],
  ])
    expect(importedFrom(lines.join('\n')).people).toEqual(PEOPLE);
});
