import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text.replaceAll('/', '\n'), isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} | ${person.lastName}` : problem;
  });
const asked = (name: string) =>
  `In this list, the first word may be the last name. Put “Last First” or “First Last” above the names and try again, or write “${name}” as “Last, First.”`;

test.each(['Last First', '"Last name, first name"', 'Name (Last First)', 'Apellido y nombre', 'Cognome e nome'])(
  'under %s a name without a comma is reversed, where that is clear',
  (heading) =>
    expect(
      read(`${heading},Phone/Ashby Mark,/de la Cruz Ana,/Cole Ida M.,/"Dunn, Sam",/Van Dam Tom Lee,/Smith Jr. John,`),
    ).toEqual([
      'Mark | Ashby',
      'Ana | de la Cruz',
      'Ida M. | Cole',
      'Sam | Dunn',
      'Which part of “Van Dam Tom Lee” is the last name? Write it as “Last, First.”',
      'Which part of “Smith Jr. John” is the last name? Write it as “Last, First.”',
    ]),
);

const swapped = (name: string) => `In “${name},” the first and last names may be swapped. Check them.`;
test.each([
  ['Al,Cole/Smith,John/Una,Fox', ['Al | Cole', swapped('Smith John'), 'Una | Fox']],
  ['Ray,Mark/Ashby,Lori/Cole,Mary', ['Ray Mark', 'Ashby Lori', 'Cole Mary'].map(swapped)],
  ['Una,Cole/Trey,Mark/Kelsey,Mark', ['Una | Cole', 'Trey | Mark', 'Kelsey | Mark']],
])('last names under “First Name” are flagged for review: %s', (names, told) =>
  expect(read(`First Name,Last Name/${names}`)).toEqual(told),
);

const FAMILIES = ['Ashby Mark', 'Ashby Lori', 'Baker Tom', 'Baker Una', 'Cole Ida', 'Dunn Sam', 'Eck Al'];
const BY_FAMILY = FAMILIES.toReversed();

test.each([FAMILIES, BY_FAMILY])(
  'where families are grouped by the first word, each name is flagged for review',
  (...names) => {
    expect(read(`Name/${names.join('/')}`)).toEqual(names.map(asked));
    expect(read(names.join('/'), true)).toEqual(names.map(asked));
  },
);

test('a heading answers the question', () =>
  expect([read(`First Last/${FAMILIES.join('/')}`)[0], read(`Last First/${FAMILIES.join('/')}`, true)[0]]).toEqual([
    'Ashby | Mark',
    'Mark | Ashby',
  ]));

test.each([
  ['Nombre y apellidos', 'Gómez Ruiz Ana/Soto Paz Juan/Ortega Luna María', 'Gómez Ruiz Ana'],
  ['Nombres y apellidos', 'Ramírez Pedro/Torres Lucía/Vargas Elena/Molina José', 'Ramírez Pedro'],
  ['Prénom et nom', 'Dupont Jean/Leroy Claire/Martin Paul', 'Dupont Jean'],
  ['Nome e sobrenome', 'Silva Ana/Souza Pedro/Oliveira Luiz', 'Silva Ana'],
  ['First and Last Name', 'Ashby Mark/Ashby Lori/Baker Tom/Baker Una/Cole Ida', 'Ashby Mark'],
])('below “%s,” names that are surely turned are asked about', (heading, names, first) =>
  expect(read(`${heading}/${names}`)[0]).toBe(asked(first)),
);

test.each([
  ['Nombre y apellidos', 'Ana Gómez/Juan Soto/María Ortega', 'Ana | Gómez'],
  ['Prénom et nom', 'Jean Dupont/Claire Leroy/Zbynek Hlavac', 'Jean | Dupont'],
  ['First and Last Name', 'Kelly Parker/Lane Murdock/Blair Mason', 'Kelly | Parker'],
  ['Nombre y apellidos', 'Xóchitl Tzul/Itzel Chavajay', 'Xóchitl | Tzul'],
])('below “%s,” others aren’t: %s', (heading, names, first) => expect(read(`${heading}/${names}`)[0]).toBe(first));

test.each([
  ['Mark Ashby/Lori Ashby/Tom Baker/Una Baker/Ida Cole', 'Mark | Ashby'],
  ['Aaron Cole/Bea Ashby/Carl Baker/Dina Dunn/Ed Cole', 'Aaron | Cole'],
  ['Ann Cole/Ann Ashby/Mark Baker/Tom Cole/Una Ashby/Vi Baker', 'Ann | Cole'],
  ['Al Reed/David Cole/David Lee/John Ashby/John Ray/John Dunn/Mark Eck', 'Al | Reed'],
])('%s are first names, then last names', (names, first) => expect(read(`Name/${names}`)[0]).toBe(first));

test('where first names are in second place more often than in first, the order is flagged for review once', () =>
  expect(read('Nombre/Pérez Juan/González María/Hernández Rosalba')).toEqual(
    ['Pérez Juan', 'González María', 'Hernández Rosalba'].map(asked),
  ));

test('a first name in the second place is flagged for review where the list is not mostly in the usual order', () => {
  const problem = 'The first word may be the last name. Write “Smith John” as “Last, First.”';
  expect(read('Name/Smith John/Mary Johnson/Ida Cole/Robert Ray')).toEqual([
    problem,
    'Mary | Johnson',
    'Ida | Cole',
    'Robert | Ray',
  ]);
  const others = ['Ann', 'David', 'Eric', 'Gary', 'Helen', 'Jane', 'Karen', 'Linda'].map((first) => `${first} Reed`);
  expect(read(`Name/Elton John/${others.join('/')}`)[0]).toBe('Elton | John');
  expect(read('Name/Elton John/Mary John/Ida Cole')[0]).toBe('Elton | John');
});

test.each([
  ['Fifita Siosaia/Taufa Mele/Vea Tevita/Havili Ofa'],
  ['Leota Fa’afetai/Tuimavave Sina/Seumalo Lagi/Faleafa Ioane'],
  ['Kim Minjun/Lee Jiwoo/Park Seoyeon/Choi Hana'],
  ['Nguyen Linh/Tran Minh/Wong Kahei/Chen Wei'],
  ['Abara Chidi/Okeke Ngozi/Eze Obinna'],
  ['Cope Zina/Dee Ila/Frei Max'],
  ['Otto Ned/Otto Pia/Page Ray'],
])('where no first name is known to come first, the order of %s is flagged for review', (names) => {
  expect(read(`Name/${names}`)).toEqual(names.split('/').map(asked));
  expect(read(names, true)).toEqual(names.split('/').map(asked));
});

test.each([
  ['Nom complet,Téléphone', 'Dupont Jean/Martin Paul'],
  ['Nom,E-mail', 'Dupont Jean'],
  ['Name,Telefon', 'Schmidt Hans/Huber Karl'],
  ['Nombre completo,Correo', 'Ruiz Max'],
  ['Nome,Telefone', 'Souza João/Paiva Téo'],
])('below “%s,” where the last name often comes first, one or two are enough: %s', (headings, names) => {
  expect(read(`${headings}/${names.replaceAll('/', ',/')},`)).toEqual(names.split('/').map(asked));
  const usual = names.split('/').map((name) => name.split(' ').toReversed());
  expect(read(`${headings}/${usual.map((words) => `${words.join(' ')},`).join('/')}`)).toEqual(
    usual.map((words) => words.join(' | ')),
  );
});

test.each([
  ['Siosaia Fifita/Mele Taufa/Tevita Vea/Ofa Havili', 'Siosaia | Fifita'],
  ['Minjun Kim/Jiwoo Lee/Seoyeon Park/Hana Choi', 'Minjun | Kim'],
  ['Linh Nguyen/Minh Tran/Wei Chen/Maricel Villanueva', 'Linh | Nguyen'],
  ['Fifita Siosaia/Una Fox/Ida Cole/Tom Beck', 'Fifita | Siosaia'],
  ['Fifita Siosaia/Vea Tevita', 'Fifita | Siosaia'],
  ['Zina Cope/Ila Dee/Max Frei', 'Zina | Cope'],
  ['Ned Otto/Pia Otto/Ray Page', 'Ned | Otto'],
])('where first names are known to come first, or hardly anyone is listed, nothing is asked of %s', (names, first) =>
  expect(read(`Name/${names}`)[0]).toBe(first),
);

test.each([
  ['Ghana and Nigeria', 'Kwame Boateng;Ama Mensah;Kofi Owusu;Akosua Asante;Chinedu Okafor;Folake Adeyemi;Emeka Abara'],
  ['Turkey', 'Ahmet Kara;Elif Aslan;Yusuf Kaya;Deniz Demir'],
  ['the north of Nigeria', 'Musa Danjuma;Hauwa Lawal;Kabiru Sani;Aisha Waziri'],
  ['Russia and Ukraine', 'Dmitri Volkov;Svetlana Petrova;Aleksei Smirnov;Oksana Shevchenko'],
  ['Russia, in families that we don’t know', 'Rustam Nazarbekov;Gulnara Nazarbekova;Azat Bekmambetova'],
  ['a people that we don’t know, in families', 'Xola Zuma;Qaba Zuma;Hlubi Gcaba;Thuli Gcaba;Baso Wexo'],
])('first names that come first are known in a list from %s', (_, names) => {
  const { rows } = rowsOfText(`Name\n${names.replaceAll(';', '\n')}\n`, false);
  expect(rows.map(readPerson).flatMap(({ problem }) => problem ?? [])).toEqual([]);
});

test.each([
  'Lane Murdock/Nola Orton/Pete Quist/Rae Stoker',
  'Glenn Tanner/Kelly Parker/Blair Mason/Dale Carter',
  'Glenn Tanner/Kelly Parker/Taylor Mason/Tyler Kelly',
  'Cooper Wade/Walker Tate/Lincoln Shaw/Ellis Boone',
])('first names that are last names, too, tell nothing against the usual order: %s', (names) => {
  const usual = names.split('/').map((name) => name.replace(' ', ' | '));
  expect(read(`Name/${names}`)).toEqual(usual);
  expect(read(names, true)).toEqual(usual);
});

test('where such first names come second, the order is still flagged for review', () => {
  for (const names of ['Murdock Lane/Smith Pete/Stoker Rae/Allred Nola', 'Allred Kelly/Jensen Blair/Tanner Glenn'])
    expect(read(`Name/${names}`)).toEqual(names.split('/').map(asked));
});

test('the same names with the last name first are flagged for review', () => {
  const names = [
    'Boateng Kwame',
    'Mensah Ama',
    'Owusu Kofi',
    'Okafor Chinedu',
    'Volkov Dmitri',
    'Petrova Svetlana',
    'Kara Ali',
    'Aslan Deniz',
  ];
  const { rows } = rowsOfText(`Name\n${names.join('\n')}\n`, false);
  expect(rows.map(readPerson).filter(({ person }) => person)).toEqual([]);
});
