import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problems = (...lines: string[]) =>
  rowsOfText(`Calling,Name\n${lines.join('\n')}`, false)
    .rows.map(readPerson)
    .map(({ problem }) => problem);

test('two people with a calling that one person has are asked about', () => {
  const asked = 'Rows 2 and 3 both have the calling “Primary President.” Do they have this calling?';
  expect(problems('Primary President,Nancy Ames', 'Primary President,Ann Bell', 'Organist,Mary Dunn')).toEqual([
    asked,
    asked,
    null,
  ]);
  const [first] = problems('Primary 1st Counselor,Nancy Ames', 'Primary First Counselor,Ann Bell', 'Bishop,Al Cole');
  expect(first).toBe('Rows 2 and 3 both have the calling “Primary 1st Counselor.” Do they have this calling?');
});

test.each([
  [['Organist,Nancy Ames', 'Organist,Ann Bell']],
  [['Primary Teacher,Nancy Ames', 'Primary Teacher,Ann Bell']],
  [['Primary President,Nancy Ames', 'Primary President,Nancy Ames']],
  [['Young Women Class President,Eva Hill', 'Young Women Class President,Ann Bell']],
  [['Primary President,Nancy Ames', 'Primary President,Ann Bell', ',Mary Dunn', ',Jane Ellis']],
])('callings that several have, one person in two rows, and a list of members ask nothing of it: %j', (lines) =>
  expect(problems(...lines).filter((problem) => problem?.includes('have the calling'))).toEqual([]),
);
