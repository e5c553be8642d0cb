import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [OWN, NEWER] = ['801-555-0101', '801-555-0102'];
const problemOf = (text: string, isFree = false) => {
  const [row] = rowsOfText(text, isFree).rows;
  return row ? readPerson(row).problem : undefined;
};
const asked = (said: string) => `This row says “${said}.” Enter this person’s phone, or leave it blank.`;

test.each([
  `new number ${NEWER}`,
  `New cell: ${NEWER}`,
  `updated phone ${NEWER}`,
  `new phone number is ${NEWER}`,
  `number changed to ${NEWER}`,
  `phone is now ${NEWER}`,
  `número nuevo ${NEWER}`,
  `new # ${NEWER}`,
])('beside a phone, “%s” asks which one counts', (note) => {
  for (const heading of ['Notes', '', 'Status'])
    expect(problemOf(`Name,Phone,${heading}\nSue Lott,${OWN},${note}\nAnn Moss,,\n`)).toBe(asked(note));
  expect(problemOf(`Name,Notes\nSue Lott,${note}\n`)).toBeNull();
});

test.each([
  `new number ${OWN}`,
  'new phone in 2026',
  `mom’s number ${NEWER}`,
  `new bishop’s address 12 Oak`,
  'new number soon',
  `work ${NEWER}`,
])('beside a phone, “%s” asks nothing of it', (note) =>
  expect(problemOf(`Name,Phone,Notes\nSue Lott,${OWN},${note}\n`)).toBeNull(),
);

test('so it does in a line of a text', () => {
  expect(problemOf(`Sue Lott ${OWN} new number ${NEWER}\nAnn Moss 801-555-0103\n`, true)).toBe(
    `“Sue Lott ${OWN} new number ${NEWER}” has “new number ${NEWER}” in it. Write only the phone that counts.`,
  );
  expect(problemOf(`Sue Lott ${OWN} new number\nAnn Moss 801-555-0103\n`, true)).toBeNull();
});
