import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const planOf = (cells: string, calling: string | null) =>
  importPlanOf(rowsOfText(`Name,Calling,Phone\n"Smith, Jane",${cells}`, false).rows.map(readPerson), [
    aMember({ calling, phone: '801-555-0100' }),
  ])[0];

test.each([
  ['none', 'The list says “none” for the calling; kept “Bishop.”'],
  ['-', 'The list says “-” for the calling; kept “Bishop.”'],
  ['', ''],
])('a calling that the list has as “%s” is kept, and the row says so', (written, kept) => {
  expect(planOf(`${written},`, 'Bishop')?.said).toMatchObject({
    action: 'skip',
    reason: ['No changes.', kept].filter(Boolean).join(' '),
  });
  const update = planOf(`${written},801-555-0199`, 'Bishop');
  expect(update?.said.reason).toBe(['Changes: phone.', kept].filter(Boolean).join(' '));
  expect(update?.update?.fields).toEqual({ phone: '801-555-0199' });
});

test('where a member has no calling, none is nothing new', () =>
  expect(planOf('none,', null)?.said.reason).toBe('No changes.'));
