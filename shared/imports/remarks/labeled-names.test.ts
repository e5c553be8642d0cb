import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const NAMES = ['Ines Dastrup', 'Bram Esplin', 'Cleo Fackrell', 'Rex Jarman'];
type Told = { asked: string[]; shown: string[] };
/** Whom a file asks about, and with whom it shows a note, by first name. */
function toldIn(text: string, isFree: boolean): Told {
  const people = readPeople(rowsOfText(text, isFree).rows).filter(({ unread }) => !unread);
  const first = ({ name }: { name: string }) => name.split(' ')[0] ?? '';
  return {
    asked: people.filter(({ person }) => person === null).map(first),
    shown: people.filter(({ person, noted }) => person !== null && noted !== undefined).map(first),
  };
}
const CSV = NAMES.map((name, at) => `${name},801-555-010${at}\n`).join('');
const FILES: [string, boolean, (line: string) => string][] = [
  ['below a pasted list', true, (line) => `${NAMES.join('\n')}\n\n${line}`],
  ['above a pasted list', true, (line) => `${line}\n\n${NAMES.join('\n')}`],
  ['as the last row of a CSV', false, (line) => `Name,Phone\n${CSV}"${line}",\n`],
  ['above the headings of a CSV', false, (line) => `"${line}",\nName,Phone\n${CSV}`],
];

const ASKING: [string, string[]][] = [
  ['Snowbirds: Ines Dastrup, Bram Esplin', ['Ines', 'Bram']],
  ['Deceased: Ines Dastrup', ['Ines']],
  ['Deceased: Ines Dastrup (Mar 2026), Bram Esplin (Jun 2026)', ['Ines', 'Bram']],
  ['Moved – Ines Dastrup, Bram Esplin', ['Ines', 'Bram']],
  ['Moved: Ines Dastrup to Provo, Rex Jarman to Ogden', ['Ines', 'Rex']],
  ['Moved: Dastrup, Esplin', ['Ines', 'Bram']],
  ['Moved 6/26: Dastrup, Ines; Esplin, Bram', ['Ines', 'Bram']],
  ['Moved: Dastrup, Ines, Jarman, Rex', ['Ines', 'Rex']],
  ['Died: Cleo', ['Cleo']],
  ['Records sent: Sis. Dastrup & Bro. Esplin.', ['Ines', 'Bram']],
  ['Do not ask: I. Dastrup, B. Esplin', ['Ines', 'Bram']],
  ['Moved: Ines Dastrup. Deceased: Bram Esplin', ['Ines', 'Bram']],
  ['Inactive: R. Jarman', ['Rex']],
  ['Skip: Cleo Fackrell, Rex Jarman', ['Cleo', 'Rex']],
  ['Sick: Cleo Fackrell', ['Cleo']],
  ['Fallecidos: Ines Dastrup y Bram Esplin', ['Ines', 'Bram']],
  ['Mudados - Dastrup, Esplin', ['Ines', 'Bram']],
  ['Enfermos: Hna. Fackrell', ['Cleo']],
  ['Falecidos: Ines Dastrup e Bram Esplin', ['Ines', 'Bram']],
  ['Mudaram-se: Ines Dastrup, Bram Esplin', ['Ines', 'Bram']],
  ['Inativos – Irmão Jarman', ['Rex']],
];
const cases = (lines: [string, string[]][]) =>
  lines.flatMap(([line, names]) => FILES.map(([place, isFree, fileOf]) => ({ line, names, place, isFree, fileOf })));
test.each(cases(ASKING))('“$line” $place asks about $names, and about no one else', ({ line, names, isFree, fileOf }) =>
  expect(toldIn(fileOf(line), isFree)).toEqual({ asked: names, shown: [] }),
);

const SHOWING: [string, string[]][] = [
  ['Traveling: Cleo Fackrell', ['Cleo']],
  ['Released: Rex Jarman', ['Rex']],
  ['Less active: Dastrup, Esplin', ['Ines', 'Bram']],
];
test.each(cases(SHOWING))(
  '“$line” $place is shown with $names, and with no one else',
  ({ line, names, isFree, fileOf }) => expect(toldIn(fileOf(line), isFree)).toEqual({ asked: [], shown: names }),
);

test.each([
  'Bishop: Rex Jarman',
  'Ward Clerk: Rex Jarman',
  'Elders Quorum: Rex Jarman, Bram Esplin',
  'Speakers: Ines Dastrup, Bram Esplin',
  'Deceased: Otto Cluff',
  'Moved: Bram Dastrup',
  'Moved out: Ines Esplin, Rex Fackrell',
])('“%s” is told with no one', (line) => {
  const [, , fileOf] = FILES[0] ?? [];
  expect(toldIn(fileOf?.(line) ?? '', true)).toMatchObject({ shown: [] });
  expect(
    toldIn(fileOf?.(line) ?? '', true).asked.filter((first) => NAMES.some((name) => name.startsWith(first))),
  ).toEqual([]);
});
