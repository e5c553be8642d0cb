import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each([
  '[11/3/24, 7:02 PM] Bro Lee: ',
  '[2024-11-03, 19:02:11] Bro Lee: ',
  '\u200e[03/11/2024, 7:02:11\u202fPM] +1 801 555 0101: ',
  '11/3/24, 7:02 PM - Bro Lee: ',
  '03/11/2024, 19:02 - Bro Lee: ',
  '3.11.24, 19:02 - Bro Lee: ',
])('behind “%s” the message of a chat is read', (before) => {
  const { people, problems } = importedFrom(
    `${before}Karen Davis 801-555-0506\n${before}Tom Hill - no talks\n${before}Ann Ford\nUna Ford\n`,
  );
  expect(people).toEqual(['Karen Davis, 801-555-0506', 'Ann Ford', 'Una Ford']);
  expect(problems).toEqual(['This row says “no talks.” Is this person in the ward, and is the rest still so?']);
});

test('what a chat says besides is no person, and asks about no one', () => {
  const { people, problems } = importedFrom(
    '11/12/26, 9:13 AM - Messages and calls are end-to-end encrypted. No one outside of this chat can read them.\n' +
      '11/12/26, 9:14 AM - Bishop Rowe: Can you send me the list of youth?\n11/12/26, 9:16 AM - Sister Kemp: sure\n' +
      '11/12/26, 9:17 AM - Sister Kemp: Addie Marsh\n11/12/26, 9:17 AM - Sister Kemp: Brynlee Stokes\n' +
      '11/12/26, 9:18 AM - Bishop Rowe: thanks!\n',
  );
  expect(people).toEqual(['Addie Marsh', 'Brynlee Stokes']);
  expect(problems).toHaveLength(3);
});

test('a birthday before a name is no chat', () =>
  expect(importedFrom('Ann Ford, 3/11/2010\nUna Ford, 4/12/2011\n').people).toHaveLength(2));
