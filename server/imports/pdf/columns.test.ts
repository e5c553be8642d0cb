import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { tablesOnPages } from './tables.ts';

test('what is set to the right under its heading isn’t the next column’s, however close it comes to it', () => {
  const phone = (text: string, y: number) => ({ ...at(text, 0, y), left: 296 - 5 * text.length, right: 296 });
  const page = [
    at('Name', 40, 700),
    at('Phone', 150, 700),
    at('Notes', 301, 700),
    at('Lee, Kim', 40, 680),
    phone('801-555-0101', 680),
    at('Prefers mornings', 301, 680),
    at('Ruiz, Ana', 40, 660),
    phone('+1 385 555 0102', 660),
    at('Prefers evenings', 301, 660),
    at('Ray, Tom', 40, 640),
    at('Prefers mornings', 301, 640),
  ];
  const lines = tablesOnPages([page])?.tables.flat();
  expect(lines?.map(({ cells: [, said] }) => said)).toEqual(['Phone', '801-555-0101', '+1 385 555 0102', '']);
});
