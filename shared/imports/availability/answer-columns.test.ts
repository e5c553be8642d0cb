import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (heading: string, cell: string, calling = '') =>
  rowsOfText(`Name,Calling,Phone,"${heading}"\n"Reed, Tom",${calling},801-555-0236,"${cell}"`, false)
    .rows.map(readPerson)
    .at(-1);

test.each([
  ['Willing?', 'No'],
  ['Willing', 'FALSE'],
  ['Declined', 'x'],
  ['Declined', '2024'],
  ['Times declined', '3'],
  ['Said no', 'x'],
  ['Not interested', 'x'],
  ['Response', 'No - never'],
  ['Response', 'Declined'],
  ['Response', 'Not right now'],
  ['Status', 'Refuses'],
  ['Preference', 'Prayer only'],
  ['Preference', 'Neither'],
  ['Speaker/Prayer', 'Prayer'],
  ['Speaker/Prayer', 'None'],
  ['S/P', 'P'],
  ['S/P', '-'],
  ['Speak/Pray', '0'],
  ['Assignments OK', 'P only'],
  ['Assignments OK', 'None'],
  ['Speaker', 'None'],
  ['Speaking', 'Prefers not'],
  ['Speak?', 'not comfortable'],
  ['Prayer', 'No'],
  ['Prayers only', 'x'],
  ['Spricht', 'nein'],
  ['Parle', 'non'],
  ['Habla', 'No'],
  ['Antwort', 'abgelehnt'],
  ['Disponible para discursar', 'Solo oraciones'],
  ['Response', 'Not yet'],
  ['Response', 'Hold'],
  ['Willing', '✗'],
  ['Homebound', 'x'],
  ['Care', 'hospice'],
  ['Health', 'in memory care'],
  ['Status', '84, homebound'],
  ['Restrictions', 'membership'],
])('“%s” “%s” asks whether someone is available', (heading, cell) => {
  const where = `“${cell}” under “${heading.replace('?', '')}.”`;
  expect(read(heading, cell)?.problem).toBe(`This row says ${where} Is this person available?`);
});

test.each([
  ['Willing', 'Yes'],
  ['Willing', 'Maybe'],
  ['Health', 'good'],
  ['Declined', 'No'],
  ['Declined', ''],
  ['Declined', 'FALSE'],
  ['Response', 'Yes'],
  ['Response', 'no answer'],
  ['Preference', 'text'],
  ['Preference', 'No preference'],
  ['Preference', 'None'],
  ['Prayer', '3/2/2025'],
  ['Prayer', 'x'],
  ['Talk', 'None'],
  ['Temple Recommend', 'declined'],
  ['Photo', 'no thanks'],
  ['Topic', 'Prayer'],
  ['Habla inglés', 'No'],
  ['Parle', 'oui'],
])('“%s” “%s” asks nothing', (heading, cell) => expect(read(heading, cell)?.problem).toBeNull());

test('beside a calling, an answer may be about that, and is asked about once', () => {
  expect(read('Declined', 'x', 'Organist')?.problem).toBe(
    'This row says “x” under “Declined.” Do they have this calling?',
  );
  expect(read('Response', 'No', 'Organist')?.problem).toMatch(/^[^?]*Do they have this calling\?$/);
});

test('in a list of days, “Prayer” is what someone did then', () => {
  const list = 'Date,Name,Talk/Prayer\n2/16/2025,"Reed, Tom",Prayer\n2/23/2025,"Lee, Kim",Talk';
  expect(rowsOfText(list, false).rows.map((row) => readPerson(row).problem)).toEqual([null, null]);
});

test.each([
  ['Verfügbar', 'nein', 'ja'],
  ['Disponible', 'non', 'oui'],
])('under “%s,” “%s” is a no, and “%s” a yes', (heading, no, yes) => {
  expect(read(heading, no)?.person?.isAvailable).toBe(false);
  expect(read(heading, yes)?.person?.isAvailable).toBe(true);
});

test.each([
  ['Yes', 'No'],
  ['Sí', 'No'],
  ['OK', 'Not OK'],
  ['Y', 'N'],
  ['Sim', 'Não'],
])('a mark under “%s” and “%s” is an answer, and a number under “No” is none', (yes, no) => {
  const table = rowsOfText(`Name,${yes},${no}\n"Reed, Tom",x,\n"Lee, Kim",,x\n`, false);
  expect(
    table.rows.map(readPerson).map(({ problem }) => problem?.includes('Is this person available?') ?? false),
  ).toEqual([false, true]);
  const numbered = rowsOfText(`No,Name,Phone\n1,"Reed, Tom",801-555-0236\n2,"Lee, Kim",801-555-0237\n`, false);
  expect(numbered.rows.map(readPerson).map(({ problem }) => problem)).toEqual([null, null]);
});

const asked = (list: string) => rowsOfText(list, false).rows.map((row) => readPerson(row).problem);
const ofCell = (cell: string, heading: string) =>
  `This row says “${cell}” under “${heading}.” Is this person available?`;

test('an X or a 0 where others say yes or no may be a no', () => {
  const list = 'Name,Talk?,Prayer?\nAmy Beal,Y,Y\nEve Frye,X,Y\nJo Kerr,Y,0\nGus Hall,Y,N';
  expect(asked(list)).toEqual([null, ofCell('X', 'Talk'), ofCell('0', 'Prayer'), ofCell('N', 'Prayer')]);
  expect(asked('Nombre,Habla,Ora\nAna Ruiz,x,Sí\nEva Soto,Sí,0')).toEqual([ofCell('x', 'Habla'), ofCell('0', 'Ora')]);
  expect(asked('Name,Will pray\nAmy Beal,✓\nEve Frye,x')).toEqual([null, ofCell('x', 'Will pray')]);
  expect(asked('Name,Willing?\nAmy Beal,x\nEve Frye,Yes\nGus Hall,NO!!')).toEqual([
    ofCell('x', 'Willing'),
    null,
    ofCell('NO!!', 'Willing'),
  ]);
});

test('an X is a yes where no one says “Yes,” or nearly everyone has one', () => {
  expect(asked('Name,Speak?\nAmy Beal,x\nEve Frye,\nGus Hall,N\nJo Kerr,X')).toEqual([
    null,
    null,
    ofCell('N', 'Speak'),
    null,
  ]);
  expect(asked('Name,Speak?\nAmy Beal,x\nEve Frye,x\nGus Hall,x\nJo Kerr,x\nKit Low,Yes')).toEqual(Array(5).fill(null));
});
