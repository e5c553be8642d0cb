import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const listOf = (heading: string, cell: string, available: string) =>
  `Name,Phone,Available,${heading}\nTess Calder,801-555-0101,${available},${cell}\nJo Webb,801-555-0102,${available},Yes\nAnn Reed,801-555-0103,${available},Yes`;
const problemsIn = (list: string) => rowsOfText(list, false).rows.map((row) => readPerson(row).problem);
const NONE = [null, null, null];

test.each([
  ['Invited', 'No'],
  ['Invited', 'Not yet'],
  ['Invited', 'not invited yet'],
  ['Invited', 'Never'],
  ['Invited?', '✗'],
  ['Talk Invited', 'No'],
  ['Speaker Invited', 'not yet'],
  ['Invited to Speak', 'No'],
  ['Asked', 'No'],
  ['Asked', 'none'],
  ['Asked to pray', 'No'],
  ['Has been asked?', 'N'],
  ['Contacted', 'No'],
  ['Called', 'FALSE'],
  ['Invitado', 'No'],
  ['Convidada', 'ainda não'],
  ['Eingeladen', 'nein'],
  ['Invitée', 'non'],
])('below “%s,” “%s” asks and notes nothing', (heading, cell) => {
  for (const available of ['Yes', '']) {
    expect(problemsIn(listOf(heading, cell, available))).toEqual(NONE);
    expect(notedIn(listOf(heading, cell, available))).toEqual({});
  }
});

test.each([
  ['Invited', 'declined'],
  ['Invited', 'no thanks'],
  ['Talk Invited', 'refused'],
  ['Contacted', 'Asked to be left alone'],
  ['Invitation', 'No'],
  ['Do Not Invite', 'x'],
  ['RSVP', 'No'],
])('below “%s,” “%s” asks whether someone is available', (heading, cell) => {
  for (const available of ['Yes', ''])
    expect(problemsIn(listOf(heading, cell, available))[0]).toMatch(/ Is this person available\?$/);
});
