import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readInWard } from '../other-people/other-wards.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

/** What is asked, or shown, of the one in a list whose cell differs from the others'. */
const toldOf = (heading: string, cell: string, usual: string) => {
  const people = ['Ned Able', 'Ona Bass', 'Pat Cain', 'Quin Dow', 'Ray Eck', 'Sue Fox'];
  const lines = people.map((name, at) => `${name},801-555-420${at},${at === 1 ? cell : usual}`);
  const rows = readPeople(rowsOfText(`Name,Phone,${heading}\n${lines.join('\n')}\n`, false).rows);
  const [others, own] = [rows.filter((_, at) => at !== 1), rows[1]].map((part) =>
    [part].flat().flatMap((row) => {
      const read = row && readInWard('Maple Ward', row);
      return read ? [...(read.problem ? [read.problem] : []), ...fileNotesOf(read).map(({ text }) => text)] : [];
    }),
  );
  return { own: own?.join(' '), others };
};

test.each([
  'with Oak Ward',
  'sent to Oak Ward',
  'Oak Ward',
  'Student branch',
  'Barrio Los Olivos',
  'Provo Utah Stake',
  'Estaca Lima',
  'missionary',
  'Missionary in Peru',
  'full-time missionary',
  'misionera',
  'missionário',
  'DNC2026',
  'out-2026',
  'moved10/26',
  'd.2025',
])('“%s” in a column that no field takes is shown with its person', (cell) => {
  for (const heading of ['Records', 'Attends', 'Where now', 'Situation', 'Detalles', 'Onde', 'Reason', 'Status'])
    for (const usual of ['', 'here']) {
      const { own, others } = toldOf(heading, cell, usual);
      expect([heading, own]).toEqual([heading, expect.stringContaining(cell)]);
      expect(others).toEqual([]);
    }
});

test.each(['deaf', 'no English', 'divorced'])('so is “%s,” which is about someone in the ward', (cell) =>
  expect(toldOf('Where', cell, '').own).toBe(cell),
);

test.each(['Oak Ward', 'missionary', 'DNC', 'DNC 2026', 'd. 2025', 'moved2026'])(
  'and “%s” below a heading of groups is',
  (cell) => {
    for (const heading of ['Group', 'Type', 'Class'])
      expect(toldOf(heading, cell, 'Elders Quorum').own).toContain(cell);
  },
);

test.each([
  ['Calling', 'Ward Missionary'],
  ['Position', 'Missionary'],
  ['Info', 'Ward Missionary'],
  ['Details', 'Ward Mission Leader'],
  ['Other', 'Missionary Leader'],
  ['Where', 'Maple Ward'],
  ['Records', 'Maple Ward (123456)'],
  ['Stake', 'Provo Utah Stake'],
  ['Baptized in', 'Oak Ward'],
  ['Number', 'A-1234'],
  ['Code', '000-1234-567A'],
  ['Class', 'CTR7'],
  ['Class', 'Missionary Prep'],
])('below “%s,” “%s” says nothing', (heading, cell) => expect(toldOf(heading, cell, '').own).toBe(''));

test.each(['Where now', 'Relocated', 'Left for', 'Living in', 'whereNow'])(
  'a place of two words below “%s” is no name of another person',
  (heading) => {
    for (const place of ['Boise, Idaho', 'Boise Idaho', 'Chile Santiago'])
      expect(toldOf(heading, `"${place}"`, '').own).toBe(place);
  },
);

test.each(['L/A', 'LA', 'N/R', 'N/C', 'D/C', 'I/A'])('the short code “%s” is shown with its person', (code) => {
  for (const heading of ['Notes', 'Records']) expect(toldOf(heading, code, '').own).toBe(code);
});
