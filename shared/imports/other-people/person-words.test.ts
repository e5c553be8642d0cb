import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemOf = (heading: string, cell: string) =>
  readPerson(
    rowsOfText(`Name,Phone,${heading}\n"Orr, Ann",801-555-2013,"${cell}"\n"Bell, Tom",801-555-2014,\n`, false)
      .rows[0] ?? {
      row: 2,
      values: {},
    },
  ).problem;

test.each(
  (
    'nonmember|Non-member|NM|investigator|not LDS|now in 3rd ward|transferred|goes to Spanish branch|Moving out 12/1|out of state|married & left|' +
    'passed 2024|never lived here|no one by that name at address|sent records back|Visiting for the summer|taking discussions|' +
    'passed 10/2|passed Oct 2|d. Mar 2026|d. 10/2/26|in Boise now|Brazil mission|São Paulo North mission|MTC Jan 6|MTC|Army - deployed|NO CONTACT|' +
    'now in Texas|serving in Peru|living in Logan|winters in AZ|Mission - Brazil|Air Force - Germany|basic training|no longer here|mail returned|no such person|does not want contact|went to live with daughter|moving June|at USU|' +
    'sold house|sold their home|we can’t find him|bad address|address unknown|' +
    'inactive|do not visit|guest speaker|ya no vive aquí|no contactar|se mudaron|pidió que no lo llamen|não mora mais aqui|mudaram-se|inativo|' +
    'a déménagé à Lyon|parti en mission|n’habite plus ici|ne pas contacter|inactif|verzogen nach Kassel|auf Mission|nicht anrufen|kein Mitglied|wohnt nicht mehr hier|si è trasferito|in missione|' +
    'es de otro barrio|no es miembro|vive en Lima ahora|não é membro|frequenta outra ala|en la misión|' +
    'bis Ende Mai im Ausland|bis Juni in Spanien|hasta mayo de viaje|hasta fines de mayo en España|até o fim de maio em Portugal|jusqu’à fin mai en France|fino a maggio all’estero'
  ).split('|'),
)('the note “%s” asks whether someone is in the ward', (note) =>
  expect(problemOf('Notes', note)).toBe(`This row says “${note}.” Is this person in the ward?`),
);

test.each([
  ['Membership', 'Non-member'],
  ['Status', 'Nonmember spouse'],
  ['Move Type', 'Out'],
  ['Action', 'Death'],
  ['Type', 'Visitor'],
  ['MRN', 'non-member'],
  ['Attends', 'YSA'],
  ['Records', 'not here'],
  ['Baptism Date', 'Investigator'],
  ['Date Left Ward', '6/2026'],
  ['Are you a member of our ward?', 'No (visiting)'],
  ['In ward?', '?'],
  ['Resident', 'No - lives with dad in Orem'],
  ['Away', 'BYU'],
  ['Current Location', 'Chile mission'],
  ['Situação', 'Não membro'],
  ['Situation', 'passed 2025'],
  ['Situation', 'wants no contact'],
])('under “%s,” “%s” asks it, too', (heading, cell) =>
  expect(problemOf(heading, cell)).toMatch(/Is this person in the ward\?$/),
);

test.each([
  ['Notes', 'likes to visit sisters'],
  ['Notes', 'returned missionary'],
  ['Notes', 'lives in our building'],
  ['Notes', 'left message'],
  ['Notes', 'a emménagé ici en 2024'],
  ['Notes', 'vient de déménager ici'],
  ['Notes', 'umgezogen aus Berlin'],
  ['Notes', 'moved in 2024'],
  ['Notes', 'don’t contact by text'],
  ['Move Type', 'In'],
  ['Status', 'Part-member'],
  ['Away', '12/1 to 12/8'],
  ['Type', 'Ordinances for the Dead'],
])('under “%s,” “%s” asks nothing', (heading, cell) => expect(problemOf(heading, cell)).toBeNull());

test.each(
  (
    'in Primary now|now in the choir|now in Nursery|serving in the Primary|serving in Young Women|living in the basement|Army veteran|Navy (retired)|mission prep|mission papers|no longer sick|fell in love in May and now teaches|in the choir now|served a mission|served Brazil mission|ward mission|home from mission|mission papers in|passed the sacrament|' +
    'passed 8th grade|no contact info|call after 5|D. Larsen’s son|in town now'
  ).split('|'),
)('the note “%s” asks nothing', (note) => expect(problemOf('Notes', note)).toBeNull());

test.each([
  'out of town until Jan 15',
  'out of town till Jan 15',
  'traveling through March',
  'in St. George for the winter',
  'de viaje hasta marzo',
  'fuera hasta abril',
  'viajando até março',
  'verreist bis März',
  'en voyage jusqu’au 3 mars',
  'in viaggio fino a marzo',
])('“%s” asks in a note of a sheet, and behind a name of a text', (note) => {
  expect(problemOf('Notes', note)).toContain(`This row says “${note}.”`);
  const [row] = rowsOfText(`Ann Orr - ${note}\nTom Bell\n`, true).rows;
  expect(row && readPerson(row).problem).toContain(`This row says “${note}.”`);
});

test.each(['Serves in nursery until 11', 'Happy to travel for the choir', 'Loves winter'])(
  '“%s” tells of no one away',
  (note) => expect(problemOf('Notes', note)).toBeNull(),
);

test.each([
  'husband not a member',
  'wife is a non-member',
  'Parents not members',
  'esposo no es miembro',
  'marido não é membro',
])('“%s” is said of another and is a note only', (note) => {
  const list = `Name,Phone,Notes\nFay Gunn,801-555-0101,"${note}"\nHal Ives,801-555-0102,\n`;
  expect(importedFrom(list).problems).toEqual([]);
  expect(notedIn(list)).toEqual({ 'Fay Gunn': [note] });
});

test.each([
  'moved, husband not a member',
  'friend of her husband, not a member',
  'married to Sue, not a member',
  'not a member',
  'wife not member, do not call house',
])('“%s” may be said of the person as well', (note) =>
  expect(importedFrom(`Name,Phone,Notes\nFay Gunn,801-555-0101,"${note}"\nHal Ives,801-555-0102,\n`).people).toEqual([
    'Hal Ives, 801-555-0102',
  ]),
);

test('a wife who has a row is asked about by her husband’s note', () =>
  expect(
    importedFrom('Name,Phone,Notes\n"Ives, Hal",801-555-0101,wife not a member\n"Ives, Ann",801-555-0102,\n').problems,
  ).toEqual(['The row of Hal Ives says “wife not a member.” Is this person in the ward?']));
