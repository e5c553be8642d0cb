import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import type { ExistingMember } from '../matching.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const JANE = aMember({ phone: '801-555-0100', sex: 'female', birthYear: 1990 });
const LONG = { ...JANE, firstName: 'Jane Ann' };

function planOf(list: string, ...known: ExistingMember[]) {
  const rows = rowsOfText(list, false).rows.map((row) => checkedOn('2026-11-22', readPerson(row)));
  return importPlanOf(rows, known);
}

test.each([
  ['"Smith, Jane Ann",F,(801) 555-0100,', JANE],
  ['"Smith, Jane A.",,801-555-0100,', JANE],
  ['"Smith, Jane Ann",F,,3 Jul 1990', JANE],
  ['"Smith, Jane",F,801-555-0100,1990', LONG],
] as const)('%s is the member %o, with or without a middle name', (row, member) => {
  const [planned] = planOf(`Name,Gender,Phone,Birth Date,Notes\n${row},sings\n`, member);
  expect(planned?.said.action).toBe('update');
  expect(planned?.said.reason).toMatch(/On the member list as Jane( Ann)? Smith\.$/);
  expect(planned?.update?.fields).not.toHaveProperty('firstName');
});

const HERS = '"Smith, Jane Ann",F,801-555-0100,1990';
test.each([
  ['another sex', '"Smith, Jane Ann",M,801-555-0100,', [JANE]],
  ['another birth year', '"Smith, Jane Ann",F,801-555-0100,2001', [JANE]],
  ['nothing but the name', '"Smith, Jane Ann",,,', [JANE]],
  ['a suffix', '"Smith, Jane Jr.",F,801-555-0100,1990', [JANE]],
  ['another middle name', '"Smith, Jane Beth",F,801-555-0100,1990', [LONG]],
  ['two members it may mean', HERS, [JANE, { ...JANE, id: 2, firstName: 'Jane Beth' }]],
  ['two rows that may mean her', `${HERS},\n"Smith, Jane Beth",F,801-555-0100,1990`, [JANE]],
  [
    'another row that has her email',
    `${HERS},\n"Cole, Jane B.",F,,,,jane@example.org`,
    [{ ...JANE, email: 'jane@example.org' }],
  ],
] as const)('a middle name with %s updates no one', (_, rows, known) => {
  const plan = planOf(`Name,Gender,Phone,Birth Date,Notes,Email\n${rows},\n`, ...known);
  expect(plan.filter(({ update, said }) => update && said.row === 2)).toEqual([]);
});
