import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const said = (...lines: string[]) =>
  rowsOfText(`Calling,Name\n${lines.join('\n')}`, false)
    .rows.map(readPerson)
    .filter(({ name }) => name !== '')
    .map(({ person, problem }) => person?.calling ?? problem);

const BELOW = (heading: string) => `This row is below “${heading}.” Do they have this calling?`;

test.each(['Proposed', 'To be called', 'Prospective', 'Names to consider', 'PRIMARY (proposed):', 'Primary backups'])(
  'callings below “%s” are asked about',
  (heading) => {
    const rows = said('Relief Society,', 'Teacher,Mary Dunn', `${heading},`, 'Teacher,Ann Bell', 'Organist,Di Poe');
    expect(rows[0]).toBe('Relief Society Teacher');
    expect(
      rows.slice(1).every((row) => row?.includes(BELOW(heading.replace(/:$/, ''))) || row?.includes(BELOW(heading))),
    ).toBe(true);
  },
);

test('an organization ends a block, but not where it is a part of it', () => {
  const released = ['Released,', 'Primary,', 'Teacher,Ann Bell'];
  const asked = 'This row is below “Released.” Do they still have this calling?';
  expect(said('Primary,', 'Teacher,Mary Dunn', ...released)).toEqual(['Primary Teacher', asked]);
  expect(said(...released)).toEqual([asked]);
  expect(said('Released,', 'Teacher,Ann Bell', 'Primary,', 'Teacher,Mary Dunn')).toEqual([asked, 'Primary Teacher']);
});

test.each(['Stake Primary', 'Oak Hills Primary', 'Cub Scouts', 'Seminary'])(
  'a president below “%s” is of no organization for sure',
  (heading) => {
    const [president, clerk] = said(`${heading},`, 'President,Ann Bell', 'Relief Society,', 'Teacher,Mary Dunn');
    expect(president).toContain(`“President” is below “${heading}.” Of which organization is it?`);
    expect(clerk).toBe('Relief Society Teacher');
  },
);

test('people below the names of two wards are asked about, and below one they aren’t', () => {
  const [one, two] = said('Oak Hills Ward,', 'Organist,Ann Bell', 'Maple Ward,', 'Organist,Mary Dunn');
  expect([one, two]).toEqual([
    'This row is below “Oak Hills Ward.” Is this person in the ward?',
    'This row is below “Maple Ward.” Is this person in the ward?',
  ]);
  expect(said('Oak Hills Ward,', 'Organist,Ann Bell')).toEqual(['Organist']);
});
