import { withDates } from '#shared/imports/dates.ts';
import type { ExistingMember } from '#shared/imports/matching.ts';
import type { ReadRow } from '#shared/imports/person.ts';
import { rowsOfText } from '#shared/imports/rows.ts';
import { planInParts, type PlannedRow } from '#shared/imports/rules.ts';
import { readPeople } from '#shared/imports/same-person/several-rows.ts';
import { UnreadableFile } from '#shared/imports/unreadable.ts';

/** What an import would do with these rows, in one piece, on a Sunday in 2026. */
export function importPlanOf(
  rows: readonly ReadRow[],
  known: readonly ExistingMember[],
  today = '2026-11-22',
): PlannedRow[] {
  const planning = planInParts(rows, known, today);
  for (;;) {
    const { done, value } = planning.next();
    if (done) return value;
  }
}

function rowsIn(text: string): ReadRow[] | string {
  try {
    return readPeople(withDates(rowsOfText(text, true).rows));
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

/** Whom an import of a text would add, with what is saved of each, and what it says of every other line or of the file. */
export function importedFrom(text: string): { people: string[]; problems: string[] } {
  const rows = rowsIn(text);
  if (typeof rows === 'string') return { people: [], problems: [rows] };
  const plan = importPlanOf(rows, []);
  return {
    people: plan.flatMap(({ addition: one }) =>
      one
        ? [`${one.firstName} ${one.lastName}`, one.calling, one.phone, one.email, one.age].filter(Boolean).join(', ')
        : [],
    ),
    problems: plan.flatMap(({ said, addition }) => (addition ? [] : [said.reason ?? ''])),
  };
}
