import { describe, expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) => {
  const { rows, ignoredColumns } = rowsOfText(text, isFree);
  const people = rows.map((row) => {
    const { person, problem } = readPerson(row);
    const noted = (row.noted ?? []).map((note) => note.text);
    const name = person && `${person.firstName} ${person.lastName}`;
    return [problem ?? name, person?.phone, person?.email, ...noted].filter(Boolean).join(' · ');
  });
  return { people, ignoredColumns };
};
const PHONES = ['801-555-0101', '801-555-0102', '801-555-0103'];
const EACH = [`Tim Roth · ${PHONES[0]}`, `Jan Lang · ${PHONES[1]}`, `Bo Elkins · ${PHONES[2]}`, 'Al Fox'];
const ROWS = `1,Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]},"Glade, Moser"\n1,Bo Elkins,${PHONES[2]},Al Fox,,Archer\n`;

test.each([
  'District,Companion 1,Phone 1,Companion 2,Phone 2,Families',
  'District,Companion,Phone,Companion,Phone,Families',
  'District,Senior Companion,Cell,Junior Companion,Cell,Families',
  'District,Senior Companion,Senior Phone,Junior Companion,Junior Phone,Families',
  'District,Companion 1,Companion 1 Phone,Companion 2,Companion 2 Phone,Families',
  'District,Ministering Brother 1,Phone 1,Ministering Brother 2,Phone 2,Families',
  'Distrito,Compañero 1,Teléfono 1,Compañero 2,Teléfono 2,Familias',
  'Distrito,Companheiro 1,Telefone 1,Companheiro 2,Telefone 2,Famílias',
  'Secteur,Compagnon 1,Tél. 1,Compagnon 2,Tél. 2,Familles',
  'Bezirk,Begleiter 1,Handy 1,Begleiter 2,Handy 2,Familien',
  'Distretto,Compagno 1,Cellulare 1,Compagno 2,Cellulare 2,Famiglie',
])('below “%s,” both companions are people with their own phones, and the families are told as left out', (titles) => {
  const [first = '', ...others] = titles.split(',');
  for (const isFree of [false, true])
    expect(read(`${titles}\n${ROWS}`, isFree)).toEqual({ people: EACH, ignoredColumns: [first, others.at(-1)] });
});

test('a phone that may be either’s is noted with both, and one beside no name with the other', () => {
  expect(read(`Companion 1,Companion 2,Phone\nTim Roth,Jan Lang,${PHONES[0]}\n`).people).toEqual([
    `Tim Roth · ${PHONES[0]}`,
    `Jan Lang · ${PHONES[0]}`,
  ]);
  const [row] = rowsOfText(`Companion 1,Companion 2,Phone\nTim Roth,Jan Lang,${PHONES[0]}\n`, false).rows;
  expect(row?.values.phone).toBeUndefined();
  const alone = `Companion 1,Phone 1,Companion 2,Phone 2\nTim Roth,${PHONES[0]},,${PHONES[1]}\n`;
  expect(read(alone).people).toEqual([`Tim Roth · ${PHONES[0]} · ${PHONES[1]}`]);
});

test('beside a name, a companion is no one on the list', () =>
  expect(read('Name,Companion,Families\nTim Roth,Jan Lang,Glade\n')).toEqual({
    people: ['Tim Roth'],
    ignoredColumns: ['Companion (people in this column aren’t imported)', 'Families'],
  }));

test.each([
  'Companion 1,Phone,Companion 2,Phone',
  'Senior Companion,Phone 1,Junior Companion,Phone 2',
  'Ministering Brother 1,Phone 1,Ministering Brother 2,Phone 2',
])('below “%s,” each person has a row of their own', (titles) => {
  const { rows } = rowsOfText(`${titles}\nTim Roth,${PHONES[0]},Jan Lang,${PHONES[1]}\nBo Elkins,,Al Fox,\n`, false);
  expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
});

test.each([
  'Ministering Brother,Phone,Companion,Companion Phone',
  'Ministering Brother,Phone,Companion,Companion’s Phone',
  'Hermano ministrante,Teléfono,Compañero,Teléfono del compañero',
  'Irmão ministrador,Telefone,Companheiro,Telefone do companheiro',
  'Frère de service,Tél.,Compagnon,Tél. compagnon',
  'Betreuender Bruder,Handy,Begleiter,Handy Begleiter',
  'Fratello ministrante,Cellulare,Compagno,Cellulare del compagno',
])(
  'below “%s” a heading that names the companion has that one’s phone, and the other has the first one’s',
  (titles) => {
    const rows = `Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]}\nBo Elkins,${PHONES[2]},,\n`;
    expect(read(`${titles}\n${rows}`)).toEqual({ people: EACH.slice(0, 3), ignoredColumns: [] });
  },
);

