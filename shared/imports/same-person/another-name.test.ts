import { expect, test } from 'vitest';
import type { ExistingMember } from '../matching.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

function said(list: string, ...known: ExistingMember[]) {
  const rows = rowsOfText(list, false).rows.map((row) => checkedOn('2026-11-22', readPerson(row)));
  return importPlanOf(rows, known).map((row) => row.said);
}
const JANE = aMember({ phone: '801-555-0100', sex: 'female', birthYear: 1990 });

test.each([
  ['Name,Phone\n"Jones, Jane",(801) 555-0100\n', JANE, 'Jane Smith on the member list has this phone number.'],
  [
    'Name,Phone,Gender,Age\n"Jones, J. Ann",801-555-0100,F,36\n',
    JANE,
    'Jane Smith on the member list has this phone number.',
  ],
  ['Name,Phone\n"Smith, Janey Ann",801-555-0100\n', JANE, 'Jane Smith on the member list has this phone number.'],
  [
    'Name\n"Kim, Danny"\n',
    aMember({ firstName: 'Dan', lastName: 'Kim', preferredName: 'Danny' }),
    'Dan Kim on the member list goes by Danny.',
  ],
])('of the list %j, someone may be a member under another name and is flagged for review', (list, known, reason) => {
  const [row] = said(list, known);
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toBe(`${reason} Add this row as a new person, or correct the name if it’s the same person.`);
});

test.each([
  ['Wm.', 'William'],
  ['William', 'Wm.'],
  ['Robt.', 'Robert'],
  ['Thos', 'Thomas'],
  ['Chas.', 'Charles'],
  ['Jas.', 'James'],
  ['Geo.', 'George'],
  ['Jos.', 'Joseph'],
  ['Jno.', 'John'],
  ['Fco.', 'Francisco'],
])('“%s” with the phone of “%s” may be the same person', (written, firstName) => {
  const known = aMember({ firstName, lastName: 'Zzyler', phone: '801-555-9005' });
  expect(said(`Name,Phone\n${written} Zzyler,801-555-9005\n`, known)).toMatchObject([
    { action: 'skip', mayBeAnother: true },
  ]);
});

test.each([
  ['a husband', 'Name,Phone\n"Smith, Tom",801-555-0100\n'],
  ['a daughter of the same name', 'Name,Phone,Birth Date\n"Smith, Janet",801-555-0100,2015\n'],
  ['a son of a similar name', 'Name,Phone,Gender\n"Smith, Jan",801-555-0100,M\n'],
  [
    'a daughter in a list that names her too',
    'Name,Phone,Birth Date\n"Smith, Jane",801-555-0100,\n"Smith, Jane Ann",801-555-0100,2015\n',
  ],
])('%s with the phone of a member is new', (_, list) => {
  expect(said(list, JANE).at(-1)).toMatchObject({ action: 'new' });
});

test('a row with a different sex is flagged for review, and changes no one', () => {
  const [row] = said('Name,Gender\n"Smith, Jane",M\n', JANE);
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toBe(
    'This may not be the same person. Jane Smith is listed as Sister on the member list. Add this row as a new person, or correct it.',
  );
});

test('a change shows what is lost, and a blank that is filled shows only the new value', () => {
  const known = aMember({ phone: '801-555-0100', calling: 'Bishop', notes: 'sings' });
  const [row] = said('Name,Phone,Calling,Notes,Email\n"Smith, Jane",801-555-0101,Teacher,plays,j@x.org\n', known);
  expect(row?.details).toBe('Bishop → Teacher · j@x.org · 801-555-0100 → 801-555-0101 · notes: sings → plays');
});

test('someone who was removed is shown as removed, and to be restored', () => {
  const [row] = said('Name\n"Smith, Jane"\n', aMember({ isDeleted: true }));
  expect(row).toMatchObject({ action: 'update', isRestored: true, reason: 'Previously removed; will be restored.' });
});

const SIMILAR = (name: string) =>
  `${name} on the member list has a similar name. Add this row as a new person, or correct the name if it’s the same person.`;
const LORI = aMember({ firstName: 'Lori', lastName: 'Ashby', sex: 'female', birthYear: 1981 });
const PLAIN = aMember({ firstName: 'Ana', lastName: 'De la Cruz' });

