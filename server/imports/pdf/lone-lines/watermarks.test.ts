import { expect, test } from 'vitest';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { readPerson } from '#shared/imports/person.ts';
import { at } from '#tests/pdf-texts.ts';
import { rowsOfPages } from '../reading.ts';
import type { PdfText } from '../text.ts';

/** A table of people 20 points apart, from the top of a page down. */
const table = (...names: string[]): PdfText[] => [
  at('Name', 40, 730),
  at('Phone', 200, 730),
  ...names.flatMap((name, i) => [at(name, 40, 700 - 20 * i), at('801-555-0100', 200, 700 - 20 * i)]),
];
const NAMES = ['Lee, Kim', 'Cole, Ed', 'Fox, Bo', 'Roe, Ida'];
type Told = { people: number; asked: string[]; lines: string[] };
function toldOn(...pages: PdfText[][]): Told {
  const rows = rowsOfPages(pages, '').rows.map((row) => readInWard('Maple Grove Ward', readPerson(row)));
  return {
    people: rows.filter(({ person }) => person).length,
    asked: rows.filter(({ person, unread }) => !person && !unread).map(({ name }) => name),
    lines: rows.flatMap(({ unread }) => unread?.text ?? []),
  };
}
const across = (text: string): PdfText => ({ ...at(text, 60, 645), height: 60, right: 420, font: 'bold' });

test.each(['DRAFT', 'CONFIDENTIAL', 'Draft – not final', 'Do not copy', 'Archived copy'])(
  'the watermark “%s” is in no row, and shown as a line of its own at most once',
  (text) => {
    const [first, second] = [table(...NAMES), table('Hub, Al', 'Poe, Una', 'Ray, Tom')];
    for (const pages of [
      [[...first, across(text)], second],
      [
        [across(text), ...first],
        [across(text), ...second],
      ],
    ]) {
      const { people, asked, lines } = toldOn(...pages);
      expect({ people, asked }).toEqual({ people: 7, asked: [] });
      expect([[], [text]]).toContainEqual(lines);
    }
  },
);

test('a watermark that tells of everyone is asked about', () =>
  expect(toldOn([...table(...NAMES), across('MOVED OUT')])).toMatchObject({ people: 0 }));

test.each([
  'CONFIDENTIAL',
  'Draft',
  'Do Not Share',
  'Page 3 of 4 – Printed by Tom Beck',
  'Prepared by Ann Lee, ward clerk',
  'Internal use only',
  '- 3 -',
])('“%s” at the foot of a page is neither a person nor a part of one', (foot) => {
  const page = (...names: string[]) => [...table(...names), at(foot, 40, 30)];
  expect(toldOn(page(...NAMES))).toMatchObject({ people: 4, asked: [] });
  const both = toldOn(page(...NAMES), page('Hub, Al', 'Poe, Una'));
  expect(both).toMatchObject({ people: 6, asked: [] });
});

test.each(['Draft – not final', 'Archived copy', 'Sample'])('the title “%s” asks about no one', (title) =>
  expect(toldOn([{ ...at(title, 40, 770), height: 16, font: 'bold' }, ...table(...NAMES)])).toMatchObject({
    people: 4,
    asked: [],
  }),
);

test('a person far below the others is one, and so is a first name below a family', () => {
  const far = [at('Hub, Al', 40, 500), at('801-555-0101', 200, 500)];
  expect(toldOn([...table(...NAMES), ...far]).people).toBe(5);
  expect(toldOn([...table(...NAMES), at('Beck, Tom', 40, 500)]).people).toBe(5);
});
