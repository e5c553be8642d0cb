import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';
import { titlesInLine } from './heading-line.ts';

test.each([
  ['Name Gender Age Birth Date Phone Number E-mail', ['Name', 'Gender', 'Age', 'Birth Date', 'Phone Number', 'E-mail']],
  ['Last Name, First Name Phone', ['Last Name First Name', 'Phone']],
  ['Nombre Sexo Edad Teléfono celular', ['Nombre', 'Sexo', 'Edad', 'Teléfono celular']],
  ['Name | Phone', ['Name', 'Phone']],
  ['Name Phone Moved', null],
  ['Name Old Phone', null],
  ['Phone Email', null],
  ['Members', null],
])('the headings in “%s” are %j', (line, titles) => expect(titlesInLine(line)).toEqual(titles));

const PASTED = ['Able, Ned M 46 1 Mar 1980 (801) 555-4201 ned@example.com', 'Bass, Ona F 36 2 Mar 1990 (801) 555-4202'];
const NED = 'Ned Able, (801) 555-4201, ned@example.com, 46';
const ONA = 'Ona Bass, (801) 555-4202, 36';

test('a member list that was pasted is read by its line of headings, which is no one’s title', () => {
  const heading = 'Name Gender Age Birth Date Phone Number E-mail';
  const above = 'Member List\nMaple Ward (123456)\n';
  for (const text of [
    [heading, ...PASTED],
    [above + heading, ...PASTED, 'Count: 2'],
    [heading, PASTED[0], heading, PASTED[1]],
  ]) {
    const list = `${text.join('\n')}\n`;
    expect(importedFrom(list).people).toEqual([NED, ONA]);
    expect(rowsOfText(list, true).ignoredColumns).toEqual([]);
  }
  const columns = 'NAME       SEX  AGE  PHONE\n=========  ===  ===  ========\n';
  const [ned, ona] = ['Able, Ned  M    46   801-555-4201', 'Bass, Ona  F    36   801-555-4202'];
  expect(importedFrom(`${columns}${ned}\n${ona}\n\nPage 1 of 1\n`).people).toEqual([
    'Ned Able, 801-555-4201, 46',
    'Ona Bass, 801-555-4202, 36',
  ]);
});

test.each([
  ['Name Age Phone', 'Able, Ned 46 801-555-4201', 'Bass, Ona 36 801-555-4202'],
  ['Name Age Sex Phone', 'Able, Ned 46 M 801-555-4201', 'Bass, Ona 36 F 801-555-4202'],
  ['Name Sex Age Phone', 'Ned Able Male 46 801-555-4201', 'Ona Bass Female 36 801-555-4202'],
])('below “%s,” the ages are read in this order', (...lines) =>
  expect(importedFrom(`${lines.join('\n')}\n`).people).toEqual([
    'Ned Able, 801-555-4201, 46',
    'Ona Bass, 801-555-4202, 36',
  ]),
);

test.each(['Name Talks Phone', 'Name Class Phone', 'Name Years Phone'])(
  'below “%s,” a number is no age, so it is asked about',
  (heading) =>
    expect(importedFrom(`${heading}\nAble, Ned 46 801-555-4201\nBass, Ona 36 801-555-4202\n`).people).toEqual([]),
);

test('below other headings that are all of columns, no one is asked whether they are in the ward', () => {
  for (const heading of ['Name Phone Notes', 'First Name Last Name Phone', 'Nome Telefone celular'])
    expect(importedFrom(`${heading}\nNed Able 801-555-4201\nOna Bass 801-555-4202\n`).people).toHaveLength(2);
  expect(importedFrom('Name Phone Moved\nNed Able 801-555-4201\nOna Bass 801-555-4202\n').people).toEqual([]);
});

test('dates behind ages that add up to one year are birth dates, and others are ignored', () => {
  const read = (lines: readonly string[]) => {
    const { rows, ignoredColumns } = rowsOfText(`${lines.join('\n')}\n`, true);
    return { years: rows.map(({ values }) => values.birthYear), ignoredColumns };
  };
  expect(read(PASTED)).toEqual({ years: ['1 Mar 1980', '2 Mar 1990'], ignoredColumns: [] });
  expect(read(PASTED.map((line) => line.replace('1990', '2005')))).toEqual({
    years: [undefined, undefined],
    ignoredColumns: ['Date'],
  });
});
