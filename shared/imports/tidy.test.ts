import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { decodeText } from './decode.ts';
import { readPerson } from './person.ts';

const read = (values: Parameters<typeof readPerson>[0]['values']) =>
  readPerson({ row: 2, values: { name: 'Lee, Kim', ...values } });

test('the quotation marks and dashes of an Excel file from Windows are read', () => {
  const bytes = new Uint8Array([...Buffer.from('Name\nO'), 0x92, ...Buffer.from('Neil, Zo'), 0xeb, 0x0a]);
  expect(decodeText(bytes)).toBe('Name\nO’Neil, Zoë\n');
  expect(decodeText(new Uint8Array([...Buffer.from('Name\nA'), 0x81, ...Buffer.from(', B'), 0x96]))).toBe(
    'Name\nA\uFFFD, B–',
  );
});

test('the hyphens of Word are those of the keyboard', () =>
  expect(decodeText(Buffer.from('Jean\u2011Luc Reed, 801\u2011555\u20100105'))).toBe('Jean-Luc Reed, 801-555-0105'));

test('the period that ends a sentence isn’t part of a phone', () =>
  expect(read({ phone: '801-555-0105.' }).person?.phone).toBe('801-555-0105'));

test('invisible characters in a value are dropped', () => {
  const { person, values } = read({ name: '\u200bLee, Ki\u202em\u00ad', notes: 'a\u200e', calling: 'Organ\ufeffist' });
  expect(person).toEqual({ firstName: 'Kim', lastName: 'Lee', notes: 'a', calling: 'Organist' });
  expect(values.firstName).toBe('Kim');
});

test.each(['O\u0092Neil', 'O\u0007Neil', 'O\ud800Neil'])('a control character in %j makes its row a problem', (name) =>
  expect(read({ name: `${name}, Kim` }).problem).toMatch(/^We couldn’t read a character/),
);

test.each([
  ['mailto:al@x.org', 'al@x.org'],
  ['<bo@x.org>', 'bo@x.org'],
  ['Kim Lee <bo@x.org>', 'bo@x.org'],
  ['K. Lee <bo@x.org>', 'bo@x.org'],
  ['bo@x.org <bo@x.org>', 'bo@x.org'],
  ['(co@x.org)', 'co@x.org'],
  ['do@x.org?subject=Hi', 'do@x.org'],
  ["o'neil+ward@mail.x-y.co", "o'neil+ward@mail.x-y.co"],
])('the address in %j is %s', (email, address) => expect(read({ email }).person?.email).toBe(address));

test.each(['Una Lee <una@x.org>', 'mom <mom@x.org>', 'Kim’s mom <mom@x.org>'])(
  '%s is someone else’s address',
  (email) => expect(read({ email }).problem).toBe(`Invalid email: “${email}”`),
);

test.each([
  ['calling', 'Elders Quorum Sec…'],
  ['calling', 'Relief Society Pres...'],
  ['preferredName', 'I…'],
  ['household', 'Lee, K…'],
  ['name', 'Featherston…, Al'],
  ['name', 'Cole, Ida...'],
])('a %s that ends in dots, such as %s, is cut off and marked', (field, text) =>
  expect(read({ [field]: text }).problem).toMatch(/is cut off\. Write it out in full\.$/),
);

test.each([
  '=a@b.com',
  '..@b.com',
  'a..b@c.com',
  'a.@b.com',
  'a@192.168.1.1',
  'a@b.org801-555-0134',
  '801-a@b.org',
  'a@b.orgElder',
  'a@b.comphone',
  'a@b.com; Al',
  'a@b.con',
  'a@mail.b.COMM',
  'none@none.com',
  'noemail@x.org',
  'no-email@example.org',
  'x@x.com',
])('%s isn’t an address', (email) => expect(read({ email }).problem).toBe(`Invalid email: “${email}”`));

