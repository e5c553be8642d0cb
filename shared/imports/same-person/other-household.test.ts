import { expect, test } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const TODAY = '2026-11-22';
const SCOTT: Partial<Member> = { firstName: 'Scott', lastName: 'Harmon', birthYear: 1960, phone: '801-555-1403' };
const said = (text: string, saved: Partial<Member> = {}) =>
  importPlanOf(rowsOfText(text, false).rows.map(readPerson), [aMember({ ...SCOTT, ...saved })], TODAY).map(
    (planned) => planned.said,
  );
const under = (heading: string, cell: string) => `Name,${heading},Email\nScott Harmon,"${cell}",s@x.org\n`;

test.each(['Household', 'Head of Household', 'Family', 'Household of'])(
  'under %s, the names of two other people say that the row may be about another person',
  (heading) => {
    const [row] = said(under(heading, 'Jensen, Mark & Ann'));
    expect(row).toMatchObject({
      action: 'skip',
      isProblem: true,
      mayBeAnother: true,
      reason:
        'This may not be the same person as Scott Harmon on the member list. This row is of the household “Jensen, Mark & Ann.” Add this row as a new person, or correct it.',
    });
  },
);

test.each<[cell: string, saved: Partial<Member>]>([
  ['Mark and Ann Jensen', {}],
  ['Mark Jensen & Ann Cole', {}],
  ['Jensen, Mark & Ann', { birthYear: null, calling: 'Bishop' }],
  ['Jensen, Mark & Ann', { birthYear: null, ageGroup: 'adult' }],
  // A grandfather of the name.
  ['Harmon, Mark & Ann', {}],
])('“%s” is another household than that of the member %o', (cell, saved) =>
  expect(said(under('Household', cell), saved)[0]).toMatchObject({ mayBeAnother: true }),
);

test.each<[cell: string, saved: Partial<Member>]>([
  ['Harmon, Scott & Lori', {}],
  ['Jensen, Lori & Scotty', {}],
  ['Jensen, Ann & S', {}],
  ['Jensen, Mark', {}],
  ['Harmon', {}],
  ['The Jensen Family', {}],
  ['Jensen, Mark & Ann', { preferredName: 'Mark' }],
  ['Jensen, Mark & Ann', { household: 'Jensen, Mark & Ann' }],
  ['Jensen, Mark & Ann', { email: 's@x.org' }],
  ['Jensen, Mark & Ann', { birthYear: 2012 }],
  ['Jensen, Mark & Ann', { birthYear: null, ageGroup: 'child' }],
  ['Harmon, Mark & Ann', { birthYear: 2003 }],
  ['Harmon, Mark & Ann', { birthYear: null }],
])('the household “%s” raises no question about the member %o', (cell, saved) =>
  expect(said(under('Household', cell), saved)[0]?.action).toBe('update'),
);

test('someone whom the ward doesn’t have is new in any household, and a key of a JSON list tells it, too', () => {
  const cell = 'Jensen, Mark & Ann';
  expect(said(under('Household', cell), { lastName: 'Cole' })[0]).toMatchObject({ action: 'new' });
  const rows = rowsOfJson(JSON.stringify([{ name: 'Scott Harmon', household: cell }])).rows.map(readPerson);
  expect(importPlanOf(rows, [aMember(SCOTT)], TODAY)[0]?.said).toMatchObject({ mayBeAnother: true });
});
