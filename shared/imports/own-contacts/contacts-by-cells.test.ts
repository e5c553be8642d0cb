import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [ONE, OTHER] = ['801-555-0101', '801-555-0102'];
const people = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).person);
const phones = (headings: string, ...cells: string[]) =>
  people(
    `Name,${headings}\n${cells.map((cell, at) => `${['Yuri', 'Ada', 'Tom'][at]} Elkins,${cell}`).join('\n')}\n`,
  ).map((person) => person?.phone);

test.each([
  'Ph',
  'Ph.',
  'Ph #',
  'Ph. No.',
  'Cell Ph',
  'Mob',
  'Cel',
  'Phn',
  'Hm Phone',
  'H Phone',
  'C Phone',
  'Ph1',
  'Member Phone',
  'Indiv. Phone',
])('“%s” is short for the heading of a phone', (heading) =>
  expect(phones(`${heading},Notes`, `${ONE},`, ',', '12,')).toEqual([ONE, undefined, undefined]),
);

test.each([
  'Preferred Phone',
  'Text #',
  'Call/Text',
  'Cell (or home)',
  'WhatsApp',
  'HP',
  'Best #',
  'Contact info',
  'Reach at',
])('phones below “%s” are the people’s own', (heading) =>
  expect(phones(heading, ONE, OTHER, '')).toEqual([ONE, OTHER, undefined]),
);

test.each([
  'Fax',
  'Emergency #',
  'EC phone',
  'ICE phone',
  'Bishop Ph',
  'Spouse Ph',
  'Mom',
  'Ministering Brother',
  'Record #',
  'MRN',
  'Old Phone',
  'Landlord',
  'Workplace of wife',
])('phones below “%s” are not', (heading) =>
  expect(phones(heading, ONE, OTHER, '')).toEqual([undefined, undefined, undefined]),
);

test('other numbers are no phones, nor is what no heading explains', () => {
  expect(phones('Code', '8015550101', '8015550102')).toEqual([undefined, undefined]);
  expect(phones('Number line', '012-3456-7890', '012-3456-7891')).toEqual([undefined, undefined]);
  expect(phones('Reach at', ONE, 'the office', 'home')).toEqual([undefined, undefined, undefined]);
  expect(phones('Phone,Reach at', `,${ONE}`, `,${OTHER}`)).toEqual([ONE, OTHER]);
  expect(phones('Cabin', '6/1/2026 - 6/8/2026', '2026-06-01 2026-06-08')).toEqual([undefined, undefined]);
  expect(phones('Amount', '12-500-1200', '11-500-1200')).toEqual([undefined, undefined]);
  expect(phones('Y', '40.2968979', '40.2968900')).toEqual([undefined, undefined]);
  // Who knows whose?
  expect(phones('Parent,', `Mark Elkins,${ONE}`, `,${OTHER}`)).toEqual([undefined, undefined]);
});

test.each(['Email Addr', 'E-Mail Addr', 'Member Email', 'Gmail', 'Internet'])('emails below “%s” are read', (heading) =>
  expect(people(`Name,Phone,${heading}\nYuri Elkins,${ONE},yuri@example.org\n`)[0]?.email).toBe('yuri@example.org'),
);

test('of a home and a cell phone in short, the cell phone counts', () =>
  expect(phones('HOME PH,CELL PH', `${ONE},${OTHER}`, `${ONE},`)).toEqual([OTHER, ONE]));

test('a member’s are the headings of a list of members', () => {
  const list = `Member Name,Member Phone,Member Email,Member Gender\nYuri Elkins,${ONE},y@example.org,M\nAda Glade,,,F\n`;
  expect(people(list)[0]).toMatchObject({ phone: ONE, email: 'y@example.org', sex: 'male' });
});

test.each(['PREFERRED', 'Nick'])('names below “%s” are what people are called', (heading) => {
  expect(people(`LAST,FIRST,${heading}\nElkins,Yuri,Yuk\nGlade,Ada,\n`)[0]?.preferredName).toBe('Yuk');
  expect(people(`LAST,FIRST,${heading}\nElkins,Yuri,text\nGlade,Ada,call\n`)[0]?.preferredName).toBeUndefined();
  expect(people(`LAST,FIRST,${heading}\nElkins,Yuri,Text\nGlade,Ada,Email\n`)[0]?.preferredName).toBeUndefined();
  expect(people(`LAST,FIRST,${heading}\nELKINS,RODNEY,ROD\nGLADE,DEBRA,DEBBIE\n`)[0]?.preferredName).toBe('ROD');
});

test('in JSON, too', () =>
  expect(
    rowsOfJson(JSON.stringify([{ name: 'Yuri Elkins', textTo: ONE, parentText: OTHER }])).rows[0]?.values.phone,
  ).toBe(ONE));