test.each([
  ['a@y.com ::: b@y.com', 'a@y.com', ['Ignored: “b@y.com”.']],
  ['a@x.com;b@x.com', 'a@x.com', ['Ignored: “b@x.com”.']],
  ['a@x.com, b@x.com; c@x.com', 'a@x.com', ['Ignored: “b@x.com”, “c@x.com”.']],
  ['a@x.com b@x.com', 'a@x.com', ['Ignored: “b@x.com”.']],
  ['mailto:a@x.com; a@x.com', 'a@x.com', []],
  ['a@x.contact', 'a@x.contact', []],
])('of the addresses in %j, %s is kept', (email, kept, remarks) =>
  expect(read({ email })).toMatchObject({ person: { email: kept }, values: { email: kept }, remarks }),
);

test.each([
  ['8015551212.0', '8015551212', []],
  ['801-555-1212; 801-555-1213', '801-555-1212', ['Ignored: “801-555-1213”.']],
  ['801-555-1212 ::: 801-555-1213', '801-555-1212', ['Ignored: “801-555-1213”.']],
  ['801-555-1212 / 801-555-1212', '801-555-1212', []],
  ['801-555-1212 M', '801-555-1212', ['Ignored: “M”.']],
  ['801-555-1212 (cell)', '801-555-1212', ['Ignored: “(cell)”.']],
  ['801-555-1212 - mobile', '801-555-1212', ['Ignored: “mobile”.']],
  ['Cell: 801-555-1212', '801-555-1212', ['Ignored: “Cell”.']],
  ['Phone: 801-555-1212', '801-555-1212', []],
  ['C. 801-555-1212', '801-555-1212', ['Ignored: “C”.']],
  ['(c) 801-555-1212', '801-555-1212', ['Ignored: “(c)”.']],
  ['M 801-555-1212', '801-555-1212', ['Ignored: “M”.']],
  ['home (801) 555-1212', '(801) 555-1212', ['Ignored: “home”.']],
  ['801.555.0233/home', '801.555.0233', ['Ignored: “home”.']],
  ['801 555-1212/801 555-1213', '801 555-1212', ['Ignored: “801 555-1213”.']],
  ['801-555-1212 or 801-555-1213', '801-555-1212', ['Ignored: “801-555-1213”.']],
  ['H: 801-555-1212 C: 801-555-1213', '801-555-1213', ['Ignored: “C”, “H: 801-555-1212”.']],
  ['0676/5550166', '0676/5550166', []],
  ['0043 676/5550166', '0043 676/5550166', []],
])('of the phones in %j, %s is kept', (phone, kept, remarks) =>
  expect(read({ phone })).toMatchObject({ person: { phone: kept }, values: { phone: kept }, remarks }),
);

test.each([
  '528 12 3456',
  '840031234',
  '801-555-1',
  '(801) 555-12',
  '8015550100.5',
  '801-555',
  'none yet',
  'W: 801-555-1212',
  'Mom 801-555-1212',
])('%s isn’t a phone', (phone) => expect(read({ phone }).problem).toBe(`“${phone}” is not a phone number.`));

test('two callings on two lines of a cell stay two, and a wrapped one stays one', () => {
  expect(read({ calling: 'Organist\nWard Clerk' }).person?.calling).toBe('Organist; Ward Clerk');
  expect(read({ calling: 'Relief Society\r\nSecretary' }).person?.calling).toBe('Relief Society Secretary');
});

test('the date a calling began is listed as ignored', () => {
  const calling = 'Bishop (Sustained 3 Mar 2024)';
  expect(read({ calling })).toMatchObject({
    person: { calling: 'Bishop' },
    remarks: ['Ignored: “(Sustained 3 Mar 2024)”.'],
  });
  expect(read({ calling: 'Primary Teacher (CTR 5)' }).person?.calling).toBe('Primary Teacher (CTR 5)');
  expect(read({ calling: 'Bishop (12 Jan 2023)✔' }).person?.calling).toBe('Bishop');
  expect(read({ calling: 'Organist (1/2/24)' }).person?.calling).toBe('Organist');
  const two = read({ calling: '*Primary Teacher (1 Jan 2023), Choir Director (2 Feb 2024)' });
  expect(two.person?.calling).toBe('Primary Teacher, Choir Director');
  expect(two.remarks).toEqual(['Ignored: “(1 Jan 2023)”, “(2 Feb 2024)”.']);
});

