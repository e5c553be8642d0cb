import { afterAll, expect, test } from 'vitest';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { LAYOUTS, LISTED, pageOf, STYLES, TEXT_FILES, typed, type Listed } from '#tests/membership-lists.ts';
import { HOUSEHOLD_FILES, IN_HOUSEHOLDS } from '#tests/household-lists.ts';
import { printer } from '#tests/printed.ts';
import { readTextFile, type Reading } from './read-bytes.ts';
import { readPdf } from './read-pdf.ts';

type Outcome = { file: string; found: number; listed: number; wrong: string[]; isReadable: boolean };
const outcomes: Outcome[] = [];

const same = (said: string | null | undefined, known: string) => !said || said === known;

/** Compares what would be saved with what was printed. */
function judge(file: string, reading: Reading, listed: readonly Listed[] = LISTED): Outcome {
  const rows = reading.kind === 'read' ? reading.rows.map((row) => readInWard('Maple Grove Ward', row)) : [];
  const people = rows.flatMap(({ person }) => person ?? []);
  const open = [...listed];
  const wrong: string[] = [];
  for (const person of people) {
    const at = open.findIndex(
      (known) =>
        person.firstName === known.firstName &&
        person.lastName.replace("'", '’') === known.lastName &&
        same(person.phone, known.phone) &&
        same(person.email, known.email) &&
        person.household?.replace("'", '’') === known.household &&
        (person.calling === 'Member' || same(person.calling, known.calling)),
    );
    if (at < 0) wrong.push(JSON.stringify(person));
    else open.splice(at, 1);
  }
  const outcome = {
    file,
    found: listed.length - open.length,
    listed: listed.length,
    wrong,
    isReadable: reading.kind === 'read',
  };
  outcomes.push(outcome);
  return outcome;
}

/** It is unclear who is meant: everything in them is refused or flagged. */
const UNCLEAR = [
  'couples.csv',
  'newsletter.txt',
  'swapped.csv',
  'dates-for-phones.csv',
  'records-for-phones.csv',
  'addresses-for-callings.csv',
  'deceased.csv',
  'cut-phones.txt',
  'remarks.csv',
  'bishops.csv',
  'two-columns.txt',
];

test.each(Object.keys(TEXT_FILES))('%s is read without a wrong value', (file) => {
  const { wrong, found } = judge(file, readTextFile(file, TEXT_FILES[file] ?? Buffer.alloc(0)));
  expect(wrong).toEqual([]);
  if (!UNCLEAR.includes(file)) expect(found).toBeGreaterThanOrEqual(LISTED.length * 0.9);
});

test.each(Object.keys(HOUSEHOLD_FILES))('the households of %s are read without a wrong value', (file) => {
  const reading = readTextFile(file, HOUSEHOLD_FILES[file] ?? Buffer.alloc(0));
  const { wrong, found } = judge(file, reading, IN_HOUSEHOLDS);
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(IN_HOUSEHOLDS.length * 0.9);
});

const { printed, close } = await printer();
afterAll(close);

const sheets = Object.keys(LAYOUTS).flatMap((layout) => STYLES.map((style) => ({ layout, style, font: style.font })));
test.each(sheets)('the PDF “$layout” in $font is read without a wrong value', async ({ layout, style }) => {
  const html = pageOf(LAYOUTS[layout] ?? { columns: [] }, style);
  const { wrong, found, isReadable } = judge(`${layout}.pdf`, await readPdf(await printed(html)));
  expect(wrong).toEqual([]);
  // Where columns are less than two letters apart, rows in which they touch are marked, or the file is refused.
  const isTight = style === STYLES[1];
  if (!isTight || isReadable) expect(found).toBeGreaterThanOrEqual(LISTED.length * (isTight ? 0.8 : 0.9));
});

test('a PDF of columns set with spaces is read without a wrong value', async () => {
  const columns = LAYOUTS['two name columns']?.columns ?? [];
  const { wrong, found } = judge('typed.pdf', await readPdf(await printed(`<pre>${typed(columns, 3)}</pre>`)));
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(LISTED.length * 0.9);
});

test('across all lists, nine people in ten are found and nothing is wrong', () => {
  const readable = outcomes.filter(({ file, isReadable }) => isReadable && !UNCLEAR.includes(file));
  const found = readable.reduce((sum, outcome) => sum + outcome.found, 0);
  const wrong = outcomes.reduce((sum, outcome) => sum + outcome.wrong.length, 0);
  const share = found / readable.reduce((sum, outcome) => sum + outcome.listed, 0);
  console.log(
    `${outcomes.length} files: ${wrong} wrong values, ${(share * 100).toFixed(1)} % of the people in ${readable.length} readable files found.`,
  );
  expect([outcomes.length >= 85, wrong]).toEqual([true, 0]);
  expect(share).toBeGreaterThan(0.9);
});
