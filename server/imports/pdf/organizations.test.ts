import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { rowsOfPages } from './reading.ts';

test('an organization in a line of its own counts for the callings below it, however short its name is', () => {
  const page = [
    at('Name', 40, 700),
    at('Calling', 200, 700),
    at('Elders Quorum Presidency', 40, 680),
    at('Lee, Kim', 40, 660),
    at('President', 200, 660),
    at('Ray, Tom', 40, 640),
    at('First Counselor', 200, 640),
    at('Primary', 40, 620),
    at('Ruiz, Ana', 40, 600),
    at('President', 200, 600),
    at('Roe, Ida', 40, 580),
    at('Secretary', 200, 580),
  ];
  const callings = rowsOfPages([page], '').rows.flatMap(({ values }) => (values.name ? [values.calling] : []));
  expect(callings).toEqual([
    'Elders Quorum President',
    'Elders Quorum First Counselor',
    'Primary President',
    'Primary Secretary',
  ]);
});

test.each([
  ['Name', 'Calling', 40],
  ['Calling', 'Name', 40],
  ['Calling', 'Name', 130],
])('each table below the heading of its organization, with %s and %s, has its offices', (first, second, left) => {
  const table = (organization: string, y: number, name: string) => {
    const cells = (office: string, who: string) => (first === 'Name' ? [who, office] : [office, who]);
    const lines = [[first, second], cells('President', `${name}, Ann`), cells('First Counselor', `${name}, Eve`)];
    return [
      { ...at(organization, left, y), height: 13, right: left + organization.length * 7, font: 'bold' },
      ...lines.flatMap(([one = '', other = ''], i) => [at(one, 40, y - 25 - 20 * i), at(other, 200, y - 25 - 20 * i)]),
    ];
  };
  const page = [
    ...table('Relief Society', 760, 'Larsen'),
    ...table('Primary', 650, 'Cole'),
    ...table('Young Women Presidency', 540, 'Kim'),
  ];
  const callings = rowsOfPages([page], '').rows.flatMap(({ values }) => (values.name ? [values.calling] : []));
  expect(callings).toEqual(
    ['Relief Society', 'Primary', 'Young Women'].flatMap((organization) =>
      ['President', 'First Counselor'].map((office) => `${organization} ${office}`),
    ),
  );
});

test.each([
  [
    ['Position', 'Name'],
    [40, 300],
  ],
  [
    ['Calling', 'Name'],
    [40, 230],
  ],
  [
    ['Llamamiento', 'Nombre'],
    [40, 230],
  ],
  [
    ['Position', 'Name', 'Sustained'],
    [40, 230, 400],
  ],
])(
  'below the headings %j, callings before the names are no part of the headings, however close they stand',
  (titles, lefts) => {
    for (const apart of [12, 14, 16, 20])
      for (const names of [
        ['Gubler, Travis', 'Wells, Lou', 'Ross, Amy'],
        ['Travis Gubler', 'Lou Wells', 'Amy Ross'],
      ]) {
        const callings = ['Bishop', 'Ward Clerk', 'Relief Society President'];
        const rows = [titles, ...callings.map((calling, i) => [calling, names[i] ?? '', '3 Mar 2024'])];
        const page = rows.flatMap((cells, i) =>
          lefts.map((left, column) => at(cells[column] ?? '', left, 700 - apart * i)),
        );
        const read = rowsOfPages([page], '').rows.map(({ values, asks }) => [values.name, values.calling, asks]);
        expect(read).toEqual(callings.map((calling, i) => [names[i], calling, undefined]));
      }
  },
);
