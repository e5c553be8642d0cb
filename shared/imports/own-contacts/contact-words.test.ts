import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string) =>
  rowsOfText(list, false).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return { said: person ? (person.phone ?? person.email ?? '') : problem, noted: row.noted ?? [] };
  });
const GAVIN = '801-555-1100';
const ORA = '801-555-1110';

test.each([
  'Home,Mobile',
  'H,C',
  'Work,Mobile',
  'Casa,Celular',
  'Residencial,Celular',
  'Fixe,Portable',
  'Privat,Handy',
])('one remark in the first of %s leaves it a column of phones', (titles) => {
  for (const remark of [
    '(wife)',
    '(Mary)',
    '(no texts)',
    '(never answers)',
    'disconnected',
    'unlisted',
    'no landline',
  ]) {
    const cell = remark.startsWith('(') ? `801-555-1102 ${remark}` : remark;
    const list = `Name,${titles}\nGavin Archer,${GAVIN},\nNeal Corbin,${cell},801-555-1103\nOra Fox,${ORA},`;
    const column = `${titles.split(',')[0]} (other)`;
    expect(read(list)).toEqual([
      { said: GAVIN, noted: [] },
      { said: '801-555-1103', noted: [{ text: remark.replace(/[()]/g, ''), column }] },
      { said: ORA, noted: [] },
    ]);
  }
});

test('addresses below Home, and names below any heading, aren’t phones', () => {
  const places =
    'Name,Home,Mobile\nGavin Archer,12 Elm St,801-555-1101\nNeal Corbin,801-555-1102,\nOra Fox,801-555-1103,';
  expect(read(places).map(({ said }) => said)).toEqual(['801-555-1101', '', '']);
  const names = 'Name,Mobile,Visits\nGavin Archer,801-555-1101,Al Fox\nNeal Corbin,,Bo Lee\nOra Fox,,801-555-1103';
  expect(read(names).map(({ said }) => said)).toEqual(['801-555-1101', '', '']);
});

test.each(['Home Phone,Cell Phone', 'Phone,Cell', 'Landline,Mobile', 'Work Phone,Cell'])(
  'what stands in place of the first of %s, or beside it, is said of the person',
  (titles) => {
    const below = (cell: string) =>
      read(`Name,${titles}\nAl Fox,${cell},801-555-2000\nFay Lim,801-555-3001,801-555-2005`);
    for (const cell of ['do not call', 'moved', 'deceased', '801-555-3000 (moved)'])
      expect(below(cell)[0]?.said).toMatch(/Is this person in the ward\?$/);
    expect(below('no prayers')[0]?.said).toMatch(/Is this person available\?$/);
    expect(below('801-555-1102 - please do not call')[0]).toMatchObject({
      said: '801-555-2000',
      noted: [{ text: 'please do not call' }],
    });
    for (const cell of ['801-555-1102', '801-555-1102 (home)', 'n/a', '', '801-555-1102 / 801-555-1104'])
      expect(below(cell)).toEqual([
        { said: '801-555-2000', noted: [] },
        { said: '801-555-2005', noted: [] },
      ]);
  },
);

test('words in place of a second email are noted', () => {
  const list = 'Name,Email,Email 2\nAl Fox,a@x.org,do not email\nBo Ray,b@x.org,b2@x.org\nCy Orr,,c@x.org';
  expect(read(list)).toEqual([
    { said: 'a@x.org', noted: [{ text: 'do not email', column: 'Email 2 (other)' }] },
    { said: 'b@x.org', noted: [] },
    { said: 'c@x.org', noted: [] },
  ]);
});
