import { expect, test } from 'vitest';
import { cellsOf, drawnPdf, memberRows, PLAIN, type DrawnPage, type Placed } from '#tests/drawn-pages.ts';
import type { Listed } from '#tests/membership-lists.ts';
import { readPdf } from '../../read-pdf.ts';

async function read(pages: readonly DrawnPage[]) {
  const reading = await readPdf(drawnPdf(pages));
  if (reading.kind === 'unreadable') throw new Error(reading.sentence);
  return reading.rows;
}
const told = ({ firstName, lastName, phone, email }: Listed) => ({
  firstName,
  lastName,
  ...(phone && { phone }),
  ...(email && { email }),
});
const peopleIn = (rows: Awaited<ReturnType<typeof read>>) => rows.map(({ person, problem }) => problem ?? person);
const byColumns = (rows: readonly (readonly Placed[])[]) => rows.flat().toSorted((a, b) => a.x - b.x);

test.each([
  [90, 90],
  [180, 180],
  [270, 270],
  [0, 90],
  [0, 180],
  [0, 270],
  [90, 0],
])('a page turned by %i degrees whose text is turned by %i is read as one holds it', async (rotate, turned) => {
  const texts = cellsOf(memberRows()).flat();
  expect(peopleIn(await read([{ texts, rotate, turned }]))).toEqual(PLAIN.map(told));
});

test('pages turned each in another way are one table', async () => {
  const rows = memberRows();
  const heading = rows.slice(0, 1);
  const pages = [0, 270, 90].map((rotate, i) => ({
    texts: cellsOf([...heading, ...rows.slice(1 + 4 * i, 5 + 4 * i)]).flat(),
    rotate,
  }));
  expect(peopleIn(await read(pages))).toEqual(PLAIN.map(told));
});

test('a text that is turned unlike its page marks the row where it stands', async () => {
  const [first, ...others] = cellsOf(memberRows());
  const draft = { text: 'Ash', x: 524, y: 612 - 245, turned: 90 };
  const rows = await read([{ texts: [...(first ?? []), ...others.flat(), draft] }]);
  const marked = rows.filter(({ person }) => person === null);
  expect(marked.map(({ problem }) => problem)).toEqual([expect.stringMatching(/^Text in this row is turned/)]);
  expect(rows).toHaveLength(PLAIN.length);
});

test.each([18, 12, 26])(
  'a table drawn a column at a time, its rows %i points apart, is read row by row',
  async (pitch) => {
    const texts = byColumns(cellsOf(memberRows(), undefined, pitch));
    expect(peopleIn(await read([{ texts }]))).toEqual(PLAIN.map(told));
  },
);

test('in a table drawn a column at a time, a cell on several lines never goes to the row above or below', async () => {
  const long = 'Relief Society|Second Counselor|and Teacher';
  const callings = ['Organist', 'Ward Clerk', long, 'Librarian', 'Chorister'].map((one) => one.split('|'));
  let top = 550;
  const rows = callings.map((lines, i): Placed[] => {
    const { firstName, lastName } = PLAIN[i] ?? { firstName: '', lastName: '' };
    const y = top - (lines.length * 11) / 2;
    top -= lines.length * 11;
    const cell = lines.map((text, line) => ({ text, x: 200, y: y + 11 * ((lines.length - 1) / 2 - line) }));
    return [{ text: `${lastName}, ${firstName}`, x: 40, y }, ...cell];
  });
  const texts = byColumns([...cellsOf([['Name', 'Calling']], [40, 200]), ...rows]);
  const reading = await readPdf(drawnPdf([{ texts }]));
  const said = reading.kind === 'read' ? reading.rows.flatMap(({ person }) => (person ? [person.calling] : [])) : [];
  const whole = callings.map((lines) => lines.join(' '));
  expect(said.filter((calling) => !whole.includes(calling ?? ''))).toEqual([]);
});

test('the preview says which pages have no text', async () => {
  const texts = cellsOf(memberRows()).flat();
  const image = { hasImage: true };
  const one = await read([{ texts }, image]);
  expect(one.slice(0, -1).map(({ problem }) => problem)).toEqual(PLAIN.map(() => null));
  expect(one.at(-1)).toMatchObject({
    row: PLAIN.length + 2,
    name: 'Page 2',
    problem: 'Page 2 has no text, so we couldn’t read anyone there. It may be an image, such as a scan.',
  });
  const footer = [{ text: 'Page 3 of 4', x: 280, y: 20 }];
  const some = await read([{ texts }, image, { ...image, texts: footer }, { texts }]);
  expect(some.at(-1)?.name).toBe('Pages 2 and 3');
  expect(await read([{ texts }, {}])).toHaveLength(PLAIN.length);
});

test('a refusal says which pages have no text', async () => {
  const texts = [{ text: 'Dear members, the picnic is on Friday at six.', x: 40, y: 500 }];
  const reading = await readPdf(drawnPdf([{ texts }, { hasImage: true }]));
  expect(reading).toMatchObject({
    kind: 'unreadable',
    sentence: expect.stringMatching(/^We couldn’t read the text\..* at six\.” Page 2 has no text, so we/),
    unread: { text: 'Page 2' },
  });
});
