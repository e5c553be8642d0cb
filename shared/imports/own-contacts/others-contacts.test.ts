import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [OWN, THEIRS] = ['801-555-0102', '801-555-0101'];
const CELLS: Record<string, string> = {
  Parent: 'Mark Elkins',
  Mother: 'Ann Elkins',
  Spouse: 'Ann',
  'Emergency Contact': 'Ann Elkins',
};
const cellOf = (heading: string): string =>
  CELLS[heading] ??
  (/^(?:Youth )?(?:Phone|Cell|Mobile)$/.test(heading)
    ? OWN
    : heading === 'Email'
      ? 'yuri@example.org'
      : /Email/.test(heading)
        ? 'mark@example.org'
        : THEIRS);
/** What is read of someone below these headings. */
const read = (headings: string) => {
  const cells = headings.split(',').map(cellOf);
  const [row] = rowsOfText(`Name,${headings}\nYuri Elkins,${cells.join()}\nAda Glade\n`, false).rows;
  return row ? readPerson(row) : undefined;
};

test.each([
  'Parent,Parent Phone,Phone',
  'Parent Phone,Phone',
  'Mom Phone,Phone',
  'Mother’s Cell,Cell',
  'Parent Cell,Mobile',
  'Emergency Phone,Phone',
  'Emergency Contact,Emergency Phone,Cell',
  'Emergency Contact,Emergency #,Cell',
  'Mother,Phone,Mother’s Phone',
  'Phone,Parent,Parent Phone',
  'Spouse,Phone,Spouse Phone',
])('under “%s,” the phone that isn’t said to be another’s is the row’s own', (headings) => {
  expect(read(headings)).toMatchObject({ person: { phone: OWN }, problem: null, remarks: [] });
});

test('so is an email, also right behind such a phone', () => {
  expect(read('Parent Email,Email')?.person?.email).toBe('yuri@example.org');
  expect(read('Emergency Contact,Emergency Phone,Cell,Email')?.person).toMatchObject({
    phone: OWN,
    email: 'yuri@example.org',
  });
});

test.each([
  // The phone of the parent who is named before it, and of neither.
  'Parent,Phone',
  'Parent,Phone,Emergency Phone',
  'Mother,Phone,Father’s Phone',
  'Parent,Parent Email,Phone',
])('under “%s” it may be the other’s', (headings) => expect(read(headings)?.person?.phone).toBeUndefined());

test('a second phone behind a parent’s own is the parent’s', () => {
  const [row] = rowsOfText(`Name,Phone,Parent,Parent Cell,Phone\nYuri Elkins,,Mark,${THEIRS},${THEIRS}\n`, false).rows;
  expect(row?.values.phone).toBeUndefined();
});

test('in JSON, too', () => {
  const entry = { name: 'Yuri Elkins', parent: 'Mark Elkins', parentPhone: THEIRS, phone: OWN };
  expect(rowsOfJson(JSON.stringify([entry])).rows[0]?.values).toEqual({ name: 'Yuri Elkins', phone: OWN });
});

test.each(['Mother’s Cell,Youth Cell', 'Mother Phone,Father Phone,Youth Phone', 'Parent Phone,Student Phone'])(
  'under “%s,” the phone of the young is the row’s own',
  (headings) =>
    expect(
      rowsOfText(
        `Name,${headings}\nYuri Elkins,${headings
          .split(',')
          .map(() => THEIRS)
          .slice(1)
          .join()},${OWN}\n`,
        false,
      )
        .rows.map(readPerson)
        .map(({ person }) => person?.phone),
    ).toEqual([OWN]),
);

/** What is read of someone below headings and cells. */
const personOf = (headings: string, cells: string) =>
  rowsOfText(`Name,${headings}\nYuri Elkins,${cells}\n`, false).rows.map((row) => readPerson(row).person)[0];

