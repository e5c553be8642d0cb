import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false)
    .rows.map(readPerson)
    .map(({ person, problem, remarks = [] }) => [
      person?.phone,
      person?.email,
      ...remarks,
      ...(problem ? [problem] : []),
    ]);
const phone = '801-555-7001';

test.each([
  ['Phone Owner', 'Mother'],
  ['Whose', 'Mom'],
  ['Phone Label', 'Nancy'],
  ['Whose phone?', 'Ann Lund'],
  ['Belongs to', 'Ann'],
  ['Phone Type', 'wife'],
  ['Phone Label', 'Dad’s cell'],
  ['Home Phone Owner', 'Mom'],
  ['Contact Owner', 'Mother'],
  ['Owner', 'Mother'],
  ['Whose is it?', 'Mother'],
  ['Phone Owner', 'His mother'],
  ['Phone Owner', 'Sister Reed'],
  ['Phone Owner', 'Lund, A.'],
])('a phone with %s “%s” is left out, with a word', (heading, owner) =>
  expect(read(`Name,Phone,${heading}`, `"Lund, Bo",${phone},"${owner}"`)).toEqual([
    [undefined, undefined, `Ignored: “${phone},” which is “${owner}” under “${heading.replace('?', '')}.”`],
  ]),
);

test.each([
  ['Phone Owner', 'Self'],
  ['Phone Owner', 'Bo'],
  ['Phone Owner', 'Bo Lund'],
  ['Phone Owner', ''],
  ['Phone Owner', 'Household'],
  ['Whose', 'own'],
  ['Phone Type', 'Mobile'],
  ['Phone Type', 'Home'],
  ['Phone Label', 'Google Voice'],
  ['Owner/Renter', 'Owner'],
  ['Owner/Renter', 'Landlord'],
  ['Owner', 'Rents'],
  ['Home Owner', 'Bank'],
  ['Pet Owner', 'Dog'],
  ['Unit Number Owner', 'Smith'],
  ['Phone Owner', 'His'],
  ['Phone Owner', 'Hers'],
  ['Phone Owner', 'Shared with wife'],
  ['Phone Owner', 'Both'],
  ['Phone Owner', 'Joint'],
  ['Phone Owner', 'Lund Family'],
  ['Whose phone?', 'The Lund family'],
  ['Whose phone?', 'Brother Lund'],
  ['Whose phone?', 'Lund, B.'],
  ['Phone Owner', 'Head of household'],
  ['Phone Owner', 'HOH'],
])('a phone with %s “%s” is kept', (heading, owner) =>
  expect(read(`Name,Phone,${heading}`, `"Lund, Bo",${phone},"${owner}"`)[0]?.[0]).toBe(phone),
);

test('a title or a word of the other sex is no one’s own', () => {
  for (const owner of ['Hers', 'Sister Lund'])
    expect(read('Name,Phone,Phone Owner', `"Lund, Tom",${phone},${owner}`)[0]?.[0]).toBeUndefined();
  expect(read('Name,Phone,Phone Owner,Gender', `"Lund, Bo",${phone},His,F`)[0]?.[0]).toBeUndefined();
  expect(read('Name,Phone,Phone Owner', `"Lund, Ann",${phone},Sister Lund`)[0]?.[0]).toBe(phone);
});

test('each owner is of the contact that the heading names', () => {
  const heading = 'Name,Phone,Phone Owner,Email,Email Owner';
  expect(read(heading, `"Lund, Bo",${phone},Bo,mom@x.org,Mother`)).toEqual([
    [phone, undefined, 'Ignored: “mom@x.org,” which is “Mother” under “Email Owner.”'],
  ]);
  expect(read(heading, `"Lund, Bo",${phone},Mother,bo@x.org,Self`)[0]?.slice(0, 2)).toEqual([undefined, 'bo@x.org']);
  const labels = 'Name,Phone 1 - Label,Phone 1 - Value,E-mail 1 - Label,E-mail 1 - Value';
  expect(read(labels, `"Lund, Bo",Wife,${phone},Home,bo@x.org`)[0]?.slice(0, 2)).toEqual([undefined, 'bo@x.org']);
});

