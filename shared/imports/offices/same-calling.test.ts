import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const callingAfter = (said: string, known: string) =>
  importPlanOf(
    // A person has said that a counselor is one of this bishopric.
    rowsOfText(`Name,Calling\nSamuel Ortiz,${said}\n`, false).rows.map(({ asks: _, ...row }) => readPerson(row)),
    [aMember({ firstName: 'Samuel', lastName: 'Ortiz', calling: known })],
  )[0]?.update?.fields.calling ?? known;

test.each([
  ['1st Counselor', 'Bishopric First Counselor'],
  ['Clerk', 'Ward Clerk'],
  ['Exec. Sec.', 'Ward Executive Secretary'],
  ['Primary Teacher', 'Primary Teacher (CTR 7)'],
  ['EQ Pres', 'Elders Quorum President'],
  ['RS 2nd Couns.', 'Relief Society Second Counselor'],
])('“%s” in a list leaves “%s” as it is', (said, known) => expect(callingAfter(said, known)).toBe(known));

test.each([
  ['2nd Counselor', 'Bishopric First Counselor'],
  ['Clerk', 'Assistant Ward Clerk'],
  ['Sunday School Teacher', 'Primary Teacher'],
  ['Ward Clerk', 'Clerk'],
  ['Organist', 'Ward Clerk'],
])('“%s” in a list replaces “%s”', (said, known) => expect(callingAfter(said, known)).toBe(said));