test.each([
  'Parent Phone',
  'Emergency Phone',
  'Teléfono de la madre',
  'Telefone do pai',
  'Caregiver phone',
  'Teléfono tutor',
  'Celular responsável',
  'Fone da mãe',
  'Carer mobile',
  'Grandma phone',
  'Mum mobile',
  'Parent/Guardian Cell',
  'Next of kin mobile',
  'ICE number',
  'Foster parent phone',
])('the email behind “%s” is the row’s own', (heading) => {
  expect(personOf(`${heading},Email`, `${THEIRS},yuri@example.org`)).toMatchObject({ email: 'yuri@example.org' });
  expect(personOf(`${heading},Calling,E-mail`, `,Organist,yuri@example.org`)?.email).toBe('yuri@example.org');
  expect(personOf(`${heading},Email`, `${THEIRS},yuri@example.org`)?.phone).toBeUndefined();
});

test.each([
  ['Phone,Emergency Contact,Emergency Contact Phone,Email', `${OWN},Ann Elkins,${THEIRS},yuri@example.org`],
  ['Mobile No.,Emergency contact name,Emergency contact number,Email', `${OWN},Ann Elkins,${THEIRS},yuri@example.org`],
  ['Phone,Emergency Contact,Emergency Phone,Relationship,Email', `${OWN},Ann Elkins,${THEIRS},Mother,yuri@example.org`],
  ['Phone,Alternate Contact,Alt Phone,Email', `${OWN},Ann Elkins,${THEIRS},yuri@example.org`],
  ['Email,Parent Email,Mobile Number', `yuri@example.org,ann@example.org,${OWN}`],
])('under “%s,” what is behind another’s contact is the row’s own', (headings, cells) =>
  expect(personOf(headings, cells)).toMatchObject({ phone: OWN, email: 'yuri@example.org' }),
);

test.each([
  'Emergency Contact',
  'Contacto de emergencia',
  'Contato de emergência',
  'Contact d’urgence',
  'Notfallkontakt',
  'Contatto di emergenza',
])('the only email behind the name under “%s” is the row’s own, without a phone between them', (heading) => {
  expect(personOf(`Phone,${heading},Email`, `${OWN},Ann Elkins,yuri@example.org`)).toMatchObject({
    phone: OWN,
    email: 'yuri@example.org',
  });
  expect(personOf(`Email,${heading},Email`, ',Ann Elkins,ann@example.org')?.email).toBeUndefined();
  expect(personOf(`${heading},Phone,Email`, `Ann Elkins,${THEIRS},ann@example.org`)?.email).toBeUndefined();
});

test('an “Alt Phone” behind “Alternate Contact” is that one’s', () =>
  expect(personOf('Phone,Alternate Contact,Alt Phone', `,Ann Elkins,${THEIRS}`)?.phone).toBeUndefined());

test.each([
  ['Emergency Contact,Phone,Email', `Ann Elkins,${THEIRS},ann@example.org`],
  ['Ministering Brothers,Phone,Email', `Tom Reed,${THEIRS},tom@example.org`],
])('behind a name alone, as under “%s,” neither is saved, and both are noted', (headings, cells) => {
  const [row] = rowsOfText(`Name,${headings}\nYuri Elkins,${cells}\n`, false).rows.map(readPerson);
  expect(row?.person).not.toMatchObject({ phone: expect.anything() });
  expect(row?.person?.email).toBeUndefined();
  expect(row && fileNotesOf(row)).toEqual([
    { text: THEIRS, column: 'Phone' },
    { text: cells.split(',')[2], column: 'Email' },
  ]);
});

/** What is saved and noted of someone below these headings. */
const noted = (headings: string, cells: string) => {
  const [row] = rowsOfText(`Name,${headings}\nYuri Elkins,${cells}\n`, false).rows.map(readPerson);
  return row ? [row.person?.phone, row.problem, fileNotesOf(row)] : [];
};

test.each([
  ['Parent,Phone', `Mark Elkins,${OWN}`, 'Phone'],
  ['Mother,Father,Cell', `Ann Elkins,Mark Elkins,${OWN}`, 'Cell'],
  ['Youth Phone', OWN, 'Youth Phone'],
])('under “%s,” a phone that may be anyone’s is noted and not saved', (headings, cells, column) =>
  expect(noted(headings, cells)).toEqual([undefined, null, [{ text: OWN, column }]]),
);

test('whose relation stands beside another’s phone asks nothing of the own one', () => {
  const [row] = rowsOfText(
    `Name,Emergency Contact,Relationship,Emergency Phone,Phone\nYuri Elkins,Mark Elkins,Father,${THEIRS},${OWN}\n`,
    false,
  ).rows.map(readPerson);
  expect([row?.person?.phone, row?.problem]).toEqual([OWN, null]);
});

