import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

test.each([
  ['Speaks', 'No'],
  ['Speaks', 'Never'],
  ['Prays', 'No'],
  ['Speaker/Prayer', 'Neither'],
  ['Available Sundays', 'None'],
  ['Do not ask', 'x'],
  ['No prayers', 'Yes'],
  ['Talk Opt-Out', 'x'],
  ['Opt Out', 'prayer'],
  ['Opt Out', 'talks'],
  ['Opt-Outs', 'both'],
  ['Opt-Outs', 'Opening prayers'],
  ['Opt-Outs', 'talks and prayers'],
  ['Will Not Do', 'prayer'],
  ['Won’t Do', 'Talks'],
  ['Do Not Ask', 'talks'],
  ['Notes', 'do not ask'],
  ['Notes', 'does not pray'],
  ['Notes', 'no prayers'],
  ['Notes', 'doesn’t speak in public'],
  ['Notes', 'declined twice'],
  ['Notes', 'does not want to be contacted'],
  ['Notes', 'no quiere hablar'],
  ['Notes', 'ne veut pas parler'],
  ['Notes', 'não quer falar'],
  ['Notes', 'möchte nicht sprechen'],
  ['Notes', 'no ora'],
  ['Notes', 'não ora'],
  ['Notes', 'ne prie pas'],
  ['Notes', 'no quiere ser contactado'],
  ['Notes', 'no quiere que la llamen'],
  ['Notes', 'não quer ser contatado'],
  ['Notes', 'ne veut pas être contacté'],
  ['Notes', 'möchte nicht kontaktiert werden'],
])('“Available” with a yes doesn’t answer “%s” with “%s”', (heading, cell) => {
  const list = `Name,isAvailable,${heading}\nTom Reed,Yes,${cell}\nKim Lee,No,${cell}`;
  const [yes, no] = rowsOfText(list, false).rows.map(readPerson);
  expect(yes?.problem).toMatch(/ Is this person available\?$/);
  expect(no).toMatchObject({ problem: null, person: { isAvailable: false } });
});

test.each([
  ['Notes', 'prayers only'],
  ['Notes', 'solo oraciones'],
  ['Notes', 'ask later'],
  ['Notes', 'loves to speak'],
  ['Notes', 'doesn’t speak English'],
  ['Notes', 'no quiere que se muden'],
  ['Notes', 'kommt nicht mit dem Auto'],
  ['Unavailable', '12/6; 12/13'],
  ['Speaker/Prayer', 'Prayer'],
  ['Prayer Opt-Out', 'No'],
  ['Opt Out', 'none'],
  ['Opt Out', 'photo'],
  ['Opt Out of Texts', 'both'],
  ['Will Not Do', 'No'],
  ['Will Do', 'both'],
  ['Speaks', 'Yes'],
])('“Available” with a yes answers “%s” with “%s”', (heading, cell) =>
  expect(rowsOfText(`Name,isAvailable,${heading}\nTom Reed,Yes,${cell}`, false).rows.map(readPerson)).toMatchObject([
    { problem: null, person: { isAvailable: true } },
  ]),
);

test('a list below “optOut” in JSON is one, too, and an empty one is none', () => {
  const people = [
    { name: 'Lee, Kim', isAvailable: true, optOut: ['prayer'] },
    { name: 'Fry, Ana', isAvailable: true, optOut: ['prayer', 'talk'] },
    { name: 'Roe, Ida', isAvailable: true, optOut: [] },
  ];
  const asked = rowsOfJson(JSON.stringify(people)).rows.map((row) => readPerson(row).problem);
  expect(asked).toEqual([
    'This row says “prayer” under “optOut.” Is this person available?',
    expect.stringMatching(/ Is this person available\?$/),
    null,
  ]);
});
