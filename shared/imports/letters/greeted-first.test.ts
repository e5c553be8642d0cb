import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const PEOPLE = ['Nora Park', 'Tom Bell', 'Karen Davis'];
const OUTSIDE = (line: string) => `“${line}” looks like part of the message, not a person on the list.`;

test.each([
  'Olá Daniel',
  'Olá Daniel,',
  'OLÁ BISPO',
  'Ola Daniel,',
  'Oi Daniel!',
  'Hola Daniel,',
  'Hallo Daniel',
  'Bonjour Daniel,',
  'Salut Daniel !',
  'Caro Daniel,',
])('“%s” above the names of a text is a greeting, and no question', (greeting) => {
  for (const list of [PEOPLE.join('\n'), PEOPLE.map((name, at) => `${name} 801-555-010${at}`).join('\n')]) {
    const { people, problems } = importedFrom(`${greeting}\n\n${list}\n`);
    expect(people.map((person) => person.split(',')[0])).toEqual(PEOPLE);
    expect(problems).toEqual([OUTSIDE(greeting)]);
  }
});

test('without a comma, or among lines that all have one, Ola is someone on the list', () => {
  expect(importedFrom('Ola Nordmann\nNora Park\nTom Bell\n').people).toContain('Ola Nordmann');
  expect(importedFrom('Ola Nordmann,\nNora Park,\nTom Bell,\n').people).toContain('Ola Nordmann');
});
