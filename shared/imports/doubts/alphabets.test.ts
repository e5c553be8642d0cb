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
  ['of an old Mac', '4d756e9c7a2c4a6f738e'],
  ['of an old Mac, with an ñ', '4d75966f7a2c4a6f7365'],
  ['of DOS', '47617263a1612c4a6f7365'],
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