test.each([
  ['Phone,Spouse,Phone', `${OWN},,${THEIRS}`],
  ['Parent Phone,Phone', `${THEIRS},${OWN}`],
  ['Phone,Parent Phone', `${OWN},${THEIRS}`],
])('under “%s,” there is nothing to note', (headings, cells) => expect(noted(headings, cells)[2]).toEqual([]));

const OF_JO = 'Jo Irby';
const MINE = { phone: OWN, email: 'yuri@example.org' };

test.each([
  'Interviewer',
  'Fellowshipper',
  'Friend/Fellowshipper',
  'Invited by',
  'Referred by',
  'Ministering Brothers',
  'Entrevistador',
  'Invitado por',
  'Convidado por',
])('the only phone and email behind “%s” are the row’s own, unless the email has the other one’s name', (heading) => {
  expect(personOf(`${heading},Phone,Email`, `${OF_JO},${OWN},yuri@example.org`)).toMatchObject(MINE);
  expect(personOf(`${heading},Email,Cell,Time`, `${OF_JO},yuri@example.org,${OWN},7:00`)).toMatchObject(MINE);
  const theirs = rowsOfText(`Name,${heading},Phone,Email\nYuri Elkins,${OF_JO},${THEIRS},jo.irby@example.org\n`, false);
  expect(theirs.rows[0]?.values).toEqual({ name: 'Yuri Elkins' });
  expect(theirs.rows[0]?.noted).toHaveLength(2);
});

test.each([
  ['Fellowshipper,Phone,Email', `${OF_JO},${OWN},soccer@example.org`, OWN],
  ['Interviewer,Phone', `Bishop Ash,${OWN}`, OWN],
  ['Referred by,Phone', `${OF_JO},${OWN}`, OWN],
  ['Ministering Brothers,Phone,Email', `${OF_JO},${THEIRS},soccer@example.org`, undefined],
  ['Ministering Brothers,Phone,Email', `${OF_JO},${THEIRS},`, undefined],
  ['Fellowshipper,Phone', `${OF_JO},${THEIRS}`, undefined],
  ['Fellowshipper,Mother,Phone,Email', `${OF_JO},Ann Elkins,${THEIRS},soccer@example.org`, undefined],
  ['Fellowshipper,Phone,Phone', `${OF_JO},${THEIRS},${THEIRS}`, undefined],
])('under “%s” with %j the phone is %s', (headings, cells, phone) =>
  expect(personOf(headings, cells)?.phone).toBe(phone),
);

test.each([
  ['Emergency Contact,Phone,Email', `Ann Elkins,${THEIRS},yuri@example.org`],
  ['Parent,Phone,Email', `Ann Elkins,${THEIRS},yuri.elkins@example.org`],
  ['Parent,Email', `Ann Moss,yelkins@example.org`],
  ['Madre,Correo', `Ann Elkins,yuri@example.org`],
])('under “%s” an email with the row’s own name is its own, and the phone stays noted: %j', (headings, cells) => {
  const [row] = rowsOfText(`Name,${headings}\nYuri Elkins,${cells}\n`, false).rows.map(readPerson);
  expect(row?.person?.email).toBe(cells.split(',').at(-1));
  expect(row?.person?.phone).toBeUndefined();
  expect(row && fileNotesOf(row).map(({ text }) => text)).toEqual(cells.includes(THEIRS) ? [THEIRS] : []);
});

test('row by row, also where others have a parent’s, a family’s, or no one’s in particular', () => {
  const rows = [
    'Yuri Elkins,Ann Elkins,yuri@example.org',
    'Ada Glade,Kay Glade,kay@example.org',
    'Tom Dunn,Al Dunn,thedunns@example.org',
    'Bo Lund,Kim,lundfamily@example.org',
    'Cy Hale,Al Hale,soccer@example.org',
    'Jo Ray,Jo Ray,jo@example.org',
  ];
  const read = rowsOfText(`Name,Parent,Email\n${rows.join('\n')}\n`, false).rows;
  expect(read.map(({ values, noted }) => values.email ?? noted?.length)).toEqual(['yuri@example.org', 1, 1, 1, 1, 1]);
});
