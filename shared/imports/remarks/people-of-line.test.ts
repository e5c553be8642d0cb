import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const LIST = 'Tom Beck 801-555-0104\nMary Moss 801-555-0105\nAl Roe 801-555-0106\n';
const LISTED = ['Tom Beck, 801-555-0104', 'Mary Moss, 801-555-0105', 'Al Roe, 801-555-0106'];
const asked = (line: string) => `The list says “${line}.” Is this person in the ward?`;

test.each([
  'Missionaries: Ann Baker, Kevin Turner',
  'Sister missionaries: Ann Baker and Kevin Turner',
  'Missionaries: Baker, Ann; Turner, Kevin',
  'Meal train – Ann Baker, Kevin Turner',
  'Meal train: Ann Baker & Kevin Turner',
  'Misioneros: Ana Baker y Kevin Turner',
])('behind “%s” each person is asked about', (line) =>
  expect(importedFrom(`${LIST}${line}\n`)).toEqual({ people: LISTED, problems: [asked(line), asked(line)] }),
);

test.each([
  ['Sopranos: Ann Baker, Kevin Turner', ''],
  ['Ushers: Ann Baker and Kevin Turner', ''],
  ['New members – Ann Baker, Kevin Turner', ''],
  ['Youth: Baker, Ann; Turner, Kevin', ''],
  ['Ujieres: Ann Baker y Kevin Turner', ''],
  ['Recepcionistas: Ann Baker e Kevin Turner', ''],
  ['Conseillers : Ann Baker et Kevin Turner', ''],
  ['Platzanweiser: Ann Baker und Kevin Turner', ''],
  ['Uscieri: Ann Baker, Kevin Turner', ''],
  ['Primary Teachers: Ann Baker & Kevin Turner', ', Primary Teacher'],
  ['Elders Quorum Presidency: Ann Baker, Kevin Turner', ', Elders Quorum Presidency'],
  ['Bishopric: Ann Baker, Kevin Turner', ', Bishopric'],
])('of the people of “%s” nothing is asked, and the group is told', (line, calling) => {
  const people = [...LISTED, `Ann Baker${calling}`, `Kevin Turner${calling}`];
  expect(importedFrom(`${LIST}${line}\n`)).toEqual({ people, problems: [] });
  const notes = rowsOfText(`${LIST}${line}\n`, true)
    .rows.slice(3)
    .map(({ noted = [] }) => noted[0]?.text ?? '');
  expect(notes.every((text) => (calling === '' ? line.startsWith(text) && text !== '' : text === ''))).toBe(true);
});

test('counselors are asked only of which organization they are', () =>
  expect(importedFrom(`${LIST}Counselors: Ann Baker, Kevin Turner\n`).problems).toEqual(
    ['', ''].map(() => '“Counselor” doesn’t say of which organization. Write the whole calling.'),
  ));

test('of those behind a label, the ones with a line of their own are asked about no more', () => {
  expect(importedFrom(`${LIST}Missionaries: Tom Beck, Kevin Turner\n`).problems.at(-1)).toBe(
    asked('Missionaries: Tom Beck, Kevin Turner'),
  );
  expect(importedFrom(`${LIST}Missionaries: Tom Beck, Mary Moss\n`)).toMatchObject({ people: LISTED });
});

test.each([
  ['Deceased: Ann Baker', /Deceased/],
  ['Prepared by: Ann Baker', /Prepared by/],
  ['Questions: Ann Baker', /Questions/],
  ['Choir practice: Sunday, March 3', /Choir/],
  ['Note: Provo, Utah', /Note/],
  ['Note: Ann Baker moved to Mesa. Kevin Turner has no car.', /Note/],
  ['Ward Clerk: Ann Baker, Kevin Turner', /more than one person/],
])('behind “%s” stands no one to add', (line, problem) => {
  const { people, problems } = importedFrom(`${LIST}${line}\n`);
  expect(people).toEqual(LISTED);
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems[0]).not.toContain('Is this person in the ward?');
});

test.each([
  ['Meal Train Lead', '“Meal Train Lead” may not be a calling. Please check.'],
  ['Provo', '“Provo” may not be a calling. Please check.'],
  ['Moved', 'This row says “Moved.” Is this person in the ward?'],
])('a person behind “%s” in a column of its own is asked about', (task, problem) =>
  expect(importedFrom(`${LIST}${task}   Emily Ivie   801-555-0101\n`)).toEqual({ people: LISTED, problems: [problem] }),
);

test('neither is whom to ask about the list, nor another name, what someone does', () =>
  expect(
    importedFrom(`${LIST}Questions   Emily Ivie   801-555-0101\nIvie Emily   Ann Lee   801-555-0102\n`),
  ).toMatchObject({ people: LISTED }));
