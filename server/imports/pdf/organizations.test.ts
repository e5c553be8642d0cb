import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { rowsOfPages } from './reading.ts';

test('an organization in a line of its own counts for the callings below it, however short its name is', () => {
  const page = [
    at('Name', 40, 700),
    at('Calling', 200, 700),
    at('Elders Quorum Presidency', 40, 680),
    at('Lee, Kim', 40, 660),
    at('President', 200, 660),
    at('Ray, Tom', 40, 640),
    at('First Counselor', 200, 640),
    at('Primary', 40, 620),
    at('Ruiz, Ana', 40, 600),
    at('President', 200, 600),
    at('Roe, Ida', 40, 580),
    at('Secretary', 200, 580),
  ];
  const callings = rowsOfPages([page], '').rows.flatMap(({ values }) => (values.name ? [values.calling] : []));
  expect(callings).toEqual([
    'Elders Quorum President',
    'Elders Quorum First Counselor',
    'Primary President',
    'Primary Secretary',
  ]);
});
