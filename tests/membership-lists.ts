/** People as a ward has them: particles, suffixes, accents, hyphens, and two of one name. */
export type Listed = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  calling: string;
  household?: string;
};

const NAMES =
  'Ana|de la Cruz;Pieter|van der Berg;John|Smith Jr.;Robert|Hale III;María José|Nuñez;Seán|O’Brien;Jean-Luc|Tanner;Kim|Lee;Tom|Reed;' +
  'Mary Jane|Watson;Lucía|García López;Elias|Mac Donald;Ruth|St. Clair;Zoë|Müller;Li|Wei;Anneke|ter Horst;David|Ward;Faith|Young;' +
  'Eve|Dunn;Ida|Frost;Paul|Bishop;Amanda|Quist-Hansen;Ben|Ashdown;Carla|Dos Santos;Daniel|Eyring-Holt;Grace|Fenn;Hugo|Lindqvist;' +
  'Isabel|Moreno Ruiz;Karl|von Stein;Tom|Reed';
const CALLINGS = [
  'Organist',
  '',
  'Relief Society Secretary',
  'Ward Clerk',
  '',
  'Primary Teacher',
  'Elders Quorum President',
];

export const LISTED: readonly Listed[] = NAMES.split(';').map((pair, at) => {
  const [firstName = '', lastName = ''] = pair.split('|');
  return {
    firstName,
    lastName,
    phone: at % 6 === 4 ? '' : `801-555-0${100 + at}`,
    email: at % 5 === 3 ? '' : `person.${String.fromCharCode(97 + (at % 26))}${at}@example.org`,
    calling: CALLINGS[at % CALLINGS.length] ?? '',
  };
});

type Column = { title: string; text: (person: Listed) => string; style?: string };
const NAME: Column = { title: 'Name', text: (p) => `${p.lastName}, ${p.firstName}` };
const PHONE: Column = { title: 'Phone Number', text: (p) => p.phone };
const EMAIL: Column = { title: 'Individual Email', text: (p) => p.email };
const CALLING: Column = { title: 'Calling', text: (p) => p.calling };
const FIRST: Column = { title: 'First Name', text: (p) => p.firstName };
const LAST: Column = { title: 'Last Name', text: (p) => p.lastName };
const HOME_PHONE: Column = { title: 'Household Phone', text: (p) => (p.phone === '' ? '' : '801-555-0999') };
const GENDER: Column = { title: 'Gender', text: (p) => (p.firstName.endsWith('a') ? 'F' : 'M') };

type Layout = { columns: Column[]; css?: string; groups?: boolean; footer?: string };
const FOOTER = 'Printed on 22 Nov 2026. For Church Use Only. © 2026 by Intellectual Reserve, Inc.';
const RIGHT = 'text-align:right';

/** Ten usual ways to print such a list. */
export const LAYOUTS: Record<string, Layout> = {
  'member list': { columns: [{ ...NAME, title: 'Preferred Name' }, GENDER, PHONE, EMAIL], footer: FOOTER },
  'two name columns': { columns: [LAST, FIRST, PHONE, EMAIL] },
  callings: { columns: [NAME, CALLING, EMAIL], footer: FOOTER },
  'centered headings': { columns: [NAME, PHONE, EMAIL], css: 'th{text-align:center}' },
  'phones at the right': { columns: [NAME, EMAIL, { ...PHONE, style: RIGHT }] },
  'by organization': { columns: [NAME, PHONE, EMAIL], groups: true, footer: FOOTER },
  ruled: { columns: [NAME, PHONE, CALLING], css: 'td,th{border:1px solid #888}' },
  'striped and large': { columns: [NAME, PHONE], css: 'table{font-size:14pt} tr:nth-child(odd){background:#eee}' },
  narrow: { columns: [NAME, CALLING, PHONE], css: 'table{width:115mm} td{vertical-align:top}' },
  everything: { columns: [LAST, FIRST, GENDER, CALLING, PHONE, EMAIL], css: 'table{font-size:8pt}' },
};

/** Fonts, and the room between two columns. */
export const STYLES = [
  { font: 'Georgia, serif', padding: '1.5mm 4mm' },
  { font: 'Arial, sans-serif', padding: '0.4mm 1.25mm' },
  { font: 'monospace', padding: '0.8mm 2mm' },
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A list as a page to print. */
export function pageOf(
  { columns, css = '', groups, footer }: Layout,
  { font, padding }: { font: string; padding: string },
): string {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text, at) => `<${tag} style="${columns[at]?.style ?? ''}">${escaped(text)}</${tag}>`).join('');
  const rows = LISTED.map((person, at) => {
    const heading =
      groups && at % 10 === 0
        ? `<tr><td colspan="9"><b>${['Elders Quorum', 'Relief Society', 'Young Women'][at / 10]}</b></td></tr>`
        : '';
    return `${heading}<tr>${cells(
      'td',
      columns.map(({ text }) => text(person)),
    )}</tr>`;
  });
  return `<html><style>body{font-family:${font};font-size:10pt} table{border-collapse:collapse} th{text-align:left}
    td,th{padding:${padding};white-space:nowrap} ${css}</style><body><h1>Maple Grove Ward</h1><h2>Member List</h2>
    <table><thead><tr>${cells(
      'th',
      columns.map(({ title }) => title),
    )}</tr></thead><tbody>${rows.join('')}</tbody></table>
    <p>Total: ${LISTED.length}</p>${footer ? `<p>${footer}</p>` : ''}</body></html>`;
}