test.each([
  ['Second Counselor in the\nElders Quorum Presidency', 'Second Counselor in the Elders Quorum Presidency'],
  ['SECOND COUNSELOR\nIN THE BISHOPRIC', 'SECOND COUNSELOR IN THE BISHOPRIC'],
  ['First Counselor\nRelief Society Presidency', 'First Counselor Relief Society Presidency'],
  ['Primera consejera de la\nPresidencia de la Primaria', 'Primera consejera de la Presidencia de la Primaria'],
  ['Ward Clerk and\nWard Organist', 'Ward Clerk and Ward Organist'],
])('the calling %j is one', (calling, whole) => expect(read({ calling }).person?.calling).toBe(whole));

test.each(['Ward', 'Ward Assistant', 'Relief', 'Second Counselor in the'])('%s is only part of a calling', (calling) =>
  expect(read({ calling }).problem).toBe(`“${calling}” is not a calling.`),
);

test('a title is mentioned without the last name after it', () => {
  const titleOf = (addressedAs: string) =>
    readPerson({ row: 2, values: { firstName: 'Mark', lastName: 'Ashby', addressedAs } }).person?.addressedAs;
  expect(['Bishop Ashby', 'Bishop', 'Dr.'].map(titleOf)).toEqual(['Bishop', 'Bishop', 'Dr.']);
});

test.each([
  ['☐ Hansen, Peter', 'Peter Hansen'],
  ['• Hansen, Peter', 'Peter Hansen'],
  ['Hansen, Peter ✓', 'Peter Hansen'],
  ['☑ Peter Hansen', 'Peter Hansen'],
])('what is drawn beside the name in %j is no part of it', (name, whole) => {
  const { person } = read({ name });
  expect(`${person?.firstName} ${person?.lastName}`).toBe(whole);
});

test.each(['Peter²', 'Tevita ‡', 'Ana°', '½ Ida', 'Kim →'])('%s is not a first name', (firstName) =>
  expect(read({ name: '', firstName, lastName: 'Hansen' }).problem).toMatch(/is not a name\.$/),
);

test.each([
  ['Peter Hansen', 'Hansen'],
  ['Peter', 'Peter Hansen'],
])('a whole name in the place of a part, %j and %j, is marked', (firstName, lastName) =>
  expect(read({ name: '', firstName, lastName }).problem).toMatch(/has one name twice\. Write each name once\.$/),
);

test('one name in both fields may be someone’s name', () =>
  expect(read({ name: '', firstName: 'Lee', lastName: 'Lee' }).problem).toBeNull());

test.each(['Tevita mo Sina', 'Ioane ma Losa', 'Jan en Els'])('%s are two people', (firstName) =>
  expect(read({ name: '', firstName, lastName: 'Latu' }).problem).toMatch(/is more than one person/),
);

test('a cell of 60,000 signs that may be drawn beside a name is tidied at once', () => {
  const worked = processorTime();
  const { person } = read({ name: '', firstName: `a${'□'.repeat(60_000)}a`, lastName: 'Hansen' });
  expect(person).toBeNull();
  expect(worked()).toBeLessThan(1_500);
});

test.each(['801-555-0104 /', '801-555-0104/', '/ 801-555-0104', '801-555-0104'])(
  'of “%s” below “Cell / Home,” the phone is saved alone',
  (cell) =>
    expect(readPerson({ row: 2, values: { name: 'Lee, Kim', phone: cell } }).person?.phone).toBe('801-555-0104'),
);
