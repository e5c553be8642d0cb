import type { Listed } from './membership-lists.ts';

/** Printed tables whose geometry misleads, and whom they list. */
export type Awkward = { html: string; people: readonly Listed[] };

const person = (name: string, told: Partial<Listed> = {}): Listed => {
  const [lastName = '', firstName = ''] = name.split(', ');
  return { firstName, lastName, phone: '', email: '', calling: '', ...told };
};
const NAMES = ['Ashby, Mark', 'Ashby, Lori', 'Bañuelos, José Luis', 'de la Cruz, Ana', 'Smith, John', 'Lee, Kim'];
export const PEOPLE = NAMES.map((name, at) =>
  person(name, { phone: at % 3 === 2 ? '' : `801-555-011${at}`, calling: at % 2 === 0 ? 'Ward Organist' : '' }),
);
export const commaName = ({ lastName, firstName }: Listed) => `${lastName}, ${firstName}`;

export const CSS =
  '<style>body{font:10pt Arial}table{border-collapse:collapse}td,th{padding:3px 8px;text-align:left;vertical-align:top}</style>';
export const table = (titles: readonly string[], rows: readonly (readonly string[])[], css = '') =>
  `<style>${css}</style><table><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
const list = (titles: readonly string[], cells: (told: Listed, at: number) => string[], css = ''): Awkward => ({
  html: CSS + table(titles, PEOPLE.map(cells), css),
  people: PEOPLE,
});
const DAYS = ['3/12', '12 Mar', '11/4', '1/30', '7/7', '2/2'];
export const MANY = Array.from({ length: 80 }, (_, at) =>
  person(
    `${['Adams', 'Baker', 'Clark', 'Davis', 'Evans'][at % 5]}, ${'Al Bo Cy Di Ed Fay Gus Hal Ida Jay Kit Lou Moe Ned Oda Pam'.split(' ')[Math.floor(at / 5)]}`,
    {
      phone: `801-555-${1000 + at}`,
    },
  ),
);
export const plain = (people: readonly Listed[]) =>
  table(
    ['Name', 'Phone'],
    people.map((told) => [commaName(told), told.phone]),
    'table{width:100%}',
  );
const lines = (people: readonly Listed[]) => people.map((told) => `<p>${commaName(told)} ${told.phone}</p>`).join('');

export const LONG = [
  'Ashby, Mark',
  'Montgomery, Elizabeth Jane',
  'Schwarzenegger, Wolfgang',
  'O’Brien, Mary Ann',
  'Featherstonehaugh-Cholmondeley, Christopher',
  'Lee, Kim',
  'Ng, Ty',
  'Cole, Ida',
].map((name, at) =>
  person(name, { phone: `801-555-010${at}`, calling: ['Relief Society Teacher', 'Organist', ''][at % 3] ?? '' }),
);

export const AWKWARD: Record<string, Awkward> = {
  'no heading above the names': list(['', 'Phone', 'Calling'], (told) => [commaName(told), told.phone, told.calling]),
  'a last name once': list(['Last Name', 'First Name', 'Phone'], (told, at) => [
    at === 1 ? '' : told.lastName,
    told.firstName,
    told.phone,
  ]),
  'a last name repeated by a mark': list(['Last Name', 'First Name', 'Phone'], (told, at) => [
    at === 1 ? '&quot;' : told.lastName,
    told.firstName,
    told.phone,
  ]),
  'a heading that wraps in the middle': list(
    ['Name', 'Priesthood<br>Office', 'Phone<br>Number'],
    (told) => [commaName(told), 'Elder', told.phone],
    'th{vertical-align:middle}',
  ),
  'the phones of spouses': list(
    ['Name', 'Phone', 'Spouse’s<br>Phone'],
    (told) => [commaName(told), told.phone, '801-555-0999'],
    'th{vertical-align:middle}',
  ),
  'a heading above two others': {
    html: `${CSS}<table><tr><th rowspan=2>Name<th colspan=2>Own<th colspan=2>Spouse</tr><tr><th>Phone<th>Email<th>Phone<th>Email</tr>${PEOPLE.map((told) => `<tr><td>${commaName(told)}<td>${told.phone}<td><td>801-555-0999<td>pat@example.org</tr>`).join('')}</table>`,
    people: PEOPLE,
  },
  birthdays: list(['Name', 'Birthday', 'Phone'], (told, at) => [commaName(told), DAYS[at] ?? '', told.phone]),
  'times and addresses': list(['Name', 'Phone', 'Seen', 'Profile'], (told, at) => [
    commaName(told),
    told.phone,
    at % 2 === 0 ? '1/2/2026, 10:30' : '3 of 5',
    'https://example.org/a',
  ]),
  'no heading above a column': list(['Name', '', 'Phone'], (told) => [commaName(told), 'Married', told.phone]),
  'a calling in small print below the name': list(['Name', 'Phone'], (told) => [
    `${commaName(told)}<br><small>${told.calling || 'Elder'}</small>`,
    told.phone,
  ]),
  'a child below the name': list(['First Name', 'Last Name', 'Phone'], (told, at) => [
    `${told.firstName}${at % 2 === 0 ? '<br>Ben' : ''}`,
    told.lastName,
    told.phone,
  ]),
  'first and last names that wrap in tight rows': list(
    ['First Name', 'Last Name', 'Calling'],
    (told) => [told.firstName, told.lastName, told.calling],
    'table{width:60mm}td,th{padding:0 6px;line-height:1}',
  ),
  'columns that touch': list(
    ['Last', 'First', 'Calling'],
    (told) => [told.lastName, told.firstName, told.calling],
    'td,th{padding:0 1px}',
  ),
  'two tables with other headings': {
    html:
      CSS +
      table(
        ['Name', 'Calling'],
        PEOPLE.slice(0, 3).map((told) => [commaName(told), told.calling]),
      ) +
      table(
        ['Name', 'Spouse'],
        PEOPLE.slice(3).map((told) => [commaName(told), 'Pat']),
      ),
    people: PEOPLE,
  },
  'tables of other orders': {
    html: `${
      CSS +
      table(
        ['First Name', 'Last Name', 'Calling'],
        PEOPLE.slice(0, 3).map((told) => [told.firstName, told.lastName, told.calling]),
      )
    }<div style="break-before:page"></div>${table(
      ['Last Name', 'First Name', 'Phone'],
      PEOPLE.slice(3).map((told) => [told.lastName, told.firstName, told.phone]),
    )}`,
    people: PEOPLE,
  },
  'a table that goes on without its headings': {
    html: `${CSS}<style>td{height:24px}</style><h3>Elders Quorum</h3>${plain(MANY.slice(0, 50))}<h3>Relief Society</h3>${plain(MANY.slice(50))}`,
    people: MANY,
  },
  'people above and below the table': {
    html: CSS + lines(MANY.slice(0, 2)) + plain(MANY.slice(2, 10)) + lines(MANY.slice(10, 12)),
    people: MANY.slice(0, 12),
  },
  'headings at the left and cells at the right': list(
    ['Name', 'Spouse’s Phone', 'Phone'],
    (told) => [commaName(told), '801-555-0999', told.phone],
    'table{width:100%}td{text-align:right}',
  ),
  'a calling in italics behind the name': {
    html: `${CSS}<div style="width:60mm">${LONG.map((told) => `<div><b>${told.lastName}</b>, ${told.firstName} <i>${told.calling}</i></div>`).join('')}</div>`,
    people: LONG,
  },
  'words cut in a narrow column': {
    html: `${CSS}<style>table{table-layout:fixed;width:90mm}td{overflow-wrap:anywhere}</style>${table(
      ['Name', 'Phone', 'Calling'],
      LONG.map((told) => [commaName(told), told.phone, told.calling]),
    )}`,
    people: LONG,
  },
  'lines cut anywhere': {
    html: `${CSS}<style>table{table-layout:fixed;width:70mm}td{word-break:break-all}</style>${table(
      ['Name', 'Phone'],
      LONG.map((told) => [commaName(told), told.phone]),
    )}`,
    people: LONG,
  },
  'a directory with four names a row': {
    html: `${CSS}<div style="display:grid;grid-template-columns:repeat(4,1fr);text-align:center;gap:8px">${LONG.map(
      (told) => `<div>${commaName(told)}<br><small>${told.phone}</small></div>`,
    ).join('')}</div>`,
    people: LONG,
  },
  'a narrow list without headings': {
    html: `${CSS}<div style="width:50mm">${LONG.map((told) => `<div>${commaName(told)}${told.calling && ` – ${told.calling}`}</div>`).join('')}</div>`,
    people: LONG,
  },
  'a page of people before the table': {
    html: `${CSS + lines(MANY.slice(0, 5))}<div style="break-before:page"></div>${plain(MANY.slice(5, 12))}`,
    people: MANY.slice(0, 12),
  },
};

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const TITLES = ['Name', 'Phone Number', 'E-mail', 'Calling', 'Birth Date', 'Marital Status', 'Address'];
const OWN = (told: Listed, at: number) => [
  commaName(told),
  told.phone,
  told.email,
  told.calling,
  DAYS[at % DAYS.length] ?? '',
  at % 2 === 0 ? 'Married' : 'Single',
  `${100 + at} North 400 East${at % 3 === 0 ? ' Apartment 12' : ''}<br>Provo, Utah 84601`,
];
const IN_PARTS = (told: Listed, at: number) => [...OWN(told, at).slice(1), told.lastName, told.firstName];

/** A list in a layout that comes from a number: its columns, their room, alignment, font and lines. */
export function randomTable(seed: number, people: readonly Listed[]): Awkward {
  const next = numbers(seed * 7919);
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(next() * choices.length)] ?? choices[0];
  const isInParts = pick([true, false]);
  const titles = isInParts ? [...TITLES.slice(1), 'Last Name', 'First Name'] : TITLES;
  const names = isInParts ? [6, 7] : [0];
  const others = titles.flatMap((_, at) => (!names.includes(at) && next() < 0.45 ? [at] : []));
  const order = pick([
    [...names, ...others],
    [...others.slice(0, 1), ...names, ...others.slice(1)],
  ]);
  const below = pick(['', '', '', '<br><small>Bishop</small>', '<br>Pat']);
  const css = `body{font:${pick(['8pt', '10pt', '12pt'])}/${pick(['normal', '1.2', '1.5'])} ${pick(['Arial', 'Georgia', 'monospace'])}}
    table{border-collapse:${pick(['collapse', 'separate'])};width:${pick(['auto', '100%', '120mm', '90mm'])};font:inherit}
    td,th{padding:${pick(['1px', '0 6px', '3px 8px', '4px 12px', '2px 4px'])};border:${pick(['0', '1px solid #999'])}}
    th{text-align:${pick(['center', 'left'])};vertical-align:${pick(['middle', 'top', 'bottom'])};font-weight:${pick(['bold', 'bold', 'normal'])}}
    td{vertical-align:${pick(['middle', 'top', 'bottom'])}}`;
  const heads = order.map((at) => (titles[at] ?? '').replace(' ', pick([' ', '<br>'])));
  const rows = people.map((told, i) => {
    const cells = (isInParts ? IN_PARTS : OWN)(told, i);
    return order.map((at) => `${cells[at]}${at === names.at(-1) && i % 4 === 1 ? below : ''}`);
  });
  return { html: `<style>${css}</style>${table(heads, rows)}<p>Count: ${people.length}</p>`, people };
}