const padded = (columns: readonly Column[], widths: readonly number[], person: Listed) =>
  columns
    .map(({ text }, at) => text(person).padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
/** The same list set with spaces. */
export function typed(columns: readonly Column[], gap: number): string {
  const widths = columns.map(({ title, text }) => gap + Math.max(title.length, ...LISTED.map((p) => text(p).length)));
  const heading = columns
    .map(({ title }, at) => title.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
  return [
    'Maple Grove Ward',
    '',
    heading,
    ...LISTED.map((p) => padded(columns, widths, p)),
    '',
    `Total: ${LISTED.length}`,
  ].join('\n');
}

export const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const separated = (columns: readonly Column[], mark: string, before = '', after = '') =>
  before +
  [columns.map(({ title }) => quoted(title)), ...LISTED.map((p) => columns.map(({ text }) => quoted(text(p))))]
    .map((cells) => cells.join(mark))
    .join('\r\n') +
  after;
export const utf8 = (text: string) => Buffer.from(text);
const WHOLE = [NAME, PHONE, EMAIL];
const lines = (line: (person: Listed, at: number) => string, between = '') =>
  utf8(LISTED.map(line).join(`\n${between}`));

/** Lists as text and as data: everything but PDF. */
export const TEXT_FILES: Record<string, Buffer> = {
  'export.csv': utf8(separated([LAST, FIRST, PHONE, EMAIL], ',')),
  'one-name.csv': utf8(separated(WHOLE, ',')),
  'semicolons.csv': utf8(separated(WHOLE, ';')),
  'tabs.csv': utf8(separated(WHOLE, '\t')),
  'bars.csv': utf8(separated([LAST, FIRST, EMAIL], '|')),
  'mark.csv': utf8(`\uFEFF${separated(WHOLE, ',')}`),
  'title.csv': utf8(separated(WHOLE, ',', 'Maple Grove Ward\r\nMember List\r\n\r\n')),
  'own-phone-last.csv': utf8(
    separated([NAME, { ...HOME_PHONE, title: 'Household Phone' }, { ...PHONE, title: 'Individual Phone' }], ','),
  ),
  'footer.csv': utf8(separated(WHOLE, ',', '', `\r\nTotal: 300,,\r\n"${FOOTER}",,\r\n`)),
  'sections.csv': utf8(separated(WHOLE, ',').replace('\r\n"Reed', '\r\nElders Quorum,,\r\nMember List,,\r\n"Reed')),
  'wide.csv': utf8(separated([GENDER, LAST, CALLING, FIRST, PHONE, EMAIL], ',')),
  'announced.csv': utf8(separated(WHOLE, ';', 'sep=;\r\n')),
  'utf16.csv': Buffer.from(`\uFEFF${separated(WHOLE, '\t')}`, 'utf16le'),
  'latin.csv': Buffer.from(separated(WHOLE, ',').replaceAll('’', "'"), 'latin1'),
  'one-bad-byte.csv': Buffer.concat([
    utf8(separated(WHOLE, ',')),
    utf8('\r\n"Br'),
    Buffer.from([0xff]),
    utf8('wn, Max",,\r\n'),
  ]),
  'swapped.csv': utf8(separated([{ ...PHONE, title: 'Email' }, { ...EMAIL, title: 'Phone' }, NAME], ',')),
  'names.txt': lines((p) => `${p.lastName}, ${p.firstName}`),
  'numbered.txt': utf8(LISTED.map((p, at) => `${at + 1}. ${p.lastName}, ${p.firstName}  ${p.phone}`).join('\n')),
  'bullets.txt': lines((p) => `• ${p.lastName}, ${p.firstName} – ${p.email}`),
  'dashes.txt': lines((p) => `${p.lastName}, ${p.firstName} – ${p.calling || 'Member'} – ${p.phone}`),
  'blank-lines.txt': lines((p) => `${p.lastName}, ${p.firstName}`, '\n'),
  'sections.txt': utf8(
    `Maple Grove Ward\nMember List\n\nElders Quorum\n${LISTED.map((p) => `${p.lastName}, ${p.firstName}`).join('\n')}\n\nTotal: 300\n${FOOTER}\n`,
  ),
  'typewriter.txt': utf8(typed(WHOLE, 4)),
  'pages.txt': utf8(
    `${typed(WHOLE, 4).replaceAll(/\n(?=Hale|Young)/g, '\nFor Church Use Only      Page 1 of 3\nMaple Grove Ward (123456)\n')}\n${FOOTER}\n`,
  ),
  'entries.txt': lines(
    (p) => [NAME.text(p), p.phone, p.email, p.calling].filter(Boolean).join('\n') || NAME.text(p),
    '\n',
  ),
  'labels.txt': lines(
    (p) => `Name: ${NAME.text(p)}\nPhone: ${p.phone}\nEmail: ${p.email}\nCalling: ${p.calling}`,
    '\n',
  ),
  'tight-typewriter.txt': utf8(typed([LAST, FIRST, PHONE, EMAIL], 2)),
  'parentheses.txt': lines((p) => `${p.lastName}, ${p.firstName}${p.phone ? ` (${p.phone})` : ''}`),
  'angles.txt': lines((p) => `${p.lastName}, ${p.firstName}${p.email ? ` <${p.email}>` : ''}`),
  'tabs.txt': utf8(separated(WHOLE, '\t')),
  'cut-phones.txt': lines((p, at) => `${NAME.text(p)} ${at % 3 === 0 ? '123 4567 8901 ' : ''}${p.phone}`),
  'callings-above.txt': lines((p) => `First Counselor\n${NAME.text(p)} ${p.phone}`),
  'remarks.csv': utf8(
    separated([{ ...NAME, text: (p) => `${NAME.text(p)} ${p.email === '' ? '- moved' : '(see notes)'}` }, PHONE], ','),
  ),
  'couples.csv': utf8(
    'Name,Phone\nJohn & Mary,801-555-0100\nKim and Ann Marie Lee,801-555-0101\nSmith & Jones,801-555-0102\n',
  ),
  'newsletter.txt': utf8('Dear Brothers and Sisters,\nthe picnic is on Friday at six.\nBring a salad.\n'),
  'second-phone.csv': utf8(
    separated(
      [
        NAME,
        PHONE,
        HOME_PHONE,
        EMAIL,
        { ...EMAIL, title: 'Household Email', text: (p) => (p.email === '' ? '' : 'home@example.org') },
      ],
      ',',
    ),
  ),
  'numbered-phones.csv': utf8(
    separated([NAME, { ...PHONE, title: 'Phone 1' }, { ...HOME_PHONE, title: 'Phone 2' }], ','),
  ),
  'brothers.csv': utf8(separated([{ ...NAME, text: (p) => `${p.lastName}, Brother ${p.firstName}` }, PHONE], ',')),
  'records.csv': utf8(
    separated(
      [NAME, { title: 'MRN', text: () => '000-1234-5678' }, { title: 'Birth Date', text: () => '5 May 1980' }, PHONE],
      ',',
    ),
  ),
  'dates-for-phones.csv': utf8(separated([NAME, { ...PHONE, text: () => '12/05/1980' }], ',')),
  'records-for-phones.csv': utf8(separated([NAME, { ...PHONE, text: () => '000-1234-5678' }], ',')),
  'addresses-for-callings.csv': utf8(separated([NAME, { ...CALLING, text: () => '12 Main Street' }], ',')),
  'deceased.csv': utf8(separated([{ ...NAME, text: (p) => `${NAME.text(p)} (deceased)` }], ',')),
  'bishops.csv': utf8(separated([{ ...NAME, text: (p) => `Bishop ${p.lastName.split(' ').at(-1)}` }, PHONE], ',')),
  'addresses.txt': lines((p) => `${NAME.text(p)} – 12 Main Street, Provo UT 84604 – ${p.phone}`),
  'addresses-in-tabs.txt': lines((p) => `${NAME.text(p)}\t1200 N 300 W, Provo UT 84604-1234\t${p.phone}\t${p.email}`),
  'records.txt': lines((p) => `${NAME.text(p)}   000-1234-5678   12/05/1980   ${p.phone}`),
  'born.txt': lines((p) => `${NAME.text(p)} (born 1980-05-12) – ${p.calling || 'Member'}`),
  'deceased.txt': utf8(
    `${LISTED.map((p) => NAME.text(p)).join('\n')}\nGone, Adam (deceased)\nGone, Bea – moved\nGone, Carl – Deceased\n`,
  ),
  'two-columns.txt': utf8('Kim Lee    Tom Reed\nEve Dunn    Paul Bishop\nIda Frost    Grace Temple\n'),
  'list.json': utf8(JSON.stringify(LISTED)),
  'members.json': utf8(JSON.stringify({ members: LISTED })),
  'names.json': utf8(JSON.stringify(LISTED.map((p) => `${p.lastName}, ${p.firstName}`))),
  'headings.json': utf8(
    JSON.stringify(
      LISTED.map((p) => ({ 'Preferred Name': NAME.text(p), 'Phone Number': p.phone, 'Individual Email': p.email })),
    ),
  ),
  'noise.json': utf8(
    JSON.stringify([...LISTED, { name: 'Total: 300' }, { name: 'Elders Quorum' }, { name: 'kim@example.org' }]),
  ),
};
