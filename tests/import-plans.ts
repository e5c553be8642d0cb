import type { ExistingMember } from '#shared/imports/matching.ts';
import type { ReadRow } from '#shared/imports/person.ts';
import { planInParts, type PlannedRow } from '#shared/imports/rules.ts';

/** What an import would do with these rows, in one piece. */
export function importPlanOf(rows: readonly ReadRow[], known: readonly ExistingMember[]): PlannedRow[] {
  const planning = planInParts(rows, known);
  for (;;) {
    const { done, value } = planning.next();
    if (done) return value;
  }
}
