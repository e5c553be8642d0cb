import type { ExistingMember } from '#shared/imports/matching.ts';
import type { ReadRow } from '#shared/imports/person.ts';
import { planInParts, type PlannedRow } from '#shared/imports/rules.ts';

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