test('a phone between two people is of the one that no other heading names', () =>
  expect(
    read(`Ministering Sister,Companion,Phone,Companion Phone\nTim Roth,Jan Lang,${PHONES[0]},${PHONES[1]}\n`).people,
  ).toEqual(EACH.slice(0, 2)));

test.each([
  ['Ministering Brother,Phone,Companion,Companion Phone,Family,Family Phone', 'Family Phone'],
  ['Companion,Phone,Companion,Phone,Families,Phone', 'Phone'],
])('below “%s” the phone of those whom they visit is neither’s', (titles, theirs) =>
  expect(read(`${titles}\nTim Roth,${PHONES[0]},Jan Lang,${PHONES[1]},Glade,${PHONES[2]}\n`)).toEqual({
    people: EACH.slice(0, 2),
    ignoredColumns: [titles.split(',')[4], `${theirs} (visited)`],
  }),
);

/** Whom a ministering sheet has, with what is saved of each and what is noted beside them, and the columns that it leaves out. */
const sheet = (...lines: string[]) => {
  const { rows, ignoredColumns } = rowsOfText(`${lines.join('\n')}\n`, false);
  const people = rows.map((row) => {
    const { name, phone = '', household = '' } = readPerson(row).values;
    const noted = (row.noted ?? []).map(({ text, column }) => `${column}: ${text}`);
    return [name ?? readPerson(row).name, phone, household, ...noted].filter(Boolean).join(' · ');
  });
  return { people, ignoredColumns };
};

test.each([
  ['Senior Companion,Junior Companion,Family Assigned', 'Family Phone'],
  ['Companion 1,Companion 2,Assigned Household', 'Phone'],
  ['Ministering Brother 1,Ministering Brother 2,Families', 'Household Phone'],
  ['Ministering Brother,Companion,Family', 'Family’s Cell'],
  ['Compañero 1,Compañero 2,Familias', 'Teléfono de la familia'],
  ['Companheiro 1,Companheiro 2,Famílias', 'Telefone da família'],
  ['Compagnon 1,Compagnon 2,Familles', 'Tél. famille'],
  ['Begleiter 1,Begleiter 2,Familien', 'Telefon Familie'],
  ['Compagno 1,Compagno 2,Famiglie', 'Telefono della famiglia'],
])('where “%s” has no other phone, “%s” is noted as the family’s and saved in no row', (titles, theirs) => {
  const noted = [`${theirs} (visited): ${PHONES[0]}`, `${theirs} (visited): ${PHONES[1]}`];
  const lines = [`Ed Fox,Guy Hill,Bill Adams,${PHONES[0]}`, `Mo Nunn,Al Poe,Jo Irby,${PHONES[1]}`];
  const { people, ignoredColumns } = sheet(`${titles},${theirs}`, ...lines);
  expect(people).toEqual([
    `Ed Fox · ${noted[0]}`,
    `Guy Hill · ${noted[0]}`,
    `Mo Nunn · ${noted[1]}`,
    `Al Poe · ${noted[1]}`,
  ]);
  expect(ignoredColumns).toContain(`${theirs} (visited)`);
});

const NOT_IMPORTED = '(people in this column aren’t imported)';
const [ADAMS, IRBY] = ['"Adams, Bill & Carol"', '"Irby, Jo"'];

test.each(['Household', 'Head of Household', 'Hogar', 'Família', 'Family', 'Families', 'Famille'])(
  'below “%s,” whom companions visit are told as left out, and aren’t the companions’ own household',
  (home) => {
    const left = `${home} (visited) ${NOT_IMPORTED}`;
    const lines = [
      `${ADAMS},12 Oak St,Ed Fox,${PHONES[0]},Guy Hill,`,
      `${IRBY},13 Oak St,Mo Nunn,,Al Poe,${PHONES[1]}`,
    ];
    expect(sheet(`${home},Address,Ministering Brother 1,Phone,Ministering Brother 2,Phone`, ...lines)).toEqual({
      people: [`Ed Fox · ${PHONES[0]}`, 'Guy Hill', 'Mo Nunn', `Al Poe · ${PHONES[1]}`],
      ignoredColumns: [left, 'Address'],
    });
    const behind = [`Ed Fox,Guy Hill,${ADAMS}`, `Mo Nunn,Al Poe,${IRBY}`];
    expect(sheet(`Companion 1,Companion 2,${home}`, ...behind)).toEqual({
      people: ['Ed Fox', 'Guy Hill', 'Mo Nunn', 'Al Poe'],
      ignoredColumns: [left],
    });
  },
);

test('the phone and the email behind a household are its own, also with its address between them', () => {
  const titles = 'Household,Address,Phone,Email,Companion 1,Phone,Companion 2,Phone';
  const { people } = sheet(titles, `${IRBY},12 Oak St,${PHONES[2]},jo@x.org,Ed Fox,${PHONES[0]},Guy Hill,`);
  expect(people).toEqual([
    `Ed Fox · ${PHONES[0]} · Email (visited): jo@x.org`,
    `Guy Hill · Phone (visited): ${PHONES[2]} · Email (visited): jo@x.org`,
  ]);
});

