import { expect, test, vi } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { toldOfWholeList } from './whole-list.ts';

const NAMES = ['Ann Baker', 'Kevin Turner', 'Susan Parker'];
const CSV = `Name,Phone\n${NAMES.map((name, at) => `${name},801-555-010${at}\n`).join('')}`;
const FILES: [string, boolean, (line: string) => string][] = [
  ['a pasted list', true, (line) => `${NAMES.join('\n')}\n\n${line}`],
  ['a CSV', false, (line) => `${CSV}"${line}",\n`],
];
const askedIn = (text: string, isFree: boolean) =>
  readPeople(rowsOfText(text, isFree).rows)
    .filter(({ unread, name }) => !unread && NAMES.includes(name))
    .map(({ problem }) => problem ?? '');

const STAYS = 'Is this person in the ward?';
const ASKED = 'Is this person available?';
const SAID: [string, string][] = [
  ['The above have moved out.', STAYS],
  ['All of the above have passed away.', STAYS],
  ['These members no longer live here.', STAYS],
  ['Table 1: Moved out in 2026', STAYS],
  ['None of these may be asked to speak.', ASKED],
  ['Please do not ask any of these.', ASKED],
  ['Nobody on this list wants to speak.', ASKED],
  ['Todos los de arriba se mudaron.', STAYS],
  ['Ninguno de estos hermanos desea discursar.', ASKED],
  ['Tabla 1. Fallecidos', STAYS],
  ['Todos os nomes acima se mudaram.', STAYS],
  ['Nenhum destes membros quer discursar.', ASKED],
  ['Tabela 2 – Mudaram-se', STAYS],
  ['The last two have passed away.', STAYS],
  ['The other two have died.', STAYS],
  ['Numbers 2 and 3 have moved.', STAYS],
  ['Please skip the first.', 'The list says “Please skip the first.”'],
  ['The first is in a care center now.', ASKED],
  ['Los dos últimos se mudaron.', STAYS],
  ['Os outros dois se mudaram.', STAYS],
  ['Everyone but Kevin has moved.', STAYS],
  ['All except Susan Parker asked not to be contacted.', 'The list says “All except Susan Parker'],
];
test.each(
  SAID.flatMap(([line, asked]) => FILES.map(([list, isFree, fileOf]) => ({ line, asked, list, isFree, fileOf }))),
)('“$line” below $list asks of everyone: $asked', ({ line, asked, isFree, fileOf }) => {
  const problems = askedIn(fileOf(line), isFree);
  expect(problems).toHaveLength(NAMES.length);
  for (const problem of problems) expect(problem).toContain(asked);
});

test.each([
  'These are our speakers for December.',
  'None of these have moved.',
  'Any of these may be asked to speak.',
  'All of the above have been contacted and said yes.',
  'Please do not share any of these numbers.',
  'Table 1: Members by last name',
  'The first Sunday in January is fast Sunday, so no talks.',
  'The last two are new in the ward.',
  'Everyone but Kevin has spoken this year.',
  'Last updated November 2026',
  'Estos son los discursantes de diciembre.',
  'Todos os acima aceitaram.',
])('“%s” below a list asks about no one', (line) => {
  for (const [, isFree, fileOf] of FILES) expect(askedIn(fileOf(line), isFree)).toEqual(['', '', '']);
});

test('what is said of those above goes up to a heading that says something else', () => {
  const text =
    'Ann Baker\n\nMoved out:\nKevin Turner\n\nTable 2: Deceased\nSusan Parker\n\nThe above have asked not to be called on.';
  const [first, , third] = askedIn(text, true);
  expect(first).toBe('');
  expect(third).toContain(ASKED);
});

test('the people of a list are gathered once, however many sentences tell of all, and never without one', () => {
  const gather = vi.fn<() => () => number>(() => () => 0);
  const { rows } = rowsOfText(`${CSV}${'The above have moved out.,\n'.repeat(50)}`, false);
  expect(toldOfWholeList(rows, gather)).not.toEqual([]);
  expect(gather).toHaveBeenCalledOnce();
  expect(toldOfWholeList(rowsOfText(CSV, false).rows, gather)).toEqual([]);
  expect(gather).toHaveBeenCalledOnce();
});
