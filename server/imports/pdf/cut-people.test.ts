import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { rowsOfPages } from './reading.ts';
import { textOfPages } from './page-text.ts';
import type { PdfText } from './text.ts';

type Printed = readonly [text: string, left: number, y: number, font?: string];
const pieceOf = ([text, left, y, font = 'plain']: Printed): PdfText => ({ ...at(text, left, y), font });

/** The people that are read in a list without headings, and the texts that are shown as rows to check. */
function read(printed: readonly Printed[]) {
  const page = printed.map(pieceOf);
  const { rows } = rowsOfPages([page], textOfPages([page]));
  return {
    people: rows.flatMap(({ values, unread }) => (unread ? [] : [values])),
    marked: rows.flatMap(({ unread }) => (unread ? [unread.text] : [])),
  };
}
const row = (y: number, ...names: string[]) => names.map((name, i): Printed => [name, 40 + 130 * i, y]);

test('where there is a word below a name in its column, the person is marked', () => {
  const { people, marked } = read([
    ...row(700, 'Ashby, Mark', 'Ashby, Lori', 'Lee, Kim'),
    ...row(670, 'Reed, Tom', 'Montgomery, Elizabeth', 'Dunn, Eve'),
    ['Jane', 170, 658],
    ...row(640, 'Frost, Ida', 'Tanner, Jean-Luc', 'Ward, David'),
  ]);
  expect(marked).toEqual(['Montgomery, Elizabeth', 'Jane']);
  expect(people).toHaveLength(8);
  expect(people).not.toContainEqual({ name: 'Montgomery, Elizabeth' });
});

test('a name on two lines leaves the people next to it readable', () => {
  const { people, marked } = read([
    ...row(700, 'Ashby, Mark', 'Ashby, Lori', 'Lee, Kim'),
    ...row(670, 'Reed, Tom 801-555-0100', 'Montgomery,', 'Dunn, Eve'),
    ['Elizabeth Jane', 170, 658],
    ...row(640, 'Frost, Ida', 'Tanner, Jean-Luc', 'Ward, David'),
  ]);
  expect(marked).toEqual(['Montgomery,', 'Elizabeth Jane']);
  expect(people).toHaveLength(8);
  expect(people).toContainEqual({ name: 'Reed, Tom', phone: '801-555-0100' });
});

test('a calling that continues on the next line marks its person', () => {
  const { people, marked } = read([
    ['Ashby, Lori – Ward Missionary', 40, 700],
    ['Leader', 40, 688],
    ['Lee, Kim – Organist', 40, 676],
    ['Reed, Tom – Ward Clerk', 40, 664],
    ['Dunn, Eve – Chorister', 40, 652],
  ]);
  expect(marked).toEqual(['Ashby, Lori · Ward Missionary', 'Leader']);
  expect(people.map(({ name }) => name)).toEqual(['Lee, Kim', 'Reed, Tom', 'Dunn, Eve']);
});

test('where first names are above last names, no one is read as two first names', () => {
  const { people } = read([
    ...row(700, 'Mark Alan', 'Mary Ann', 'Lou Ann'),
    ['Ashby', 40, 688, 'bold'],
    ['O’Brien', 170, 688, 'bold'],
    ['Reed', 300, 688, 'bold'],
    ...row(640, 'Tom Baker'),
    ...row(620, 'Una Cole'),
    ...row(600, 'Ida Frost'),
  ]);
  expect(people.map(({ name }) => name)).toEqual(['Tom Baker', 'Una Cole', 'Ida Frost']);
});

test('the beginning of a name in the line above marks the person', () => {
  const { people, marked } = read([
    ['Robert', 40, 700],
    ['Van Johnson', 40, 688],
    ['Tom Baker', 40, 664],
    ['Juan Carlos de los', 40, 640],
    ['Santos Ruiz', 40, 628],
    ['Una Cole', 40, 604],
    ['Ida Frost', 40, 580],
  ]);
  expect(marked).toEqual(['Robert', 'Van Johnson', 'Juan Carlos de los', 'Santos Ruiz']);
  expect(people.map(({ name }) => name)).toEqual(['Tom Baker', 'Una Cole', 'Ida Frost']);
});

test('a calling, a phone, or a street below a name leaves the person as they are', () => {
  const { people } = read([
    ['Ashby, Lori', 40, 700],
    ['Organist', 40, 688],
    ['Lee, Kim', 40, 660],
    ['801-555-0100', 40, 648],
    ['Reed, Tom', 40, 620],
    ['12 Main Street', 40, 608],
    ['Dunn, Eve', 40, 580],
    ['Frost, Ida', 40, 560],
    ['Ward, David', 40, 540],
  ]);
  expect(people.map(({ name }) => name)).toEqual([
    'Ashby, Lori',
    'Lee, Kim',
    'Reed, Tom',
    'Dunn, Eve',
    'Frost, Ida',
    'Ward, David',
  ]);
});

test('spaced-out letters are not taken for words', () => {
  const { people, marked } = read([
    ['Ty N g', 40, 700],
    ['Kim Lee', 40, 680],
    ['J R Reed', 40, 660],
  ]);
  expect(marked).toEqual(['Ty N g']);
  expect(people).toHaveLength(2);
});
