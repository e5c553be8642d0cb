import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map((row) => {
    const { person, problem } = readPerson(row);
    const noted = (row.noted ?? []).map(({ text }) => text);
    return [problem ?? person?.firstName, person?.phone, person?.email, noted.length > 0 && `noted ${noted.join(' ')}`]
      .filter(Boolean)
      .join(' · ');
  });

test.each([
  'Husband Cell,Wife Cell',
  'Husband’s Phone,Wife’s Phone',
  'Cell (Husband),Cell (Wife)',
  'Phone (Him),Phone (Her)',
  'Cell - Him,Cell - Her',
  'Tel. esposo,Tel. esposa',
  'Cel. del esposo,Cel. de la esposa',
  'Handy Mann,Handy Frau',
])('of %s, a row has the one that fits', (titles) =>
  expect(read(`Name,${titles}`, 'Mark Lee,801-555-1002,', 'Mary Fox,,801-555-1005', 'Mary Kay,801-555-1006,')).toEqual([
    'Mark · 801-555-1002',
    'Mary · 801-555-1005',
    'Mary · noted 801-555-1006',
  ]),
);

test.each([
  'Handy Er,Handy Sie',
  'Handy (Er),Handy (Sie)',
  'Telefon Mann,Telefon Frau',
  'Tel. Lui,Tel. Elle',
  'Cell Him,Cell Her',
  'Celular Ele,Celular Ela',
  'Celular Él,Celular Ella',
  'Cellulare Lui,Cellulare Lei',
])('of %s, each of a couple in one row has their own', (titles) => {
  const couple = '"Roth, Tim & Eva",801-555-1000,801-555-1001';
  // One tells whose the other is, and the couples who are known tell in which order they stand.
  const others = ['"Lang, Peter & Heike",801-555-1002,', '"Moser, Uwe & Ulla",801-555-1003,801-555-1004'];
  expect(read(`Name,${titles}`, couple, ...others)).toEqual([
    'Tim · 801-555-1000',
    'Eva · 801-555-1001',
    'Peter · 801-555-1002',
    'Heike · noted 801-555-1002',
    'Uwe · 801-555-1003',
    'Ulla · 801-555-1004',
  ]);
});

test.each(['E-Mail Er,E-Mail Sie', 'E-mail lui,E-mail elle', 'Correo Él,Correo Ella', 'E-mail Ele,E-mail Ela'])(
  'of %s, too',
  (titles) =>
    expect(read(`Name,${titles}`, '"Roth, Tim & Eva",t@r.org,e@r.org')).toEqual(['Tim · t@r.org', 'Eva · e@r.org']),
);

test('each of a couple is given what fits, or told of both', () =>
  expect(
    read(
      'Name,Cell (Husband),Cell (Wife),Email (Husband),Email (Wife)',
      '"Lee, Xi & Xu",801-555-1000,801-555-1001,xi@l.org,',
    ),
  ).toEqual(Array.from(['Xi', 'Xu'], (name) => `${name} · noted 801-555-1000 801-555-1001 xi@l.org`)));

test('a husband’s phone alone is someone else’s', () =>
  expect(read('Name,Phone,Husband Phone', 'Mark Lee,,801-555-1002', 'Mary Fox,801-555-1004,801-555-1005')).toEqual([
    'Mark · noted 801-555-1002',
    'Mary · 801-555-1004',
  ]));

test.each([
  'Last,Father,Mother,Father’s Cell,Mother’s Cell,Father’s Email',
  'Last,Dad,Mom,Dads Phone,Moms Phone,Dad’s E-mail',
  'Apellido,Padre,Madre,Cel. padre,Cel. madre,Correo del padre',
  'Apellido,Esposo,Esposa,Tel. esposo,Tel. esposa,Correo esposo',
  'Familie,Mann,Frau,Handy Mann,Handy Frau,E-Mail Mann',
  'Nachname,Vater,Mutter,Handy Vater,Handy Mutter,Email Vater',
  'Famille,Mari,Femme,Portable du mari,Portable femme,Courriel mari',
])('of %s, both in a household have their own', (titles) =>
  expect(read(titles, 'Weber,Karl,Anna,801-555-1002,801-555-1003,k@w.org')).toEqual([
    'Karl · 801-555-1002 · k@w.org',
    'Anna · 801-555-1003',
  ]),
);

test.each(['Secondary Phone', 'Phone 2', 'Other Phone'])(
  'before a spouse or whom to call, %s is the row’s own',
  (second) => {
    const rows = ['Ann Pratt,801-555-0162,801-555-0192,Dale Pratt', 'Kay Moss,,801-555-0193,Ken Moss'];
    for (const other of ['Spouse', 'Emergency Contact', 'Parent/Guardian'])
      expect(read(`Name,Phone,${second},${other}`, ...rows).map((row) => row.split(' · noted')[0])).toEqual([
        'Ann · 801-555-0162',
        'Kay · 801-555-0193',
      ]);
  },
);

test('behind a spouse, a second phone is the spouse’s', () =>
  expect(read('Name,Phone,Spouse,Phone 2', 'Kay Moss,801-555-0192,Ken,801-555-0193')[0]).toContain('801-555-0192'));

test.each([
  'Mobile,WhatsApp,Landline',
  'Cell,Text,Home Phone',
  'Mobil,Signal,Festnetz',
  'Celular,WhatsApp,Teléfono fijo',
  'Cell,SMS,Work Phone',
])('of %s, what reaches a cell phone counts before a landline, which is noted', (titles) =>
  expect(read(`Name,${titles}`, 'Ken Ives,,801-555-0171,801-555-0168', 'Dale Holt,801-555-0170,,801-555-0169')).toEqual(
    ['Ken · 801-555-0171 · noted 801-555-0168', 'Dale · 801-555-0170'],
  ),
);
