import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const notesIn = (list: string) => rowsOfText(list, false).rows.map(({ noted = [] }) => noted.map(({ text }) => text));

test.each(['"""', '〃', 'ditto', 'same', 'do.', '↑', '^'])('below a note, %s says the same', (mark) => {
  const cell = mark === '"""' ? '""""' : mark;
  const list = `Name,Notes\n"Hall, Nancy",sings\n"Lee, Ann",moved\n"Orr, Kim",${cell}\n"Roe, Jo",${cell}\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Nancy Hall']);
  expect(problems).toEqual(Array.from({ length: 3 }, () => 'This row says “moved.” Is this person in the ward?'));
});

test('below a blank cell, such a mark is a note like any other', () =>
  expect(importedFrom('Name,Notes\n"Hall, Nancy",\n"Lee, Ann",ditto\n').people).toEqual(['Nancy Hall', 'Ann Lee']));

test.each(['D', 'I', 'M', 'Dec.'])('“%s” under “Status” asks whether someone is in the ward', (code) => {
  const { people, problems } = importedFrom(`Name,Status\n"Hall, Nancy",A\n"Lee, Ann",${code}\n`);
  expect(people).toEqual(['Nancy Hall']);
  expect(problems[0]).toContain(`“${code}” under “Status`);
  expect(problems[0]).toContain('Is this person in the ward?');
});

test.each(['Stat', 'Sts', 'Code'])('“MOV” under “%s” asks as it does under “Status,” and “DNC” does', (heading) => {
  const list = `Name,Phone,${heading}\n"Lee, Kim",801-555-0101,ACT\n"Reed, Tom",801-555-0102,MOV\n"Ruiz, Ana",801-555-0103,DNC\n"Wu, Al",801-555-0104,ACT\n`;
  expect(importedFrom(list).people).toEqual(['Kim Lee, 801-555-0101', 'Al Wu, 801-555-0104']);
});

test('“LA” under “Status” asks whether someone is available', () =>
  expect(importedFrom('Name,Status\n"Hall, Nancy",A\n"Lee, Ann",LA\n').problems).toEqual([
    'This row says “LA” under “Status.” Is this person available?',
  ]));

test.each([
  ['beside S for single', 'Status', 'S', 'M'],
  ['beside F', 'Status', 'F', 'M'],
  ['under “Marital Status”', 'Marital Status', 'A', 'D'],
  ['under “Group”', 'Group', 'A', 'D'],
])('%s, such a letter asks nothing', (_, title, other, code) =>
  expect(importedFrom(`Name,${title}\n"Hall, Nancy",${other}\n"Lee, Ann",${code}\n`).people).toHaveLength(2),
);

test('a letter that most people have asks nothing', () =>
  expect(importedFrom('Name,Status\n"Hall, Nancy",M\n"Lee, Ann",M\n"Orr, Kim",N\n').people).toHaveLength(3));

test.each([
  ['🚫', 'available'],
  ['⛔', 'available'],
  ['†', 'in the ward'],
  ['✝', 'in the ward'],
])('%s in a column of any heading asks whether someone is %s', (sign, asked) => {
  for (const title of ['Notes', 'Ask', 'Code', ''])
    expect(importedFrom(`Name,Phone,${title}\n"Hall, Nancy",,\n"Lee, Ann",,${sign}\n`).problems[0]).toMatch(
      new RegExp(`“${sign}.*Is this person ${asked}\\?$`),
    );
});

test.each(['🚫', '⛔', '†', '✝', '*'])('%s behind a person of a text is asked about', (sign) => {
  const { people, problems } = importedFrom(`Nancy Hall 801-555-0101\nAnn Lee 801-555-0102 ${sign}\n`);
  expect(people).toEqual(['Nancy Hall, 801-555-0101']);
  expect(problems).toEqual([`This row says “${sign}.” Is this person in the ward, and is the rest still so?`]);
});

test('a blank under our own heading for who is available is noted by the name of its field', () => {
  const { rows } = rowsOfText('firstName,lastName,isAvailable\nNancy,Hall,yes\nAnn,Lee,\n', false);
  expect(rows[1]?.noted).toEqual([{ text: 'blank', column: 'Available' }]);
});

test('a lone star among the notes is one, and stars that many have are none', () => {
  expect(notesIn('Name,Notes\n"Hall, Nancy",\n"Lee, Ann",*\n')).toEqual([[], ['*']]);
  const many = Array.from({ length: 8 }, (_, at) => `"Hall, Nancy${'abcdefgh'[at]}",*\n`).join('');
  expect(notesIn(`Name,Notes\n${many}`).flat()).toEqual([]);
});

test.each(['Available', 'Available for Speaking', 'Can speak'])(
  'a blank under “%s” is noted where others have a mark, and no one a no',
  (title) => {
    expect(notesIn(`Name,${title}\n"Hall, Nancy",X\n"Lee, Ann",\n`)).toEqual([[], ['blank']]);
    expect(notesIn(`Name,${title}\n"Hall, Nancy",yes\n"Lee, Ann",\n"Orr, Kim",no\n`)[1]).toEqual([]);
    expect(notesIn(`Name,${title}\n"Hall, Nancy",\n"Lee, Ann",\n`)).toEqual([[], []]);
  },
);

test.each(['Talk?', 'Speaks'])('under “%s,” where others have a 1, a 0 is a no', (title) => {
  const { people, problems } = importedFrom(`Name,${title}\n"Hall, Nancy",1\n"Lee, Ann",0\n`);
  expect(people).toEqual(['Nancy Hall']);
  expect(problems[0]).toMatch(/^This row says “0” under .* Is this person available\?$/);
  expect(importedFrom(`Name,${title}\n"Hall, Nancy",2\n"Lee, Ann",0\n`).people).toHaveLength(2);
});

test('a brace joins lines of a text', () => {
  const list =
    'Mary Adler 801-555-0101 \\\nJohn Barnes 801-555-0102 } moved\nSusan Gray 801-555-0103 /\nAnn Lee 801-555-0104\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Ann Lee, 801-555-0104']);
  expect(problems).toHaveLength(3);
  for (const problem of problems) expect(problem).toMatch(/Is this person still in the ward\?$/);
});

test('a line of a text with a word about someone who is gone doesn’t refuse the others', () => {
  const { people, problems } = importedFrom('Ann Lee 801-555-0104\nJohn Kendall 801-555-0102 moved\n');
  expect(people).toEqual(['Ann Lee, 801-555-0104']);
  expect(problems).toEqual([
    '“John Kendall 801-555-0102 moved” has more than a name in it. Is this person still in the ward?',
  ]);
});

test.each(['Prof. Anna', 'Prof. Dr. Anna', 'Dipl.-Ing. Anna', 'Herr Dr. Anna', 'Schw. Anna', 'Br. Anna', 'Fr. Anna'])(
  '“%s” behind a last name loses its title, and in a column of first names is asked about',
  (first) => {
    expect(importedFrom(`Name;Phone\nKoch, ${first};801-555-0101\n`).people).toEqual(['Anna Koch, 801-555-0101']);
    expect(importedFrom(`First Name,Last Name\n${first},Koch\n`)).toEqual({
      people: [],
      problems: [`“${first}” has a title in it. Write only the first name.`],
    });
  },
);

test.each(['Late John,Barnes', '-John,Barnes-', 'John,xEdwards', 'John,zIngalls', 'J̶o̶h̶n̶,Barnes'])(
  'a name that was struck out is asked about: %s',
  (name) => {
    const { people, problems } = importedFrom(`First Name,Last Name\nMary,Adler\n${name}\n`);
    expect(people).toEqual(['Mary Adler']);
    expect(problems[0]).toMatch(/ has more than a name in it\. Is this person in the ward\?$/);
  },
);

test.each(['Zed', 'Xavier', 'Latu', 'Zi'])('%s is a first name', (first) =>
  expect(importedFrom(`First Name,Last Name\n${first},Barnes\n`).people).toEqual([`${first} Barnes`]),
);

test.each(['q.e.p.d.', 'gest. 2023', 'a quitté la paroisse', '† 2023'])(
  '“%s” among the notes asks whether someone is in the ward',
  (note) => {
    const { people, problems } = importedFrom(`Name,Notes\n"Hall, Nancy",\n"Lee, Ann",${note}\n`);
    expect(people).toEqual(['Nancy Hall']);
    expect(problems[0]).toMatch(/Is this person in the ward\?$/);
  },
);

test('“Rejected” among the notes asks whether someone is available', () =>
  expect(importedFrom('Name,Notes\n"Hall, Nancy",\n"Lee, Ann",Rejected\n').problems).toEqual([
    'This row says “Rejected.” Is this person available?',
  ]));

test.each(['isDeceased', 'Has Moved', 'is_deceased'])(
  'a yes under “%s” asks whether someone is in the ward',
  (title) => {
    const { people, problems } = importedFrom(`Name,${title}\n"Hall, Nancy",false\n"Lee, Ann",true\n`);
    expect(people).toEqual(['Nancy Hall']);
    expect(problems[0]).toMatch(/Is this person in the ward\?$/);
  },
);

test.each([
  ['Geb.', '12.05.1980', 'birthYear', '12.05.1980'],
  ['Cumpleaños', '12/05/1980', 'birthYear', '12/05/1980'],
  ['Año de nacimiento', '1980', 'birthYear', '1980'],
  ['Ano de nascimento', '1980', 'birthYear', '1980'],
  ['Anrede', 'Herr', 'sex', 'Herr'],
  ['Civilité', 'Mme', 'sex', 'Mme'],
  ['Último discurso', '2025-05-04', 'lastTalkDate', '2025-05-04'],
  ['Letzte Ansprache', '04.05.2025', 'lastTalkDate', '04.05.2025'],
] as const)('“%s” is a known heading', (title, cell, field, value) =>
  expect(rowsOfText(`Name;${title}\nKoch, Ute;${cell}\n`, false).rows[0]?.values[field]).toBe(value),
);

test.each([
  ['Herr', 'male'],
  ['Frau', 'female'],
  ['Monsieur', 'male'],
  ['Mme', 'female'],
])('“%s” tells that someone is %s', (cell, sex) =>
  expect(readPerson({ row: 2, values: { name: 'Koch, Ute', sex: cell } }).person?.sex).toBe(sex),
);

test('a cross behind a phone asks about that person, as in an answered poll', () => {
  const [kevin, michelle] = rowsOfText('Kevin Larsen 801-320-9117 ❌\nMichelle Snow 801-472-4748 ✅\n', true).rows;
  expect([kevin?.asks?.problem, michelle?.asks]).toEqual([
    'This row says “❌.” Is this person in the ward, and is the rest still so?',
    undefined,
  ]);
});

test.each(['LA', '(LA)', 'I', '(I)', 'D'])('“%s” in a column without a heading is asked about', (code) => {
  const [tom, kim] = rowsOfText(
    `Name,Phone,\n"Reed, Tom",801-555-0236,${code}\n"Lee, Kim",801-555-0237,\n`,
    false,
  ).rows;
  expect([tom?.asks?.problem.startsWith('This row says “'), kim?.asks]).toEqual([true, undefined]);
});

test('a column of M and F without a heading asks about no one', () =>
  expect(
    rowsOfText('Name,Phone,\n"Reed, Tom",801-555-0236,M\n"Lee, Kim",801-555-0237,\n', false).rows.some(
      ({ asks }) => asks,
    ),
  ).toBe(false));
