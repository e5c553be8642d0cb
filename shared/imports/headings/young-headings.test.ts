import { expect, test } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const TODAY = '2026-11-22';
const SCOTT: Partial<Member> = { firstName: 'Scott', lastName: 'Harmon', sex: 'male', birthYear: 1960 };
const said = (text: string, saved: Partial<Member> = SCOTT) =>
  importPlanOf(rowsOfText(text, false).rows.map(readPerson), [aMember(saved)], TODAY).map((planned) => planned.said);

const HEADINGS = (
  'Youth Name|Child|Child Name|Child’s Name|Young Man|Young Woman|Name of Youth|' +
  'Nombre del joven|Nome do jovem|Nombre de la niña|Nome da criança'
).split('|');

test.each(HEADINGS)('below “%s” are names, and a row with an adult’s name is asked about', (heading) => {
  const [scott, di] = said(`${heading},Phone\nScott Harmon,801-555-0101\n"Oak, Di",801-555-0102\n`);
  expect(scott).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(scott?.reason).toContain(heading);
  expect(di).toMatchObject({ action: 'new', name: 'Di Oak', details: '801-555-0102' });
});

test.each(['Child First Name,Child Last Name', 'Youth First,Youth Last', 'Child,Last Name'])(
  'so are the parts of a name below “%s”',
  (headings) => {
    const [scott, di] = said(`${headings},Phone\nScott,Harmon,801-555-0101\nDi,Oak,801-555-0102\n`);
    expect(scott).toMatchObject({ action: 'skip', mayBeAnother: true });
    expect(di).toMatchObject({ action: 'new', name: 'Di Oak' });
  },
);

test.each(HEADINGS)('a child or youth of the ward below “%s” is asked nothing', (heading) => {
  const sex = heading === 'Young Woman' ? 'female' : 'male';
  const birthYear = /^child|niña|criança/i.test(heading) ? 2016 : 2011;
  const text = `${heading},Phone\nScott Harmon,801-555-0101\n`;
  expect(said(text, { ...SCOTT, sex, birthYear })[0]).toMatchObject({ action: 'update' });
});

test('beside a column for the name, such a heading is about someone else', () => {
  const { rows, ignoredColumns } = rowsOfText('Name,Child\nScott Harmon,Tim Harmon\n', false);
  expect(rows.map(({ values }) => values)).toEqual([{ name: 'Scott Harmon' }]);
  expect(ignoredColumns).toEqual(['Child (people in this column aren’t imported)']);
});

test('beside a parent, a child is of the household, and no adult of the name either', () => {
  const rows = said('Last Name,Parents,Child Name\nHarmon,Lori,Scott\n');
  expect(rows).toMatchObject([
    { name: 'Lori Harmon', action: 'new' },
    { name: 'Scott Harmon', mayBeAnother: true },
  ]);
});

test.each(['Child,Parents', 'Child Name,Mother Name'])('below %s, a parent is asked about', (titles) => {
  const list = `${titles},Phone,Birthday\nScott Harmon,Lori Harmon,801-555-0101,3/4/2017\n`;
  expect(rowsOfText(list, false).rows.map((row) => readPerson(row).problem)).toEqual([
    null,
    '“Lori Harmon” is named as a parent in a list of children. Is this person in the ward?',
  ]);
});

test('parents beside the name of a youth are other people, and so is their phone', () => {
  const { rows, ignoredColumns } = rowsOfText('Youth Name,Father,Phone\nDi Oak,Tim Oak,801-555-0102\n', false);
  expect(rows.map(({ values }) => values)).toEqual([{ name: 'Di Oak' }]);
  expect(ignoredColumns).toEqual(['Father (people in this column aren’t imported)', 'Phone']);
});

test.each([
  ['Youth Phone', 'Youth Name'],
  ['Youth Cell', 'Name of Youth'],
  ['Child’s Phone', 'Child'],
])('“%s” beside “%s” is the youth’s own', (title, names) =>
  expect(rowsOfText(`${names},Age,${title}\nDi Oak,14,801-555-0102\n`, false).rows[0]?.values).toEqual({
    name: 'Di Oak',
    age: '14',
    phone: '801-555-0102',
  }),
);

test.each([
  ['Youth Phone', 'Name'],
  ['Youth Phone', 'Child'],
  ['Parent Phone', 'Youth Name'],
])('“%s” beside “%s” may be anyone’s', (title, names) =>
  expect(rowsOfText(`${names},${title}\nDi Oak,801-555-0102\n`, false).rows[0]?.values).toEqual({ name: 'Di Oak' }),
);

test.each([
  ['Camper Name,Camper Age,Parent/Guardian Name', 'Sam Reed,13,Tom Reed'],
  ['Participant First Name,Participant Last Name,Guardian', 'Sam,Reed,Tom Reed'],
  ['Student First Name,Student Last Name', 'Sam,Reed'],
])('“%s” of a form have the names of its list, and tell nothing of an age', (titles, row) => {
  const [one, ...more] = rowsOfText(`${titles}\n${row}\n`, false).rows.map(readPerson);
  expect([one?.person?.firstName, one?.person?.lastName, one?.signs, more]).toEqual(['Sam', 'Reed', undefined, []]);
});
