import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

type Kind = 'CSV' | 'TXT';
const CALLED = ['Linda Baker', 'Kevin Turner', 'Susan Parker', 'Brian Cooper'];
/** A list with a heading behind its first two people: what is asked and noted of each. */
function listWith(heading: string, kind: Kind = 'CSV', behind: readonly string[] = []) {
  const people = CALLED.map((name, at) => (kind === 'CSV' ? `${name},801-555-700${at}` : name));
  const lone = (text: string) => (kind === 'CSV' ? `${text},` : text);
  const lines = [...people.slice(0, 2), ...(kind === 'CSV' ? [] : ['']), lone(heading), ...people.slice(2, 3)];
  const all = [...lines, ...behind.map(lone), ...people.slice(3)];
  const rows = readPeople(
    rowsOfText([...(kind === 'CSV' ? ['Name,Phone'] : []), ...all, ''].join('\n'), kind === 'TXT').rows,
  );
  const of = CALLED.map((name) => rows.find((row) => row.name === name));
  return of.map((row) => ({ asked: row?.problem ?? '', notes: row ? fileNotesOf(row).map(({ text }) => text) : null }));
}
const NOTHING = { asked: '', notes: [] };

test.each([
  ['On Missions', 'CSV', 'in the ward'],
  ['On Missions', 'TXT', 'in the ward'],
  ['Records only', 'CSV', 'in the ward'],
  ['Records only', 'TXT', 'in the ward'],
  ['Homebound', 'CSV', 'available'],
  ['Homebound', 'TXT', 'available'],
  ['Nursing home', 'CSV', 'available'],
  ['Care center', 'CSV', 'available'],
  ['Mental health / private', 'CSV', 'available'],
  ['Taken off the list', 'CSV', 'in the ward'],
  ['Gone', 'CSV', 'in the ward'],
  ['Unbaptized', 'CSV', 'in the ward'],
  ['Se mudaron', 'CSV', 'in the ward'],
  ['Mudaram-se', 'CSV', 'in the ward'],
] as const)('everyone below “%s” in a %s file is asked about: are they %s?', (heading, kind, asked) => {
  const [first, second, third, fourth] = listWith(heading, kind);
  expect([first, second]).toEqual([NOTHING, NOTHING]);
  for (const below of [third, fourth]) expect(below?.asked).toContain(`below “${heading}.” Is this person ${asked}?`);
});

test.each([
  ['Less Active', 'CSV'],
  ['Less Active', 'TXT'],
  ['Less-Active Members', 'CSV'],
  ['Less-Active Members', 'TXT'],
  ['Part-member families', 'CSV'],
  ['Menos activos', 'CSV'],
  ['Menos ativos', 'CSV'],
  ['LA', 'CSV'],
  ['LA', 'TXT'],
  ['Already spoke', 'CSV'],
] as const)('“%s” in a %s file is shown with everyone below it', (heading, kind) =>
  expect(listWith(heading, kind)).toEqual([
    NOTHING,
    NOTHING,
    { asked: '', notes: [heading] },
    { asked: '', notes: [heading] },
  ]),
);

test.each([
  'Elders Quorum',
  'Oak Street',
  'Heather Hills',
  'Members',
  'Speakers',
  'Widows',
  'Sunbeams',
  'Fine to ask',
  'Possible speakers for winter',
  'Ward list for speaking assignments',
])('“%s” says nothing of those below it', (heading) => {
  expect(listWith(heading)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
  // Nor do those below it belong to the heading before.
  expect(listWith('Less Active', 'CSV', [heading])[3]).toEqual(NOTHING);
});

test.each(['Fine to ask', 'Possible speakers for winter', 'Ward list for speaking assignments'])(
  '“%s” above a text asks nothing',
  (heading) => {
    const rows = readPeople(rowsOfText(`${heading}\n${CALLED.join('\n')}\n`, true).rows);
    expect(rows.slice(1).map(({ problem }) => problem)).toEqual([null, null, null, null]);
  },
);

test.each([
  'Less Active Members - Maple Grove Ward',
  'Less-Active Members of Maple Grove Ward',
  'Less Active Report - Maple Grove Ward',
  'Less Active Elders',
  'Hermanos menos activos',
])('“%s” between people is noted with those below', (title) => {
  const rows = rowsOfText(`Name,Phone\nTom Reed,801-555-0101\n"${title}",\nKim Lee,801-555-0102\n`, false).rows;
  expect(rows.map(({ noted }) => noted?.map(({ text }) => text))).toEqual([undefined, undefined, [title]]);
});

const LONG = [
  'Members who told the Relief Society or the quorum that they must not be asked',
  'Brethren and sisters who told the Relief Society or the quorum in our last ward council that they must not be asked',
  'Records of the following members were sent to other wards during the third quarter of 2026 – moved out',
  'Los hermanos y hermanas que han pedido al obispado que no se les llame a discursar este año – no invitar',
  'Irmãos e irmãs que falaram com o bispo no mês passado e que se mudaram para outra ala – mudaram-se',
];
test.each(LONG.flatMap((heading) => [[heading, 'CSV'] as const, [heading, 'TXT'] as const]))(
  'a heading as long as “%s” in a %s file asks about those below it, and about no one above',
  (heading, kind) => {
    const [first, second, third, fourth] = listWith(heading, kind);
    expect([first?.asked, second?.asked]).toEqual(['', '']);
    for (const below of [third, fourth]) expect(below?.asked).toContain('This row is below “');
  },
);

test.each([
  'These are the members whom the bishopric would like to have speak in the new year, as we have talked about',
  'Members of the ward council, who meet on the first Sunday of the month at 8:00 in the bishop’s office',
])('a sentence like “%s” between people asks about no one', (heading) =>
  expect(listWith(heading).map(({ asked }) => asked)).toEqual(['', '', '', '']),
);

test.each(['John Paul DNC', 'Tiffany Grant new', '- Lorraine Parker (RS)', 'Paul James moved'])(
  '“%s” is one person, and no heading of those below',
  (person) => {
    for (const kind of ['CSV', 'TXT'] as const)
      expect(listWith(person, kind).every(({ asked, notes }) => asked === '' && notes?.length === 0)).toBe(true);
  },
);
test.each(['Members DNC', 'Grove Park moved out', 'Young Women inactive'])(
  '“%s” is a heading all the same',
  (heading) => expect(listWith(heading).at(-1)).not.toEqual(NOTHING),
);
