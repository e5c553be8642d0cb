import { expect, test } from 'vitest';
import { monthWord } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemOf = (heading: string, cell: string) =>
  rowsOfText(`Name,Calling,${heading}\n"Lee, Kim",Clerk,\n"Reed, Tom",Clerk,${cell}`, false).rows.map(readPerson).at(-1)
    ?.problem ?? null;

test.each([
  ['Estado', 'Se mudó'],
  ['Estado', 'Trasladada'],
  ['Status', 'Mudou-se'],
  ['Notes', 'Trasladado a La Paz'],
  ['Notes', 'transferida p/ Campinas'],
  ['Notes', 'Records being sent to Ogden 4th'],
  ['Status', 'Record transferred'],
  ['Status', 'Name removed'],
  ['Status', 'Attends other ward'],
  ['Remarks 2', 'Passed away'],
  ['Notes', 'moved to Ogden'],
  ['Notes', 'has moved'],
  ['Notes', 'Deceased Jan 2025'],
  ['Comments', 'passed away in May 2025'],
  ['Comments', 'records moved to Oak Ward'],
  ['Notes', 'falleció en 2024'],
  ['Notes', 'name removed'],
  ['Notes', 'records sent to Texas'],
  ['Notes', 'attends another ward'],
  ['Notes', 'transferred to YSA'],
  ['Notes', 'In Oak Ward now'],
  ['Notes', 'not a member'],
  ['Notes', 'duplicate of Al'],
  ['Notes', 'not in our ward anymore'],
  ['Notes', 'wrong ward'],
  ['Notes', 'records in Lehi 4th'],
  ['Notes', 'asked to have name removed'],
  ['Notes', 'requested records be removed'],
  ['Status', 'Non-member'],
  ['Status', 'Nonmember'],
  ['Status', 'NM'],
  ['Status', 'Not in ward'],
  ['Status', 'Unbaptized'],
  ['Status', 'Friend / investigator'],
  ['Status', 'RIP'],
  ['Status', 'Excommunicated'],
  ['Status', 'DELETE'],
  ['Status', 'Remove'],
  ['Status', 'Duplicate'],
  ['Status', 'Address unknown'],
  ['Status', 'Serving mission'],
])('%s “%s” asks whether someone is in the ward', (heading, cell) =>
  expect(problemOf(heading, cell)).toBe(`This row says “${cell}.” Is this person in the ward?`),
);

test.each([
  ['Deceased', 'Yes'],
  ['Date of Death', '1 May 2020'],
  ['Move Out Date', '1 May 2020'],
  ['New Ward', 'Oak Hills'],
  ['Next Unit Name', 'Lehi 4th Ward'],
  ['Fallecido', 'Sí'],
  ['Member?', 'No'],
  ['Member?', 'Non-member'],
  ['In Ward?', 'N'],
])('what is filled in under %s asks whether someone is in the ward', (heading, cell) =>
  expect(problemOf(heading, cell)).toBe(
    `This row says “${cell}” under “${heading.replace('?', '')}.” Is this person in the ward?`,
  ),
);

test.each([
  ['Status', 'Declined'],
  ['Status', 'Pending sustaining'],
  ['Status', 'To be called'],
  ['Stage', 'Considering'],
  ['Accepted', 'No'],
  ['Estado', 'Por llamar'],
  ['Anything', 'Proposed'],
])('%s “%s” asks whether they have the calling', (heading, cell) =>
  expect(problemOf(heading, cell)).toBe(`This row says “${cell}.” Do they have this calling?`),
);

test.each([
  ['Relevado', '3 Mar 2026'],
  ['Estado', 'Relevado'],
  ['End Date', '1/1/2023'],
])('%s “%s” asks whether they still have the calling', (heading, cell) =>
  expect(problemOf(heading, cell)).toBe('This row says this person was released. Do they still have this calling?'),
);

test.each([
  ['Status', 'Active'],
  ['Status', 'Set Apart'],
  ['Set Apart', 'No'],
  ['Sustained', '3 Mar 2026'],
  ['Deceased', 'No'],
  ['New Ward', '-'],
  ['Estado', 'Jalisco'],
  ['Notes', 'moved from Ogden'],
  ['Notes', 'has moved in'],
  ['Notes', 'trasladada a este barrio'],
  ['Notes', 'transferido para nossa ala'],
  ['Notes', 'passed the sacrament'],
  ['Notes', 'sings'],
  ['Notes', 'records in order'],
  ['Notes', 'wants her records'],
  ['Relevado', 'No'],
  ['Member?', 'Yes'],
  ['In Ward?', 'Yes'],
  ['Membership Status', 'Unbaptized child of record'],
  ['Notes', 'serves in the nursery'],
  ['Notes', 'in choir'],
  ['Notes', 'friend of the Beck family'],
  ['Status', 'Widow'],
])('%s “%s” asks nothing', (heading, cell) => expect(problemOf(heading, cell)).toBeNull());

test('without a calling, nothing is flagged', () =>
  expect(
    readPerson(rowsOfText('Name,Status\n"Lee, Kim",Pending', false).rows[0] ?? { row: 2, values: {} }).problem,
  ).toBe(null));

const problemsOf = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).problem);

