import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const SHORT = { male: 'M', female: 'F' } as const;
const read = (heading: string, cells: string) => {
  const lines = cells.split(' ').map((cell, at) => `Lee,Kim${'abcd'[at]},${cell}`);
  return rowsOfText(`Last Name,First Name,${heading}\n${lines.join('\n')}\n`, false).rows.map((row) => {
    const { person, remarks } = readPerson(row);
    return person?.sex ? SHORT[person.sex] : (remarks?.join(' ') ?? '');
  });
};

test.each([
  ['Sex', 'M F', 'M F'],
  ['Gender', 'M M', 'M M'],
  ['Sex', 'M F U', 'M F Ignored: “U”.'],
  ['Sexo', 'M F', 'M F'],
  ['Sexo', 'H M', 'M F'],
  ['Sexo', 'V M', 'M F'],
  ['Sexe', 'H F', 'M F'],
  ['Geschlecht', 'M W', 'M F'],
  ['Geschlecht', 'm m', 'M M'],
  ['Geslacht', 'M V', 'M F'],
  ['Płeć', 'M K', 'M F'],
  ['Пол', 'М Ж', 'M F'],
  ['Gender', 'H W', 'M F'],
  ['Sexo', 'Hombre Mujer', 'M F'],
  ['Geschlecht', 'weiblich männlich', 'F M'],
  ['性別', '男 女', 'M F'],
  ['性別', '女性 男性', 'F M'],
  ['性别', '男', 'M'],
  ['성별', '남 여', 'M F'],
  ['Gender', '여자 남자', 'F M'],
  ['성별', '여', 'F'],
  ['Пол', 'Женский Мужской', 'F M'],
  ['Płeć', 'Kobieta Mężczyzna', 'F M'],
  ['Pohlaví', 'Muž Žena', 'M F'],
  ['Køn', 'Mand Kvinde', 'M F'],
  ['Jenis kelamin', 'Perempuan Laki-laki', 'F M'],
  ['Cinsiyet', 'Erkek Kadın', 'M F'],
])('under %s, %s are %s', (heading, cells, sexes) => expect(read(heading, cells).join(' ')).toBe(sexes));

test.each([
  ['Sexo', 'M M'],
  ['Gender', 'V M'],
  ['Sexo', 'H M F'],
  ['Sex', 'X Y'],
])('under %s, it is not clear what %s mean, so nothing is saved', (heading, cells) =>
  expect(read(heading, cells)).toEqual(cells.split(' ').map((cell) => `Ignored: “${cell}”.`)),
);

test('the letters of a JSON list are read together too', () => {
  const list = [
    { nombre: 'Ana', apellido: 'Paz', sexo: 'M' },
    { nombre: 'Luis', apellido: 'Soto', sexo: 'H' },
  ];
  expect(rowsOfJson(JSON.stringify(list)).rows.map(({ values }) => values.sex)).toEqual(['female', 'male']);
});
