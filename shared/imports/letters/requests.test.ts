import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const NAMES = 'Ana Soto\nJuan Reyes\nLuisa Mora\n';
const READ = ['Ana Soto', 'Juan Reyes', 'Luisa Mora'];

test.each([
  'Bispo Carlos: Irmãos, mandem os nomes',
  'Obispo Carlos: Hermanas, manden los nombres por favor',
  'Hermanas, por favor lean esta lista:',
  'Hermanos y hermanas, manden sus nombres',
  'Irmãs, por favor leiam esta lista:',
  'Sisters, send me your names',
  'Bishop Rowe: Please add these names',
  'Sœurs, s’il vous plaît lisez cette liste :',
  'Schwestern, bitte lest diese Liste:',
  'Sorelle, per favore leggete questa lista:',
])('“%s” is asked of whoever reads the list', (title) =>
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ),
);

test.each([
  'Bishop:\n\nHere is my list.\n',
  'Bishop:\nPlease add these names\n',
  'Bishop,\nHere are the names for December:',
  'Bishop,',
  'Obispo,\nAquí está la lista:',
  'Bispo Carlos,',
  'Bischof,\nhier ist die Liste:',
])('%j is said to the bishop, and heads no one', (title) =>
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ),
);

test.each(['Bishop,', 'Hi Bishop,'])('below “%s,” a list has ages behind some of its names', (greeting) => {
  const list = 'Here are the names for December:\nAbe Bown, 15\nCal Dew, 16 - 801-555-5201\nGia Hale\n';
  const { people, problems } = importedFrom(`${greeting}\n${list}`);
  expect([...people, ...problems].join(' ')).toMatch(/Abe Bown.*Cal Dew.*Gia Hale/);
});

test.each([
  'Hermanas, estas ya no viven aquí:',
  'Sisters, send me the names of those who moved',
  'Bishop:\nThese have moved:',
])('%j asks about everyone below it', (title) => expect(importedFrom(`${title}\n${NAMES}`).people).not.toEqual(READ));

test('a calling above a name is still theirs', () =>
  expect(importedFrom('Bishop:\nAna Soto\nClerk:\nJuan Reyes\n').people.join(' ')).toMatch(/Ana Soto.*Bishop/));
