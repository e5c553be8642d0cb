import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const phone = '801-555-7001';
const read = (heading: string, cell: string, name = 'Hale, Easton') => {
  const [row] = rowsOfText(
    `Name,Phone,${heading}\n"${name}",${phone},"${cell}"\n"Dunn, Eve",801-555-7002,`,
    false,
  ).rows;
  const { person, problem } = readPerson(row ?? { row: 2, values: {} });
  return person?.phone ?? problem;
};

test.each([
  ['Type', 'Mom'],
  ['Type', 'Parent'],
  ['Label', 'Mom'],
  ['Cell/Home/Parent', 'Parent'],
  ['Parent or youth phone', 'parent'],
  ['Phone Notes', 'mom'],
  ['Number is for', 'Mom (Tracy)'],
  ['Contact via', 'mom'],
  ['Best person to call', 'call her daughter'],
  ['Tipo', 'mamá'],
  ['Relation', 'Mother'],
  ['Parentesco', 'Madre'],
])('a phone with “%s” “%s” is asked about', (heading, cell) =>
  expect(read(heading, cell)).toBe(
    `This row says “${cell}” under “${heading}.” Enter this person’s phone, or leave it blank.`,
  ),
);

test.each([
  ['Own Cell?', 'No - mom’s'],
  ['Is this your own phone?', 'No - my mom’s'],
  ['Own phone?', 'No, uses dad’s'],
  ['Parent’s phone?', 'x'],
  ['Parent’s phone?', 'yes'],
  ['Mom’s cell', '✓'],
])('so is one with “%s” “%s”', (heading, cell) => expect(read(heading, cell)).toContain(`This row says “${cell}”`));

test.each([
  ['Parent’s phone?', 'no'],
  ['Own Cell?', 'Yes - not mom’s'],
  ['Parent’s name', 'x'],
  ['Contact parents', 'x'],
])('“%s” “%s” asks nothing of the phone', (heading, cell) => expect(read(heading, cell)).toBe(phone));

test.each(['Own phone?', 'Is this your phone?'])('so is one with a no to “%s”', (heading) => {
  expect(read(heading, 'N')).toContain('Enter this person’s phone');
  expect(read(heading, 'Yes')).toBe(phone);
});

test.each([
  ['Notes', 'Tracy’s cell'],
  ['Notes', 'ask for Shelly'],
  ['Notes', 'call Jill (daughter)'],
  ['Notes', 'mom'],
  ['Notes', '(mom)'],
  ['Notes', 'grandma'],
  ['Notes', 'no phone'],
  ['Notes', 'doesn’t have a phone'],
  ['Notes', 'es de su mamá'],
  ['Notes', 'es de su esposo'],
])('a phone with the note “%s” “%s” is asked about', (heading, cell) =>
  expect(read(heading, cell)).toContain('Enter this person’s phone'),
);

test.each([
  ['Type', 'Cell'],
  ['Type', 'Member'],
  ['Emergency Contact', 'mom'],
  ['Emergency Contact Type', 'mom'],
  ['Notes', 'Easton’s cell'],
  ['Notes', 'Mother of three'],
  ['Notes', 'ask for help with rides'],
])('with “%s” “%s” it is kept', (heading, cell) => expect(read(heading, cell)).toBe(phone));

test('an email with a parent’s or a spouse’s name in it is asked about, wherever their column stands', () => {
  const problems = (...lines: string[]) =>
    rowsOfText(lines.join('\n'), false).rows.map((row) => readPerson(row).problem);
  expect(
    problems(
      'Name,Phone,Email,Parent',
      '"Bagley, Max",801-555-3311,lori.bagley@x.org,Lori Bagley',
      '"Winn, Ivy",,,Chad Winn',
    ),
  ).toEqual(['“lori.bagley@x.org” may be Lori Bagley’s. Enter this person’s email, or leave it blank.', null]);
  expect(problems('First,Last,Email,Husband', 'Dawn,Egbert,tomegbert@x.org,Tom', 'Ann,Ray,annray@x.org,Jim')).toEqual([
    '“tomegbert@x.org” may be Tom’s. Enter this person’s email, or leave it blank.',
    null,
  ]);
});

test.each(['Head', 'Spouse', 'Son'])('beside a “%s,” a mother under “Relationship” keeps her own phone', (other) => {
  const [row] = rowsOfText(`Name,Phone,Relationship\n"Hale, Ann",${phone},Mother\n"Hale, Tom",,${other}`, false).rows;
  expect(row && readPerson(row).person?.phone).toBe(phone);
});

test.each([
  ['Recado com', 'Mãe', 'vizinha Dona Rosa', 'ela mesma'],
  ['Falar com', 'esposa', 'a mãe', 'ele mesmo'],
  ['Dejar recado con', 'mamá', 'vecina', 'ella misma'],
  ['Erreichbar über', 'Mutter', 'Ehefrau', 'selbst'],
  ['Via', 'sa mère', 'Marie (épouse)', 'lui-même'],
  ['Contact par', 'sa fille', 'la voisine', 'elle-même'],
  ['Tramite', 'la madre', 'il vicino', 'se stesso'],
  ['Contact Person', 'Deb (daughter)', 'Tom Bell', 'self'],
  ['Ask for', 'her mom', 'Sister Park', 'Easton'],
])('whoever stands under “%s” has the phone: “%s,” “%s,” but not “%s”', (heading, kin, other, self) => {
  for (const cell of [kin, other])
    expect(read(heading, cell)).toBe(
      `This row says “${cell}” under “${heading}.” Enter this person’s phone, or leave it blank.`,
    );
  for (const cell of [self, '', '-', 'text', 'WhatsApp']) expect(read(heading, cell)).toBe(phone);
});

const phonesOf = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person?.phone ?? (problem ? 'asked' : 'none');
  });

test.each([
  ['Name,Cell,Alternate Phone,Alternate Contact', 'Deb Roe'],
  ['Name,Phone,Alt Phone,Alt Contact', 'Deb (daughter)'],
  ['Name,Phone,Other Phone,Relationship', 'daughter'],
  ['Nombre,Teléfono,Otro teléfono,Parentesco', 'hija'],
])('in “%s,” the other phone is that of “%s,” and the first one the person’s own', (headings, whose) => {
  const rows = [
    `"Dent, Carl",,${phone},${whose}`,
    `"Poe, Ann",801-555-7002,${phone},${whose}`,
    '"Roe, Bo",801-555-7003,,',
  ];
  expect(phonesOf(headings, ...rows)).toEqual(['asked', '801-555-7002', '801-555-7003']);
});

test('of a household, or beside their own phone, others leave a phone as it is', () => {
  const household = [
    'Name,Phone,Other Phone,Relationship',
    `"Dent, Al",${phone},,Head`,
    '"Dent, Di",,801-555-7002,Daughter',
  ];
  expect(phonesOf(...household)).toEqual([phone, '801-555-7002']);
  for (const theirs of ['Phone', 'Contact Person Phone'])
    expect(phonesOf(`Name,Phone,Contact Person,${theirs}`, `"Dent, Al",${phone},Deb Roe,801-555-7002`)).toEqual([
      phone,
    ]);
});

test.each(['Giuseppe Mazzini', 'Roma 12', 'Garibaldi'])('an Italian “Via” “%s” is a street', (street) =>
  expect(read('Via', street)).toBe(phone),
);
