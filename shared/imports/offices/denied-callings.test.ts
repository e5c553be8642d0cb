import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemOf = (heading: string, cells: string, isFree = false) =>
  readPerson(
    rowsOfText(isFree ? cells : `${heading}\n"Reed, Tom",${cells}`, isFree).rows.at(-1) ?? { row: 1, values: {} },
  ).problem;

test.each([
  'Organist - no',
  'Organist no',
  'Organist (no)',
  'Organist, no',
  'No - Organist',
  'No: Organist',
  'Organista (não)',
  'Wife of the bishop',
  'Husband - Bishop',
  'husband is bishop',
  'Wife: RS President',
  'Wife RS President',
  'spouse: Organist',
  'Mom is RS President',
  'Dad - Bishop',
  'Son of bishop',
  'Bishop’s son',
  'Bishop (husband)',
  'Bishop - her husband',
  'Esposa del obispo',
  'Esposa do bispo',
  'Hijo del obispo',
  'Next bishop',
  'Próximo obispo',
  'thinking Primary',
  'thinking of: Organist',
  'Could be Organist',
  'Would be a good Organist',
  'Might be Organist',
  'Call as Organist',
  'Call to be Organist',
  'Extend Organist',
  'Ask about Organist',
  'Primary Teacher next year',
  'Soon to be Primary Teacher',
  'Asked to be Ward Organist',
  'Just called to Nursery',
  'Chorister & husband is Bishop',
  'Chorister and husband is Bishop',
  'Ward Clerk/wife RS Pres',
  'Primary Teacher / Ruth Nursery',
])('the calling “%s” is asked about', (calling) =>
  expect(problemOf('Name,Calling', `"${calling}"`)).toBe(`This row says “${calling}.” Do they have this calling?`),
);

test.each([
  'Organist - yes',
  'Mother',
  'Husband and Wife Missionaries',
  'Father and Son Campout Coordinator',
  'Sunday School Teacher, Course No. 5',
  'Family History Call Center Missionary',
  'Call Center Missionary',
  'Interpreter',
  'Young Women Specialist - Sports',
  'Organist/Ward Clerk',
  'Deacons Quorum Adviser & Scoutmaster',
])('the calling “%s” asks nothing', (calling) => expect(problemOf('Name,Calling', `"${calling}"`)).toBeNull());

const DENIALS = [
  'No longer in this calling',
  'no longer serving',
  'not serving',
  'not currently serving',
  'does not have this calling anymore',
  'doesn’t have this calling',
  'was replaced by Jim',
  'Replaced by Jim',
  'previous calling',
  'This was her last calling',
  'served 2019-2022',
  'Served from March 2019 to 2022',
  'calling not extended yet',
  'The calling hasn’t been extended',
  'bishop wants to call her',
  'We are planning to release her',
  'stepped down',
  'no longer',
  'someone else is doing it now',
  'calling from last ward',
  'calling before move',
  'prospective',
  'just recommended, waiting on bishop',
  'starts in January',
  'ya no tiene este llamamiento',
  'Já não tem este chamado',
];
test.each(
  DENIALS.flatMap((note) => [
    ['Notes', note],
    ['Comments', note],
  ]),
)('under “%s,” “%s” is asked about beside a calling, and says nothing without one', (heading, note) => {
  const asked = `This row says “${note}” under “${heading}.” Do they have this calling?`;
  expect(problemOf(`Name,Calling,${heading}`, `Organist,"${note}"`)).toBe(asked);
  expect(problemOf(`Name,Calling,${heading}`, `,"${note}"`)).toBeNull();
});

test.each(['they turned it down', 'He declined'])(
  'the note “%s” is about a calling beside one, and without one about whether someone is available',
  (note) => {
    expect(problemOf('Name,Calling,Notes', `Organist,"${note}"`)).toBe(
      `This row says “${note}” under “Notes.” Do they have this calling?`,
    );
    expect(problemOf('Name,Calling,Notes', `,"${note}"`)).toBe(`This row says “${note}.” Is this person available?`);
  },
);

test.each([
  'no longer lives with her parents',
  'not serving a mission',
  'served mission 2019-2021',
  'served in Chile 2019',
  'doesn’t have a car',
  'bishop wants to visit her',
  'ya no tiene teléfono',
  'Wants to speak on a Sunday',
  'serving well',
  'starts college in January',
  'starts a mission in June',
  'recommended a book',
  'no longer drives',
])('the note “%s” is about something else', (note) =>
  expect(problemOf('Name,Calling,Notes', `Organist,"${note}"`)).toBeNull(),
);

test.each(['wife is Organist', 'wife - Organist', 'Organist (no)', 'Organist - husband', 'Could be Organist'])(
  'on a line of a list, “%s” is asked about',
  (said) => expect(problemOf('', `Al Day\nBo Kim\nCy Cole - ${said}`, true)).toContain('Do they have this calling?'),
);