test.each([
  ['Name,Gender,Age\n"Ashby, Lori Ann",F,45', LORI],
  ['Name,Gender,Birth Date\n"Ashby, Elizabeth",F,1981', { ...LORI, firstName: 'Liz' }],
  ['Name,Gender,Birth Date\n"Ashby, Susan Kay",F,1981', { ...LORI, firstName: 'Sue' }],
  ['Name,Gender,Birth Date\n"OBrien, Patricia",F,1981', { ...LORI, firstName: 'Pat', lastName: 'O’Brien' }],
  ['Name,Gender,Birth Date\n"Smith, Kay",F,1981', { ...LORI, firstName: 'Kay', lastName: 'Smith-Jones' }],
  ['Name,Gender,Birth Date\n"García López, Lori Ana",F,1981', { ...LORI, lastName: 'García' }],
  ['Name\n"Ashby, Lori Ann"', LORI],
  ['Name\n"Ashby, Lori A."', LORI],
  ['Name\n"Ashby, Robert"', { ...LORI, firstName: 'Bob' }],
  ['Name\n"de la Cruz, Ana María"', PLAIN],
  ['Name\n"Cruz, Ana"', PLAIN],
  ['Name,Phone\nLee Kay,801-555-0100', aMember({ firstName: 'Kay', lastName: 'Lee', phone: '801-555-0100' })],
])('of the list %j, someone has a similar name to a member and is flagged for review', (list, member) => {
  const [row] = said(list, member);
  const name = `${member.firstName} ${member.lastName}`;
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true, reason: SIMILAR(name) });
});

test.each([
  ['a sister', 'Name,Gender,Birth Date\n"Ashby, Mary",F,1981'],
  ['a daughter', 'Name,Gender,Birth Date\n"Ashby, Lori Ann",F,2011'],
  ['someone with another last name', 'Name,Gender,Birth Date\n"Cole, Lori Ann",F,1981'],
  ['someone in a list that has her too', 'Name\n"Ashby, Lori"\n"Ashby, Lori Ann"'],
])('%s is new', (_, list) =>
  expect(said(list, { ...LORI, email: 'lori@example.com' }).at(-1)).toMatchObject({ action: 'new' }),
);

test.each([
  ['"Hale, Megan Beck",F', 'Megan Hale'],
  ['"Hale, Meg",F', 'Megan Hale'],
  ['"Hale, Ann Megan",F', 'Megan Hale'],
  ['"Fairbanks, Steve",', 'Stephen Fairbanks'],
  ['"Cole, J. Martin",M', 'Martin Cole'],
])('with another email, %s may still be a member of a similar name', (row, name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const member = aMember({ firstName, lastName, email: 'old@example.com' });
  for (const email of ['old.one@example.org', ''])
    expect(said(`Name,Gender,Email\n${row},${email}`, member)[0]).toMatchObject({
      action: 'skip',
      mayBeAnother: true,
      reason: SIMILAR(name),
    });
});

test.each([
  ['Mary Grace,Cheng,Grace', { firstName: 'Grace', lastName: 'Cheng' }],
  ['William,Beck,Tom', { firstName: 'Thomas James', lastName: 'Beck' }],
  ['William,Beck,Tom', { firstName: 'Al', lastName: 'Beck', preferredName: 'Tom' }],
  ['Mary Grace,Cheng,', { firstName: 'Grace', lastName: 'Cheng' }],
  ['Owen,Hale,', { firstName: 'John Owen', lastName: 'Hale' }],
  ['Lola,Ruiz,', { firstName: 'María Dolores', lastName: 'Ruiz' }],
  ['O.,Hale,', { firstName: 'Owen', lastName: 'Hale' }],
])('%s goes by a name that may be the member’s: %o', (row, names) => {
  const [only] = said(`First Name,Last Name,Goes By\n${row}\n`, aMember(names));
  expect(only).toMatchObject({ mayBeAnother: true, reason: SIMILAR(`${names.firstName} ${names.lastName}`) });
});

test.each([
  ['Mary Grace,Cheng,', { firstName: 'Anna Grace', lastName: 'Cheng' }],
  ['Mary Grace,Cheng,', { firstName: 'Grace Ann', lastName: 'Cheng' }],
  ['John O.,Hale,', { firstName: 'Ann', lastName: 'Hale' }],
  ['María del Carmen,Ruiz,', { firstName: 'Delia', lastName: 'Ruiz' }],
])('%s is no one on the list: %o', (row, names) =>
  expect(said(`First Name,Last Name,Goes By\n${row}\n`, aMember(names))[0]).toMatchObject({ action: 'new' }),
);

const PAIRS =
  'Tim Timothy|Kim Kimberly|Sam Samuel|Sam Samantha|Josh Joshua|Dan Daniel|Chris Christopher|Ben Benjamin|Mike Michael|Dave David|' +
  'Steve Stephen|Jen Jennifer|Matt Matthew|Zach Zachary|Alex Alexandra|Rob Robert|Bob Rob|Joe Joseph|Greg Gregory|Jeff Jeffrey|' +
  'Ken Kenneth|Ron Ronald|Don Donald|Pat Patricia|Sue Susan|Katie Kathryn|Nick Nicholas|Andy Andrew|Abby Abigail|Jake Jacob|Nate Nathan|' +
  'Kathy Katherine|Becky Rebecca|Larry Lawrence|Debbie Deborah|Cindy Cynthia|Mandy Amanda|Maddie Madeline|Vicki Victoria|Ike Isaac|Bill William|' +
  'Marty Martha|Marty Martin|Gail Abigail|Lori Lorraine|Raine Lorraine|Tina Valentina|Ro Rowena|Kris Kirsten|Al Alan|Nora Eleanor|' +
  'Jules Julia|Clare Clara|Lily Lillian|Lani Leilani|Si Silas';

