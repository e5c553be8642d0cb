import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';

test.each(['Contact?', 'Call?', 'Reachable', 'Contactar', '✓'])(
  'of few people, a no below “%s” is shown with its person, and a yes is not',
  (title) => {
    expect(
      notedIn(`Name,Phone,${title}\nNed Webb,801-555-4201,yes\nOna Xu,801-555-4202,no\nPat York,801-555-4203,yes`),
    ).toEqual({
      'Ona Xu': [`${title}: no`],
    });
  },
);

test('an hourglass beside check marks is shown, and “none” among answers', () => {
  expect(
    notedIn(
      'Name,Phone,Mark\nNed Able,801-555-4201,✅\nOna Bass,801-555-4202,❌\nPat Cain,801-555-4203,⏳\nQuin Dean,801-555-4204,✅',
    ),
  ).toEqual({
    'Ona Bass': ['Mark: ❌'],
    'Pat Cain': ['Mark: ⏳'],
  });
  expect(
    notedIn('Name,Phone,Contact\nNed Able,801-555-4201,OK\nOna Bass,801-555-4202,OK\nPat Cain,801-555-4203,None'),
  ).toEqual({
    'Pat Cain': ['Contact: None'],
  });
});

test('where most have a no, or the heading says what a no means, nothing is shown', () => {
  expect(
    notedIn('Name,Phone,Texts\nNed Able,801-555-4201,no\nOna Bass,801-555-4202,no\nPat Cain,801-555-4203,yes'),
  ).toEqual({});
  expect(
    notedIn('Name,Phone,Endowed\nNed Able,801-555-4201,yes\nOna Bass,801-555-4202,no\nPat Cain,801-555-4203,yes'),
  ).toEqual({});
  expect(
    notedIn('Name,Phone,Declined\nNed Able,801-555-4201,no\nOna Bass,801-555-4202,no\nPat Cain,801-555-4203,no'),
  ).toEqual({});
});

test('three of twelve and fourteen of forty are shown, too', () => {
  const list = (people: number, noes: number) =>
    Array.from(
      { length: people },
      (_, at) =>
        `Ann Bell${'abcdefghij'[at % 10]}${'klmn'[Math.floor(at / 10)]},8015550${100 + at},${at < noes ? 'N' : 'Y'}`,
    );
  for (const [people, noes] of [
    [12, 3],
    [40, 14],
  ] as const)
    expect(Object.keys(notedIn(`Name,Phone,Contact?\n${list(people, noes).join('\n')}`))).toHaveLength(noes);
});

test('a JSON value that is false among others is shown', () => {
  const list = [
    { name: 'Ned Able', canContact: true },
    { name: 'Ona Bass', canContact: false },
    { name: 'Pat Cain', canContact: true },
  ];
  expect(notedIn(JSON.stringify(list))).toEqual({ 'Ona Bass': ['canContact: false'] });
});

test.each([
  'Endowed',
  'Investido',
  'Investida',
  'Casado',
  'Sellada',
  'Recomendación',
  'Is Head of household',
  'Jefe de hogar',
])('a lone no below “%s” says nothing against anyone', (title) => {
  for (const no of ['No', 'false'])
    expect(
      notedIn(`Name,Phone,${title}\nNed Webb,801-555-4201,yes\nOna Xu,801-555-4202,${no}\nPat York,801-555-4203,yes`),
    ).toEqual({});
});
