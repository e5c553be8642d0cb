import { afterAll, expect, test } from 'vitest';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import { printer } from '#tests/printed.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

/** Whom a page tells, with what is read of each, and how many rows a person has to check; or why it is refused. */
async function read(html: string) {
  const reading = await readPdf(await printed(`<style>body{font:12px sans-serif}</style>${html}`));
  if (reading.kind === 'unreadable') return { people: [reading.sentence], problems: [] };
  return {
    people: reading.rows.flatMap(({ person, asks, problem }) =>
      person && !asks && !problem
        ? [[person.firstName, person.lastName, person.phone, person.email, person.calling].filter(Boolean).join(' ')]
        : [],
    ),
    problems: reading.rows.flatMap(({ problem, asks, unread }) => problem ?? asks?.problem ?? unread?.problem ?? []),
  };
}

type Block = readonly string[];
const BLOCKS: readonly Block[] = [
  ['Able, Ned', '801-555-4201'],
  ['Bass, Ona', '801-555-4202'],
  ['Cain, Pat', '801-555-4203'],
  ['Dean, Quin', '801-555-4204'],
];
const READ = ['Ned Able 801-555-4201', 'Ona Bass 801-555-4202', 'Pat Cain 801-555-4203', 'Quin Dean 801-555-4204'];
const withMail = BLOCKS.map((block, i) => [...block, `person${i}@example.org`]);
const MAILED = READ.map((person, i) => `${person} person${i}@example.org`);
const blockOf = (lines: Block) => `<p>${lines.join('<br>')}</p>`;
const inColumns = (blocks: readonly Block[], style = '') =>
  `<div style="column-count:2;width:600px;${style}">${blocks.map(blockOf).join('')}</div>`;
const beside = (...columns: string[][]) =>
  `<div style="display:flex;gap:80px">${columns.map((lines) => `<div>${lines.join('<br>')}</div>`).join('')}</div>`;

test.each<[string, string, string[]]>([
  ['in two columns', inColumns(BLOCKS), READ],
  [
    'the first name first',
    inColumns(BLOCKS.map(([name = '', phone = '']) => [name.split(', ').toReversed().join(' '), phone])),
    READ,
  ],
  ['below a title', `<h3>Ward Phone List</h3>${inColumns(BLOCKS)}`, READ],
  ['with emails, too', inColumns(withMail), MAILED],
  ['with indented phones', inColumns(BLOCKS.map(([name = '', phone = '']) => [name, `&emsp;${phone}`])), READ],
  ['centered', inColumns(BLOCKS, 'text-align:center'), READ],
  ['at the right', inColumns(BLOCKS, 'text-align:right;width:500px'), READ],
  ['with addresses', inColumns(BLOCKS.map((block, i) => [...block, `${i + 12} Oak St`, 'Lehi, UT 84043'])), READ],
  ['without room between people', beside(BLOCKS.slice(0, 2).flat(), BLOCKS.slice(2).flat()), READ],
  ['with emails and without room', beside(withMail.slice(0, 2).flat(), withMail.slice(2).flat()), MAILED],
  [
    'in three columns',
    `<div style="column-count:3;width:650px">${BLOCKS.slice(0, 3).map(blockOf).join('')}</div>`,
    READ.slice(0, 3),
  ],
  [
    'with callings',
    inColumns(
      BLOCKS.slice(0, 2).map(([name = ''], i) => [name, ['Bishop', 'Ward Clerk'][i] ?? '']),
      'column-gap:30px',
    ),
    ['Ned Able Bishop', 'Ona Bass Ward Clerk'],
  ],
  [
    'in cells of a table',
    `<table><tr>${BLOCKS.slice(0, 2)
      .map((lines) => `<td style="padding:10px">${lines.join('<br>')}`)
      .join('')}<tr>${BLOCKS.slice(2)
      .map((lines) => `<td style="padding:10px">${lines.join('<br>')}`)
      .join('')}</table>`,
    [READ[0] ?? '', READ[2] ?? '', READ[1] ?? '', READ[3] ?? ''],
  ],
])('people side by side %s, with a phone below each, get their own', async (_, html, people) =>
  expect(await read(html)).toEqual({ people, problems: [] }),
);

test('a note below a person in one of two columns is asked of that person', async () => {
  const notes = ['', '', 'do not call', ''];
  const { people, problems } = await read(
    inColumns(BLOCKS.map(([name = '', phone = ''], i) => [name, phone, notes[i] ?? ''])),
  );
  expect(people).toEqual(READ.filter((_, i) => i !== 2));
  expect(problems).toEqual([expect.stringContaining('do not call')]);
});

test.each([
  ['above one of two columns', '<h4>Active Members</h4>', '<h4 style="break-before:column">Moved Out</h4>'],
  ['at the top of the first', '<h4>Moved Out</h4>', '<h4 style="break-before:column">Active Members</h4>'],
])('a heading %s is about the people in it alone', async (_, first, second) => {
  const html = `<div style="column-count:2;width:600px">${first}${BLOCKS.slice(0, 2).map(blockOf).join('')}${second}${BLOCKS.slice(
    2,
  )
    .map(blockOf)
    .join('')}</div>`;
  const { people } = await read(html);
  expect(people).toEqual(first.includes('Active') ? READ.slice(0, 2) : READ.slice(2));
});

test('a heading across the page is about everyone below it, in each of the columns', async () => {
  const others = BLOCKS.map(([name = '', phone = '']) => [name.replace(',', 'son,'), phone.replace('42', '43')]);
  const { people } = await read(`<h3>Moved Out</h3>${inColumns(others)}<h3>Active Members</h3>${inColumns(BLOCKS)}`);
  expect(people).toEqual(READ);
});

test('a crossed-out phone in one of two columns marks whose it is', async () => {
  const { people, problems } = await read(
    inColumns(BLOCKS.map(([name = '', phone = ''], i) => [name, i === 1 ? `<s>${phone}</s>` : phone])),
  );
  expect(people).toEqual(READ.filter((_, i) => i !== 1));
  expect(problems).toEqual([expect.stringContaining('crossed out')]);
});

test.each<[string, string]>([
  [
    'where an email runs into the next column',
    inColumns([['Able, Ned', `${'ned.able.'.repeat(8)}x@example.org`], ...BLOCKS.slice(1)]),
  ],
  ['where an entry goes on in the next column', beside(BLOCKS.flat().slice(0, 3), BLOCKS.flat().slice(3))],
])('people side by side are refused %s', async (_, html) =>
  expect(await read(html)).toEqual({ people: [UNREADABLE.listsBeside], problems: [] }),
);

test('where no one can tell that a phone belongs to the name above it, that person is a problem', async () => {
  const { people, problems } = await read(inColumns(BLOCKS.map((block, i) => (i === 2 ? block : block.slice(0, 1)))));
  expect(people).toEqual(['Ned Able', 'Ona Bass', 'Quin Dean']);
  expect(problems[0]).toBe('“Cain, Pat” and “801-555-4203” may belong together, so we couldn’t read this row.');
});
