import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [HIS, HERS] = ['801-555-0411', '801-555-0413'];
const read = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map((row) =>
      [row.name, row.values.phone, ...(row.remarks ?? []), ...fileNotesOf(row).map(({ text }) => `(${text})`)]
        .filter(Boolean)
        .join(' '),
    );

test.each(['Child', 'Primary Child'])(
  'below “%s” are the people of a list, and “Mom Phone” is that of a mother who stands alone below Parents',
  (child) => {
    const list = `${child},Birthday,Class,Parents,Dad Phone,Mom Phone`;
    expect(read(`${list}\nLeo Dent,2020,CTR 5,Deb Dent,,${HERS}`)).toEqual(['Leo Dent', `Deb Dent ${HERS}`]);
    expect(read(`${list}\nLeo Dent,2020,CTR 5,Mark Dent,${HIS},`)).toEqual(['Leo Dent', `Mark Dent ${HIS}`]);
  },
);

test('one of the other parent, or of either, is noted at the parents and saved for no one', () => {
  const list = 'Child,Parents,Dad Phone,Mom Phone';
  expect(read(`${list}\nLeo Dent,Deb Dent,${HIS},${HERS}`)).toEqual(['Leo Dent', `Deb Dent ${HERS}`]);
  expect(read(`${list}\nLeo Dent,Deb Dent,${HIS},`)).toEqual(['Leo Dent', `Deb Dent (${HIS})`]);
  expect(read(`${list}\nLeo Dent,Pat Dent,${HIS},${HERS}`)).toEqual(['Leo Dent', `Pat Dent (${HIS}) (${HERS})`]);
  expect(read(`${list}\nLeo Dent,Mark & Deb Dent,${HIS},${HERS}`)).toEqual([
    'Leo Dent',
    `Mark & Deb Dent (${HIS}) (${HERS})`,
  ]);
});
