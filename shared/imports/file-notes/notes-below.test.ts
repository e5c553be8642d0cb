import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { fileNotesOf } from './notes-of-row.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const [TOM, KIM, SUE] = ['Tom Reed,801-555-0236', 'Kim Lee,801-555-0237', 'Susan Parker,801-555-0238'];
const askedIn = (text: string, isFree = false) => {
  const rows = readPeople(rowsOfText(text, isFree).rows);
  return ['Tom Reed', 'Kim Lee', 'Susan Parker'].map((name) => rows.find((row) => row.name === name)?.problem ?? '');
};

test.each([
  [',on a mission', 'in the ward'],
  ['(on a mission),', 'in the ward'],
  ['^ do not ask,', 'available'],
  ["- can't do talks (anxiety),", 'available'],
  ['> moved to Ohio,', 'in the ward'],
  ['- prayers only,', 'available'],
])('“%s” below a row asks whether the person in it is %s, and no one else', (note, asked) => {
  const [above, tom, below] = askedIn(`Name,Phone\n${KIM}\n${TOM}\n${note}\n${SUE}\n`).toSorted((a, b) =>
    a === b ? 0 : a === '' ? -1 : 1,
  );
  expect([above, tom]).toEqual(['', '']);
  expect(below).toContain(`Is this person ${asked}?`);
  expect(askedIn(`Name,Phone\n${KIM}\n${TOM}\n${note}\n${SUE}\n`)[0]).toContain('The next row says');
});

test.each(['    Funeral 11/14', '(had her funeral last week)'])(
  '“%s” in the line below someone is about that person',
  (note) => {
    const [tom, kim, susan] = askedIn(
      `Tom Reed 801-555-0236\nKim Lee 801-555-0237\n${note}\nSusan Parker 801-555-0238\n`,
      true,
    );
    expect([tom, susan]).toEqual(['', '']);
    expect(kim).toContain('Is this person in the ward?');
  },
);

test('under an email, and beside a last name, it does, too', () => {
  expect(askedIn(`Name,Email\nTom Reed,tom@example.com\n,on a mission\nKim Lee,\n`)[0]).toContain('on a mission');
  expect(askedIn('Last Name,First Name\nReed,Tom\n,on a mission\nLee,Kim\n')[0]).toContain('on a mission');
});

test.each(['   (serving a mission)', '\ton a mission in Peru until 2099', '- moved to Boise', '    o moved to Boise'])(
  '“%s” in the line below someone in a text is about that person',
  (note) => {
    const text = `Kim Lee 801-555-0237\nTom Reed 801-555-0236\n${note}\nSusan Parker 801-555-0238\n`;
    const [tom, kim, sue] = askedIn(text, true);
    expect(tom).toMatch(/^The next line says “.*” Is this person in the ward\?$/u);
    expect([kim, sue]).toEqual(['', '']);
  },
);

test('a note against no one is shown, and a bullet like the others’ or the mark of a legend is none', () => {
  const [tom] = readPeople(rowsOfText(`Name,Phone\n${TOM}\n- wary of crowds,\n${KIM}\n`, false).rows);
  expect(tom && fileNotesOf(tom)).toEqual([{ text: '- wary of crowds' }]);
  expect(askedIn(`- Kim Lee\n- Tom Reed\n- Susan Parker\n`, true)).toEqual(['', '', '']);
  expect(askedIn(`Name,Phone\nKim Lee*,801-555-0237\n${TOM}\n* do not ask,\n`)[0]).toBe('');
});

test.each([
  ['Tom has moved to Ohio; please do not ask.', ['Tom Reed']],
  ['Reed and Parker moved in October', ['Tom Reed', 'Susan Parker']],
  ['Tom is on a mission. Sister Parker only prays.', ['Tom Reed', 'Susan Parker']],
  ['Prayers only: T. Reed', ['Tom Reed']],
  ['Tom Jones has moved to Ohio', []],
  ['Bob Parker passed away', []],
])('“%s” between people asks about %j, and no one below it', (sentence, named) => {
  const asked = (text: string, isFree: boolean) => {
    const found = askedIn(text, isFree);
    return ['Tom Reed', 'Kim Lee', 'Susan Parker'].filter((_, at) => found[at] !== '').toSorted();
  };
  const text = `Tom Reed 801-555-0236\nSusan Parker 801-555-0238\n\n${sentence}\nKim Lee 801-555-0237\n`;
  if (named.length > 0) expect(asked(text, true)).toEqual(named.toSorted());
  expect(asked(`Name,Phone\n${TOM}\n${SUE}\n${KIM}\n,\n"${sentence}",\n`, false)).toEqual(named.toSorted());
});

test('of two with one name, a sentence with only that name is about neither', () =>
  expect(
    importedFrom(`Name,Phone\n${TOM}\nTom Lund,801-555-0239\n${KIM}\nTom has moved to Ohio.,\n`).people,
  ).toHaveLength(3));

test('a row without a name shows its words', () =>
  expect(importedFrom(`Name,Phone,Calling\n${TOM},\n,,Organist\n`).problems).toContain(
    'There is no name in this row: “Organist.”',
  ));