test.each([
  ['Wem gehört die Nummer', 'Ehefrau'],
  ['Besitzer des Telefons', 'Tochter'],
  ['De quien es', 'su mamá'],
  ['De quién es el teléfono', 'mi mamá'],
  ['De quem é', 'mãe'],
  ['Pertence a', 'esposa Bia'],
  ['Pertenece a', 'hija'],
  ['Propriétaire du téléphone', 'sa fille'],
  ['À qui', 'mère'],
  ['Di chi è', 'moglie'],
  ['Who', 'Mom'],
  ['Who answers', 'Wife'],
  ['Phone is', 'Mom'],
  ['von', 'Mutter'],
])('a phone with %s “%s” is left out in each of the languages', (heading, owner) =>
  expect(read(`Name,Phone,${heading}`, `"Lund, Bo",${phone},${owner}`).map(([own]) => own)).toEqual([undefined]),
);

test.each([
  ['Wem gehört die Nummer', 'selbst'],
  ['Wem gehört die Nummer', 'Festnetz'],
  ['Besitzer', 'Familie Lund'],
  ['De quién es', 'mío'],
  ['De quem é', 'ele'],
  ['Pertenece a', 'Quórum de élderes'],
  ['Pertence a', 'próprio'],
  ['Propriétaire', 'oui'],
  ['À qui', 'lui-même'],
  ['Mit wem', 'Tom Bell'],
  ['Titular', 'Tom Bell'],
  ['Who', 'Tom Bell'],
])('a phone with %s “%s” is kept in each of the languages', (heading, owner) =>
  expect(read(`Name,Phone,${heading}`, `"Lund, Bo",${phone},${owner}`)[0]?.[0]).toBe(phone),
);

test('a type beside it keeps no one else’s phone or email', () => {
  const rows = [`Bo Lund,${phone},cell,his`, 'Di Reed,801-555-7002,cell,Husband', 'Al Poe,801-555-7003,home,Mom'];
  const of = (value: string, who: string, under: string) => `Ignored: “${value},” which is “${who}” under “${under}.”`;
  expect(read('Name,Phone,Type,Whose', ...rows)).toEqual([
    [phone, undefined],
    [undefined, undefined, of('801-555-7002', 'Husband', 'Whose')],
    [undefined, undefined, of('801-555-7003', 'Mom', 'Whose')],
  ]);
  expect(read('Name,Email,Email Type,Belongs to', 'Di Reed,tp@example.com,home,Husband')).toEqual([
    [undefined, undefined, of('tp@example.com', 'Husband', 'Belongs to')],
  ]);
});

test('the next phone is the own one where “Who” behind the first says “Mom”', () =>
  expect(
    read('Name,Phone 1,Who,Phone 2,Who 2', `"Lund, Bo",${phone},Mom,801-555-7002,Bo`, `"Lund, Al",801-555-7003,Al,,`),
  ).toEqual([
    ['801-555-7002', undefined, `Ignored: “${phone},” which is “Mom” under “Who.”`],
    ['801-555-7003', undefined],
  ]));

test('“Mother” and “Spouse” in a “Relationship” behind a phone are noted where no one there is a head or a child', () => {
  const notes = (...cells: string[]) =>
    rowsOfText(
      `Name,Phone,Relationship\n${cells.map((cell) => `Bo Lund,${phone},${cell}`).join('\n')}`,
      false,
    ).rows.map(({ noted = [] }) => noted.map(({ text }) => text).join());
  expect(notes('Self', 'Mother', 'Spouse')).toEqual(['', 'Mother', 'Spouse']);
  expect(notes('Husband', 'Mother', 'Son')).toEqual(['', '', '']);
  expect(notes('Head', 'Spouse', 'Self')).toEqual(['', '', '']);
});
