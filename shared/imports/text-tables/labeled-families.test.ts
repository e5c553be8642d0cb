import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string): string[] =>
  rowsOfText(text, true)
    .rows.map((row) => ({ ...readPerson(row), noted: row.noted ?? [] }))
    .map(({ problem, name, person, noted }) =>
      [problem ?? name, person?.household, person?.age, person?.phone, ...noted.map(({ text: note }) => note)]
        .filter(Boolean)
        .join(' · '),
    );
const [HIS, HERS] = ['801-555-0901', '801-555-0902'];
const home = ([his = '', hers = '', kids = '']: readonly string[], [family, him, her]: readonly string[]) =>
  `${family}\n${his}: ${him} ${HIS}\n${hers}: ${her} ${HERS}\n${kids}: Cody (14), Eva (6)\n`;
const rowsOf = (last: string, him: string, her: string) => [
  `${him} ${last} · ${last} · ${HIS}`,
  `${her} ${last} · ${last} · ${HERS}`,
  `Cody ${last} · ${last} · 14`,
  `Eva ${last} · ${last} · 6`,
];

test.each([
  [['Dad', 'Mom', 'Kids'], 'Berg Family'],
  [['Father', 'Mother', 'Children'], 'The Berg Family:'],
  [['Husband', 'Wife', 'Kids'], 'Family: Berg'],
  [['Papá', 'Mamá', 'Hijos'], 'Familia Berg'],
  [['Pai', 'Mãe', 'Filhos'], 'Família Berg'],
  [['Père', 'Mère', 'Enfants'], 'Famille Berg'],
  [['Vater', 'Mutter', 'Kinder'], 'Familie Berg'],
  [['Padre', 'Madre', 'Figli'], 'Famiglia Berg'],
])('%j tell who each is below “%s”', (labels, family) => {
  expect(read(home(labels, [family, 'Luis Berg', 'Ana Berg']))).toEqual(rowsOf('Berg', 'Luis', 'Ana'));
  const two = `${home(labels, [family, 'Luis', 'Ana'])}\n${home(labels, [family.replace('Berg', 'Rowe'), 'Sam', 'Tess'])}`;
  expect(read(two)).toEqual([...rowsOf('Berg', 'Luis', 'Ana'), ...rowsOf('Rowe', 'Sam', 'Tess')]);
});

test('without the name of a family, each father begins a home', () =>
  expect(read(`Dad: Luis Berg ${HIS}\nMom: Ana\nSon: Cody (14)\nDaughter: Eva\n\nDad: Sam Rowe\nMom: Tess\n`)).toEqual([
    `Luis Berg · Berg · ${HIS}`,
    'Ana Berg · Berg',
    'Cody Berg · Berg · 14',
    'Eva Berg · Berg',
    'Sam Rowe · Rowe',
    'Tess Rowe · Rowe',
  ]));

test.each([`Parents: Luis and Ana ${HIS}\n`, `Dad: Luis\nMom: Ana\nPhone: ${HIS}\n`])(
  'the phone of “%s” is saved with neither, and noted with both',
  (lines) => {
    const { rows } = rowsOfText(`Berg Family\n${lines}Kids: Cody\n`, true);
    expect(rows.map((row) => readPerson(row).person?.phone)).toEqual([undefined, undefined, undefined]);
    expect(rows.map(({ noted = [] }) => noted.some(({ text }) => text.includes(HIS)))).toEqual([true, true, false]);
  },
);

test('groups of a list are no home', () =>
  expect(rowsOfText('Adults: Tom Roth, Jan Lang\nChildren: Al Fox, Bo Elk\n', true).rows).toHaveLength(4));
