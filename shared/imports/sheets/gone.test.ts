import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inItsWard } from '#tests/import-plans.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withoutMemberDetails } from '../rules.ts';

// Of a later year, lists of 2026 are old.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = inItsWard(readPerson(row));
    return person ? `${person.firstName} ${person.lastName}` : problem;
  });
const inWard = (heading: string) => `This row is below “${heading}.” Is this person in the ward?`;
const note = (text: string) => `“${text}” is a heading or a note, not a person.`;

test.each([
  'Moved Out',
  'Deceased',
  'Do Not Contact',
  'Visitors',
  'Records Removed',
  'Records to be moved',
  'Previous members',
  'Serving Missions',
  'Fallecidos',
])('people below the heading “%s” are flagged for review, until the next heading', (heading) => {
  const names = ['Kim Lee', note(heading), inWard(heading), note('New Members'), 'Ana Ruiz'];
  const written = ['"Lee, Kim"', heading, '"Reed, Tom"', 'New Members', '"Ruiz, Ana"'];
  expect(read(['Name', ...written].join('\n'))).toEqual(names);
});

test.each([
  'Members Moved Out',
  'Members Moved Out,1 Oct 2026',
  'Members Moved Out (last 3 months)',
  'Members who have moved away',
  'Moved Out Members',
  'Miembros que se mudaron',
])('the people of a list with the title “%s” are flagged for review', (title) => {
  const list = `${title}\nMaple Grove Ward (12345)\nPrinted on 22 Nov 2026\nName,Move Date\n"Ford, Amy",1 Nov 2026\n`;
  expect(read(list)).toEqual([inWard(title.split(',')[0] ?? '')]);
  expect(read(list.replace(title, 'Members Moved In'))).toEqual(['Amy Ford']);
});

test('a pasted list is read in the same way', () =>
  expect(read('Kim Lee\nAna Ruiz\n\nMoved out:\nTom Reed', true).at(-1)).toBe(inWard('Moved out')));

test('a calling below “Released” may be over', () =>
  expect(read('Name,Calling\nReleased,\n"Reed, Tom",Clerk\nNew callings,\n"Lee, Kim",Clerk')).toEqual([
    note('Released'),
    'This row is below “Released.” Do they still have this calling?',
    note('New callings'),
    'Kim Lee',
  ]));

test('what an ignored column says about someone who has left is flagged for review', () => {
  expect(read('Name,Status\n"Lee, Kim",Active\n"Reed, Tom",Deceased\n"Ray, Jo",Moved')).toEqual([
    'Kim Lee',
    'This row says “Deceased.” Is this person in the ward?',
    'This row says “Moved.” Is this person in the ward?',
  ]);
  expect(read('Last Name,First Name,Member Status,Temple Recommend\nLee,Kim,Inactive,\nReed,Tom,,Inactive')).toEqual([
    'This row says “Inactive.” Is this person in the ward?',
    'Tom Reed',
  ]);
  const released = 'This row says this person was released. Do they still have this calling?';
  expect(read('Name,Calling,Released\n"Lee, Kim",Clerk,\n"Reed, Tom",Clerk,3 Mar 2026')).toEqual(['Kim Lee', released]);
  expect(read('Name,Calling,Released\n"Lee, Kim",Clerk,N/A\n"Reed, Tom",Clerk,not yet')).toEqual([
    'Kim Lee',
    'Tom Reed',
  ]);
  expect(read('Name,Calling,Calling Status\n"Lee, Kim",Clerk,Set Apart\n"Reed, Tom",Clerk,Released')).toEqual([
    'Kim Lee',
    released,
  ]);
});

test('a heading above those of the columns is about the whole table', () => {
  const asked = inWard('Former Members');
  expect(read('Maple Grove Ward\nFormer Members\n\nName,Phone\n"Lee, Kim",\n"Reed, Tom",')).toEqual([asked, asked]);
  const twoTables = 'Name,Phone\n"Lee, Kim",\nFormer Members,\nPhone,Name\n,"Reed, Tom"';
  expect(read(twoTables)).toEqual(['Kim Lee', note('Former Members'), 'This row repeats the headings.', asked]);
  expect(read('Former Members\nFamily,Head,Spouse\nLee,Kim,Ana')).toEqual([asked, asked]);
});

test('someone who has moved in, or is less active, is in the ward', () => {
  expect(read('Name,Status\n"Lee, Kim",Moved in\n"Reed, Tom",Moved from Oak Ward\n"Ray, Jo",Moved to Ohio')).toEqual([
    'Kim Lee',
    'Tom Reed',
    'This row says “Moved to Ohio.” Is this person in the ward?',
  ]);
  expect(read('Name,Status\n"Lee, Kim",Less active')).toEqual(['Kim Lee']);
});

test('in a ward without member details, a household that is cut off doesn’t answer the question', () => {
  const [row] = rowsOfText('Name,Status,Household\n"Reed, Tom",Moved,Ree…', false).rows.map(readPerson);
  expect(row && withoutMemberDetails(row).problem).toBe('This row says “Moved.” Is this person in the ward?');
});

