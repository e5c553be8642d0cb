import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExistingMember } from './matching.ts';
import { additionsIn, updatesIn } from './rules.ts';
import type { ReadRow } from './person.ts';
import type { ImportedPerson } from './schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

/** Few names and addresses, so that people share them in every way. */
const person = fc.record({
  firstName: fc.constantFrom('Ann', 'José', 'Jose', 'Ann Lou', 'Ann Mae'),
  lastName: fc.constantFrom('Reed', 'Dunn'),
  email: fc.constantFrom(null, null, 'a@example.org', 'A@example.org', 'b@example.org', 'c@example.org'),
  phone: fc.constantFrom(null, '555 0100', '555 0101'),
  preferredName: fc.constantFrom(null, null, 'Ann', 'Nan'),
});
type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  preferredName?: string | null;
};

const asMember = (given: Person, at: number) => aMember({ ...given, id: at + 1 });
const asRow = (given: Person, at: number): ReadRow => ({
  row: at + 2,
  name: `${given.firstName} ${given.lastName}`,
  person: { ...given, isAvailable: true } as ImportedPerson,
  problem: null,
  values: {},
});

function planned(rows: readonly ReadRow[], known: readonly ExistingMember[]) {
  const plan = importPlanOf(rows, known);
  return { additions: additionsIn(plan), updates: updatesIn(plan) };
}

test('an exported list imports without changes, even with shared names and addresses', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 7 }), (people) => {
      const plan = planned(people.map(asRow), people.map(asMember));
      expect(plan.additions).toEqual([]);
      expect(plan.updates).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test('importing a file again adds nothing new', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 7 }), fc.array(person, { maxLength: 4 }), (people, there) => {
      const rows = people.map(asRow);
      const known = there.map(asMember);
      const first = importPlanOf(rows, known);
      const [updates, additions] = [updatesIn(first), additionsIn(first)];
      const changed = known.map((member) => ({ ...member, ...updates.find(({ id }) => id === member.id)?.fields }));
      const added = additions.map((one, at) => asMember(one as Person, known.length + at));
      // Of a row that asks, and of one that is the same person's, nothing is saved, and what the others changed may answer it.
      const asked = new Set(first.filter(({ said }) => said.isProblem).map(({ said }) => said.row));
      const isAsked = (row: number): boolean => {
        const { reason } = first.find(({ said }) => said.row === row)?.said ?? {};
        return asked.has(row) || asked.has(Number(/^Same person as row (\d+)\.$/.exec(reason ?? '')?.[1]));
      };
      const second = importPlanOf(rows, [...changed, ...added]).filter(({ said }) => !isAsked(said.row));
      expect([additionsIn(second), updatesIn(second)]).toEqual([[], []]);
    }),
    {
      numRuns: 3_000,
      // Which of two members the second row means is told only once the other one has another name.
      examples: [
        [
          [
            { firstName: 'Ann', lastName: 'Dunn', email: 'A@example.org', phone: null, preferredName: null },
            { firstName: 'Ann', lastName: 'Reed', email: null, phone: '555 0100', preferredName: 'Ann' },
          ],
          [
            { firstName: 'Ann Lou', lastName: 'Reed', email: null, phone: '555 0100', preferredName: null },
            { firstName: 'Ann Lou', lastName: 'Reed', email: 'A@example.org', phone: null, preferredName: 'Ann' },
          ],
        ],
      ],
    },
  );
});

test.each(['Smith Jr', 'Smith Jr.', 'Smith, Jr.'])('a member named John %s is found as John Smith Jr', (lastName) => {
  const given = { firstName: 'John', email: null, phone: null };
  const { additions, updates } = planned(
    [asRow({ ...given, lastName: 'Smith Jr', phone: '555 0100' }, 0)],
    [asMember({ ...given, lastName }, 0)],
  );
  expect([additions.length, updates.length]).toEqual([0, 1]);
});

test('a shared address is the other person’s alone when the file gives one of the two a new one', () => {
  const given = { firstName: 'José', lastName: 'Reed', email: 'a@example.org', phone: null };
  const known = [asMember({ ...given, firstName: 'Ann', lastName: 'Dunn' }, 0), asMember(given, 1)];
  const rows = [
    { ...given, firstName: 'Ann' },
    { ...given, email: 'c@example.org' },
  ].map(asRow);
  const { additions, updates } = planned(rows, known);
  expect(additions).toEqual([]);
  expect(updates.map(({ id, fields }) => [id, fields])).toEqual([
    [1, { firstName: 'Ann', lastName: 'Reed' }],
    [2, { email: 'c@example.org' }],
  ]);
});