test.each([
  'WhatsApp',
  'Alt',
  'Alternate',
  'Other',
  'Text number',
  'Backup phone',
  'Signal',
  'Company phone',
  'Office',
  'Reach at',
])('where the phone is blank, the one below “%s” counts, on either side of it', (heading) => {
  expect(phones(`Phone,${heading}`, `${ONE},${OTHER}`, `,${OTHER}`)).toEqual([ONE, OTHER]);
  expect(phones(`${heading},Phone`, `${OTHER},${ONE}`, `${OTHER},`)).toEqual([ONE, OTHER]);
});

test.each(['School email', 'Church Email', 'New email', 'Work Email'])(
  'where the email is blank, the one below “%s” counts',
  (heading) =>
    expect(people(`Name,Email,${heading}\nYuri Elkins,,y@example.org\nAda Glade,a@example.org,\n`)).toMatchObject([
      { email: 'y@example.org' },
      { email: 'a@example.org' },
    ]),
);

test.each(['Spouse Ph', 'Mom', 'Emergency #', 'Fax', 'Contact Person', 'Old number', 'School', 'Employer', ''])(
  'where the phone is blank, the one below “%s” doesn’t count',
  (heading) => expect(phones(`Phone,${heading}`, `${ONE},`, `,${OTHER}`)).toEqual([ONE, undefined]),
);

test.each([
  'Celular apoderado',
  'Celular acudiente',
  'Tel. representante',
  'Cell. genitore',
  'Cell. moglie',
  'Stepdad cell',
  'Caretaker Phone',
  'Social worker phone',
  'Interpreter phone',
  'Proxy phone',
])('a phone below “%s” is someone else’s, beside a blank one and alone', (heading) => {
  expect(phones(`Cell,${heading}`, `${ONE},`, `,${OTHER}`)).toEqual([ONE, undefined]);
  expect(phones(`Cell,${heading}`, `,${ONE}`, `,${OTHER}`)).toEqual([undefined, undefined]);
  expect(phones(heading, ONE, OTHER)).toEqual([undefined, undefined]);
});

test.each(['Second phone', 'Phone at work', 'Best # to text', 'Alt. cell or landline', 'Own WhatsApp'])(
  'below “%s” every word is known, so that it fills a blank',
  (heading) => expect(phones(`Cell,${heading}`, `${ONE},${OTHER}`, `,${OTHER}`)).toEqual([ONE, OTHER]),
);

test.each([
  'Babysitter',
  'Supervisor',
  'Bob',
  'Husband,WhatsApp',
  'Care home phone',
  'Facility phone',
  'Babysitter phone',
  'Phone of Gladys',
])('where the phone is blank, one below “%s” may be anyone’s and is noted', (heading) => {
  const [last = '', beside] = heading.split(',').toReversed();
  const names = beside ? ['Mark,', 'Jim,'] : ['', ''];
  const { rows } = rowsOfText(
    `Name,Phone,${heading}\nYuri Elkins,${ONE},${names[0]}${OTHER}\nAda Glade,,${names[1]}${OTHER}\n`,
    false,
  );
  expect(rows.map(({ values }) => values.phone)).toEqual([ONE, undefined]);
  const notes = rows.map(({ noted = [] }) => noted.filter(({ text }) => text === OTHER));
  expect(notes).toEqual([[], [{ text: OTHER, column: last }]]);
});

test.each(['New phone', 'Updated Phone', 'Correct phone', 'Current phone', 'New #'])(
  'the phone below “%s” counts before the other',
  (heading) => {
    expect(phones(`Phone,${heading}`, `${ONE},${OTHER}`, `${ONE},`)).toEqual([OTHER, ONE]);
    expect(rowsOfText(`Name,Phone,${heading}\nYuri Elkins,${ONE},${OTHER}\n`, false).ignoredColumns).toEqual([
      `Phone (where ${heading} has a value)`,
    ]);
  },
);

test('phones below “Office” are no callings, and callings there are no phones', () => {
  expect(people(`Name,Office\nYuri Elkins,Bishop\n`)[0]).toMatchObject({ calling: 'Bishop' });
  expect(people(`Name,Office\nYuri Elkins,${ONE}\n`)[0]).toMatchObject({ phone: ONE });
});

test('how someone would be reached names no one', () => {
  const below = (...cells: string[]) =>
    rowsOfText(`Name,Preferred Contact\n${cells.map((cell) => `Yuri Elkins,${cell}`).join('\n')}\n`, false)
      .ignoredColumns;
  expect(below('Text', 'Email', 'None')).toEqual(['Preferred Contact']);
  expect(below('Mark', 'Ann')).toEqual(['Preferred Contact (people in this column aren’t imported)']);
});

test.each([
  ["'8015550101", '8015550101'],
  ["'+1 801 555 0101", '+1 801 555 0101'],
])('a spreadsheet’s mark before %s is no part of the phone', (cell, phone) =>
  expect(phones('Phone', cell)).toEqual([phone]),
);

test.each(['8.01556E+09', '"8,01556E+09"'])('%s is a phone that a spreadsheet has rounded', (cell) => {
  const [row] = rowsOfText(`Name,Phone\nYuri Elkins,${cell}\n`, false).rows;
  expect(row && readPerson(row).problem).toBe(`“${cell.replaceAll('"', '')}” is not a phone number.`);
});
