import { describe, expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [OWN, HOME] = ['801-555-1111', '801-555-4441'];

/** What is read of the first person of a list, what the preview shows beside, and which columns it lists as left out. */
function read(headings: string, cells: string, separator = ',') {
  const lines = [headings, cells].map((line) => line.replaceAll(',', separator));
  const { rows, ignoredColumns } = rowsOfText(`${lines.join('\n')}\n`, false);
  const row = rows[0] && readPerson(rows[0]);
  return { person: row?.person, noted: row ? fileNotesOf(row) : [], ignoredColumns };
}

describe('a column that repeats the heading of the names', () => {
  test.each([
    ['Minister,Minister Phone,Household,Household Phone', `Bo Reese,${OWN},Paz,${HOME}`],
    ['Household,Phone,Minister,Minister Phone', `Paz,${HOME},Bo Reese,${OWN}`],
    ['Household,Household Phone,Minister,Minister Phone', `Paz,${HOME},Bo Reese,${OWN}`],
    ['Minister,Minister Phone,Assigned Family,Phone', `Bo Reese,${OWN},Paz,${HOME}`],
    ['Minister,Minister Phone,Assigned Household,Household Phone', `Bo Reese,${OWN},Paz,${HOME}`],
    ['Leader,Leader Phone,Household,Household Phone', `Bo Reese,${OWN},Paz,${HOME}`],
    ['Youth,Youth Phone,Home Phone', `Bo Reese,${OWN},${HOME}`],
    ['Name,Youth Phone,Family Phone', `Bo Reese,${OWN},${HOME}`],
    ['Student,Student Phone,Home Phone', `Bo Reese,${OWN},${HOME}`],
    ['Sister,Sister Phone,Home Phone', `Bo Reese,${OWN},${HOME}`],
    ['Family,Phone,Child,Child Phone', `Reese,${HOME},Bo Reese,${OWN}`],
    ['Head of Household,Phone,Youth,Youth Phone', `Tom Reese,${HOME},Bo Reese,${OWN}`],
    ['Familia,Teléfono,Joven,Celular joven', `Reese,${HOME},Bo Reese,${OWN}`],
    ['Família,Telefone,Jovem,Celular do jovem', `Reese,${HOME},Bo Reese,${OWN}`],
    ['Famille,Téléphone,Jeune,Téléphone du jeune', `Reese,${HOME},Bo Reese,${OWN}`],
    ['Familie,Telefon,Jugendlicher,Telefon des Jugendlichen', `Reese,${HOME},Bo Reese,${OWN}`],
  ])('is the person’s own: “%s”', (headings, cells) => {
    for (const separator of [',', ';', '\t']) expect(read(headings, cells, separator).person?.phone).toBe(OWN);
  });

  test('so is an email, a sex, and a calling', () => {
    const emails = read(
      'Minister,Minister Email,Household,Household Email',
      'Bo Reese,bo@example.org,Paz,paz@example.org',
    );
    expect(emails.person?.email).toBe('bo@example.org');
    const callings = read('Minister,Minister Calling,Household,Calling', 'Bo Reese,Ward Clerk,Paz,Primary Teacher');
    expect(callings.person?.calling).toBe('Ward Clerk');
    const sexes = read('Minister,Minister Gender,Household,Gender', 'Bo Reese,Male,Paz,Female');
    expect(sexes.person?.sex).toBe('male');
  });
});

test('a household that someone visits has no part in that one’s row', () => {
  const visiting = read('Minister,Minister Phone,Household,Household Phone', `Bo Reese,,Paz,${HOME}`);
  expect(visiting.person).not.toMatchObject({ phone: HOME });
  expect(visiting.person?.household).toBeUndefined();
  expect(visiting.noted).toEqual([{ text: HOME, column: 'Household Phone' }]);
  expect(visiting.ignoredColumns).toEqual(['Household', 'Household Phone']);
  const lone = read('Household,Phone,Minister', `Paz,${HOME},Bo Reese`);
  expect(lone.person?.phone).toBeUndefined();
  expect(lone.ignoredColumns).toEqual(['Household', 'Phone']);
});

test('a leader’s own household is theirs', () => {
  const own = read('Leader,Phone,Household', `Bo Reese,${OWN},Reese`);
  expect(own.person).toMatchObject({ phone: OWN, household: 'Reese' });
});

test.each([
  ['Household,Phone,Name,Phone', `Reese,${HOME},Bo Reese,${OWN}`, ['the first Phone']],
  [
    'Household,Phone,Member Name,Member Phone',
    `Reese,${HOME},Bo Reese,${OWN}`,
    ['Phone (where Member Phone has a value)'],
  ],
  ['Apellido,Teléfono,Nombre,Teléfono', `Reese,${HOME},Bo,${OWN}`, ['the first Teléfono']],
])('below “%s” the phone behind the name counts before the one behind the household', (headings, cells, ignored) => {
  const { person, ignoredColumns } = read(headings, cells);
  expect(person?.phone).toBe(OWN);
  expect(ignoredColumns).toEqual(ignored);
});

test('where a child’s own phone is blank, the family’s is noted', () => {
  const { person, noted } = read('Family,Phone,Child,Child Phone', `Reese,${HOME},Bo Reese,`);
  expect(person?.phone).toBeUndefined();
  expect(noted).toEqual([{ text: HOME, column: 'Phone' }]);
});

test.each([
  ['Household,Phone,Name', `Reese,${HOME},Bo Reese`],
  ['Youth,Home Phone', `Bo Reese,${HOME}`],
  ['Last Name,Phone,First Name', `Reese,${HOME},Bo`],
])('the only phone is read below “%s”', (headings, cells) => {
  expect(read(headings, cells).person?.phone).toBe(HOME);
});
