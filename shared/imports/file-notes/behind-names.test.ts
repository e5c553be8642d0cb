import { expect, test } from 'vitest';
import { isAskedIfAvailable } from '../availability/asked-to-speak.ts';
import { keptRow } from '../kept/kept-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { fileNotesOf } from './notes-of-row.ts';

const read = (csv: string) => rowsOfText(csv, false).rows.map(readPerson);

test.each([
  'asked to be left off the speaking rotation',
  'happy to pray, please no talks',
  'won’t speak',
  'no talks',
  'declined 2x',
])('the name before “%s” is read, and the words are asked about', (words) => {
  for (const name of [`Kevin Turner (${words})`, `Kevin Turner - ${words}`, `Turner, Kevin (${words})`]) {
    const [own, next] = read(`Name,Phone\n"${name}",801-555-0102\nAna Ruiz,801-555-0103\n`);
    expect([own?.problem, own?.values.firstName, own?.values.lastName]).toEqual([
      `This row says “${words}.” Is this person available?`,
      'Kevin',
      'Turner',
    ]);
    expect([own && isAskedIfAvailable(own), own && fileNotesOf(own)]).toEqual([true, [{ text: words }]]);
    expect(next?.problem).toBeNull();
  }
  const [apart] = read(`First Name,Last Name\n"Kevin (${words})",Turner\n`);
  expect(apart?.problem).toBe(`This row says “${words}.” Is this person available?`);
});

test.each(['needs a ride', 'see notes', 'moved', 'deceased'])(
  'the words “%s” behind a name stay beside the person when only the name is written again',
  (words) => {
    const [own] = read(`Name,Phone\nKevin Turner (${words}),801-555-0102\nAna Ruiz,801-555-0103\n`);
    if (!own) throw new Error('There is no row');
    expect(own.problem).toMatch(/^“Kevin Turner \(.*\)” has more than a name in it\./);
    const { shown: _, nameCell: _cell, asks: _asks, ...kept } = keptRow(own);
    const again = readPerson({ ...kept, values: { ...kept.values, firstName: 'Kevin', lastName: 'Turner' } });
    expect(again.person).toMatchObject({ firstName: 'Kevin', lastName: 'Turner' });
    expect(fileNotesOf(again)).toEqual([{ text: words }]);
  },
);

test('a nickname and a last name with a hyphen are no such words', () =>
  expect(read('Name,Phone\nRobert Fox (Bob),\nAna Ruiz-Diaz,801-555-0103\n').map(fileNotesOf)).toEqual([[], []]));

const inText = (line: string) =>
  rowsOfText(`Ann Poe 801-555-0101\nTom Beck 801-555-0102\n${line}\n`, true).rows.map(readPerson);

test.each(['EQ', 'RS', 'YW', 'HC', 'Primary', 'youth'])(
  'where someone belongs, as “%s” says, asks nothing',
  (words) => {
    for (const name of [`Sue Ray (${words})`, `Sue Ray - ${words}`]) {
      const [own] = read(`Name,Phone\n${name},801-555-0102\nAna Ruiz,801-555-0103\n`);
      expect([own?.problem, own && fileNotesOf(own)]).toEqual([null, [{ text: words }]]);
      expect(inText(`${name} 801-555-0103`)[2]?.person).toMatchObject({ firstName: 'Sue', lastName: 'Ray' });
      expect(inText(name)[2]?.person).toMatchObject({ firstName: 'Sue', lastName: 'Ray' });
    }
  },
);

test.each(['LA', 'DNC', 'OOT'])('the letters “%s” behind a name ask whether the person is available', (letters) => {
  const asked = `This row says “${letters}.” Is this person available?`;
  for (const name of [`Sue Ray (${letters})`, `Sue Ray - ${letters}`]) {
    expect(read(`Name,Phone\n${name},801-555-0102\nAna Ruiz,801-555-0103\n`)[0]?.problem).toBe(asked);
    expect(inText(`${name} 801-555-0103`)[2]?.problem).toBe(asked);
  }
});

test('other letters in parentheses may be a nickname', () =>
  expect(read('Name,Phone\nThomas Ray (TJ),801-555-0102\nAna Ruiz,801-555-0103\n')[0]?.problem).toMatch(/nickname/));