const CALLING = 'Do they have this calling?';
const HERE = 'Is this person in the ward?';
test.each([
  [
    'Name,Calling,Status,Moved To\n"Lee, Al",Ward Clerk,Declined,Lehi',
    `This row says “Declined.” ${CALLING} This row says “Lehi” under “Moved To.” ${HERE}`,
  ],
  [
    'Name,Calling,Step,Status\n"Lee, Al",Ward Clerk,Not sustained,Deceased',
    `This row says “Deceased.” ${HERE} This row says “Not sustained” under “Step.” ${CALLING}`,
  ],
  [
    'Name,Goes By,Do Not Contact\n"Lee, Mary",Annie Smythe,Yes',
    `“Annie Smythe” may be another person. Enter only the first name this person goes by. This row says “Yes” under “Do Not Contact.” ${HERE}`,
  ],
  [
    'Name,Calling,Phone\nMoved Out,,\n"Lee, Al",Ward Clerk (maybe),',
    `This row is below “Moved Out.” ${HERE} This row says “maybe.” ${CALLING}`,
  ],
  [
    'Name,Household,Status\n"Reed, Tom",Ree…,Moved',
    `“Ree…” is cut off. Write it out in full. This row says “Moved.” ${HERE}`,
  ],
  ['Name,Calling,Status\n"Lee, Al",Ward Clerk,Waiting for answer', expect.stringMatching(/^[^?]*\?$/)],
  ['Name,Status,Moved Out\n"Lee, Al",Moved,Yes', expect.stringMatching(/^[^?]*\?$/)],
])('a row asks at once all that a correction answers, and nothing twice: %j', (list, problem) =>
  expect(read(list).at(-1)).toEqual(problem),
);

test('a day to come is asked about beside whether someone is in the ward', () => {
  const list = 'Name,Calling,Status,Set Apart Date\n"Lee, Al",Ward Clerk,Moved,2027-03-07';
  const [row] = rowsOfText(list, false).rows.map((raw) => checkedOn('2026-11-22', readPerson(raw)));
  expect(row?.problem).toBe(
    `This row says “Moved.” ${HERE} This row says “2027-03-07” under “Set Apart Date.” Do they have this calling yet?`,
  );
});

test.each([
  'Not available:',
  'Don’t ask to pray:',
  'Won’t speak:',
  'No disponibles:',
  'Prayers only:',
  'Only prayers:',
  'Just prayers:',
  'Solo oraciones:',
  'Nur Gebete:',
  'People not to call on:',
  'Not to be asked:',
])('whoever stands below “%s” is asked about', (heading) => {
  const list = `Available to pray:\nJohn Ames\nKatie Burton\n${heading}\nLee Carver\nOK to ask:\nTom Beck\n`;
  const asked = rowsOfText(list, true).rows.flatMap(({ values, asks }) =>
    asks ? `${values.name}: ${asks.problem}` : [],
  );
  expect(asked).toEqual([`Lee Carver: This row is below “${heading.slice(0, -1)}.” Is this person available?`]);
});

test('those below “Prayers only” are asked about in a table, and a Sunday without talks says nothing of the next', () => {
  expect(read('Name,Phone\n"Lee, Kim",\nPrayers only,\n"Reed, Tom",').at(-1)).toBe(
    'This row is below “Prayers only.” Is this person available?',
  );
  const log = 'Date,Speaker,Topic\n12/14/2025,Ann Lee,Hope\n12/21/2025,No talks,Music\n12/28/2025,Tom Reed,Faith';
  expect(read(log).at(-1)).toBe('Tom Reed');
});

const REFUSED = 'Declined|Said no|Not willing|Refused|Turned down|Declined to speak|Declined (2)|Do not ask'.split('|');
test.each(REFUSED)('where a list has no callings, whoever stands below “%s” may not be available', (heading) => {
  const asked = `This row is below “${heading}.” Is this person available?`;
  expect(read(`Name,Last Talk\n"Lee, Kim",2025-02-16\n${heading},\n"Reed, Tom",`).at(-1)).toBe(asked);
  expect(read(`Kim Lee\nAna Ruiz\n\n${heading}\nTom Reed\n`, true).at(-1)).toBe(asked);
});

test('below “Declined” the question of the heading above goes on, also beside callings', () => {
  const asked = 'This row is below “Declined.” Is this person available?';
  const list = 'Name,Calling\n"Lee, Kim",Clerk\nWill not speak,\n"Reed, Tom",\nDeclined,\n"Ruiz, Ana",\n';
  expect(read(list).at(-1)).toBe(asked);
  expect(read(list.replace('Will not speak', 'New Members')).at(-1)).toBe('Ana Ruiz');
});

test.each(['[gone]', 'gone:', '[on hold]', '--- waiting list ---', 'LEFT THE WARD', 'Left our ward', 'Transferred'])(
  'in a list without callings, whoever stands below “%s” is asked about',
  (heading) => {
    const list = `Jim Sand 801-555-4101\nKay Thorn 801-555-4102\n\n${heading}\nLee Ulm 801-555-4103`;
    expect(read(list, true).at(-1)).toContain('Is this person in the ward');
  },
);

test.each(['gone:', 'gone', 'LEFT THE WARD', 'Left our ward', 'New ward', 'Transferred'])(
  'whoever stands below the row “%s” of a table is asked about',
  (heading) =>
    expect(read(`Name,Phone\nJim Sand,801-555-4101\n${heading},\nLee Ulm,801-555-4103`).at(-1)).toContain(
      'Is this person in the ward',
    ),
);