test('where the last step to a calling is blank, the row asks whether they have the calling', () => {
  const rows = ['"Lee, Kim",Clerk,yes,yes,3 Mar 2026', '"Roe, Ida",Organist,yes,,', '"Ray, Tom",,,,'];
  const asked = 'This row is blank under “Sustained.” Do they have this calling?';
  expect(problemsOf(['Name,Calling,Extended,Accepted,Sustained', ...rows].join('\n'))).toEqual([null, asked, null]);
  expect(problemsOf('Name,Calling,Sustained\n"Lee, Kim",Clerk,3 Mar 2026\n"Roe, Ida",Organist,')).toEqual([
    null,
    asked,
  ]);
  const dated = ['"Lee, Kim",Clerk,3 Mar 2026', '"Ray, Jo",Pianist,1 Feb 2026', '"Roe, Ida",Organist,'];
  expect(problemsOf(['Name,Calling,Date Sustained', ...dated].join('\n'))).toEqual([
    null,
    null,
    'This row is blank under “Date Sustained.” Do they have this calling?',
  ]);
});

test.each([
  ['Sustained', '6 Dec 2026', '2026-12-06'],
  ['Date Sustained', '2026-11-27', '2026-11-27'],
  ['Set Apart', '12/6/2026', '2026-12-06'],
  ['Start Date', 'Dec 6, 2026', '2026-12-06'],
])('under %s, “%s” asks whether they have the calling until %s', (heading, date, day) => {
  const [raw] = rowsOfText(`Name,Calling,${heading}\n"Lee, Kim",Clerk,"${date}"\n"Roe, Ida",,"${date}"`, false).rows;
  const read = readPerson(raw ?? { row: 2, values: {} });
  const asked = `This row says “${date}” under “${heading}.” Do they have this calling yet?`;
  expect([checkedOn('2026-11-26', read).problem, checkedOn(day, read).problem]).toEqual([asked, null]);
});

test('a day beside the calling asks the same until it has come', () => {
  const read = readPerson({ row: 2, values: { name: 'Lee, Kim', calling: 'Clerk (Sustained 6 Dec 2026)' } });
  expect(checkedOn('2026-11-26', read).problem).toBe(
    'This row says “Sustained 6 Dec 2026.” Do they have this calling yet?',
  );
  expect(checkedOn('2026-12-06', read).person?.calling).toBe('Clerk');
});

test('after “From,” a date under “To” says that the calling is over', () => {
  const rows = ['"Lee, Kim",Clerk,1/1/2020,1/1/2023', '"Roe, Ida",Clerk,1/1/2023,'];
  const asked = 'This row says this person was released. Do they still have this calling?';
  expect(problemsOf(['Name,Calling,From,To', ...rows].join('\n'))).toEqual([asked, null]);
});

test('a calling that is only accepted, or whose day is still to come, is asked about', () => {
  const last = (list: string) => {
    const row = rowsOfText(list, false)
      .rows.map((one) => checkedOn('2026-11-27', readPerson(one)))
      .at(-1);
    return row?.problem ?? null;
  };
  const asked = 'Do they have this calling?';
  expect(last('Name,Calling,Accepted?\n"Lee, Kim",Clerk,yes\n"Roe, Ida",Organist,\n')).toContain(asked);
  expect(last('Calling,Name,Extended by,Accepted\nOrganist,"Roe, Ida",Bishop,11/22\n')).toContain(asked);
  expect(last('Name,Calling,Date Extended\n"Roe, Ida",Organist,11/22/2026\n')).toContain(asked);
  expect(last('Name,Calling,Date\n"Roe, Ida",Organist,12/13/2026\n')).toContain('yet?');
  expect(last('Name,Calling,Date\n"Roe, Ida",Organist,11/20/2026\n')).toBeNull();
});

test('a date without a year is the nearest one, and asks about the calling where it is still to come', () => {
  const today = new Date().toISOString().slice(0, 10);
  const [soon, past] = [20, -20].map((days) => {
    const day = addDays(today, days);
    const when = `${monthWord(day)} ${Number(day.slice(8))}`;
    const [row] = rowsOfText(`Calling,Name,When\nOrganist,Ann Bell,${when}\n`, false).rows;
    return row && checkedOn(today, readPerson(row)).problem;
  });
  expect(soon).toContain('under “When.” Do they have this calling yet?');
  expect(past).toBeNull();
});

const told = (heading: string, cell: string) =>
  rowsOfText(`Name,Phone,"${heading}"\n"Reed, Tom",801-555-0236,"${cell}"`, false).rows.map(readPerson).at(-1)
    ?.problem ?? null;

test.each([
  ['Notes', 'Great speaker. Moved to Provo'],
  ['Notes', 'They have moved, great family'],
  ['Notes', 'family moved'],
  ['Notes', 'family left ward'],
  ['Notes', 'moving 12/5'],
  ['Notes', '84, inactive since 2019'],
  ['Notes', 'ausgetreten'],
  ['Notes', 'em missão'],
  ['Notes', 'Sang in the choir for years, taught in Primary, then moved to Arizona with her daughter'],
  ['Reason', 'snowbird till April'],
  ['MTC Date', '3/4/2026'],
  ['College', 'x'],
  ['Military', 'Yes'],
])('“%s” “%s” asks whether someone is in the ward', (heading, cell) =>
  expect(told(heading, cell)).toMatch(/Is this person in the ward\?$/),
);

test.each([
  ['Notes', 'just moved in'],
  ['Notes', 'recently moved from Provo'],
  ['Notes', 'was moved by her testimony'],
  ['Notes', 'Loves that we moved up the time'],
  ['College', 'BYU'],
  ['College', 'No'],
])('“%s” “%s” asks nothing about that', (heading, cell) => expect(told(heading, cell)).toBeNull());
