import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('a calling or a task before a comma and a whole name is no last name', () => {
  expect(importedFrom('Bishop, Martin Cole\nClerk, James Whitfield\nOrganist, Joan Crane\n').people).toEqual([
    'Martin Cole, Bishop',
    'James Whitfield, Clerk',
    'Joan Crane, Organist',
  ]);
  const { people } = importedFrom('Monday, Joan Crane, 801-555-0249\nTuesday, Lisa Boyd, 801-555-0243\n');
  expect(people.some((person) => person.includes('Monday'))).toBe(false);
});

test('one such word may be a last name', () =>
  expect(importedFrom('Bishop, Paul David\nCole, Martin\nPark, Nora Jane\n').people).toContain('Paul David Bishop'));

test.each(['Love, Karen', 'Blessings, Lisa', 'Best, Dan', 'Gracias, Ana', 'Abraços, Ana', 'Hey, Lisa'])(
  '“%s” beside names without commas is part of a message',
  (line) => {
    const { people, problems } = importedFrom(`Karen Pugh 801-555-0201\nDebbie Stokes 801-555-0202\n${line}\n`);
    expect(people).toEqual(['Karen Pugh, 801-555-0201', 'Debbie Stokes, 801-555-0202']);
    expect(problems).toEqual([`“${line}” looks like part of the message, not a person on the list.`]);
  },
);

const FIVE = ['Karen Pugh', 'Debbie Stokes', 'Joan Crane', 'Lisa Boyd', 'Nora Park'];

test.each([
  'Gracias, Hno. Reyes',
  'Obrigado, Irmão Costa',
  'Abraços, Ana Silva',
  'Abraço, Bispo Souza',
  'Abrazos, Hermana Ruiz',
  'Att, Irmã Silva',
  'Blessings, Carol Price',
  'Hugs, Sister P',
  'Ta, Bob',
  'LG, Ursula',
  'Grazie, Maria',
  'Bises, Soeur Martin',
  'Abraço',
  'Gracias!',
])('“%s” below a list is part of a message, with a blank line before it and without', (line) => {
  for (const gap of ['\n', '\n\n']) {
    const { people, problems } = importedFrom(`${FIVE.join('\n')}${gap}${line}\n`);
    expect(people).toEqual(FIVE);
    expect(problems).toEqual([`“${line}” looks like part of the message, not a person on the list.`]);
  }
});

test('who signs in a line of their own is part of a message', () =>
  expect(importedFrom(`${FIVE.join('\n')}\n\nAbraços,\nIrmã Silva\n`).people).toEqual(FIVE));

test('a last line apart from the others, alone with a comma, is asked about', () => {
  const { people, problems } = importedFrom(`${FIVE.join('\n')}\n\nTchauzinho, Ana\n`);
  expect(people).toEqual(FIVE);
  expect(problems).toEqual(['“Tchauzinho, Ana” may be the end of a message. Is this a person on the list?']);
});

test('without a gap, or where others have a comma, it is a person', () => {
  expect(importedFrom(`${FIVE.join('\n')}\nReed, Ana\n`).people).toContain('Ana Reed');
  expect(importedFrom('Pugh, Karen\nStokes, Debbie\n\nReed, Ana\n').people).toContain('Ana Reed');
  expect(importedFrom(`${FIVE.join('\n')}\nCole, Martin\n\nReed, Ana\n`).people).toContain('Ana Reed');
});

test('in a list of last names first, Love is one', () =>
  expect(importedFrom('Pugh, Karen\nStokes, Debbie\nLove, Karen\n').people).toContain('Karen Love'));

test('a list of “First, Last” is asked about', () =>
  expect(importedFrom('Jake, Pugh\nTyler, Pugh\nEmma, Boyd\n').people).toEqual([]));

test('a city is no one', () =>
  expect(importedFrom('Joan Crane\nProvo, UT\nLisa Boyd\nMesa, AZ 85201\n').people).toEqual([
    'Joan Crane',
    'Lisa Boyd',
  ]));
