import { expect, test } from 'vitest';
import { decodeText } from '../decode.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemsIn = (hex: string) =>
  rowsOfText(decodeText(Buffer.concat([Buffer.from('Last,First\nLee,Kim\n'), Buffer.from(hex, 'hex')])), false)
    .rows.map(readPerson)
    .map(({ problem }) => problem?.slice(0, 42) ?? null);

/** 'García,José', 'Muñoz,Inés' and so on, as the older alphabets of computers write them. */
test.each([
  ['of an old Mac or of DOS', '47726187612c416e61'],
  ['of an old Mac or of DOS, with an ë', '4265636b2c5a6f91'],
  ['of an old Mac or of Prague', '4b9a686c65722c457661'],
  ['of Poland', 'a3ea636b612c506177b3'],
  ['of Russia', 'c8e2e0edeee22ccfb8f2f0'],
  ['of Turkey', '596ffd6c64fd7a2c4179fe65'],
  ['of Turkey, with a ü', 'de6168696e2c47fc6c'],
  ['that was taken for another before', '47617263c383c2ad612c4a6f73c383c2a9'],
])('a name in the alphabet %s is marked, and the others are read', (_, hex) => {
  expect(problemsIn(hex)).toEqual([null, 'We couldn’t read a character in this row: ']);
});

test('a list from Excel on Windows is read with its accents', () => {
  const latin = Buffer.from(
    'Muñoz,Inés\nGonçalves,João\nMüller,Zoë\nO\u0092Brien,Seán\nÞórsdóttir,Bergþóra\nSigurðsson,Eyþór\n',
    'latin1',
  );
  expect(problemsIn(latin.toString('hex'))).toEqual(Array.from({ length: 7 }, () => null));
});

test.each([
  ['an old Mac', '4d756e9c7a2c4a6f738e', 'Munúz', 'José'],
  ['an old Mac, with an ñ', '4d75966f7a2c4a6f7365', 'Muñoz', 'Jose'],
  ['an old Mac, with an í', '4d617274926e657a2c457661', 'Martínez', 'Eva'],
  ['an old Mac, with one í', '4492617a2c4c756973', 'Díaz', 'Luis'],
  ['an old Mac, with a ü', '4d9f6c6c65722c4a9f7267656e', 'Müller', 'Jürgen'],
  ['DOS', '47617263a1612c4a6f7365', 'García', 'Jose'],
])('where only the alphabet of %s makes words, it is read', (_, hex, lastName, firstName) => {
  const bytes = Buffer.concat([Buffer.from('Last,First\n'), Buffer.from(hex, 'hex')]);
  expect(rowsOfText(decodeText(bytes), false).rows.map((row) => readPerson(row).person)).toEqual([
    { lastName, firstName },
  ]);
});

test('apostrophes and okinas of Windows are none of an old Mac', () => {
  const text = 'O\u0092Brien,D\u0092Amico\nFa\u0092afetai,Ka\u0091ili\nWard\u0092s,Zo\xEB\n';
  expect(decodeText(Buffer.from(text, 'latin1'))).toBe('O’Brien,D’Amico\nFa’afetai,Ka‘ili\nWard’s,Zoë\n');
});
