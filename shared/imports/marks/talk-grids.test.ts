import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const notesIn = (list: string) =>
  rowsOfText(list, false).rows.map(({ noted = [] }) => noted.map(({ column, text }) => `${column}: ${text}`));

test.each([
  ['Talk', 'Prayer'],
  ['Talks OK', 'Prayers OK'],
  ['Speak', 'Pray'],
  ['OK to speak', 'Can pray'],
  ['Discurso', 'Oración'],
  ['Discursos', 'Orações'],
])('who has a mark under “%s” or “%s” only: a blank under the first is a note', (talk, prayer) => {
  const list = `Name,${talk},${prayer}\nLinda Baker,X,X\nKevin Turner,,X\nSusan Parker,X,\nBrian Cooper,,\n`;
  const [, kevin, susan] = notesIn(list);
  expect(kevin).toContain(`${talk}: blank`);
  expect(susan).not.toContain(`${talk}: blank`);
});

test('letters above the marks are what the list says of them', () => {
  const list = (key: string) => `Name,T,P\nLinda Baker,x,x\nKevin Turner,,x\n${key}\n`;
  expect(notesIn(list('"T = talks, P = prayers"'))[1]).toEqual(['T: blank']);
  expect(notesIn(list('"T = tenors, P = pianists"'))[1]).toEqual([]);
});

test('a dash under “Talk” is a note where others have a yes', () =>
  expect(notesIn('Name,Talk\nLinda Baker,Yes\nKevin Turner,-\nAnn Lee,Yes\n')).toEqual([[], ['Talk: -'], []]));

test.each([
  'Name,Date,Talk,Prayer\nLinda Baker,2025-01-05,x,\nKevin Turner,2025-01-12,,x\n',
  'Name,Talk,Prayer\nLinda Baker,,x\nKevin Turner,,x\n',
  'Name,Talk\nLinda Baker,x\nKevin Turner,\n',
  'Name,Talk,Prayer\nLinda Baker,Faith,x\nKevin Turner,,x\n',
])('a blank tells nothing in %j', (list) => expect(notesIn(list)[1]).not.toContain('Talk: blank'));

test('each blank is a note where a list marks talks and two kinds of prayers', () => {
  const list = 'Name,Talk,Opening Prayer,Closing Prayer\nAda Holm,x,x,x\nBen Holm,,x,x\nCy Root,x,,\nDeb Root,,,\n';
  const [ada, ben, cy, deb] = notesIn(list);
  expect([ada, ben]).toEqual([[], ['Talk: blank']]);
  expect(cy).toEqual(['Opening Prayer: blank', 'Closing Prayer: blank']);
  expect(deb).toEqual(['Talk: blank', 'Opening Prayer: blank', 'Closing Prayer: blank']);
});
