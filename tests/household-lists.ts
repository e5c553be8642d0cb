import { quoted, utf8, type Listed } from './membership-lists.ts';

const HOUSEHOLDS: readonly (readonly [family: string, ...people: string[]])[] = [
  ['Smith', 'John', 'Mary', 'Tim', 'Ann'],
  ['de la Cruz', 'Ana', 'Luis'],
  ['O’Brien', 'Seán', 'Pat', 'Nora'],
  ['Nuñez', 'María', 'José', 'Lucía'],
  ['Lee', 'Kim'],
  ['Quist-Hansen', 'Amanda', 'Ben'],
  ['Reed', 'Tom', 'Ruth', 'Eve', 'Mary Jane'],
];

/** Whom the files of households name. */
export const IN_HOUSEHOLDS: readonly Listed[] = HOUSEHOLDS.flatMap(([lastName, ...people]) =>
  people.map((firstName) => ({
    firstName,
    lastName,
    phone: '801-555-0100',
    email: 'home@example.org',
    calling: '',
    household: lastName,
  })),
);

const each = (household: (family: string, people: string[]) => string, between = '\n') =>
  utf8(HOUSEHOLDS.map(([family, ...people]) => household(family, people)).join(between));
const cells = (...texts: string[]) => texts.map(quoted).join(',');

/** Lists that name the family once: as texts with indented members, and as tables with a row for a household. */
export const HOUSEHOLD_FILES: Record<string, Buffer> = {
  'indented.txt': each((family, people) => [family, ...people.map((one) => `  ${one}`)].join('\n')),
  'families.txt': each(
    (family, people) => [`The ${family} Family:`, ...people.map((one) => `- ${one}`)].join('\n'),
    '\n\n',
  ),
  'with-phones.txt': each((family, people) =>
    [family, ...people.map((one) => `\t${one}\t801-555-0100`), '\t12 Main Street', '\tProvo, Utah'].join('\n'),
  ),
  'couples.txt': each((family, [first = '', second, ...others]) =>
    [`${family}, ${second ? `${first} & ${second}` : first}  801-555-0100`, ...others.map((one) => `    ${one}`)].join(
      '\n',
    ),
  ),
  'family-once.csv': utf8(
    `Last Name,First Name\n${HOUSEHOLDS.map(([family, ...people]) => people.map((one, at) => cells(at === 0 ? family : '', one)).join('\n')).join('\n')}\n`,
  ),
  'heads.csv': utf8(
    `Head of House,Spouse,Children\n${HOUSEHOLDS.map(([family, first = '', second = '', ...others]) => cells(`${family}, ${first}`, second, others.join(', '))).join('\n')}\n`,
  ),
  'heads.tsv.txt': utf8(
    `Family\tHead\tSpouse\tKids\tPhone\n${HOUSEHOLDS.map(([family, first = '', second = '', ...others]) => [family, first, second, others.join('; '), '801-555-0100'].join('\t')).join('\n')}\n`,
  ),
  'directory.csv': utf8(
    `Family Name,Couple Name,Family Phone,Head Of House Name,Head Of House Phone,Spouse Name,Spouse Email,Child Name,Child Phone,Child Name,Child Phone\n${HOUSEHOLDS.map(
      ([family, first = '', second = '', third = '', fourth = '']) =>
        cells(
          family,
          `${family}, ${first} & ${second}`,
          '801-555-0999',
          `${family}, ${first}`,
          '801-555-0100',
          second && `${family}, ${second}`,
          second && 'home@example.org',
          third && `${family}, ${third}`,
          '',
          fourth && `${family}, ${fourth}`,
          '',
        ),
    ).join('\n')}\n`,
  ),
  'couples-table.csv': utf8(
    `Head of Household,Children\n${HOUSEHOLDS.map(([family, first = '', second = '', ...others]) => cells(`${family}, ${second ? `${first} & ${second}` : first}`, others.map((one) => `${one} (8)`).join('; '))).join('\n')}\n`,
  ),
};
