import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const read = (value: unknown) => readPeople(rowsOfJson(JSON.stringify(value)).rows);
const said = (own: object) =>
  read([{ name: 'Tom Reed', ...own }]).map((row) => ({
    asked: row.problem ?? '',
    isAvailable: row.person?.isAvailable,
    notes: fileNotesOf(row).map(({ text }) => text),
  }))[0];

test.each([
  [{ membership: { status: 'Moved' } }, 'in the ward'],
  [{ prefs: { speak: false } }, 'available'],
  [{ address: { street: 'moved' } }, 'in the ward'],
  [{ history: [{ event: 'Deceased' }] }, 'in the ward'],
  [{ flags: { isDeceased: true } }, 'in the ward'],
  [{ notes: { general: 'passed away 2025' } }, 'in the ward'],
  [{ notes: [{ text: 'do not ask' }] }, 'available'],
])('%j asks whether someone is %s', (own, asked) => expect(said(own)?.asked).toContain(`Is this person ${asked}?`));

test('keys below flags are answers, and texts below others are notes', () => {
  expect(said({ flags: { doNotAsk: true } })?.isAvailable).toBe(false);
  expect(said({ care: { shared: 'wary of crowds' } })?.notes).toEqual(['wary of crowds']);
  expect(said({ notes: { general: 'sings alto' } })?.notes).toEqual(['sings alto']);
});

test('what stands below a key that is read, or says nothing, is no note', () => {
  expect(said({ phone: { mobile: '801-555-0112' } })?.notes).toEqual([]);
  expect(said({ address: { street: '12 Oak St', city: 'Provo' }, id: { uuid: 'a-1' } })).toEqual({
    asked: '',
    isAvailable: undefined,
    notes: [],
  });
});

test.each([
  ['note', 'Do not ask anybody on this list', 'available'],
  ['title', 'Members who have moved', 'in the ward'],
  ['note', 'These people have moved', 'in the ward'],
])('“%s” “%s” beside a list asks of everyone in it whether they are %s', (key, text, asked) => {
  const problems = read({ [key]: text, members: [{ name: 'Tom Reed' }, { name: 'Kim Lee' }] }).map(
    ({ problem }) => problem,
  );
  for (const problem of problems) expect(problem).toContain(`“${text}.” Is this person ${asked}?`);
  expect(problems).toHaveLength(2);
});

test('a plain title beside a list asks nothing', () =>
  expect(read({ title: 'Ward directory', members: [{ name: 'Tom Reed' }] })[0]?.problem).toBeNull());
