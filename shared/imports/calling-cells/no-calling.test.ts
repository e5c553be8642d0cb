import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const read = (...lines: string[]) => readPeople(rowsOfText(lines.join('\n'), false).rows);

test.each(['No calling', 'None', 'n/a', '-', 'Sin llamamiento', 'No tiene', 'Sem chamado'])(
  'whoever has “%s” for a calling is asked about none, whatever stands beside it',
  (none) => {
    const rows = [
      ['Ann Lee', 'Primary Teacher', '11/3/2024', 'Yes'],
      ['Bo Park', none, '', 'No'],
    ].map((cells) => cells.join(','));
    for (const { problem } of read('Name,Calling,Sustained,Has Calling', ...rows).slice(1)) expect(problem).toBeNull();
    expect(read('Name,Calling', `Bo Park,${none}`, 'Ann Lee,Primary Teacher')[0]).toMatchObject({ problem: null });
  },
);

test('a calling with nothing below Sustained is still asked about', () => {
  const [, second] = read('Name,Calling,Sustained', 'Ann Lee,Primary Teacher,11/3/2024', 'Bo Park,Ward Clerk,');
  expect(second?.problem).toBe('This row is blank under “Sustained.” Do they have this calling?');
});