test.each(PAIRS.split('|').map((pair) => pair.split(' ')))('%s may be %s, even with another phone', (short, long) => {
  const member = aMember({ firstName: long, lastName: 'Ashby', phone: '801-555-0100' });
  for (const list of [`Name\n"Ashby, ${short}"`, `Name,Phone\n"Ashby, ${short}",801-555-0199`])
    expect(said(list, member)[0]?.reason).toBe(SIMILAR(`${long} Ashby`));
  const [samePhone] = said(`Name,Phone\n"Ashby, ${short}",801-555-0100`, member);
  expect(samePhone?.reason).toContain(`${long} Ashby on the member list has this phone number.`);
});

test.each([
  ['"VanWagoner, DeAnn"', aMember({ firstName: 'DeAnn', lastName: 'Van Wagoner' })],
  ['"Park, Minjun"', aMember({ firstName: 'Min-Jun', lastName: 'Park' })],
  ['"OBrien, Patricia"', aMember({ firstName: 'Pat', lastName: 'O’Brien' })],
])('%s may be a member whose name has a blank or a mark in it', (name, member) => {
  expect(said(`Name\n${name}`, member)[0]).toMatchObject({ action: 'skip', mayBeAnother: true });
});

test.each(['Tom', 'Jane', 'Al', 'Jo'])('%s is no one’s short form here', (name) => {
  const members = ['Timothy', 'John', 'James', 'Alma'].map((firstName, id) =>
    aMember({ id: id + 1, firstName, lastName: 'Ashby' }),
  );
  expect(said(`Name\n"Ashby, ${name}"`, ...members)[0]).toMatchObject({ action: 'new' });
});

const BORN = 'Name,Phone,Email,Birth Date,Gender\n';
const PHONE = '801-555-0100';
test.each(['Becca Rebekah', 'Cyrus Cy', 'Nora Eleanor', 'John Sione', 'Kristen Kirsten', 'Majo María'])(
  'a member’s last name, birth year, and phone or email under another first name are flagged for review: %s',
  (names) => {
    const [firstName = '', saved = ''] = names.split(' ');
    const member = aMember({ firstName: saved, lastName: 'Ott', phone: PHONE, email: 'ott@x.org', birthYear: 1980 });
    for (const [contact, found] of [
      [`${PHONE},`, 'phone number'],
      [',ott@x.org', 'email'],
    ])
      expect(said(`${BORN}"Ott, ${firstName}",${contact},3 Mar 1980,\n`, member)[0]).toMatchObject({
        isProblem: true,
        mayBeAnother: true,
        reason: expect.stringContaining(`has this ${found}`),
      });
    // Where two members share the email, it's the birth year that tells.
    const spouse = { ...member, id: 2, firstName: 'Al', birthYear: 1979 };
    const [row] = said(`${BORN}"Ott, ${firstName}",,ott@x.org,3 Mar 1980,\n`, spouse, member);
    expect(row?.reason).toContain(`${saved} Ott on the member list has this email.`);
  },
);

const NORA = aMember({ firstName: 'Nora', lastName: 'Ott', phone: PHONE, birthYear: 1980, sex: 'female' });
test.each([
  ['born in another year', `"Ott, Ellen",${PHONE},,1990,`],
  ['of the other sex', `"Ott, Mark",${PHONE},,1980,M`],
  ['with another last name', `"Cole, Ellen",${PHONE},,1980,`],
  ['with another phone', '"Ott, Ellen",801-555-0199,,1980,'],
  ['in a list that names the member too', `"Ott, Nora",${PHONE},,1980,F\n"Ott, Ellen",${PHONE},,1980,`],
])('someone %s is new', (_, rows) => expect(said(`${BORN}${rows}\n`, NORA).at(-1)).toMatchObject({ action: 'new' }));

test('a boy whose name and phone are like those of an adult by the calling is new', () => {
  const bishop = aMember({ firstName: 'Robert', phone: PHONE, calling: 'Bishop' });
  expect(said(`Name,Phone,Age\n"Smith, Bob",${PHONE},13\n`, bishop)[0]).toMatchObject({ action: 'new' });
});

test('where a family shares an email in the file, whoever has the first name of the member with it is flagged', () => {
  const hall = aMember({ firstName: 'Jennifer', lastName: 'Hall', email: 'jen@x.org' });
  const list = 'Name,Email\n"Burton, Jennifer",jen@x.org\n"Burton, Tom",jen@x.org\n';
  const [jennifer, tom] = said(list, hall);
  expect(jennifer).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(jennifer?.reason).toContain('Jennifer Hall on the member list has this email.');
  expect(tom).toMatchObject({ action: 'new' });
});
