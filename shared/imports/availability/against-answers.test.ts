import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const GIVEN = 'Ann Bob Cal Dee Eve Fay Guy Hal Ida Jim'.split(' ');
const listOf = (heading: string, usual: string, against: string, count: number) =>
  [
    `Name,Phone,${heading}`,
    ...GIVEN.map((given, at) => `${given} Webb${given},801-555-01${10 + at},${at < count ? against : usual}`),
  ].join('\n');
const STILL_ASKED = 'Is this person available?';
const areAsked = (text: string) =>
  rowsOfText(text, false).rows.map((row) => readPerson(row).problem?.endsWith(STILL_ASKED) ?? false);
const firstOf = (count: number) => GIVEN.map((_, at) => at < count);

test.each([
  ['Praying', 'Yes', 'No'],
  ['Invocation', 'Yes', 'No'],
  ['Comfortable Praying', 'Yes', 'No'],
  ['Inv/Ben', 'Yes', 'No'],
  ['Able', 'Yes', 'No'],
  ['RSVP', 'Yes', 'No'],
  ['Willing to serve', 'Yes', 'No'],
  ['Gebet', 'ja', 'nein'],
  ['Kann beten', 'ja', 'nein'],
  ['Prière', 'oui', 'non'],
  ['Peut prier', 'oui', 'non'],
  ['Oración', 'sí', 'no'],
  ['Oração', 'sim', 'não'],
  ['Do Not Assign', 'No', 'Yes'],
  ['Do Not Assign', '', 'x'],
  ['Opt-Out', 'No', 'Yes'],
  ['Prayer Opt-Out', '', 'x'],
  ['Talk Opt-Out', 'No', 'Yes'],
  ['Speaking opt-out', 'No', 'Yes'],
  ['Opt Out of Prayers', 'No', 'Yes'],
  ['Opted out', '', 'x'],
  ['Flag', '', 'DNC'],
  ['No llamar', '', 'x'],
  ['Não chamar', '', 'x'],
  ['Nicht fragen', '', 'x'],
  ['Ne pas demander', '', 'x'],
  ['No orar', '', 'x'],
  ['Available Sundays', 'All', 'None'],
])('below “%s,” “%s” asks nothing, and “%s” asks however many have it', (heading, usual, against) => {
  for (const count of [2, 5, 7, 10]) expect(areAsked(listOf(heading, usual, against, count))).toEqual(firstOf(count));
});

test.each([
  ['Less Active', 'No', 'Yes'],
  ['Serving', 'Yes', 'No'],
  ['Participates', 'Yes', 'No'],
  ['Not attending', 'No', 'Yes'],
  ['Asked not to be called', 'No', 'Yes'],
  ['Does not drive', '', 'x'],
  ['Formal restrictions', 'No', 'Yes'],
  ['Deleted', 'No', 'Yes'],
  ['Deleted', 'FALSE', 'TRUE'],
  ['Deleted', '0', '1'],
  ['Hard of hearing', 'No', 'Yes'],
  ['Nimmt nicht teil', 'nein', 'ja'],
  ['Não frequenta', 'não', 'sim'],
])('below “%s,” “%s” is no note, and “%s” is one however many have it', (heading, usual, against) => {
  for (const count of [1, 2, 5, 7, 10])
    expect(Object.values(notedIn(listOf(heading, usual, against, count)))).toEqual(
      Array.from({ length: count }, () => [`${heading}: ${against}`]),
    );
});

test.each(['Not endowed', 'Has not spoken yet', 'Does not text'])('many a yes below “%s” is no note', (heading) =>
  expect(notedIn(listOf(heading, 'No', 'Yes', 6))).toEqual({}),
);

test('beside a calling, where a no may be about that, it is noted however many have it', () => {
  const list = GIVEN.map((given, at) => `${given} Webb${given},${at < 8 ? 'Teacher' : ''},${at < 7 ? 'No' : 'Yes'}`);
  expect(Object.keys(notedIn(`Name,Calling,Able\n${list.join('\n')}`))).toHaveLength(7);
});

test.each(['Directory opt-out', 'Opt out of texts'])('“%s” says nothing of talks and prayers', (heading) =>
  expect(areAsked(listOf(heading, 'No', 'Yes', 3))).toEqual(firstOf(0)),
);

test.each(['Has Key', 'Endowed', 'Vehicle', 'Speaks German'])(
  'a no below “%s” of most people asks and notes nothing',
  (heading) => {
    expect(areAsked(listOf(heading, 'Yes', 'No', 7))).toEqual(firstOf(0));
    expect(notedIn(listOf(heading, 'Yes', 'No', 7))).toEqual({});
  },
);

test('a JSON key with “optOut” is one, too', () => {
  const { rows } = rowsOfJson('[{"name":"Lee, Kim","prayerOptOut":true},{"name":"Roe, Ida","prayerOptOut":false}]');
  expect(rows.map((row) => readPerson(row).problem?.endsWith(STILL_ASKED) ?? false)).toEqual([true, false]);
});
