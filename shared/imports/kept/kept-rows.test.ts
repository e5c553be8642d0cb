import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { asShown, keptRow } from './kept-rows.ts';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const NAMES = `Oak Street
Amy Street
Old Mill Road
Cedar Avenue
Heather Drive
Maple Grove Ward
Oak Branch
J.R. Ward
J. R. Ward
J.R. Branch
Mary J Ward
Ann Ward
Total
Elders Quorum
Moved Out
Nora Park, June Abbott
Lee, Kim
Mary Ann Lee
Lee, Kim (moved)
Tom & Ann Reed
Bishop Mark Ashby
Ana de la Cruz
Kim
TBD
Sister Una Fox
Fox, Una, Jr.
Smith Family
xEdwards, Tom
Kim Lee - away`.split('\n');
const csv = ['Name,Phone', ...NAMES.map((name, at) => `"${name}",801-555-01${10 + at}`), ''].join('\n');
const listed = NAMES.join('\n');

test.each([
  ['a sheet', csv, false],
  ['a sheet of nothing but names', `Name\n${NAMES.map((name) => `"${name}"`).join('\n')}\n`, false],
  ['a text', listed, true],
] as const)('what is kept of %s comes to the same when it is read again', (_, text, isFree) => {
  const rows = rowsOfText(text, isFree).rows.map(readPerson);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const kept = stored(keptRow(row));
    const { shown: _shown, ...raw } = kept;
    expect(stored(asShown(kept))).toEqual(stored(row));
    const again = readPerson(raw);
    expect([again.problem, again.person, again.remarks]).toEqual([row.problem, row.person, row.remarks]);
  }
});

test('a person who types the name of a street again says that it is a person’s', () => {
  const row = rowsOfText('Name,Phone\nAmy Street,801-555-0101\nAna Ruiz,801-555-0102\n', false).rows.map(readPerson)[0];
  if (!row) throw new Error('There is no row');
  const { shown: _, nameCell, ...kept } = keptRow(row);
  expect([row.problem, nameCell]).toEqual(['“Amy Street” is a heading or a note, not a person.', 'Amy Street']);
  expect(readPerson(kept).person).toMatchObject({ firstName: 'Amy', lastName: 'Street' });
});