describe('a companion who visits several families', () => {
  test('is one person where the phones are the same, or one is blank', () => {
    const titles = 'Family,Ministering Brother,Phone,Companion,Phone,Last visit';
    const again = [
      `${ADAMS},Ed Fox,${PHONES[0]},Guy Hill,,Oct`,
      `${IRBY},Ed Fox,(801) 555-0101,Guy Hill,${PHONES[1]},Nov`,
      `Kim Orr,Ed Fox,,Al Poe,,Nov`,
    ];
    expect(sheet(titles, ...again)).toEqual({
      people: [`Ed Fox · ${PHONES[0]}`, `Guy Hill · ${PHONES[1]}`, 'Al Poe'],
      ignoredColumns: [`Family (visited) ${NOT_IMPORTED}`, 'Last visit'],
    });
  });

  test('has the phones of all of them noted, and all notes', () => {
    const lines = [`Ed Fox,Guy Hill,${PHONES[0]},likes cats`, `Ed Fox,Al Poe,${PHONES[1]},has a dog`];
    const { rows } = rowsOfText(`Companion 1,Companion 2,Family Phone,Notes\n${lines.join('\n')}\n`, false);
    const phonesOf = (noted: (typeof rows)[number]['noted']) => noted?.find(({ column }) => column)?.text;
    expect(rows.map(({ values, noted }) => [values.name, values.notes, phonesOf(noted)])).toEqual([
      ['Ed Fox', 'likes cats; has a dog', `${PHONES[0]}; ${PHONES[1]}`],
      ['Guy Hill', 'likes cats', PHONES[0]],
      ['Al Poe', 'has a dog', PHONES[1]],
    ]);
  });

  test.each([
    ['Companion 1,Phone,Companion 2', `Ed Fox,${PHONES[0]},Guy Hill`, `Ed Fox,${PHONES[1]},Al Poe`],
    ['Companion 1,Companion 2,Active', 'Ed Fox,Guy Hill,yes', 'Ed Fox,Al Poe,no'],
    ['Companion 1,Companion 2,Calling', 'Ed Fox,Guy Hill,Organist', 'Ed Fox,Al Poe,Bishop'],
    ['Companion 1,Companion 2,Family', 'Ed Fox,Guy Hill,Orr', 'Al Poe,Ed Fox,Irby'],
  ])('keeps both rows where only a person can tell: %j', (titles, ...lines) => {
    const names = sheet(titles, ...lines).people.map((one) => one.split(' · ')[0]);
    expect(names.filter((name) => name === 'Ed Fox')).toHaveLength(2);
  });
});

test.each([
  ['Ministering Sister,Phone,Companion,Phone,Sister Visited,Phone', 'Sister Visited', 'Phone'],
  ['Ministering Brother,Cell,Companion,Cell,Member Assigned,Cell', 'Member Assigned', 'Cell'],
  ['Ministering Sister,Phone,Companion,Phone,Ministers To,Phone', 'Ministers To', 'Phone'],
  ['Hermana ministrante,Teléfono,Compañera,Teléfono,Hermana visitada,Teléfono', 'Hermana visitada', 'Teléfono'],
])('below “%s” each phone is of whoever stands before it', (titles, visited, phone) => {
  const lines = [
    `Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]},Jo Irby,${PHONES[2]}`,
    `Bo Elkins,,Al Fox,,Kim Orr,${PHONES[2]}`,
  ];
  const noted = `${phone} (visited): ${PHONES[2]}`;
  expect(sheet(titles, ...lines)).toEqual({
    people: [EACH[0], EACH[1], `Bo Elkins · ${noted}`, `Al Fox · ${noted}`],
    ignoredColumns: [`${visited} (visited) ${NOT_IMPORTED}`, `${phone} (visited)`],
  });
  const first = [...titles.split(',').slice(4), ...titles.split(',').slice(0, 4)].join();
  expect(sheet(first, `Jo Irby,${PHONES[2]},Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]}`).people).toEqual(
    EACH.slice(0, 2),
  );
});

test('so it is before a column of which no one knows what it is', () =>
  expect(
    sheet('Companion,Phone,Companion,Phone,Route,Phone', `Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]},Jo,${PHONES[2]}`),
  ).toEqual({ people: EACH.slice(0, 2), ignoredColumns: ['Route', 'Phone (companion)'] }));

test('a phone whose heading no one knows is no companion’s own', () =>
  expect(
    sheet('Companion 1,Phone A,Companion 2,Phone B', `Tim Roth,${PHONES[0]},Jan Lang,${PHONES[1]}`).people,
  ).toEqual(
    ['Tim Roth', 'Jan Lang'].map(
      (name) => `${name} · Phone A (companion): ${PHONES[0]} · Phone B (companion): ${PHONES[1]}`,
    ),
  ));
