import { expect, test } from 'vitest';
import { saidOfEach } from './whose-notes.ts';

const person = (given: string, who: string) => ({ given, family: 'Strand', who });
const FAMILY = [person('Bo', 'husband'), person('Kylee', 'wife'), person('Ash', 'children')];
const judged = (note: string, members = FAMILY) => saidOfEach(note, members).map((said) => said.judged);

test.each([
  ['Kylee will not speak', ['', 'will not speak', '']],
  ['wife moved', ['', 'moved', '']],
  ['his wife moved', ['', 'moved', '']],
  ['her records moved', ['', 'records moved', '']],
  ['she declines', ['', 'declines', '']],
  ['Sister Strand declines', ['', 'declines', '']],
  ['Bo: don’t ask', ['don’t ask', '', '']],
  ['Bo Strand - moved', ['moved', '', '']],
  ['husband less active', ['less active', '', '']],
  ['don’t ask her to speak', ['', 'don’t ask her to speak', '']],
  ['moved (wife)', ['', 'moved (wife)', '']],
  ['do not ask, Kylee', ['', 'do not ask, Kylee', '']],
  ['Bo moved and sold the house', ['moved and sold the house', '', '']],
  ['Bo moved; Kylee stays', ['moved', 'stays', '']],
  ['kids moved', ['', '', 'moved']],
  ['her mother died', ['', 'mother died', '']],
])('the note “%s” is about those it names', (note, said) => expect(judged(note)).toEqual(said));

test.each([
  'moved',
  'moved to Idaho in June',
  'Kylee says they moved',
  'wife says do not contact',
  'moved with wife to Idaho',
  'moved to be near Bo’s parents',
  'moved because Kylee works there',
])('the note “%s” is about everyone', (note) => {
  for (const said of judged(note)) expect(note.endsWith(said) && said !== '').toBe(true);
});

test('names together are those people', () => {
  expect(judged('Bo and Kylee moved')).toEqual(['moved', 'moved', '']);
  expect(judged('Bo/Kylee: no talks')).toEqual(['no talks', 'no talks', '']);
});

test('a note about someone who isn’t in the row is about no one', () => {
  expect(judged('husband died 2023', [person('Ann', 'wife')])).toEqual(['']);
  expect(judged('son on a mission', FAMILY.slice(0, 2))).toEqual(['', '']);
  // Anything else that a husband is said to do may be about both.
  expect(judged('husband wants no calls', [person('Ann', 'wife')])).toEqual(['husband wants no calls']);
});

test('a name that is a word or a month as well counts where it can only be the name', () => {
  const [will, june] = [person('Will', 'head'), person('June', 'spouse')];
  const both = [will, june];
  for (const note of ['Will not speak', 'moved in June', 'Moved June 2026'])
    expect(judged(note, both)).toEqual([note, note]);
  expect(judged('Will won’t speak', both)).toEqual(['won’t speak', '']);
  expect(judged('June: pray only', both)).toEqual(['', 'pray only']);
});

test('where nothing tells who is he, both may be', () =>
  expect(judged('he moved', [person('Lynn', 'head'), person('Dee', 'spouse')])).toEqual(['moved', 'moved']));
